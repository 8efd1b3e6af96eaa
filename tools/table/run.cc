#include "tools/table/run.h"

#include <memory>
#include <utility>

#include "jasnel/solver.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

// Who leads; all checks of a deal line are those of a position with any trump.
Result<Seat> LeaderOf(const DealLine& deal) {
  const auto position = ToPosition(deal, Suit::kSpades);
  if (!position) return position.error();
  return position->leader;
}

class TableTask : public StreamTask {
 public:
  TableTask(const TableOptions& options, std::unique_ptr<DealSource> source, BatchSolver& solver,
            TablePrinter& printer)
      : options_(options), source_(std::move(source)), solver_(solver), printer_(printer) {}

  bool ReadItem(bool wait) override {
    const auto sourced = source_->Next(wait);
    if (!sourced) return false;
    TabledDeal& deal = deals_.emplace_back();
    deal.number = sourced->number;
    deal.board = ++taken_in_;
    if (!sourced->item) {
      deal.error = sourced->item.error();
      return true;
    }
    deal.deal = WithDefaults(*sourced->item, options_.defaults);
    if (deal.deal.board) deal.board = static_cast<std::size_t>(*deal.deal.board);
    deal.error = Begin(deal);
    return true;
  }

  const AnySource& source() const override { return *source_; }

  Printed Start(bool) override { return {printer_.Start(), ""}; }

  void Answer() override {
    solver_.ForEach(deals_.size(), [&](Solver& solver, std::size_t i) {
      if (!deals_[i].error) Solve(solver, deals_[i]);
    });
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      if (deals_[i].error || deals_[i].table.stop == Stop::kSolved) continue;
      deals_.resize(i);
      break;
    }
  }

  std::vector<Printed> TakeAnswers() override {
    std::vector<Printed> given;
    for (const TabledDeal& deal : deals_) {
      errors_ |= deal.error.has_value();
      if (deal.error && !printer_.prints_errors()) {
        given.push_back(
            {"", AtPlace(source_->unit(), deal.number, *deal.error, options_.language)});
      } else {
        given.push_back({printer_.Print(deal), ""});
      }
    }
    deals_.clear();
    return given;
  }

  Printed Finish() override { return {printer_.Finish(), ""}; }
  bool failed() const override { return errors_; }
  Message EmptyInputError() const override { return NoDealIn(options_.input); }

 private:
  // What is wrong with the deal, if anything.
  std::optional<Error> Begin(TabledDeal& deal) const {
    DealLine line = deal.deal;
    // Any seat will do where all lead in turn.
    if (options_.all_leaders && !line.leader && !line.dealer) line.leader = Seat::kNorth;
    const auto leader = LeaderOf(line);
    if (!leader) return leader.error();
    deal.leader = *leader;
    return printer_.Prepare(deal);
  }

  void Solve(Solver& solver, TabledDeal& deal) const {
    TableRequest request;
    request.rules = *deal.deal.rules;
    request.leaders = {deal.leader};
    if (options_.all_leaders) request.leaders.assign(kAllSeats.begin(), kAllSeats.end());
    request.limits.cancel = &Interrupted();
    auto table = SolveTrumpTable(solver, deal.deal.hands, request);
    if (table) {
      deal.table = std::move(table).value();
    } else {
      deal.error = table.error();
    }
  }

  const TableOptions& options_;
  std::unique_ptr<DealSource> source_;
  BatchSolver& solver_;
  TablePrinter& printer_;
  std::vector<TabledDeal> deals_;
  std::size_t taken_in_ = 0;
  bool errors_ = false;
};

}  // namespace

ExitStatus RunTables(const char* command, const TableOptions& options, TablePrinter& printer) {
  if (const auto error = CheckDealsGiven(options.deals, options.input, command, "dealer=E")) {
    return PrintUsageError(command, error->both());
  }
  if (options.all_leaders && options.defaults.leader) {
    return PrintUsageError(command, Say("--leader with --all-leaders; expected one of the two",
                                        "--leader met --all-leaders; verwacht een van de twee"));
  }
  CatchInterrupts();
  auto source = DealsOf(options.deals, options.input);
  if (!source) return Fail(command, source.error().both());
  BatchSolver solver(options.threads);
  TableTask task(options, std::move(source).value(), solver, printer);
  return RunStream(command, solver.threads(), task);
}

}  // namespace jasnel
