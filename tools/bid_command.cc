#include "tools/bid_command.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/bid.h"
#include "solver/batch.h"
#include "tools/answered_bid.h"
#include "tools/bid_options.h"
#include "tools/bid_printer.h"
#include "tools/bid_source.h"
#include "tools/interrupt.h"
#include "tools/output.h"
#include "tools/stream_run.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel bid";

constexpr const char* kExamples =
    R"(A bid line is a hand of eight cards (spades.hearts.diamonds.clubs) and fields: dealer= seat= auction=
turned= rules= given=. docs/bid.md says all.

Examples:
  jasnel bid J97.AT.K8.7 --dealer=N --worlds=100
  jasnel bid --hand=J97.AT.K8.7 --dealer=N --seat=S --auction=pass --until-clear --lang=nl
  jasnel bid 'J97.AT.K8.7 dealer=N auction=pass rules=bedum turned=S' --precision=5 --format=json
  jasnel bid J97.AT.K8.7 --dealer=N --given='S:AT... - - -' --budget-ms=200
  printf '%s\n' J97.AT.K8.7 AK.QT9.A7.8 > hands.txt
  jasnel bid --input=hands.txt --dealer=W --worlds=64 --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)";

class BidTask : public StreamTask {
 public:
  BidTask(const BidOptions& options, std::unique_ptr<BidSource> source, BatchSolver& solver)
      : options_(options),
        defaults_(options.Defaults()),
        source_(std::move(source)),
        solver_(solver),
        printer_(MakeBidPrinter({.language = options.language,
                                 .unit = source_->unit(),
                                 .numbered = !options.hand.has_value()},
                                options.format)) {}

  // One by one: all threads look at the same hand.
  bool TakeIn(bool wait) override {
    if (bid_) return false;
    const auto sourced = source_->Next(wait);
    if (!sourced) return false;
    bid_.emplace();
    bid_->number = sourced->number;
    bid_->seed = options_.request.seed;
    if (!sourced->item) {
      bid_->error = sourced->item.error();
      return true;
    }
    const auto question = ToQuestion(WithDefaults(*sourced->item, defaults_));
    if (question) {
      bid_->question = *question;
    } else {
      bid_->error = question.error();
    }
    return true;
  }

  const Input& input() const override { return *source_; }

  Printed Start(bool /*only_one*/) override { return printer_->Start(); }

  void Answer() override {
    if (!bid_ || bid_->error) return;
    BidRequest request = options_.request;
    request.cancel = &Interrupted();
    if (!options_.open_hands) request.calibration = Calibration::For(bid_->question->rules);
    auto answer = EvaluateBid(solver_, *bid_->question, request);
    const bool stopped = answer ? answer->stop == Stop::kCancelled : Interrupted().load();
    if (stopped) {
      bid_.reset();
    } else if (answer) {
      bid_->answer = std::move(answer).value();
    } else {
      bid_->error = answer.error();
    }
  }

  std::vector<Printed> GiveOut() override {
    if (!bid_) return {};
    errors_ |= bid_->error.has_value();
    std::vector<Printed> given = {printer_->Print(*bid_)};
    bid_.reset();
    return given;
  }

  Printed Finish() override { return printer_->Finish(); }
  bool failed() const override { return errors_; }
  std::string Nothing() const override { return NoBidIn(options_.input); }

 private:
  const BidOptions& options_;
  const BidLine defaults_;
  std::unique_ptr<BidSource> source_;
  BatchSolver& solver_;
  std::unique_ptr<BidPrinter> printer_;
  std::optional<AnsweredBid> bid_;  // that was taken in
  bool errors_ = false;
};

class BidCommand : public Command {
 public:
  explicit BidCommand(CLI::App& app)
      : app_(*app.add_subcommand(
            "bid", "What each call is worth to a player who sees one hand: play or pass?")) {
    app_.footer(kExamples);
    AddBidOptions(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckBidsGiven(options_)) return PrintUsageError(kName, error->message);
    CatchInterrupts();
    if (options_.hand) return RunWith(BidOf(*options_.hand));
    auto source = BidsOf(options_.lines, options_.input);
    if (!source) return Fail(kName, source.error().message);
    return RunWith(std::move(source).value());
  }

 private:
  ExitStatus RunWith(std::unique_ptr<BidSource> source) {
    BatchSolver solver(options_.threads);
    BidTask task(options_, std::move(source), solver);
    return RunStream(kName, solver.threads(), task);
  }

  CLI::App& app_;
  BidOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeBidCommand(CLI::App& app) { return std::make_unique<BidCommand>(app); }

}  // namespace jasnel
