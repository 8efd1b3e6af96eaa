#include "solver/models/points_model.h"

#include <cstdint>

namespace jasnel {

int EstimatePoints(const std::array<PlaySet, kSeats>& hands, const Rules& rules,
                   const PointsModelWeights& weights) {
  const auto second =
      SecondLayer(weights, [&](const auto& visit) { ForEachPointsInput(hands, rules, visit); });
  // From hundreds of points, rounded down to whole ones.
  return static_cast<int>(std::int64_t{OutputOf(weights, second, 0)} * 100 >> 18);
}

}  // namespace jasnel
