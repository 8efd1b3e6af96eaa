#include "ai/statistics/mean_error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace jasnel {

double MeanError::Quantile(double confidence) const {
  // A table where there is little freedom, then the expansion in 1 / freedom (Abramowitz and Stegun
  // 26.7.5).
  constexpr std::array<double, 4> kT95 = {12.706, 4.303, 3.182, 2.776};
  constexpr std::array<double, 4> kT99 = {63.657, 9.925, 5.841, 4.604};
  const bool is_95 = confidence < 0.97;
  const double n = std::max(freedom, 1.0);
  if (n < 5) return (is_95 ? kT95 : kT99)[static_cast<std::size_t>(n) - 1];
  const double z = is_95 ? kStandardErrors95 : 2.575829;
  const double z3 = z * z * z;
  const double z5 = z3 * z * z;
  const double z7 = z5 * z * z;
  return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
         (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

MeanError MeanErrorOf(const Moments& moments, std::size_t number) {
  const double freedom = static_cast<double>(moments.count()) - 1;
  const double variance = std::max(moments.Covariance(number, number), 0.0);
  return {moments.Mean(number), std::sqrt(variance / freedom), freedom};
}

MeanError SumOf(std::span<const MeanError> parts) {
  MeanError sum;
  double variance = 0;
  double spread = 0;
  for (const MeanError& part : parts) {
    const double square = part.error * part.error;
    sum.mean += part.mean;
    variance += square;
    spread += square * square / std::max(part.freedom, 1.0);
  }
  sum.error = std::sqrt(variance);
  sum.freedom = spread > 0 ? variance * variance / spread : 1e9;
  return sum;
}

}  // namespace jasnel
