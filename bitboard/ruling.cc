#include "bitboard/ruling.h"

#include <algorithm>
#include <cassert>
#include <iterator>

#include "jasnel/replay.h"

namespace jasnel {
namespace {

// Where a text says it. docs/reference/rules.md quotes it.
struct RulingSources {
  std::string_view text;  // how the names of its presets begin
  std::string_view roem;
  std::string_view accusation;
  std::string_view short_hand;
  std::string_view individual;
  std::string_view mend;  // whether a revoke may be mended, and that it may not
  std::string_view too_late;
  std::string_view penalty_card;
  std::string_view put_down;  // a card that was put down though it may not be taken back
  std::string_view barred;
  std::string_view looked_at;
};

constexpr RulingSources kRulingSources[] = {
    {"kbn", "KBN art. 4", "KBN art. 14", "KBN art. 5", "KBN art. 13", "KBN art. 13",
     "cf. NKU 1987 art. 13", "KBN art. 11", "KBN art. 11", "cf. NKF 1976 art. 10", "KBN table"},
    {"nkf", "NKF 1976 art. 17", "NKF 1976 art. 15", "cf. KBN art. 5", "cf. KBN art. 13",
     "NKF 1976 art. 14", "NKF 1976 art. 14", "NKF 1976 art. 11", "NKF 1976, Strafkaart",
     "NKF 1976 art. 10", "cf. NKU 1987 art. 14"},
    {"nku", "NKU 1987 art. 17", "NKU 1987 art. 15", "cf. KBN art. 5", "cf. KBN art. 13",
     "NKU 1987 art. 14", "NKU 1987 art. 13", "NKU 1987 art. 11", "NKU 1987 art. 11",
     "cf. NKF 1976 art. 10", "NKU 1987 art. 14"},
    {"bedum", "SV Bedum, Roem", "cf. KBN art. 14", "cf. KBN art. 5", "cf. KBN art. 13",
     "SV Bedum, Verzaken", "cf. NKU 1987 art. 13", "cf. KBN art. 11", "cf. NKF 1976, Strafkaart",
     "cf. NKF 1976 art. 10", "cf. KBN table"},
};

// The other texts have no such thing.
constexpr std::string_view kUndoneSource = "SV Bedum, Verzaken";

const RulingSources& RulingSourcesOf(const Preset& preset) {
  const auto* const found = std::find_if(
      std::begin(kRulingSources), std::end(kRulingSources),
      [&](const RulingSources& sources) { return preset.name.starts_with(sources.text); });
  assert(found != std::end(kRulingSources));
  return *found;
}

}  // namespace

std::string_view SourceOf(Ruling ruling, const Rules& rules) {
  const Preset& preset = NearestText(rules);
  const RulingSources& sources = RulingSourcesOf(preset);
  switch (ruling) {
    case Ruling::kRoemNotClaimed:
      return sources.roem;
    case Ruling::kWrongAccusation:
      return sources.accusation;
    case Ruling::kShortHand:
    case Ruling::kLongHand:
    case Ruling::kWrongDeal:
      return sources.short_hand;
    case Ruling::kIndividual:
      return sources.individual;
    case Ruling::kFoundTooLate:
      return sources.too_late;
    case Ruling::kPenaltyCard:
      return sources.penalty_card;
    case Ruling::kUndone:
      return kUndoneSource;
    case Ruling::kBarred:
      return sources.barred;
    case Ruling::kLookedAt:
      return sources.looked_at;
    case Ruling::kMended:
      return preset.rules.revoke_mend ? sources.mend : "revoke-mend=on";
    case Ruling::kNotMended:
      break;
  }
  return preset.rules.revoke_mend ? "revoke-mend=off" : sources.mend;
}

std::string_view SourceOf(const PenaltyCard& card, const Rules& rules) {
  if (!card.taken_back) return SourceOf(Ruling::kPenaltyCard, rules);
  if (rules.revoke_mend) return SourceOf(Ruling::kMended, rules);
  return RulingSourcesOf(NearestText(rules)).put_down;
}

std::string_view OwnSourceOf(Ruling ruling, const Rules& rules) {
  const std::string_view source = SourceOf(ruling, rules);
  return source.starts_with("cf. ") ? std::string_view() : source;
}

}  // namespace jasnel
