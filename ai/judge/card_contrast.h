// Two cards that a seat could play, and what comes of each.
#pragma once

#include "ai/judge/card_outcome.h"
#include "jasnel/card.h"

namespace jasnel {

/// In the same deals of the hidden cards.
struct CardContrast {
  Card better;
  Card worse;
  CardOutcome of_better = {};
  CardOutcome of_worse = {};
  double opponents_hold_trumps = 0;  ///< the chance, from 0 to 1, that one of them holds any
};

}  // namespace jasnel
