// A confidence interval for a proportion.
#pragma once

#include <algorithm>
#include <cmath>

namespace jasnel {

/// An interval from 0 to 1.
struct ChanceInterval {
  double low = 0;
  double high = 1;
};

/// The probabilities that are within `z` standard errors of the proportion `mean` among `count`
/// cases, with `count` above 0: Wilson, "Probable inference, the law of succession, and statistical
/// inference", 1927. It has a width even for a proportion of 0 or 1.
inline ChanceInterval WilsonInterval(double mean, double count, double z) {
  const double z2 = z * z / count;
  const double middle = (mean + z2 / 2) / (1 + z2);
  const double half = std::sqrt(mean * (1 - mean) * z2 + z2 * z2 / 4) / (1 + z2);
  return {std::max(middle - half, 0.0), std::min(middle + half, 1.0)};
}

}  // namespace jasnel
