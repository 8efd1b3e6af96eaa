#include "engine/fields/kinds.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "engine/records/record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/reading.h"

namespace jasnel {
namespace {

// The title is the name of the type in typed languages.
Record OneOf(const char* title, std::initializer_list<const char*> texts) {
  return {{"title", title}, {"type", "string"}, {"enum", texts}};
}

Record TextWith(const char* example) { return {{"type", "string"}, {"examples", {example}}}; }

// Not all standard libraries have std::from_chars for these.
std::optional<double> ParseReal(std::string_view text) {
  if (text.find_first_not_of("0123456789.eE-") != std::string_view::npos) return std::nullopt;
  const std::string copy(text);
  char* end = nullptr;
  const double number = std::strtod(copy.c_str(), &end);
  if (copy.empty() || end != copy.c_str() + copy.size()) return std::nullopt;
  return number;
}

}  // namespace

Record SuitKind::InputSchema() const { return OneOf("Suit", {"S", "H", "D", "C"}); }

void SuitKind::Write(const Suit& suit, Language language, Sink& sink) const {
  sink.Text(Letter(suit, language));
}

std::optional<FieldFault> SuitKind::FromText(std::string_view text, Suit& suit) const {
  const auto read = ParseSuit(text);
  if (!read) return Expected();
  suit = *read;
  return std::nullopt;
}

Record TurnedKind::InputSchema() const {
  const Record card = OneOf("TurnedCard", {"S", "H", "D", "C", "joker"});
  return {
      {"anyOf",
       {card,
        {{"type", "array"}, {"items", card}, {"minItems", 1}, {"maxItems", TurnedCards::kMax}}}}};
}

void TurnedKind::Write(const TurnedCards& cards, Language language, Sink& sink) const {
  if (cards.size() == 1) return sink.Text(FormatTurned(cards, language));
  sink.BeginList();
  for (const Suit suit : cards.suits()) sink.Text(FormatTurned(suit, language));
  if (cards.joker()) sink.Text(FormatTurned(TurnedCards::Joker(), language));
  sink.EndList();
}

std::optional<FieldFault> TurnedKind::FromText(std::string_view text, TurnedCards& cards) const {
  const auto read = ParseTurned(text);
  if (!read) return Expected();
  cards = *read;
  return std::nullopt;
}

std::optional<Error> TurnedKind::FromJson(std::string_view key, const Record& json,
                                          TurnedCards& cards) const {
  const auto read = TurnedOf(key, json);
  if (!read) return read.error();
  cards = *read;
  return std::nullopt;
}

Message TrumpChoiceKind::Expected() const {
  return Phrase{"S, H, D, C or all", "S, H, R, K of all"};
}

Record TrumpChoiceKind::InputSchema() const {
  return OneOf("TrumpChoice", {"S", "H", "D", "C", "all"});
}

std::optional<FieldFault> TrumpChoiceKind::FromText(std::string_view text,
                                                    std::optional<Suit>& trump) const {
  trump = ParseSuit(text);
  if (!trump && !EqualsIgnoringCase(text, "all")) return Expected();
  return std::nullopt;
}

Record SeatKind::InputSchema() const { return OneOf("Seat", {"N", "E", "S", "W"}); }

void SeatKind::Write(const Seat& seat, Language language, Sink& sink) const {
  sink.Text(Letter(seat, language));
}

std::optional<FieldFault> SeatKind::FromText(std::string_view text, Seat& seat) const {
  const auto read = ParseSeat(text);
  if (!read) return Expected();
  seat = *read;
  return std::nullopt;
}

Record CardKind::OutputSchema() const {
  Record schema = TextWith("HT");
  schema["title"] = "Card";
  return schema;
}

Message HandsKind::Expected() const {
  return Phrase{"four hands, such as N:J9... - - -", "vier handen, zoals N:B9... - - -"};
}

Record HandsKind::InputSchema() const { return TextWith("N:J9... - - -"); }

Record HandsKind::OutputSchema() const {
  return TextWith("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7");
}

void HandsKind::Write(const Hands& hands, Language language, Sink& sink) const {
  sink.Text(FormatHands(hands, language));
}

std::optional<FieldFault> HandsKind::FromText(std::string_view text, Hands& hands) const {
  if (auto fault = ReadGiven(text, hands)) return *std::move(fault);
  return std::nullopt;
}

Record CallsKind::InputSchema() const {
  return {{"type", "array"}, {"items", kinds::kCall.OutputSchema()}};
}

std::optional<FieldFault> CallsKind::FromText(std::string_view text, std::string& calls) const {
  calls = text;
  if (calls.empty()) return std::nullopt;
  if (const auto read = ReadCalls(calls); !read) return TextFault{0, read.error().both()};
  return std::nullopt;
}

std::optional<Error> CallsKind::FromJson(std::string_view /*key*/, const Record& json,
                                         std::string& calls) const {
  auto read = ReadCallList(json);
  if (!read) return read.error();
  calls = std::move(read).value();
  return std::nullopt;
}

Record CallKind::OutputSchema() const {
  return OneOf("Call", {"pass", "S", "H", "D", "C", "double", "redouble", "superdouble"});
}

void CallKind::Write(const Call& call, Language language, Sink& sink) const {
  sink.Text(FormatCall(call, language));
}

std::optional<FieldFault> GivenListKind::FromText(std::string_view /*text*/,
                                                  Record& /*list*/) const {
  return Expected();
}

std::optional<Error> GivenListKind::FromJson(std::string_view /*key*/, const Record& json,
                                             Record& list) const {
  list = json;
  return std::nullopt;
}

Message DealLineKind::Expected() const {
  return Phrase{"a deal line, such as N:AJT.Q8.T98. K.KJ.K.KT98 ...",
                "een spel, zoals N:AB10.V8.1098. H.HB.H.H1098 ..."};
}

Record DealLineKind::InputSchema() const {
  return TextWith("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S");
}

void DealLineKind::Write(const DealLine& deal, Language language, Sink& sink) const {
  sink.Text(FormatDealLine(deal, language));
}

std::optional<FieldFault> DealLineKind::FromText(std::string_view text, DealLine& deal) const {
  auto read = ParseDealLine(text);
  if (!read) return FieldFault::OfItself(read.error().both());
  deal = *std::move(read);
  return std::nullopt;
}

Message HandKind::Expected() const { return kCardListExpected; }

Record HandKind::InputSchema() const {
  return {{"anyOf",
           {{{"type", "array"},
             {"items", kinds::kCard.OutputSchema()},
             {"minItems", kHandSize},
             {"maxItems", kHandSize}},
            OutputSchema()}}};
}

Record HandKind::OutputSchema() const { return TextWith("J97.AT.K8.7"); }

void HandKind::Write(const CardSet& hand, Language language, Sink& sink) const {
  sink.Text(FormatHand(hand, language));
}

std::optional<FieldFault> HandKind::FromText(std::string_view text, CardSet& hand) const {
  const auto read = ParseBidHand(text);
  if (!read) return FieldFault::OfItself(read.error().both());
  hand = *read;
  return std::nullopt;
}

std::optional<Error> HandKind::FromJson(std::string_view key, const Record& json,
                                        CardSet& hand) const {
  const auto read = HandOf<KlaverjasDeck>(key, json);
  if (!read) return read.error();
  hand = *read;
  return std::nullopt;
}

Message RulesKind::Expected() const {
  return Phrase{"a rule set, such as kbn,undertrump=free", "spelregels, zoals kbn,undertrump=free"};
}

Record RulesKind::InputSchema() const { return TextWith("kbn,undertrump=free"); }

void RulesKind::Write(const Rules& rules, Language /*language*/, Sink& sink) const {
  sink.Text(FormatRules(rules));
}

std::optional<FieldFault> RulesKind::FromText(std::string_view text, Rules& rules) const {
  if (auto fault = ReadRules(text, rules)) return *std::move(fault);
  return std::nullopt;
}

Record DealtKind::InputSchema() const { return TextWith("3-2-3,riffles=1,cut"); }

void DealtKind::Write(const Dealt& dealt, Language /*language*/, Sink& sink) const {
  sink.Text(FormatDealt(dealt));
}

std::optional<FieldFault> DealtKind::FromText(std::string_view text, Dealt& dealt) const {
  const auto read = ParseDealt(text);
  if (!read) return Expected();
  dealt = *read;
  return std::nullopt;
}

Record MatchKind::InputSchema() const { return TextWith("2,-80"); }

void MatchKind::Write(const MatchStanding& standing, Language /*language*/, Sink& sink) const {
  sink.Text(FormatMatchStanding(standing));
}

std::optional<FieldFault> MatchKind::FromText(std::string_view text,
                                              MatchStanding& standing) const {
  const auto read = ParseMatchStanding(text);
  if (!read) return Expected();
  standing = *read;
  return std::nullopt;
}

Message WholeKind::Expected() const {
  return Say("a whole number from $0 to $1", "een geheel getal van $0 tot en met $1", least_,
             most_);
}

Record WholeKind::InputSchema() const {
  return {{"type", "integer"}, {"minimum", least_}, {"maximum", most_}};
}

void WholeKind::Write(const int& number, Language /*language*/, Sink& sink) const {
  sink.Whole(number + from_);
}

std::optional<FieldFault> WholeKind::FromText(std::string_view text, int& number) const {
  const auto read = WholeNumber(text, least_, most_);
  if (!read) return Expected();
  number = *read - from_;
  return std::nullopt;
}

std::optional<Error> WholeKind::FromJson(std::string_view key, const Record& json,
                                         int& number) const {
  const auto read = WholeOf(key, json, least_, most_);
  if (!read) return read.error();
  number = *read - from_;
  return std::nullopt;
}

Message CountKind::Expected() const {
  return Say("a whole number from $0 to $1", "een geheel getal van $0 tot en met $1", least_,
             most_);
}

Record CountKind::InputSchema() const {
  return {{"type", "integer"}, {"minimum", least_}, {"maximum", most_}};
}

std::optional<FieldFault> CountKind::FromText(std::string_view text, std::uint64_t& number) const {
  const auto read = ReadNumber(text, least_, most_);
  if (!read) return Expected();
  number = *read;
  return std::nullopt;
}

std::optional<Error> CountKind::FromJson(std::string_view key, const Record& json,
                                         std::uint64_t& number) const {
  const auto read = WholeOf(key, json, least_, most_);
  if (!read) return read.error();
  number = *read;
  return std::nullopt;
}

void CountKind::Write(const std::uint64_t& number, Language /*language*/, Sink& sink) const {
  sink.Count(number);
}

Record RealKind::InputSchema() const {
  return {{"type", "number"}, {"minimum", in_json_.least}, {"maximum", in_json_.most}};
}

std::optional<FieldFault> RealKind::FromText(std::string_view text, double& number) const {
  const auto read = ParseReal(text);
  if (!read || *read < in_text_.least || *read > in_text_.most) return in_text_.expected;
  number = *read / (in_text_.most / in_json_.most);
  return std::nullopt;
}

std::optional<Error> RealKind::FromJson(std::string_view key, const Record& json,
                                        double& number) const {
  if (!json.is_number()) return OfType(key, json, Expected());
  const auto read = json.get<double>();
  if (read < in_json_.least || read > in_json_.most) {
    return In(key, Unexpected(json.dump(), Expected()));
  }
  number = read;
  return std::nullopt;
}

Message BudgetKind::Expected() const {
  return Say("a whole number from $0 to $1", "een geheel getal van $0 tot en met $1", 1,
             kMaxBudget.count());
}

Record BudgetKind::InputSchema() const {
  return {{"type", "integer"}, {"minimum", 1}, {"maximum", kMaxBudget.count()}};
}

std::optional<FieldFault> BudgetKind::FromText(std::string_view text,
                                               std::chrono::microseconds& budget) const {
  const auto read = ReadNumber<std::int64_t>(text, 1, kMaxBudget.count());
  if (!read) return Expected();
  budget = std::chrono::milliseconds(*read);
  return std::nullopt;
}

std::optional<Error> BudgetKind::FromJson(std::string_view key, const Record& json,
                                          std::chrono::microseconds& budget) const {
  const auto read = WholeOf<std::int64_t>(key, json, 1, kMaxBudget.count());
  if (!read) return read.error();
  budget = std::chrono::milliseconds(*read);
  return std::nullopt;
}

Message SwitchKind::Expected() const { return Phrase{"true or false", "true of false"}; }

Record SwitchKind::InputSchema() const { return {{"type", "boolean"}}; }

std::optional<FieldFault> SwitchKind::FromText(std::string_view text, bool& on) const {
  if (text != "true" && text != "false") return Expected();
  on = text == "true";
  return std::nullopt;
}

std::optional<Error> SwitchKind::FromJson(std::string_view key, const Record& json,
                                          bool& on) const {
  if (!json.is_boolean()) return OfType(key, json, Expected());
  on = json.get<bool>();
  return std::nullopt;
}

void SwitchKind::Write(const bool& on, Language /*language*/, Sink& sink) const { sink.Bool(on); }

void NumberKind::Write(const std::int64_t& number, Language /*language*/, Sink& sink) const {
  sink.Whole(number);
}

void MicrosecondsKind::Write(const std::chrono::microseconds& time, Language /*language*/,
                             Sink& sink) const {
  sink.Whole(time.count());
}

void SentenceKind::Write(const Message& sentence, Language /*language*/, Sink& sink) const {
  sink.Text(sentence.In(sink.sentences()));
}

Record RoundedKind::OutputSchema() const {
  Record schema = {{"type", "number"}};
  if (least_) schema["minimum"] = *least_;
  if (most_) schema["maximum"] = *most_;
  return schema;
}

void RoundedKind::Write(const double& number, Language /*language*/, Sink& sink) const {
  sink.Decimal(std::llround(number * std::pow(10.0, decimals_)), decimals_);
}

Message PlayerNameKind::Expected() const {
  return Phrase{"the name of a player, such as full", "de naam van een speler, zoals full"};
}

Record PlayerNameKind::InputSchema() const { return TextWith("full:level=club"); }

std::optional<FieldFault> PlayerNameKind::FromText(std::string_view text, std::string& name) const {
  name = text;
  return std::nullopt;
}

}  // namespace jasnel
