#include "engine/questions/played_fields.h"

#include <algorithm>
#include <cstddef>

namespace jasnel {

namespace {

std::optional<std::size_t> NumberUpTo(std::size_t most, std::string_view text) {
  const auto number = ReadNumber<std::size_t>(text, 1, most);
  return number ? std::optional(*number) : std::nullopt;
}

}  // namespace

std::optional<FieldFault> PointKind::FromText(std::string_view text, DealPoint& point) const {
  const std::size_t dot = std::min(text.find('.'), text.size());
  const std::string_view before = text.substr(0, dot);
  const std::string_view after = text.substr(std::min(dot + 1, text.size()));
  if (EqualsIgnoringCase(before, "call") || EqualsIgnoringCase(before, "bod")) {
    if (const auto call = NumberUpTo(Auction::kMaxCalls, after)) {
      point = {.call = *call};
      return std::nullopt;
    }
  }
  const auto trick = NumberUpTo(kHandSize, before);
  const auto card = NumberUpTo(kSeats, after);
  if (!trick || !card) {
    return Phrase{"a trick and a card, such as 5.3, or a call, such as call.2",
                  "een slag en een kaart, zoals 5.3, of een bod, zoals bod.2"};
  }
  point = {.trick = *trick, .card = *card};
  return std::nullopt;
}

Message TricksKind::Expected() const {
  return Phrase{R"(a list, such as [{"leader":"S","cards":["S9","S7"]}])",
                R"(een lijst, zoals [{"leader":"S","cards":["S9","S7"]}])"};
}

namespace {

Record CardsSchema() { return {{"type", "array"}, {"items", kinds::kCard.OutputSchema()}}; }

Record Described(Record schema, const char* description) {
  schema["description"] = description;
  return schema;
}

}  // namespace

void AddPenaltyMarks(Record& properties) {
  const Record cards = CardsSchema();
  properties["mended"] = Described(cards, "illegal cards that were taken back");
  properties["out_of_turn"] = Described(cards, "cards that were led or played out of turn");
  properties["called"] = Described(cards, "penalty cards that the other side wanted to be played");
  properties["refused"] = Described(cards, "penalty cards that the other side refused");
}

Record TricksKind::InputSchema() const {
  const Record seat = kinds::kSeat.InputSchema();
  const Record cards = CardsSchema();
  Record trick = {
      {"title", "TrickGiven"},
      {"type", "object"},
      {"properties",
       {{"leader", Described(seat, "who led; it may be left out where it follows")},
        {"cards", Described(cards, "the cards in order of play")},
        {"roem_claim",
         {{"enum", {"made", "late", "none"}},
          {"description", "whether roem was claimed, and in time (default made)"}}},
        {"accused_by", Described(seat, "who accused the other side of a revoke")},
        {"short_hand", Described(seat, "who turned out to have too few cards")},
        {"long_hand", Described(seat, "who turned out to have too many cards")},
        {"undone",
         {{"type", "array"},
          {"items", cards},
          {"description", "tricks that were played here and taken back, because of a revoke"}}},
        {"looked_at", Described(seat, "who looked at it again after it was turned")}}},
      {"required", {"cards"}}};
  AddPenaltyMarks(trick["properties"]);
  return {{"type", "array"}, {"items", trick}};
}

Record BarredKind::InputSchema() const {
  const Record side = {
      {"title", "BarredGiven"},
      {"type", "object"},
      {"properties",
       {{"side", {{"enum", {"NS", "EW"}}, {"description", "the side that may not play"}}},
        {"after",
         {{"type", "integer"},
          {"minimum", 0},
          {"maximum", Auction::kMaxCallsForTrump - 1},
          {"description", "after so many calls of the auction"}}}}},
      {"required", {"side", "after"}}};
  return {{"type", "array"}, {"items", side}};
}

std::optional<Error> BarredKind::FromJson(std::string_view key, const Record& json,
                                          BarredSides& barred) const {
  const auto read = ReadBarred(key, json);
  if (!read) return read.error();
  barred = *read;
  return std::nullopt;
}

std::optional<FieldFault> TricksKind::FromText(std::string_view /*text*/,
                                               std::vector<PlayedTrick>& /*tricks*/) const {
  return Expected();
}

std::optional<Error> TricksKind::FromJson(std::string_view /*key*/, const Record& json,
                                          std::vector<PlayedTrick>& tricks) const {
  auto read = ReadTricks(json);
  if (!read) return read.error();
  tricks = std::move(read).value();
  return std::nullopt;
}

}  // namespace jasnel
