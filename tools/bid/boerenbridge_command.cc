#include "tools/bid/boerenbridge_command.h"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/substitute.h"
#include "engine/records/boerenbridge_answered_bid.h"
#include "engine/records/boerenbridge_bid_record.h"
#include "engine/requests/boerenbridge_bid_line.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/bid/boerenbridge_options.h"
#include "tools/bid/boerenbridge_text.h"
#include "tools/bid/boerenbridge_words.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/input/line_source.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/one_by_one_task.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/shared/text/output.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kName = "jasnel boerenbridge bid";
constexpr Phrase kExpected = {
    "bid lines, such as AK2.Q8.T98.A7 players=5 bids=2,0",
    "handen, een per regel, zoals AH2.V8.1098.A7 spelers=5 biedingen=2,0"};
constexpr const char* kUnit = "hand";

constexpr const char* kExamples =
    R"(A bid line is a hand (spades.hearts.diamonds.clubs) and fields: players= cards= seat= bids=. Spades
are trumps, seat 0 is left of the dealer and bids first.
Full reference: docs/reference/boerenbridge.md.

Examples:
  jasnel boerenbridge bid AK2.Q8.T98.A7 --players=5 --worlds=200
  jasnel boerenbridge bid --hand=A..K. --players=4 --seat=3 --bids=0,1,0 --lang=nl
  jasnel boerenbridge bid 'AQ7.K.J98. players=3 bids=2' --precision=0.5 --format=json
  printf '%s\n' 'A... bids=0,1' 'K.A.. bids=1' > hands.txt
  jasnel boerenbridge bid --input=hands.txt --worlds=100 --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)";

using BidSource = Source<BidLine>;

bool BeginsBid(std::string_view item, std::string_view word) {
  return BeginsBidLine(item, word, ParseBidLine);
}

// The columns of CSV.
const std::vector<std::string>& Columns() {
  static const std::vector<std::string> columns = WithLineNumber(BidRowNames());
  return columns;
}

class BidTask : public OneByOneTask<BidLine, AnsweredBid> {
 public:
  BidTask(const BidOptions& options, std::unique_ptr<BidSource> source)
      : OneByOneTask(std::move(source)), options_(options) {}

  Printed Start(bool /*only_one*/) override {
    if (options_.format != Format::kCsv) return {};
    return {CsvHeader(Columns()), ""};
  }

  Printed Finish() override {
    if (!any_page_) return {};
    return {std::string("\n") + BidWordsOf(options_.language).about, ""};
  }

  Message EmptyInputError() const override {
    return Say("$0: no bid line in it; expected $1", "$0: geen hand erin; verwacht $1",
               options_.input, kExpected);
  }

 protected:
  std::optional<Error> Ask(const BidLine& line, AnsweredBid& bid) override {
    bid.seed = options_.request.seed;
    const auto view = ToBidView(WithDefaults(line, options_.defaults));
    if (!view) return view.error();
    bid.view = *view;
    return std::nullopt;
  }

  bool Answer(AnsweredBid& bid) override {
    BidRequest request = options_.request;
    request.cancel = &Interrupted();
    const auto start = std::chrono::steady_clock::now();
    auto answer = EvaluateBid(*bid.view, request);
    bid.time = std::chrono::duration_cast<std::chrono::microseconds>(
        std::chrono::steady_clock::now() - start);
    if (!answer) {
      bid.error = answer.error();
      return true;
    }
    bid.answer = std::move(answer).value();
    return !Interrupted();
  }

  Printed Print(const AnsweredBid& bid) override {
    const Language language = options_.language;
    switch (options_.format) {
      case Format::kJson:
        return {JsonLine(WithLineNumber(BidRecord(bid, language), bid.number)), ""};
      case Format::kCsv: {
        Printed printed;
        for (const Record& row : BidRows(bid, language)) {
          printed.out += CsvLine(WithLineNumber(row, bid.number), Columns());
        }
        return printed;
      }
      case Format::kText:
        break;
    }
    if (bid.error) return {"", AtPlace(source().unit(), bid.number, *bid.error, options_.language)};
    const std::string page = BidText(bid, NumberOf(bid), language);
    return {std::exchange(any_page_, true) ? "\n" + page : page, ""};
  }

 private:
  std::string NumberOf(const AnsweredBid& bid) const {
    if (options_.hand) return "";
    const BidWords& words = BidWordsOf(options_.language);
    const char* const form = source().unit() == kUnit ? words.hand : words.line;
    return absl::Substitute(form, bid.number) + " ";
  }

  const BidOptions& options_;
  bool any_page_ = false;
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
    auto source = Open();
    if (!source) return Fail(kName, source.error().both());
    BidTask task(options_, std::move(source).value());
    return RunStream(kName, 1, task);
  }

 private:
  Result<std::unique_ptr<BidSource>> Open() const {
    if (!options_.input.empty()) {
      return LineSource<BidLine>::Open(
          options_.input, {kExpected, {"a bid line", "een regel met een hand"}}, ParseBidLine);
    }
    std::vector<std::string> lines = JoinedWords(options_.lines, BeginsBid);
    if (options_.hand) lines = {"hand=" + FormatHand(*options_.hand)};
    return std::unique_ptr<BidSource>(
        std::make_unique<ArgumentSource<BidLine>>(std::move(lines), kUnit, ParseBidLine));
  }

  CLI::App& app_;
  BidOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeBidCommand(CLI::App& app) { return std::make_unique<BidCommand>(app); }

}  // namespace jasnel::boerenbridge
