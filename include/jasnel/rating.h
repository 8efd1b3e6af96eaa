// How much better one pair plays than another, with the luck of the cards taken off.
#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "jasnel/luck.h"

namespace jasnel {

/// A mean with half the width of its 95% confidence interval.
struct RatedMean {
  double mean = 0;
  double half_width = 0;
};

/// How much better North-South played than East-West, in points a deal.
struct Rating {
  RatedMean plain = {};      ///< the mean result
  RatedMean corrected = {};  ///< less what the cards explain of it
  double slope = 0;  ///< what a point of the cards is worth in the result, as these deals show
};

/// The fewest deals that can be rated.
inline constexpr std::size_t kMinRated = 4;

/// Rates deals of two pairs. Over many deals the cards favour neither pair, so that what they bring
/// is chance, and its share in the mean result can be taken off (a control variate; Lavenberg and
/// Welch, "A perspective on the use of control variables", 1981). This holds if neither pair was
/// dealt better cards, or had the lead more often, than by chance. Empty for fewer than
/// kMinRated deals.
std::optional<Rating> Rate(std::span<const Luck> deals);

}  // namespace jasnel
