#include "tools/bench/options.h"
#include "tools/bench/tasks.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/progress.h"

namespace jasnel {
namespace {

constexpr const char* kBenchExamples =
    R"(Nodes are cards played in the search; they and the signature are the same on every machine.
Everything except --growth and --soundness runs on one thread. The output is in English only.
Full reference: docs/reference/bench.md.

Examples:
  jasnel bench --quick
  jasnel bench --quick --format=csv > bench.csv
  jasnel bench --ablation --deals=1 --endings=10
  jasnel bench --growth --deals=10
  jasnel bench --oracle --deals=1
  echo 'N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. trump=H leader=E' > deals.txt
  jasnel bench --input=deals.txt --cards
  jasnel bench --ablation --input=deals.txt --off=ordering
  jasnel bench --soundness --deals=1 --endings=500 --seed=7

Exit status: 0 all done; 1 an input was wrong, or two searches differ; 2 the command line was wrong;
130 stopped by Ctrl-C, after printing the results so far.)";

class BenchCommand : public Command {
 public:
  explicit BenchCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kBenchExamples);
    AddBenchFlags(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckBenchOptions(app_, options_)) {
      return PrintUsageError("jasnel bench", error->both());
    }
    options_.rules_given = IsGiven(app_, "--rules");
    CatchInterrupts();
    switch (options_.task()) {
      case BenchTask::kInput:
        return BenchInput(options_);
      case BenchTask::kAblation:
        return BenchAblation(options_);
      case BenchTask::kGrowth:
        return BenchGrowth(options_);
      case BenchTask::kOracle:
        return BenchOracle(options_);
      case BenchTask::kSoundness:
        return BenchSoundness(options_);
      case BenchTask::kSuite:
        break;
    }
    return BenchSuite(options_);
  }

 private:
  CLI::App& app_;
  BenchOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeBenchCommand(CLI::App& app) {
  return std::make_unique<BenchCommand>(app);
}

}  // namespace jasnel
