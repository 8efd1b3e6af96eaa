// How much of what is solved for a bid question.
#pragma once

#include <cstdint>

#include "jasnel/bidding.h"

namespace jasnel {

/// Worlds that are guessed for each that is solved: what makes the most of the time, by the time
/// that a world, a guess and an answer take and by how far off guesses are. `weight` is the mean
/// weight of worlds: where passes make it long to find one, fewer.
std::uint64_t GuessesEach(double weight);

/// In how many worlds what follows a pass is solved, where suits are solved in so many: fewer, as
/// it has no chance of its own to be known.
std::uint64_t ForPass(std::uint64_t worlds);

/// How many for a pit, for each that is solved for the score, which takes more than ten times as
/// long.
inline constexpr std::uint64_t kPitsForScored = 2;

/// The plan for a request.
class BidPlan {
 public:
  /// More worlds are solved for the score where only the best call is asked for.
  explicit BidPlan(const BidRequest& request);

  /// For how many of the first so many worlds solved for the chance to make, one is solved for the
  /// score.
  std::uint64_t WorldsToScore(std::uint64_t worlds) const;

  /// How many of the next worlds, at most `size`, fit into `time` seconds, of which the `solved`
  /// ones before took `used`. Those that are solved for the score take longest, and the first are
  /// all of these.
  std::uint64_t FittingIn(double time, double used, std::uint64_t solved, std::uint64_t size) const;

 private:
  double Work(std::uint64_t worlds) const;

  std::uint64_t solved_for_scored_;
};

}  // namespace jasnel
