// What came of a match: counts, the difference of two players, and how sure it is.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

#include "ai/moments.h"
#include "ai/timed_player.h"
#include "bitboard/auction.h"
#include "bitboard/contract.h"
#include "bitboard/seat.h"

namespace jasnel {

/// The two players of a match, A first; `by player` is by these.
inline constexpr int kMatchPlayers = 2;

/// A deal played to its end, as it counts for the match.
struct Sitting {
  Side side_of_a = Side::kNorthSouth;
  Seat declarer = Seat::kNorth;
  ContractResult result;
  std::array<int, kMatchPlayers> calls{};         ///< how many each made, by player
  std::array<PlayerTime, kMatchPlayers> times{};  ///< by player
};

/// Both sittings of a deal: A sits North-South in the first, East-West in the second.
using Pair = std::array<Sitting, 2>;

/// What a player did in all sittings.
struct PlayerTally {
  std::int64_t points = 0;     ///< what its sides wrote down
  std::uint64_t declared = 0;  ///< contracts; those of the other player are not counted
  std::uint64_t made = 0;      ///< pits among them
  std::uint64_t nat = 0;
  std::uint64_t pit = 0;
  std::uint64_t cards = 0;
  std::uint64_t calls = 0;
  PlayerTime time;
};

/// From `low` to `high`.
struct Interval {
  double low = 0;
  double high = 0;

  bool Holds(double value) const { return low <= value && value <= high; }
};

/// Adds up pairs in their order.
class MatchTally {
 public:
  void Add(const Pair& pair);

  std::uint64_t pairs() const { return difference_.count(); }

  /// 0 for A, 1 for B.
  const PlayerTally& player(int index) const { return players_[static_cast<std::size_t>(index)]; }

  /// Points a deal that A's side writes down more than B's, on average.
  double Difference() const { return difference_.Mean(0); }

  /// The 95% interval of that. The mean of the two sittings of a pair is one observation, so that
  /// luck of the cards that falls to both players alike does not count. By Student's t; nothing
  /// where there are fewer than two pairs.
  std::optional<Interval> FixedInterval() const;

  /// The same, but one that may be looked at after every pair (sequential_test.h); nothing where
  /// there are too few pairs. The sum of squares counts 162^2 more than it is, as for a deal in
  /// which all points went to the other side: players who gain a little in most deals and lose much
  /// in a few may not have lost yet.
  std::optional<Interval> SequenceInterval() const;

 private:
  std::optional<Interval> Around(double half_width) const;
  double SumOfSquares() const;  // of the differences of pairs from their mean

  std::array<PlayerTally, kMatchPlayers> players_;
  Moments difference_{1};
};

}  // namespace jasnel
