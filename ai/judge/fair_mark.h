// When a cost is clear enough for a mark.
#pragma once

#include "jasnel/fair.h"

namespace jasnel {

/// Whether a cost is above `least` with 99% confidence: a deal has many choices, and of those that
/// are marked few may be wrong.
constexpr bool IsClear(const Estimate& cost, double least) {
  constexpr double kWider = 2.5758 / 1.9600;  // than the 95% interval
  return cost.value - kWider * (cost.value - cost.low) > least;
}

/// The mark of a choice that costs this.
constexpr FairMark MarkOfCost(const Estimate& cost, double least) {
  if (!IsClear(cost, least)) return FairMark::kNone;
  return IsClear(cost, kGraveCost) ? FairMark::kBlunder : FairMark::kMistake;
}

}  // namespace jasnel
