// What the texts say of a table where something went wrong, other than the duties of play
// (duty.h): where each of these rulings is written.
#pragma once

#include <cstdint>
#include <string_view>

#include "bitboard/rules.h"

namespace jasnel {

/// What is decided of something that happened at a table.
enum class Ruling : std::uint8_t {
  kRoemNotClaimed,   ///< roem that nobody claimed, or too late: it does not count
  kWrongAccusation,  ///< of a revoke that was none: it costs the accusers what a revoke costs
  kShortHand,        ///< fewer cards in hand than the others: it counts as a revoke
  kIndividual,       ///< the offender alone loses 162 points, and the deal is played again
  kMended,           ///< a revoke, mended before the trick was turned: play goes on
  kNotMended,        ///< the same where it cannot be mended: it is a revoke
  kFoundTooLate,     ///< a revoke found after the last trick was turned: it counts as played
};

/// Where the ruling is written: `NKU 1987 art. 14`, in the text of the preset nearest to the rules.
/// Where that text is silent, the article of another that we follow: `cf. KBN art. 5`. Where the
/// rules are not those of the text, the option: `revoke-mend=off`.
std::string_view SourceOf(Ruling ruling, const Rules& rules);

}  // namespace jasnel
