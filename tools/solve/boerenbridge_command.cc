#include "tools/solve/boerenbridge_command.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/records/boerenbridge_solved_deal.h"
#include "jasnel/boerenbridge/solver.h"
#include "solver/threads.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/input/boerenbridge_deal_source.h"
#include "tools/shared/run/batch_task.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/text/output.h"
#include "tools/solve/boerenbridge_options.h"
#include "tools/solve/boerenbridge_printer.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kName = "jasnel boerenbridge solve";

constexpr const char* kExamples =
    R"(A deal line is 0: and the hands (spades.hearts.diamonds.clubs) clockwise from the dealer's left, and
fields: bids= taken= leader= trick=.
Full reference: docs/reference/boerenbridge-solver.md.

Examples:
  jasnel boerenbridge solve '0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0'
  jasnel boerenbridge solve 0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0 --cards --lang=nl
  jasnel boerenbridge solve 0:A8.K.4. KT..J5. 7.QT.8. --paranoid --scores
  echo '0:A8.K.. KT...9 .Q.8. bids=1,2,0 trick=HA leader=2' > deals.txt
  jasnel boerenbridge solve --input=deals.txt --format=json
  jasnel boerenbridge solve --input=- --paranoid=1 --cards --nodes=1000000 < deals.txt

Exit status: 0 all answered; 1 an input was wrong or took too many nodes, the rest was answered;
2 the command line was wrong; 130 stopped by Ctrl-C.)";

std::unique_ptr<SolvePrinter> MakePrinter(const SolveOptions& options, std::string_view unit) {
  if (options.format == Format::kJson) return MakeJsonPrinter(options);
  if (options.format == Format::kCsv) return MakeCsvPrinter(options);
  return MakeTextPrinter(options, unit);
}

// What is missing for what is asked, if anything.
std::optional<Error> BidsMissing(const SolveOptions& options, const SolvedDeal& deal) {
  if (deal.deal.has_bids || !NeedsBids(options.form())) return std::nullopt;
  if (options.is_paranoid()) {
    return Error{
        Say("no bids; expected bids= with a number for each hand, which --cards needs",
            "geen biedingen; verwacht biedingen= met een getal voor elke hand, die zijn nodig "
            "voor --cards")};
  }
  return Error{Say(
      "no bids; expected bids= with a number for each hand, or --paranoid for what seats can force",
      "geen biedingen; verwacht biedingen= met een getal voor elke hand, of --paranoid voor wat "
      "plaatsen kunnen afdwingen")};
}

// Finds what the options ask of `deal.deal`, or its error. False where it was interrupted.
bool SolveDeal(const SolveOptions& options, Solver& solver, SolvedDeal& deal) {
  deal.error = BidsMissing(options, deal);
  if (deal.error) return true;
  const Limits limits = {.nodes = options.nodes, .cancel = &Interrupted()};
  const SolveEnd end = Solve(options.form(), limits, solver, deal);
  if (end.stop == Stop::kCancelled) return false;
  if (end.stop == Stop::kSolved) return true;
  const Message seat = end.seat ? Say("seat $0: ", "plaats $0: ", *end.seat) : Message();
  deal.error =
      Error{Say("$0not solved within $1 nodes; expected --nodes= with more, or 0 for no limit",
                "$0niet opgelost binnen $1 nodes; verwacht --nodes= met meer, of 0 voor geen "
                "grens",
                seat, options.nodes)};
  return true;
}

class SolveTask : public BatchTask<DealLine, SolvedDeal, SolvePrinter> {
 public:
  SolveTask(const SolveOptions& options, std::unique_ptr<DealSource> source,
            std::unique_ptr<SolvePrinter> printer, int threads)
      : BatchTask(std::move(source), std::move(printer)), options_(options), threads_(threads) {}

  Message EmptyInputError() const override { return NoDealIn(options_.input); }

 protected:
  std::vector<SolvedDeal> AnswersTo(const std::vector<Sourced<DealLine>>& sourced) override {
    std::vector<SolvedDeal> deals(sourced.size());
    std::vector<char> answered(deals.size(), 1);
    const std::size_t needed = std::min(deals.size(), static_cast<std::size_t>(threads_));
    while (solvers_.size() < needed) solvers_.emplace_back();
    OnPieces(deals.size(), threads_, [&](std::size_t i, int thread) {
      SolvedDeal& deal = deals[i];
      deal.number = sourced[i].number;
      if (!sourced[i].item) {
        deal.error = sourced[i].item.error();
        return;
      }
      deal.deal = *sourced[i].item;
      Solver& solver = solvers_[static_cast<std::size_t>(thread)];
      answered[i] = SolveDeal(options_, solver, deal) ? 1 : 0;
    });
    const auto stopped = std::find(answered.begin(), answered.end(), 0);
    deals.resize(static_cast<std::size_t>(stopped - answered.begin()));
    return deals;
  }

 private:
  const SolveOptions& options_;
  int threads_;
  std::vector<Solver> solvers_;  // of the threads that have had work
};

class SolveCommand : public Command {
 public:
  explicit SolveCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddSolveFlags(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckSolveOptions(options_)) {
      return PrintUsageError(kName, error->both());
    }
    CatchInterrupts();
    auto source = DealsOf(options_.deals, options_.input);
    if (!source) return Fail(kName, source.error().both());
    const int threads = options_.threads > 0 ? options_.threads : DefaultThreads();
    auto printer = MakePrinter(options_, (*source)->unit());
    SolveTask task(options_, std::move(source).value(), std::move(printer), threads);
    return RunStream(kName, threads, task);
  }

 private:
  CLI::App& app_;
  SolveOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeSolveCommand(CLI::App& app) {
  return std::make_unique<SolveCommand>(app);
}

}  // namespace jasnel::boerenbridge
