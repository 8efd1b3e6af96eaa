#include <cmath>
#include <limits>

#include "jasnel/statistics.h"

namespace jasnel {

double SequenceHalfWidth(std::uint64_t count, double variance, double confidence) {
  const double n = static_cast<double>(count);
  const double r = 1 + n * kExpectedEffectVariance;
  const double c = count == 0 ? r : std::pow(std::sqrt(r) / (1 - confidence), 2 / n);
  if (count < 2 || c >= r) return std::numeric_limits<double>::infinity();
  const double t = std::sqrt((n - 1) * (c - 1) / (1 - c / r));
  return t * std::sqrt(variance / n);
}

}  // namespace jasnel
