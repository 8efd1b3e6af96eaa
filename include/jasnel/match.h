// A match of two players: the same deals played twice, with the sides changed.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "jasnel/auction.h"
#include "jasnel/contract.h"
#include "jasnel/deal_play.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/statistics.h"

namespace jasnel {

/// Where trump and declarer come from.
enum class ContractFrom : std::uint8_t {
  kAuction,  ///< the players bid
  kChance,   ///< drawn with the deal, all sixteen equally likely
};

/// What a match is played under. Deal `number`, from 1, follows from this and its number alone.
struct MatchConditions {
  std::uint64_t seed = 1;
  Rules rules;
  ContractFrom contract = ContractFrom::kAuction;
};

/// Deal `number` of a match, from 1. A definition that never changes:
///
/// 1. Hands and dealer are those of `jasnel deal`: from `random`, which is
///    Random::Stream(seed, number), by RandomHands, and by DealerOfBoard(number).
/// 2. Then with `random`, whatever the rules: the suit turned is Below(4), the declarer Below(4)
///    from North, trump Below(4), and the seed of the players Next().
///
/// The turned suit is there with `bidding=turned`, the contract with ContractFrom::kChance.
DealToPlay MatchDeal(const MatchConditions& conditions, std::uint64_t number);

/// The two players of a match, A first; `by player` is by these.
inline constexpr int kMatchPlayers = 2;

/// Wall-clock time for the calls and cards of one deal, or of more, without that of starting up.
struct PlayerTime {
  std::chrono::nanoseconds cards{0};
  std::chrono::nanoseconds slowest_card{0};
  std::chrono::nanoseconds calls{0};

  friend bool operator==(const PlayerTime&, const PlayerTime&) = default;
};

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

/// What is to be played.
struct MatchRequest {
  MatchConditions conditions;
  std::uint64_t deals = 100;  ///< each is played twice
  /// Ends before that when it is clear who is better: when MatchTally::SequenceInterval leaves out
  /// 0.
  bool until_clear = false;
  int threads = 0;  ///< from 1; 0 for as many as OpenMP offers
  /// When it becomes true, the pairs being played are the last.
  const std::atomic<bool>* cancel = nullptr;
};

/// A deal and its two sittings as they were played.
struct PlayedPair {
  std::uint64_t number = 1;  ///< of the deal
  DealToPlay deal;
  std::array<DealPlayed, 2> played;
  Pair pair;
};

/// A player that did not give a call or card, or gave one that is not legal.
struct MatchFoul {
  std::uint64_t number = 1;  ///< of the deal
  DealToPlay deal;
  int player = 0;     ///< 0 for A, 1 for B
  DealPlayed played;  ///< until then; `foul` is there
};

/// Why a match ended.
enum class MatchEnd : std::uint8_t {
  kAllDeals,
  kClear,
  kCancelled,
  kFoul,
  kRefused,  ///< whoever was told of the pairs wants no more
};

struct MatchOutcome {
  MatchEnd end = MatchEnd::kAllDeals;
  std::optional<MatchFoul> foul;
};

/// Makes a player; it is called for each thread.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Is told of each pair, in their order, one at a time, on any thread; false to end the match.
using PairObserver = std::function<bool(const PlayedPair&)>;

/// Whether nothing is left to be played: kAllDeals or kClear, and why.
std::optional<MatchEnd> EndOf(const MatchRequest& request, const MatchTally& tally);

/// Plays pair after pair from the one that follows on those in `tally`, and adds them there. What
/// is added depends on the request, the players and the pairs in `tally` alone (but for times, and
/// for players that look at the clock), not on the number of threads: pairs count in their order,
/// and a foul ends the match before its pair. An error of a maker.
Result<MatchOutcome> PlayMatch(const MatchRequest& request, const PlayerMaker& a,
                               const PlayerMaker& b, MatchTally& tally,
                               const PairObserver& observer);

}  // namespace jasnel
