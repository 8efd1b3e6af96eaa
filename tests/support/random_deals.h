// Random positions for tests, the same on every machine.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"

namespace jasnel::testing {

using jasnel::Random;

/// Which cards a random ending is made of.
enum class Cards {
  kAny,
  kFewRanks,  ///< neighbouring ranks, spread over the hands: full of roem
};

/// A deal line with `cards` in each hand, any trump and leader, and the rules given.
DealLine RandomDeal(Random& random, int cards, Cards kind, const Rules& rules);

/// The position of a random deal after `played` random legal cards (0 to 3), nothing won before.
Position RandomPosition(Random& random, int cards, int played, Cards kind, const Rules& rules);

/// For each of the rule sets `each` random positions, with `fewest` to `fewest` + 2 cards in each
/// hand and none to three in the trick; every third is full of roem.
std::vector<Position> RandomPositions(std::uint64_t seed, std::initializer_list<const char*> rules,
                                      int each, int fewest);

/// Gives the tricks, the card points and some roem of what was played before `position` to the
/// sides: all to one, or to both by chance, so that the difference is near `lead`, North-South's,
/// where that can be.
void WinBefore(Random& random, int lead, Position& position);

/// The deal line of a position: what it takes to read it back.
inline DealLine LineOf(const Position& position) { return ToDealLine(position); }

/// The card `choice` from a set, counted from the lowest.
Card Nth(CardSet cards, int choice);

}  // namespace jasnel::testing
