#include "jasnel/rating.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ai/statistics/mean_error.h"
#include "jasnel/statistics.h"

namespace jasnel {
namespace {

RatedMean Rated(const MeanError& error) { return {error.mean, error.HalfWidth(kConfidence)}; }

}  // namespace

std::optional<Rating> Rate(std::span<const Luck> deals) {
  if (deals.size() < kMinRated) return std::nullopt;
  Moments moments(2);
  for (const Luck& deal : deals) {
    moments.Add(std::array{static_cast<double>(deal.result.count()),
                           static_cast<double>(deal.cards.count())});
  }
  const auto count = static_cast<double>(deals.size());
  const double of_cards = moments.Covariance(1, 1);
  Rating rating;
  rating.slope = of_cards > 0 ? moments.Covariance(0, 1) / of_cards : 0;
  rating.plain = Rated(MeanErrorOf(moments));
  // The line of least squares where the cards favour nobody, with the error of its slope.
  const std::array factors = {1.0, -rating.slope};
  const double mean_cards = moments.Mean(1);
  const double of_slope = of_cards > 0 ? mean_cards * mean_cards / of_cards : 0;
  const double variance = moments.Covariance(factors, factors) / (count - 2) * (1 + of_slope);
  rating.corrected = Rated({moments.Mean(factors), std::sqrt(std::max(variance, 0.0)), count - 2});
  return rating;
}

}  // namespace jasnel
