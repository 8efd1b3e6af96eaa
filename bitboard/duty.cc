#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

#include "bitboard/play_order.h"
#include "jasnel/replay.h"

namespace jasnel {
namespace {

// The source of each duty in the text of a preset; empty if the text is silent.
// docs/reference/rules.md quotes it.
struct DutySources {
  std::string_view preset;
  std::string_view follow;
  std::string_view trump;           // on a trump lead, and while an opponent holds the trick
  std::string_view partners_trick;  // to ruff and overruff it
  std::string_view not_undertrump;
  std::string_view revoke;
};

constexpr std::string_view kNkf12 = "NKF 1976 art. 12";
constexpr std::string_view kNkf13 = "NKF 1976 art. 13";
constexpr std::string_view kNku12 = "NKU 1987 art. 12";
constexpr std::string_view kNku13 = "NKU 1987 art. 13";
constexpr std::string_view kKbn12 = "KBN art. 12";
constexpr std::string_view kKbn13 = "KBN art. 13";
constexpr std::string_view kHetSpel = "SV Bedum, Het spel";
constexpr std::string_view kTroeven = "SV Bedum, Troeven";
constexpr std::string_view kVerzaken = "SV Bedum, Verzaken";
constexpr std::string_view kInternationaal = "NKF 1976, term Internationaal";
constexpr std::string_view kRotterdams = "SV Bedum, Rotterdams of Amsterdams";

constexpr DutySources kDutySources[] = {
    {"kbn", kKbn12, kKbn12, "", "", kKbn13},
    {"nkf", kNkf12, kNkf12, "", "", kNkf13},
    {"nkf-international", kNkf12, kNkf12, kInternationaal, "", kNkf13},
    {"nku", kNku12, kNku12, "", "", kNku13},
    {"nku-rotterdam", kNku12, kNku12, kNku12, "", kNku13},
    {"bedum", kHetSpel, kTroeven, "", kTroeven, kVerzaken},
    {"bedum-rotterdam", kHetSpel, kTroeven, kRotterdams, "", kVerzaken},
    {"bedum-utrecht", kHetSpel, kTroeven, kRotterdams, kTroeven, kVerzaken},
};

const DutySources& DutySourcesOf(const Preset& preset) {
  const DutySources* const found =
      std::find_if(std::begin(kDutySources), std::end(kDutySources),
                   [&](const DutySources& sources) { return sources.preset == preset.name; });
  assert(found != std::end(kDutySources));
  return *found;
}

// By duty, then by language.
constexpr std::array<std::array<std::string_view, 2>, 8> kNames = {{
    {"follow suit", "bekennen"},
    {"play a higher trump on a trump lead", "overtroeven als troef gevraagd is"},
    {"ruff", "introeven"},
    {"overruff", "overtroeven"},
    {"undertrump", "ondertroeven"},
    {"not undertrump", "niet ondertroeven"},
    {"play the penalty card", "de strafkaart bijspelen"},
    {"not play the penalty card", "de strafkaart niet bijspelen"},
}};

// For a player who is void in the plain suit led and may not play `card`.
Duty DutyOfVoid(const Position& position, Card best, CardSet hand, bool partner_holds) {
  if (SuitOf(best) != position.trump) return Duty::kRuff;
  if (partner_holds && position.rules.ruff == Ruff::kFree) return Duty::kNotUndertrump;
  const PlayOrder order(position.trump);
  const PlaySet higher = order.ToPlay(hand) & kTrumpCards & Above(order.ToPlay(best));
  if (!higher.empty()) return Duty::kOverruff;
  return position.rules.undertrump == Undertrump::kForced ? Duty::kUndertrump
                                                          : Duty::kNotUndertrump;
}

}  // namespace

std::optional<BrokenDuty> DutyBrokenBy(const Position& position, Card card) {
  if (LegalCards(position).Contains(card)) return std::nullopt;
  // Some card is not legal, so that there is a trick to follow.
  const Seat seat = Turn(position);
  const Seat holder = HolderOfTrick(position);
  const bool partner_holds = holder == Partner(seat);
  const CardSet hand = position.hands[Index(seat)];
  const bool only_trumps = (hand - CardsOf(position.trump)).empty();
  assert(hand.Contains(card));
  const Suit led = SuitOf(position.trick[0]);
  if (!(hand & CardsOf(led)).empty()) {
    return BrokenDuty{SuitOf(card) == led ? Duty::kBeatTrumpLed : Duty::kFollow, partner_holds,
                      only_trumps};
  }
  const int place = PlaceOf(holder, position.leader);
  return BrokenDuty{DutyOfVoid(position, position.trick[place], hand, partner_holds), partner_holds,
                    only_trumps};
}

bool IsRevoke(Duty duty, const Rules& rules) {
  if (duty == Duty::kPlayPenalty || duty == Duty::kKeepPenalty) return false;
  return duty == Duty::kFollow || rules.revoke_covers == RevokeCovers::kAll;
}

std::string_view SourceOf(const BrokenDuty& breach, const Rules& rules) {
  const DutySources& sources = DutySourcesOf(NearestText(rules));
  // A text that does not lay down a duty leaves it to the option.
  const auto source_or = [](std::string_view source, std::string_view option) {
    return source.empty() ? option : source;
  };
  switch (breach.duty) {
    case Duty::kFollow:
      return sources.follow;
    case Duty::kBeatTrumpLed:
      return sources.trump;
    case Duty::kRuff:
    case Duty::kOverruff:
      return breach.partner_holds ? source_or(sources.partners_trick, "ruff=obliged")
                                  : sources.trump;
    case Duty::kUndertrump:
      return "undertrump=forced";  // no text names the case
    case Duty::kPlayPenalty:
    case Duty::kKeepPenalty:
      return SourceOf(Ruling::kPenaltyCard, rules);
    case Duty::kNotUndertrump:
      break;
  }
  return source_or(sources.not_undertrump,
                   breach.only_trumps ? "only-trumps=higher" : "undertrump=forbidden");
}

std::string_view RevokeSource(Duty duty, const Rules& rules) {
  assert(IsRevoke(duty, rules));
  const Preset& preset = NearestText(rules);
  return IsRevoke(duty, preset.rules) ? DutySourcesOf(preset).revoke : "revoke-covers=all";
}

std::string_view DutyName(Duty duty, Language language) {
  return kNames[static_cast<std::size_t>(duty)][Index(language)];
}

}  // namespace jasnel
