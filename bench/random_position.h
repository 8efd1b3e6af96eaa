// Random positions to measure and to compare, the same on every machine.
#pragma once

#include <cstdint>

#include "jasnel/card.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"

namespace jasnel::bench {

enum class Mix : std::uint8_t {
  kAny,       ///< all cards, as RandomHands deals them
  kFewRanks,  ///< neighbouring ranks, spread over the hands: full of roem
};

/// What a random position looks like.
struct Shape {
  int cards_each = kHandSize;  ///< at the start of the trick, from 1
  int played = 0;              ///< random legal cards in the trick in progress, from 0 to 3
  Mix mix = Mix::kAny;
};

/// A position of this shape: hands, trump, leader, declarer and played cards are drawn in this
/// order. No points were won before; the tricks that were played are the declaring side's, so that
/// pit is open.
Position RandomPosition(Random& random, const Shape& shape, const Rules& rules);

}  // namespace jasnel::bench
