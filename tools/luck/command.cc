#include "tools/luck/command.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/analysis.h"
#include "jasnel/luck.h"
#include "jasnel/message.h"
#include "jasnel/solver.h"
#include "tools/luck/printer.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"
#include "tools/shared/played_flags.h"
#include "tools/shared/run/batch_task.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel luck";

constexpr const char* kExamples =
    R"help(A record is that of jasnel analyse, such as a line that jasnel match --record writes. The deals are
those of two pairs, who keep their places. Full reference: docs/reference/luck.md.

Examples:
  jasnel match full:level=club simple --deals=20 --record=played.txt
  grep -v '^#' played.txt | awk 'NR % 2 == 1' | jasnel luck --input=-
  jasnel luck --input=played.txt --format=csv
  jasnel luck "$(sed -n 2p played.txt)" --lang=nl

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)help";

struct LuckOptions {
  PlayedInput played;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;
};

// A deal without an error is empty where `limits` stopped it.
LuckReport AnswerFor(Solver& solver, const SourcedRecord& source, const Limits& limits) {
  LuckReport deal;
  deal.number = source.number;
  const auto fill = [&]() -> std::optional<Error> {
    if (!source.item) return source.item.error();
    const PlayedRecord& record = *source.item;
    deal.id = record.id;
    const auto replay = ReplayDeal(record.deal);
    if (!replay) return replay.error();
    const Analysis analysis = Analyse(solver, *replay, limits);
    if (analysis.stop != Stop::kSolved) return std::nullopt;
    const auto luck = FindLuck(record.deal, *replay, record.auction, analysis);
    if (!luck) return luck.error();
    deal.luck = *luck;
    return std::nullopt;
  };
  deal.error = fill();
  return deal;
}

class LuckTask : public BatchTask<PlayedRecord, LuckReport, LuckPrinter> {
 public:
  LuckTask(const LuckOptions& options, std::unique_ptr<PlayedSource> source,
           std::unique_ptr<LuckPrinter> printer, BatchSolver& solver)
      : BatchTask(std::move(source), std::move(printer)), options_(options), solver_(solver) {}

  Message EmptyInputError() const override { return NoRecordIn(options_.played.input); }

 protected:
  std::vector<LuckReport> AnswersTo(const std::vector<SourcedRecord>& records) override {
    std::vector<LuckReport> deals(records.size());
    const Limits limits{.cancel = &Interrupted()};
    solver_.ForEach(records.size(), [&](Solver& solver, std::size_t i) {
      deals[i] = AnswerFor(solver, records[i], limits);
    });
    const auto stopped = std::find_if(deals.begin(), deals.end(), [](const LuckReport& deal) {
      return !deal.error && !deal.luck;
    });
    deals.erase(stopped, deals.end());
    return deals;
  }

 private:
  const LuckOptions& options_;
  BatchSolver& solver_;
};

class LuckCommand : public Command {
 public:
  explicit LuckCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddPlayedFlags(app_, "records of played deals, each in quotes", options_.played);
    AddFormatFlag(app_, options_.format);
    AddLanguageFlag(app_, options_.language);
    AddThreadsFlag(app_, "deals analysed in parallel (default one per processor)",
                   options_.threads);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = options_.played.Check()) {
      return PrintUsageError(kName, error->both());
    }
    CatchInterrupts();
    auto source = options_.played.Open();
    if (!source) return Fail(kName, source.error().both());
    auto printer = MakeLuckPrinter(options_.format, options_.language, (*source)->unit());
    BatchSolver solver(options_.threads);
    LuckTask task(options_, std::move(source).value(), std::move(printer), solver);
    return RunStream(kName, solver.threads(), task);
  }

 private:
  CLI::App& app_;
  LuckOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeLuckCommand(CLI::App& app) {
  return std::make_unique<LuckCommand>(app);
}

}  // namespace jasnel
