// How the cards come to be dealt: at random, as by a computer, or by hand at a table.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "jasnel/card.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// How people mix the cards; docs/research/dealing.md has the models.
enum class Shuffling : std::uint8_t {
  kRiffles,   ///< two halves fall together card by card (Gilbert, Shannon and Reeds)
  kClumsy,    ///< the same, but two cards in three fall from the same half as the one before
  kOverhand,  ///< packets of four cards, on average, change their order
};

inline constexpr int kMaxShuffles = 20;

/// How a deal is dealt. At random, or by hand: the cards of the deal before lie trick by trick,
/// each side's together; they are shuffled, cut and dealt in packets, from the dealer's left.
/// Nothing is known of the deal before but that good players played it.
struct Dealt {
  /// The sizes of the packets that each seat gets in turn; they add up to eight, and zeros follow.
  /// All zeros: at random.
  std::array<std::uint8_t, kHandSize> packets = {};
  Shuffling shuffling = Shuffling::kRiffles;
  int times = 0;     ///< how often they are shuffled, from 0 to `kMaxShuffles`
  bool cut = false;  ///< so that three cards or more are in either part

  bool IsRandom() const { return packets[0] == 0; }

  friend bool operator==(const Dealt&, const Dealt&) = default;
};

/// What a text of it must be.
inline constexpr Phrase kDealtExpected = {
    "random, or packets that make 8 and how they were shuffled and cut, such as "
    "3-2-3,riffles=1,cut",
    "random, of pakjes die samen 8 zijn en hoe er geschud en gecoupeerd is, zoals "
    "3-2-3,riffles=1,cut"};

/// The same in the options of a player, which commas keep apart.
inline constexpr Phrase kDealtInOptions = {
    "random, or packets that make 8 and how they were shuffled and cut, such as "
    "3-2-3+riffles=1+cut",
    "random, of pakjes die samen 8 zijn en hoe er geschud en gecoupeerd is, zoals "
    "3-2-3+riffles=1+cut"};

/// Parses `random`, or `PACKETS,SHUFFLE,CUT`: packets such as 3-2-3 or 4-4, or `1` for one by one;
/// then `riffles=N`, `clumsy=N` or `overhand=N`, if the cards are shuffled; then `cut`, if they are
/// cut. A plus sign may stand for a comma, as in the options of a player. An error says what was
/// expected.
Result<Dealt> ParseDealt(std::string_view text);

/// The same as text; with plus signs, if those are to stand for commas.
std::string FormatDealt(const Dealt& dealt, char separator = ',');

}  // namespace jasnel
