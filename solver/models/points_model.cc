#include "solver/models/points_model.h"

#include <algorithm>
#include <cstddef>

namespace jasnel {
namespace {

using Weights = PointsModelWeights;

// The inputs that are there, added up.
class Sum {
 public:
  explicit Sum(const Weights& weights) : weights_(weights), units_(weights.first_bias) {}

  void Add(int input) {
    const auto& row = weights_.inputs[static_cast<std::size_t>(input)];
    for (int i = 0; i < Weights::kFirst; ++i) {
      units_[i] = static_cast<std::int16_t>(units_[i] + row[i]);
    }
  }

  // What leaves the first layer.
  std::array<std::int16_t, Weights::kFirst> Out() const {
    std::array<std::int16_t, Weights::kFirst> out;
    for (int i = 0; i < Weights::kFirst; ++i) {
      out[i] = std::clamp<std::int16_t>(units_[i], 0, Weights::kMostOut);
    }
    return out;
  }

 private:
  const Weights& weights_;
  std::array<std::int16_t, Weights::kFirst> units_;
};

}  // namespace

int EstimatePoints(const std::array<PlaySet, kSeats>& hands, const Rules& rules,
                   const PointsModelWeights& weights) {
  Sum sum(weights);
  ForEachPointsInput(hands, rules, [&](int input) { sum.Add(input); });
  const auto first = sum.Out();
  std::int32_t total = weights.last_bias;
  for (int unit = 0; unit < Weights::kSecond; ++unit) {
    std::int32_t in = weights.second_bias[unit];
    for (int i = 0; i < Weights::kFirst; ++i) {
      in += std::int32_t{first[i]} * weights.second[unit][i];
    }
    total += std::clamp(in / Weights::kUnit, 0, Weights::kMostOut) * weights.last[unit];
  }
  // From hundreds of points, rounded down to whole ones.
  return static_cast<int>(std::int64_t{total} * 100 >> 18);
}

}  // namespace jasnel
