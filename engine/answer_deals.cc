// `"ask":"read"`, `"random"` and `"rules"`: deals that were pasted or drawn, and the rule sets.
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "bitboard/deal_generator.h"
#include "bitboard/deal_line.h"
#include "bitboard/pbn.h"
#include "bitboard/random_deal.h"
#include "bitboard/rules.h"
#include "bitboard/word_reader.h"
#include "engine/json_fields.h"
#include "engine/letters.h"
#include "engine/question.h"
#include "engine/request_fields.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 4> kReadKeys = {"id", "ask", "game", "text"};
constexpr std::array<std::string_view, 5> kRandomKeys = {"id", "ask", "game", "seed", "number"};
constexpr std::array<std::string_view, 3> kRulesKeys = {"id", "ask", "game"};

// A deal with what its line says, or what is wrong with it.
Record DealRecord(const Result<DealLine>& deal, std::size_t line_number) {
  if (!deal) return {{"error", deal.error().message}, {"line_number", line_number}};
  Record record;
  record["line"] = FormatDealLine(*deal);
  record["hands"] = Record::object();
  for (const Seat seat : kAllSeats) {
    record["hands"][Letter(seat)] = CardList(deal->hands[static_cast<std::size_t>(Index(seat))]);
  }
  if (deal->rules) record["rules"] = FormatRules(*deal->rules);
  if (deal->trump) record["trump"] = Letter(*deal->trump);
  if (deal->leader) record["leader"] = Letter(*deal->leader);
  if (deal->dealer) record["dealer"] = Letter(*deal->dealer);
  if (deal->declarer) record["declarer"] = Letter(*deal->declarer);
  if (deal->turned) record["turned"] = Letter(*deal->turned);
  if (deal->board) record["board"] = *deal->board;
  record["line_number"] = line_number;
  return record;
}

// Line by line: deal lines, or PBN where the first line that says anything is that.
class DealReader {
 public:
  Record Read(std::string_view text) {
    for (std::size_t number = 1; !text.empty(); ++number) {
      const std::size_t end = text.find('\n');
      Feed(text.substr(0, end), number);
      text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    if (pbn_) {
      pbn_->Finish();
      TakePbn();
    }
    return deals_;
  }

 private:
  void Feed(std::string_view line, std::size_t number) {
    const bool says_nothing = Trim(WithoutComment(line)).empty();
    if (!pbn_ && deals_.empty() && !says_nothing && PbnReader::Recognizes(line)) pbn_.emplace();
    if (pbn_) {
      pbn_->Feed(line);
      TakePbn();
    } else if (!says_nothing) {
      deals_.push_back(DealRecord(ParseDealLine(line), number));
    }
  }

  void TakePbn() {
    while (const auto deal = pbn_->Next()) {
      deals_.push_back(DealRecord(deal->deal, deal->line_number));
    }
  }

  std::optional<PbnReader> pbn_;
  Record deals_ = Record::array();
};

}  // namespace

Result<Record> AnswerRead(const Question& question) {
  constexpr std::string_view kExpected = "deal lines or PBN";
  if (auto error = UnknownKey(question.object, kReadKeys)) return *std::move(error);
  const auto text = NeedText(question.object, "text", kExpected);
  if (!text) return text.error();
  Record deals = DealReader().Read(*text);
  if (deals.empty()) return In("text", Concat("no deal in it; expected ", kExpected));
  return Record{{"deals", deals}};
}

Result<Record> AnswerRandom(const Question& question) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  if (auto error = UnknownKey(question.object, kRandomKeys)) return *std::move(error);
  const auto seed = ReadWhole<std::uint64_t>(question.object, "seed", 0, kMost);
  if (!seed) return seed.error();
  const auto number = ReadWhole<std::uint64_t>(question.object, "number", 1, kMost);
  if (!number) return number.error();
  DealLine deal;
  deal.hands = RandomHands(seed->value_or(1), number->value_or(1));
  deal.dealer = DealerOfBoard(number->value_or(1));
  Record record = DealRecord(deal, 1);
  record.erase("line_number");
  return record;
}

Result<Record> AnswerRules(const Question& question) {
  if (auto error = UnknownKey(question.object, kRulesKeys)) return *std::move(error);
  Record presets = Record::array();
  for (const Preset& preset : Presets()) {
    Record one = {{"name", preset.name}, {"source", preset.source}};
    for (const RuleOption& option : RuleOptions()) {
      one["options"][std::string(option.name)] = option.get(preset.rules);
    }
    presets.push_back(one);
  }
  Record options = Record::array();
  for (const RuleOption& option : RuleOptions()) {
    options.push_back(
        {{"name", option.name}, {"meaning", option.meaning}, {"values", option.values}});
  }
  return Record{{"presets", presets}, {"options", options}};
}

}  // namespace jasnel
