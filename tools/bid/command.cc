#include "tools/bid/command.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "engine/records/answered_bid.h"
#include "jasnel/bidding.h"
#include "jasnel/solver.h"
#include "tools/bid/options.h"
#include "tools/bid/printer.h"
#include "tools/bid/source.h"
#include "tools/bid/text.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/one_by_one_task.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/run/terminal_line.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel bid";

constexpr const char* kExamples =
    R"(A bid line is a hand of eight cards (spades.hearts.diamonds.clubs) and fields: dealer= seat=
auction= turned= rules= given=.
Full reference: docs/reference/bid.md.

Examples:
  jasnel bid J97.AT.K8.7 --dealer=N --worlds=100
  jasnel bid --hand=J97.AT.K8.7 --dealer=N --seat=S --auction=pass --until-clear --lang=nl
  jasnel bid 'J97.AT.K8.7 dealer=N auction=pass rules=bedum turned=S' --precision=5 --format=json
  jasnel bid J97.AT.K8.7 --dealer=N --given='S:AT... - - -' --budget-ms=200
  printf '%s\n' J97.AT.K8.7 AK.QT9.A7.8 > hands.txt
  jasnel bid --input=hands.txt --dealer=W --worlds=64 --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)";

class BidTask : public OneByOneTask<BidLine, AnsweredBid> {
 public:
  BidTask(const BidOptions& options, std::unique_ptr<BidSource> source, BatchSolver& solver)
      : OneByOneTask(std::move(source)),
        options_(options),
        defaults_(options.Defaults()),
        solver_(solver),
        printer_(MakeBidPrinter({.language = options.language,
                                 .unit = this->source().unit(),
                                 .numbered = !options.hand.has_value()},
                                options.format)) {}

  Printed Start(bool /*only_one*/) override { return printer_->Start(); }
  Printed Finish() override { return printer_->Finish(); }
  Message EmptyInputError() const override { return NoBidIn(options_.input); }

 protected:
  std::optional<Error> Ask(const BidLine& line, AnsweredBid& bid) override {
    bid.seed = options_.request.seed;
    const auto question = ToQuestion(WithDefaults(line, defaults_));
    if (!question) return question.error();
    bid.question = *question;
    return std::nullopt;
  }

  bool Answer(AnsweredBid& bid) override {
    if (line_.on_terminal()) line_.Show(BookLine(*bid.question, options_.language));
    BidRequest request = options_.request;
    request.cancel = &Interrupted();
    if (!options_.open_hands) request.calibration = Calibration::For(bid.question->rules);
    auto answer = EvaluateBid(solver_, *bid.question, request);
    line_.Clear();
    const bool stopped = answer ? answer->stop == Stop::kCancelled : Interrupted().load();
    if (stopped) return false;
    if (answer) {
      bid.answer = std::move(answer).value();
    } else {
      bid.error = answer.error();
    }
    return true;
  }

  Printed Print(const AnsweredBid& bid) override { return printer_->Print(bid); }

 private:
  const BidOptions& options_;
  const BidLine defaults_;
  BatchSolver& solver_;
  std::unique_ptr<BidPrinter> printer_;
  TerminalLine line_;
};

class BidCommand : public Command {
 public:
  explicit BidCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddBidOptions(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckBidsGiven(options_)) return PrintUsageError(kName, error->both());
    CatchInterrupts();
    if (options_.hand) return RunWith(BidOf(*options_.hand));
    auto source = BidsOf(options_.lines, options_.input);
    if (!source) return Fail(kName, source.error().both());
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
