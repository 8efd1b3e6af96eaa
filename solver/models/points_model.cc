#include "solver/models/points_model.h"

#include <bit>
#include <cstdint>

#include "data/weights/points_model.h"

namespace jasnel {

constinit const PointsModelWeights kPointsModelWeights =
    std::bit_cast<PointsModelWeights>(weights::points_model);

int EstimatePoints(const std::array<PlaySet, kSeats>& hands, const Rules& rules,
                   const PointsModelWeights& weights) {
  const auto second =
      SecondLayer(weights, [&](const auto& visit) { ForEachPointsInput(hands, rules, visit); });
  // From hundreds of points, rounded down to whole ones.
  return static_cast<int>(std::int64_t{OutputOf(weights, second, 0)} * 100 >> 18);
}

}  // namespace jasnel
