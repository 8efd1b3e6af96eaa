// `"ask":"score"`: what both sides write down, from what they won.
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "bitboard/trick_rules.h"
#include "engine/asks/question.h"
#include "engine/records/replay_record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"
#include "jasnel/deal_totals.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 10> kKeys = {
    "id", "ask", "game", "rules", "declarer", "points", "ns-roem", "ew-roem", "pit", "revoke"};
constexpr std::array<std::string_view, 2> kRoemKeys = {"ns-roem", "ew-roem"};

std::optional<Side> ParseSideName(std::string_view text) {
  if (EqualsIgnoringCase(text, "NS")) return Side::kNorthSouth;
  if (EqualsIgnoringCase(text, "EW")) return Side::kEastWest;
  return std::nullopt;
}

// A number as one or, as a person types it, as text; nothing if there is none.
Result<std::optional<int>> ReadTyped(const Record& object, std::string_view key, int most,
                                     const Message& expected) {
  const Record* const found = FindKey(object, key);
  if (found == nullptr) return std::optional<int>();
  if (!found->is_string() && !found->is_number()) return OfType(key, *found, expected);
  const std::string text =
      found->is_string() ? std::string(Trim(found->get_ref<const std::string&>())) : found->dump();
  const auto number = ReadNumber(text, 0, most);
  if (!number) return In(key, Unexpected(text, expected));
  return std::optional(*number);
}

std::optional<Error> ReadRoem(const Record& object, const Rules& rules, DealTotals& deal) {
  const Message expected = RoemExpected(rules);
  for (std::size_t side = 0; side < kRoemKeys.size(); ++side) {
    const Record* const written = FindKey(object, kRoemKeys[side]);
    if (written != nullptr && written->is_string() &&
        IsStroke(Trim(written->get_ref<const std::string&>()))) {
      continue;
    }
    const auto roem = ReadTyped(object, kRoemKeys[side], kMostRoem, expected);
    if (!roem) return roem.error();
    if (!CanHaveRoem(roem->value_or(0), rules)) {
      return In(kRoemKeys[side], Unexpected(std::to_string(**roem), expected));
    }
    deal.roem[side] = Points(roem->value_or(0));
  }
  return std::nullopt;
}

// A deal that was played to its end: who declared, and what that side won.
std::optional<Error> ReadPlayed(const Record& object, DealTotals& deal) {
  const auto declarer = ReadText<Seat>(object, "declarer", ParseSeat, kSeatExpected);
  if (!declarer) return declarer.error();
  if (!*declarer) return MissingKey(object, kKeys, "declarer", kSeatExpected);
  const Message expected =
      Say("the card points of the declaring side, from 0 to $0",
          "de kaartpunten van de spelende partij, van 0 tot en met $0", kAllPoints);
  const auto points = ReadTyped(object, "points", kAllPoints, expected);
  if (!points) return points.error();
  if (!*points) return MissingKey(object, kKeys, "points", expected);
  const auto pit = ReadBool(object, "pit");
  if (!pit) return pit.error();
  deal.declarers = SideOf(**declarer);
  deal.points[static_cast<std::size_t>(Index(deal.declarers))] = Points(**points);
  // All tricks are those of the side with the points.
  if (*pit) deal.pit = 2 * **points > kAllPoints ? deal.declarers : Opponents(deal.declarers);
  return std::nullopt;
}

}  // namespace

Result<Record> AnswerScore(const Question& question) {
  const Record& object = question.object;
  if (auto error = UnknownKey(object, kKeys)) return *std::move(error);
  const auto rules = ReadRules(object);
  if (!rules) return rules.error();
  DealTotals deal;
  const auto revoke = ReadText<Side>(
      object, "revoke", ParseSideName,
      Phrase{"NS or EW, the side that revoked", "NS of EW, de partij die verzaakte"});
  if (!revoke) return revoke.error();
  deal.revoked = *revoke;
  if (auto error = ReadRoem(object, rules->value_or(Rules{}), deal)) return *std::move(error);
  if (!deal.revoked) {
    if (auto error = ReadPlayed(object, deal)) return *std::move(error);
  }
  const auto score = ScoreTotals(deal, rules->value_or(Rules{}));
  if (!score) return score.error();
  return ResultRecord(score->result);
}

}  // namespace jasnel
