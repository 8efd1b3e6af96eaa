// A yardstick for people: what their choices lost by what could be known, against what the levels
// of `full` lose with the same choices.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "jasnel/deal_play.h"
#include "jasnel/fair.h"
#include "jasnel/rating.h"
#include "jasnel/solver.h"
#include "jasnel/what_if.h"

namespace jasnel {

/// Points lost by choices, by what could be known: less than the best choices were worth. Below 0
/// where the judge errs.
struct PointsLost {
  double player = 0;
  /// By those that each level of `full` would have made at the same moments, in the order of
  /// PlayerLevels().
  std::vector<double> levels = {};
};

/// A call or card that a seat made.
struct ChoiceMade {
  DealInPlay before;
  DealChoice made = {};
};

/// What such a choice lost.
struct MeasuredChoice {
  DealChoice best = {};  ///< by the judge
  PointsLost lost = {};
};

struct YardstickRequest {
  std::uint64_t seed = 1;  ///< of the deals that are drawn, and of the levels
  /// As FairRequest has it.
  std::uint64_t worlds = kUsualFairWorlds;
  const std::atomic<bool>* cancel = nullptr;  ///< when true, soon ends with nothing
};

/// Measures choices; nothing for one that had no other beside it, was not legal, or follows on what
/// no deal agrees with. Deals of the hidden cards are drawn twice: in the first the best choice is
/// looked for, as JudgeFairly does; what others are worth less is measured in the second, which had
/// no part in that. Levels that play by chance count with the mean of many tries. Cards are
/// measured on all threads; the answer is the same for any number of them.
std::vector<std::optional<MeasuredChoice>> MeasureChoices(BatchSolver& solver,
                                                          std::span<const ChoiceMade> choices,
                                                          const YardstickRequest& request = {});

/// The sum over choices that were measured.
PointsLost SumOf(std::span<const std::optional<MeasuredChoice>> choices);

/// What a player loses a deal, and the levels with the same choices.
struct YardstickRating {
  /// A level of `full`.
  struct OfLevel {
    RatedMean lost = {};
    RatedMean less = {};  ///< what the player lost less than the level; below 0 if it lost more
  };

  std::size_t deals = 0;
  RatedMean lost = {};
  std::vector<OfLevel> levels = {};  ///< in the order of PlayerLevels()
};

/// Rates deals that are independent, as those of different boards. Empty for fewer than kMinRated.
std::optional<YardstickRating> RateLosses(std::span<const PointsLost> deals);

/// A set of the yardstick: deals 1 to 32 of the seed that is its number, as RandomHands and
/// DealerOfBoard have them.
inline constexpr std::size_t kDealsOfSet = 32;

/// The half width of an interval that is sure enough, in points a deal.
inline constexpr double kSurePoints = 3;

/// How many more sets make the mean of so many deals sure to kSurePoints, as far as the deals so
/// far tell; 0 if it is.
std::size_t MoreSets(const RatedMean& mean, std::size_t deals);

}  // namespace jasnel
