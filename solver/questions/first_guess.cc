#include "solver/questions/first_guess.h"

#include <array>

#include "solver/models/points_model.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN

int FirstGuess(const SuitLookup& deal, const TrickStart& start, const Rules& rules) {
  std::array<PlaySet, kSeats> hands;
  for (int place = 0; place < kSeats; ++place) {
    hands[place] = deal.hand((start.leader + place) & 3) & start.left;
  }
  const int points = EstimatePoints(hands, rules);
  return (start.leader & 1) == 0 ? points : -points;
}

JASNEL_KERNEL_END
