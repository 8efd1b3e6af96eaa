// Which duty of play a card that was not legal broke, where that duty is written, and whether that
// is a revoke.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "bitboard/card.h"
#include "bitboard/notation.h"
#include "bitboard/position.h"
#include "bitboard/rules.h"

namespace jasnel {

/// What a player owes to a trick, other than its leader.
enum class Duty : std::uint8_t {
  kFollow,         ///< holds the suit led: play it
  kBeatTrumpLed,   ///< trump led, holds a higher one than lies: play one
  kRuff,           ///< void in the plain suit led, no trump lies: play a trump
  kOverruff,       ///< void in it, a trump lies, holds a higher one: play one
  kUndertrump,     ///< void in it, a trump lies that cannot be beaten: play a lower one
  kNotUndertrump,  ///< void in it, a trump lies: no lower one
};

/// A duty that was broken.
struct Breach {
  Duty duty = Duty::kFollow;
  bool partner_holds = false;  ///< whether the trick was the partner's so far
  bool only_trumps = false;    ///< whether the hand held nothing but trumps

  friend bool operator==(const Breach&, const Breach&) = default;
};

/// The duty that the seat in turn breaks with `card`, which it holds; nothing if it may play the
/// card. The position is not over; its trick may hold cards that were not legal.
std::optional<Breach> BreachBy(const Position& position, Card card);

/// Whether to break `duty` is a revoke: not to follow suit always is, the rest with
/// `revoke-covers=all`. NKF 1976, NKU 1987 and KBN art. 13; SV Bedum "Verzaken".
bool IsRevoke(Duty duty, const Rules& rules);

/// Where the duty is written: `NKU 1987 art. 12`, in the text of the preset nearest to the rules.
/// Where that text has no such duty or is silent, the option that makes it a duty: `ruff=obliged`.
std::string_view SourceOf(const Breach& breach, const Rules& rules);

/// Where it is written that to break `duty` is a revoke, in the same way: `NKU 1987 art. 13`, or
/// `revoke-covers=all`. Only for a duty of which that holds.
std::string_view RevokeSource(Duty duty, const Rules& rules);

/// What the duty asks, in a few words: `follow suit`, or `bekennen`.
std::string_view DutyName(Duty duty, Language language = Language::kEnglish);

}  // namespace jasnel
