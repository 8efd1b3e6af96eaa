// The interval of a chance that was counted.
#pragma once

#include <algorithm>
#include <cmath>

namespace jasnel {

/// From 0 to 1.
struct ChanceInterval {
  double low = 0;
  double high = 1;
};

/// The chances that would not be surprised, with `z` standard errors, by a share of `mean` among
/// `count` cases, above 0: Wilson, "Probable inference, the law of succession, and statistical
/// inference", 1927. It has a width even where all cases or none of them were so.
inline ChanceInterval WilsonInterval(double mean, double count, double z) {
  const double z2 = z * z / count;
  const double middle = (mean + z2 / 2) / (1 + z2);
  const double half = std::sqrt(mean * (1 - mean) * z2 + z2 * z2 / 4) / (1 + z2);
  return {std::max(middle - half, 0.0), std::min(middle + half, 1.0)};
}

}  // namespace jasnel
