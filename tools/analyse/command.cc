#include "tools/analyse/command.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/records/analysed_deal.h"
#include "jasnel/convention.h"
#include "jasnel/fair.h"
#include "jasnel/message.h"
#include "jasnel/solver.h"
#include "tools/analyse/printer.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"
#include "tools/shared/played_flags.h"
#include "tools/shared/players/convention_files.h"
#include "tools/shared/run/batch_task.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel analyse";

constexpr const char* kExamples =
    R"help(A record is a JSON object: deal (the hands as dealt), tricks, dealer or the first leader,
trump and declarer or the auction, and rules if they are not those of --rules. It may mark what went
wrong at the table: roem_claim, mended, accused_by and short_hand in a trick, individual and
as_played of the deal.
Full reference: docs/reference/analyse.md.

Examples:
  echo '{"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","dealer":"E","auction":["pass","H"],"tricks":[{"cards":["S9","S7","SA","SK"]},{"cards":["SJ","HK","HT","S8"]}]}' > played.txt
  jasnel analyse --input=played.txt
  jasnel analyse --input=played.txt --lang=nl --summary
  jasnel analyse --input=played.txt --fair
  jasnel analyse --input=played.txt --conventions=bedum
  jasnel analyse --input=- --format=csv < played.txt
  jasnel analyse "$(cat played.txt)" --rules=nku-rotterdam --format=json

Exit status: 0 all analysed; 1 an input was wrong, the rest was analysed; 2 the command line was
wrong; 130 stopped by Ctrl-C.)help";

struct AnalyseOptions {
  PlayedInput played;
  bool summary = false;
  bool fair = false;
  std::shared_ptr<const ConventionCard> conventions;
  std::optional<std::uint64_t> worlds;
  std::optional<std::uint64_t> seed;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;
};

class AnalyseTask : public BatchTask<PlayedRecord, AnalysedDeal, AnalysisPrinter> {
 public:
  AnalyseTask(const AnalyseOptions& options, std::unique_ptr<PlayedSource> source,
              std::unique_ptr<AnalysisPrinter> printer, BatchSolver& solver)
      : BatchTask(std::move(source), std::move(printer)), options_(options), solver_(solver) {}

  Message EmptyInputError() const override { return NoRecordIn(options_.played.input); }

 protected:
  std::vector<AnalysedDeal> AnswersTo(const std::vector<SourcedRecord>& records) override {
    std::vector<AnalysedDeal> deals(records.size());
    const Limits limits{.cancel = &Interrupted()};
    solver_.ForEach(records.size(), [&](Solver& solver, std::size_t i) {
      deals[i] = AnalyseRecord(solver, records[i].number, records[i].item, limits);
    });
    if (options_.fair) JudgeDeals(deals);
    const auto stopped = std::find_if(deals.begin(), deals.end(), [](const AnalysedDeal& deal) {
      return deal.analysis.stop != Stop::kSolved;
    });
    deals.erase(stopped, deals.end());
    return deals;
  }

 private:
  // One deal after another, each on all threads; those after a stop are left as they are, since
  // they are not printed.
  void JudgeDeals(std::vector<AnalysedDeal>& deals) {
    FairRequest request;
    request.seed = options_.seed.value_or(request.seed);
    request.worlds = options_.worlds.value_or(request.worlds);
    request.cancel = &Interrupted();
    for (AnalysedDeal& deal : deals) {
      AddFairJudgement(solver_, request, deal);
      if (deal.analysis.stop != Stop::kSolved) return;
    }
  }

  const AnalyseOptions& options_;
  BatchSolver& solver_;
};

ExitStatus AnalyseRecords(const AnalyseOptions& options) {
  CatchInterrupts();
  auto source = options.played.Open();
  if (!source) return Fail(kName, source.error().both());
  auto printer = MakeAnalysisPrinter({.language = options.language,
                                      .summary = options.summary,
                                      .fair = options.fair,
                                      .conventions = options.conventions,
                                      .unit = (*source)->unit()},
                                     options.format);
  BatchSolver solver(options.threads);
  AnalyseTask task(options, std::move(source).value(), std::move(printer), solver);
  return RunStream(kName, solver.threads(), task);
}

class AnalyseCommand : public Command {
 public:
  explicit AnalyseCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddPlayedFlags(app_, "records of played deals, each in quotes", options_.played);
    AddSwitch(app_, "--summary", "only the result and the totals, without cards and tricks",
              options_.summary);
    AddSwitch(app_, "--fair", "judges calls and cards by what their players could know",
              options_.fair);
    AddFlag(app_, "--conventions", "NAME|FILE",
            "explains what the cards said to the partner, by a card of signals: bedum,\n"
            "bedum-opposite, one signal, or a file (docs/guides/conventions.md)",
            FindConventions, options_.conventions);
    AddFlag(
        app_, "--worlds", "N",
        "with --fair: deals of the hidden cards to play out for each card, and to solve in\n"
        "proportion (default 300)",
        [](const std::string& text) -> Result<std::optional<std::uint64_t>> {
          const auto worlds = ReadNumber<std::uint64_t>(text, 1, kMostFairWorlds);
          if (!worlds) return worlds.error();
          return std::optional(*worlds);
        },
        options_.worlds);
    AddFlag(
        app_, "--seed", "N",
        "with --fair: seed of these deals (default 1); --threads does not change the answer",
        [](const std::string& text) -> Result<std::optional<std::uint64_t>> {
          const auto seed =
              ReadNumber<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max());
          if (!seed) return seed.error();
          return std::optional(*seed);
        },
        options_.seed);
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
    if (!options_.fair && (options_.worlds || options_.seed)) {
      return PrintUsageError(kName, Say("$0 without --fair; expected --fair too",
                                        "$0 zonder --fair; verwacht ook --fair",
                                        options_.worlds ? "--worlds" : "--seed"));
    }
    if (options_.conventions && (options_.summary || options_.format != Format::kText)) {
      return PrintUsageError(kName, Say("--conventions with $0; expected it without",
                                        "--conventions met $0; verwacht het zonder",
                                        options_.summary ? "--summary" : "--format"));
    }
    return AnalyseRecords(options_);
  }

 private:
  CLI::App& app_;
  AnalyseOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeAnalyseCommand(CLI::App& app) {
  return std::make_unique<AnalyseCommand>(app);
}

}  // namespace jasnel
