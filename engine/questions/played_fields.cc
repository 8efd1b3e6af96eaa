#include "engine/questions/played_fields.h"

namespace jasnel {

Message TricksKind::Expected() const {
  return Phrase{R"(a list, such as [{"leader":"S","cards":["S9","S7"]}])",
                R"(een lijst, zoals [{"leader":"S","cards":["S9","S7"]}])"};
}

Record TricksKind::InputSchema() const {
  const Record seat = kinds::kSeat.InputSchema();
  const Record cards = {{"type", "array"}, {"items", kinds::kCard.OutputSchema()}};
  const auto described = [](Record schema, const char* description) {
    schema["description"] = description;
    return schema;
  };
  const Record trick = {
      {"title", "TrickGiven"},
      {"type", "object"},
      {"properties",
       {{"leader", described(seat, "who led; it may be left out where it follows")},
        {"cards", described(cards, "the cards in order of play")},
        {"roem_claim",
         {{"enum", {"made", "late", "none"}},
          {"description", "whether roem was claimed, and in time (default made)"}}},
        {"mended", described(cards, "illegal cards that were taken back")},
        {"accused_by", described(seat, "who accused the other side of a revoke")},
        {"short_hand", described(seat, "who turned out to have too few cards")},
        {"long_hand", described(seat, "who turned out to have too many cards")},
        {"undone",
         {{"type", "array"},
          {"items", cards},
          {"description", "tricks that were played here and taken back, because of a revoke"}}},
        {"out_of_turn", described(cards, "cards that were led or played out of turn")},
        {"called", described(cards, "penalty cards that the other side wanted to be played")},
        {"refused", described(cards, "penalty cards that the other side refused")},
        {"looked_at", described(seat, "who looked at it again after it was turned")}}},
      {"required", {"cards"}}};
  return {{"type", "array"}, {"items", trick}};
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
