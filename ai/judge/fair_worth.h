// What the judge counts for a side.
#pragma once

#include <optional>

#include "ai/match/match_utility.h"
#include "jasnel/fair.h"
#include "jasnel/match_standing.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Points or, where the match counts, the chance to win it in units of `kPercentOfPoint`.
class FairWorth {
 public:
  /// Points.
  FairWorth() = default;

  /// For this side; `match` is how it stands for North-South before the deal.
  FairWorth(const Rules& rules, const std::optional<MatchStanding>& match, Side side) {
    if (!match) return;
    utility_.emplace(rules, side == Side::kNorthSouth ? *match : match->OfOthers());
  }

  /// What a score of the side is worth: the more it is, the more.
  double Of(double score) const { return utility_ ? OfChance(utility_->Of(score)) : score; }

  static double OfChance(double chance) { return 100 * chance / kPercentOfPoint; }

  /// Nothing where points count.
  const MatchUtility* match() const { return utility_ ? &*utility_ : nullptr; }

 private:
  std::optional<MatchUtility> utility_;
};

}  // namespace jasnel
