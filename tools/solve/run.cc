#include "tools/solve/run.h"

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/solver.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/text/output.h"
#include "tools/solve/check_printer.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

constexpr const char* kCommand = "jasnel solve";

SolveRequest RequestOf(const SolveOptions& options) {
  SolveRequest request;
  request.objective = options.objective;
  request.cards = options.cards;
  request.best = request.line = !options.check && !options.value_only;
  request.limits.cancel = &Interrupted();
  return request;
}

// What is to be answered for a deal, and the positions it takes.
class Chunk {
 public:
  explicit Chunk(const SolveOptions& options) : options_(&options) {}

  std::size_t size() const { return deals_.size(); }

  void Add(const SourcedDeal& sourced) {
    DealAnswers& answers = deals_.emplace_back();
    answers.number = sourced.number;
    if (!sourced.item) {
      answers.error = sourced.item.error();
      return;
    }
    answers.deal = WithDefaults(*sourced.item, options_->defaults);
    if (options_->check) answers.error = CannotCheck(answers.deal);
    if (!answers.error) answers.error = AddTrumps(answers, options_->objective);
  }

  // Solves all positions. The deals up to the first that was cancelled are kept.
  void Solve(BatchSolver& solver) {
    std::vector<Position> positions;
    std::vector<TrumpAnswer*> solved;
    std::vector<std::size_t> owners;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
      for (TrumpAnswer& answer : deals_[i].trumps) {
        if (answer.error) continue;
        positions.push_back(answer.position);
        solved.push_back(&answer);
        owners.push_back(i);
      }
    }
    auto solutions = solver.Solve(positions, RequestOf(*options_));
    for (std::size_t i = 0; i < solutions.size(); ++i) {
      if (!solutions[i]) {
        solved[i]->error = solutions[i].error();
      } else if (solutions[i]->stop == Stop::kSolved) {
        solved[i]->solution = std::move(solutions[i]).value();
      } else {
        deals_.resize(owners[i]);
        break;
      }
    }
  }

  const std::vector<DealAnswers>& deals() const { return deals_; }

 private:
  const SolveOptions* options_;
  std::vector<DealAnswers> deals_;
};

class SolveTask : public StreamTask {
 public:
  SolveTask(const SolveOptions& options, std::unique_ptr<DealSource> source, BatchSolver& solver)
      : options_(options), source_(std::move(source)), solver_(solver), chunk_(options) {}

  bool ReadItem(bool wait) override {
    const auto deal = source_->Next(wait);
    if (deal) chunk_.Add(*deal);
    return deal.has_value();
  }

  const AnySource& source() const override { return *source_; }

  // How text looks depends on whether there is a second deal.
  std::size_t waits_for() const override { return options_.format == Format::kText ? 2 : 1; }

  Printed Start(bool only_one) override {
    MakePrinter(only_one);
    return printer_->Start();
  }

  void Answer() override { chunk_.Solve(solver_); }

  std::vector<Printed> TakeAnswers() override {
    std::vector<Printed> given;
    for (const DealAnswers& deal : chunk_.deals()) {
      errors_ |= deal.error.has_value();
      for (const TrumpAnswer& answer : deal.trumps) errors_ |= answer.error.has_value();
      given.push_back(printer_->Print(deal));
    }
    chunk_ = Chunk(options_);
    return given;
  }

  Printed Finish() override { return printer_->Finish(); }
  bool failed() const override { return errors_ || printer_->failed(); }
  Message EmptyInputError() const override { return NoDealIn(options_.input); }

 private:
  void MakePrinter(bool only_one) {
    SolveStyle style;
    style.objective = options_.objective;
    style.language = options_.language;
    style.cards = options_.cards;
    style.value_only = options_.value_only;
    style.picture = only_one;
    style.unit = source_->unit();
    if (options_.check) {
      printer_ = MakeCheckPrinter(style, options_.format);
    } else if (options_.format == Format::kJson) {
      printer_ = MakeJsonPrinter(style);
    } else if (options_.format == Format::kCsv) {
      printer_ = MakeCsvPrinter(style);
    } else {
      printer_ = MakeTextPrinter(style);
    }
  }

  const SolveOptions& options_;
  std::unique_ptr<DealSource> source_;
  BatchSolver& solver_;
  Chunk chunk_;
  std::unique_ptr<SolvePrinter> printer_;
  bool errors_ = false;
};

}  // namespace

ExitStatus SolveDeals(const SolveOptions& options) {
  CatchInterrupts();
  auto source = DealsOf(options.deals, options.input);
  if (!source) return Fail(kCommand, source.error().both());
  BatchSolver solver(options.threads);
  SolveTask task(options, std::move(source).value(), solver);
  return RunStream(kCommand, solver.threads(), task);
}

}  // namespace jasnel
