#include "ai/statistics/horvitz_thompson_mean.h"

#include <cmath>

namespace jasnel {

void HorvitzThompsonMean::AddRound(std::span<const Case> cases, double population) {
  const double weight = WeightOf(cases.size(), population);
  total_ += static_cast<double>(cases.size());
  for (const Case& one : cases) {
    const double times = weight / one.chance;
    sum_ += times * one.difference;
    found_ += times * times * one.difference * one.difference;
    expected_ += times * times * one.variance;
  }
}

// The variance is the sum of squares that was found, drawn towards what was expected of the same
// cases: few cases may show nothing of what is rare.
MeanError HorvitzThompsonMean::Mean() const {
  if (total_ == 0) return {};
  const double squares = (total_ * found_ + prior_ * expected_) / (total_ + prior_);
  return {sum_ / total_, std::sqrt(squares) / total_, total_ + prior_};
}

}  // namespace jasnel
