// Whether things came equally often.
#pragma once

#include <numeric>
#include <span>

namespace jasnel::testing {

/// How far counts are from being equal: the sum of (count - mean)^2 / mean. For n kinds of things
/// that are equally likely it has nearly a chi-square distribution with n - 1 degrees of freedom.
inline double ChiSquare(std::span<const int> counts) {
  const double mean =
      std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
  return std::accumulate(counts.begin(), counts.end(), 0.0, [&](double sum, int count) {
    return sum + (count - mean) * (count - mean) / mean;
  });
}

}  // namespace jasnel::testing
