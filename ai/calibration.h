// From open hands to real play.
#pragma once

#include <cstdint>

#include "bitboard/rules.h"

namespace jasnel {

/// How what players reach at the table follows from what can be reached with all hands open, as
/// learned from played deals: a straight line through the log odds of a chance, and one through
/// expected scores. Without a calibration nothing is said of real play.
struct Calibration {
  /// The one that comes with the library for these rules, learned from deals that `full` played
  /// against itself (docs/bidding.md).
  static const Calibration& For(const Rules& rules);

  double makes_constant = 0;
  double makes_slope = 1;
  double score_constant = 0;  ///< points
  double score_slope = 1;
  std::uint64_t deals = 0;  ///< played deals it was learned from

  /// The chance to make as players reach it, from that with open hands, both from 0 to 1.
  double PlayedMakes(double open) const;

  /// The expected score as players reach it, in points.
  double PlayedScore(double open) const { return score_constant + score_slope * open; }
};

}  // namespace jasnel
