// A mean and how far off it may be.
#pragma once

#include <cstddef>
#include <span>

#include "jasnel/statistics.h"

namespace jasnel {

/// Of all intervals that are shown.
inline constexpr double kConfidence = 0.95;

/// Standard errors on each side of such an interval, where the error is known.
inline constexpr double kStandardErrors95 = 1.959964;

/// A mean, its standard error, and the degrees of freedom of that error.
struct MeanError {
  double mean = 0;
  double error = 0;
  double freedom = 0;

  /// How many standard errors to either side contain the true mean with this confidence: 0.95 or
  /// 0.99. The quantile of Student's t.
  double Quantile(double confidence) const;

  /// Half the width of the interval that contains the true mean with this confidence: 0.95 or 0.99.
  double HalfWidth(double confidence) const { return Quantile(confidence) * error; }
};

/// The mean of one of the numbers of observations that are independent and count alike; there must
/// be two or more.
MeanError MeanErrorOf(const Moments& moments, std::size_t number = 0);

/// The sum of means whose errors are independent. Its degrees of freedom are those of
/// Satterthwaite, "An approximate distribution of estimates of variance components", 1946.
MeanError SumOf(std::span<const MeanError> parts);

}  // namespace jasnel
