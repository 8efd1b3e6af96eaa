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
#include "tools/analyse/source.h"
#include "tools/luck/printer.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"
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
  std::vector<std::string> records;
  std::string input;
  Rules rules;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;
};

// A deal without an error is empty where `limits` stopped it.
LuckyDeal AnswerFor(Solver& solver, const SourcedRecord& source, const Limits& limits) {
  LuckyDeal deal;
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

class LuckTask : public StreamTask {
 public:
  LuckTask(const LuckOptions& options, std::unique_ptr<PlayedSource> source, BatchSolver& solver)
      : options_(options),
        source_(std::move(source)),
        solver_(solver),
        printer_(MakeLuckPrinter(options.format, options.language, source_->unit())) {}

  bool ReadItem(bool wait) override {
    auto record = source_->Next(wait);
    if (!record) return false;
    records_.push_back(*std::move(record));
    return true;
  }

  const AnySource& source() const override { return *source_; }

  Printed Start(bool /*only_one*/) override { return printer_->Start(); }

  void Answer() override {
    deals_.resize(records_.size());
    const Limits limits{.cancel = &Interrupted()};
    solver_.ForEach(records_.size(), [&](Solver& solver, std::size_t i) {
      deals_[i] = AnswerFor(solver, records_[i], limits);
    });
    records_.clear();
    const auto stopped = std::find_if(deals_.begin(), deals_.end(), [](const LuckyDeal& deal) {
      return !deal.error && !deal.luck;
    });
    deals_.erase(stopped, deals_.end());
  }

  std::vector<Printed> TakeAnswers() override {
    std::vector<Printed> given;
    for (const LuckyDeal& deal : deals_) {
      errors_ |= deal.error.has_value();
      given.push_back(printer_->Print(deal));
    }
    deals_.clear();
    return given;
  }

  Printed Finish() override { return printer_->Finish(); }
  bool failed() const override { return errors_; }
  Message EmptyInputError() const override { return NoRecordIn(options_.input); }

 private:
  const LuckOptions& options_;
  std::unique_ptr<PlayedSource> source_;
  BatchSolver& solver_;
  std::unique_ptr<LuckPrinter> printer_;
  std::vector<SourcedRecord> records_;
  std::vector<LuckyDeal> deals_;
  bool errors_ = false;
};

class LuckCommand : public Command {
 public:
  explicit LuckCommand(CLI::App& app)
      : app_(*app.add_subcommand(
            "luck", "What the cards, the calls and the play made of results, and who is better.")) {
    app_.footer(kExamples);
    AddTexts(app_, "RECORD", "records of played deals, each in quotes", options_.records)
        ->type_name("");
    AddInputFlag(app_, "read records from a file, one a line, - for standard input",
                 options_.input);
    AddRulesFlag(app_, "for records without rules: a rule set and changes to it (default kbn)",
                 options_.rules);
    AddFormatFlag(app_, options_.format);
    AddLanguageFlag(app_, options_.language);
    AddThreadsFlag(app_, "deals analysed in parallel (default one per processor)",
                   options_.threads);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckRecordsGiven(options_.records, options_.input)) {
      return PrintUsageError(kName, error->both());
    }
    CatchInterrupts();
    auto source = RecordsOf(options_.records, options_.input, options_.rules);
    if (!source) return Fail(kName, source.error().both());
    BatchSolver solver(options_.threads);
    LuckTask task(options_, std::move(source).value(), solver);
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
