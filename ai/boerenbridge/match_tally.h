// What came of a match: points, bids made, match points, and how sure they are.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/moments.h"
#include "bitboard/boerenbridge/table.h"

namespace jasnel::boerenbridge {

/// A deal played once: who sat where, and what came of it.
struct Sitting {
  BySeat<int> player{};  ///< by seat: number of the player, from 0
  Tricks bids{};
  Tricks taken{};
};

/// How long the players of a match took, by player.
struct PlayerTime {
  std::chrono::nanoseconds bids{0};
  std::chrono::nanoseconds slowest_bid{0};
  std::chrono::nanoseconds cards{0};
  std::chrono::nanoseconds slowest_card{0};
  std::uint64_t bids_made = 0;
  std::uint64_t cards_played = 0;  ///< those that were chosen among two or more

  void Add(const PlayerTime& other);
};

/// A deal of a match in all its sittings: the players move on by one seat from one to the next, so
/// that each sits in each seat once.
struct MatchDealPlayed {
  int cards = 1;
  std::vector<Sitting> sittings;  ///< as many as there are players
  BySeat<PlayerTime> times{};     ///< by player
};

/// Means over deals, each of which counts as one observation. 95% intervals by Student's t are as
/// wide on both sides as `HalfWidth` tells; nothing below two observations.
class DealMeans {
 public:
  /// Points written down, points more than the mean of the others at the table, part of the bids
  /// that were made exactly.
  enum Number : std::size_t { kScore, kMore, kMade, kNumbers };

  void Add(const std::array<double, kNumbers>& values) { moments_.Add(values); }

  std::uint64_t count() const { return moments_.count(); }
  double Mean(Number number) const { return moments_.Mean(number); }
  std::optional<double> HalfWidth(Number number) const;

 private:
  Moments moments_{kNumbers};
};

/// What a player did in all sittings.
struct PlayerTally {
  DealMeans all;
  std::array<DealMeans, kMostCards + 1> by_cards;  ///< by cards dealt to each; 0 is not used
  BySeat<DealMeans> by_seat;
  Moments match_points{1};  ///< of whole rounds, each the mean of its sittings
  PlayerTime time;
};

/// Adds up deals in their order.
class MatchTally {
 public:
  /// Rounds from `most_cards` cards down to one and up again.
  MatchTally(int players, int most_cards);

  void Add(const MatchDealPlayed& deal);

  int players() const { return static_cast<int>(tallies_.size()); }
  std::uint64_t deals() const { return deals_; }
  std::uint64_t rounds() const { return deals_ / static_cast<std::uint64_t>(deals_in_round_); }
  const PlayerTally& player(int number) const { return tallies_[static_cast<std::size_t>(number)]; }

  /// Points a deal that player `a` writes down more than player `b`, on average, and half the width
  /// of its 95% interval: all sittings of a deal are one observation, so that luck of the cards
  /// that falls to both alike does not count. Nothing below two deals.
  double Difference(int a, int b) const;
  std::optional<double> DifferenceHalfWidth(int a, int b) const;

 private:
  void EndRound();

  std::vector<double> Minus(int a, int b) const;

  int deals_in_round_;
  std::vector<PlayerTally> tallies_;
  std::vector<std::vector<int>> totals_;  // of the round, by sitting and player
  Moments scores_;                        // of all players, by deal
  std::uint64_t deals_ = 0;
};

/// Half the width of a 95% interval of the mean of a number that is there in each observation.
std::optional<double> HalfWidth95(const Moments& moments, std::size_t number);

}  // namespace jasnel::boerenbridge
