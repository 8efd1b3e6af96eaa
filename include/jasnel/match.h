// A match between two players: every deal is played twice, with sides swapped.
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
#include "jasnel/dealt.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/statistics.h"

namespace jasnel {

/// How trump and declarer are determined.
enum class ContractFrom : std::uint8_t {
  kAuction,  ///< the players bid
  kChance,   ///< drawn at random with the deal, all sixteen combinations equally likely
};

/// The conditions of a match. They and the number of a deal, from 1, determine the deal.
struct MatchConditions {
  std::uint64_t seed = 1;
  Rules rules = {};
  ContractFrom contract = ContractFrom::kAuction;
  Dealt dealt = {};
};

/// Deal `number` of a match, from 1. A definition that never changes:
///
/// 1. Hands and dealer are those of `jasnel deal`: the hands by RandomHands from `random`, which is
///    Random::Stream(seed, number), the dealer by DealerOfBoard(number).
///    Where cards are `dealt` by hand, the hands are those of DealtHands instead, and change with
///    it.
/// 2. Then with `random`, whatever the rules: the turned suit is Below(4), the declarer Below(4)
///    from North, trump Below(4), and the seed of the players Next().
///
/// 3. Where a joker is among the cards, more than one card is turned, or `first-turned` tells the
///    first of deal 1: what else is turned, by RandomTurnedFrom.
///
/// The deal has turned cards only with `bidding=turned` or `lot`, and the contract only with
/// ContractFrom::kChance.
///
/// With `all-pass=redeal` a deal that is passed out at both tables is dealt again: its next version
/// is drawn in the same way, with the same `random`, and the same seat deals.
DealToPlay MatchDeal(const MatchConditions& conditions, std::uint64_t number,
                     std::uint64_t version = 0);

/// The players of a match, A first; `by player` means in this order.
inline constexpr int kMatchPlayers = 2;

/// Wall-clock time spent on the calls and cards of one or more deals, without start-up time, and
/// how often a player fouled.
struct PlayerTime {
  std::chrono::nanoseconds cards{0};
  std::chrono::nanoseconds slowest_card{0};
  std::chrono::nanoseconds calls{0};
  std::uint64_t fouls = 0;  ///< calls and cards taken for a player that fouled

  friend bool operator==(const PlayerTime&, const PlayerTime&) = default;
};

/// The result of one play of a deal.
struct Sitting {
  Side side_of_a = Side::kNorthSouth;
  Seat declarer = Seat::kNorth;  ///< meaningless if the deal is passed out
  int doublings = 0;             ///< of the contract
  bool passed_out = false;  ///< it counts 0 for both, against what came of it at the other table
  ContractResult result = {};
  std::array<int, kMatchPlayers> calls{};         ///< made by each, by player
  std::array<PlayerTime, kMatchPlayers> times{};  ///< by player
};

/// Both sittings of a deal: A plays North-South in the first and East-West in the second.
using Pair = std::array<Sitting, 2>;

/// Totals of one player over all sittings.
struct PlayerTally {
  std::int64_t points = 0;     ///< written down by its side
  std::uint64_t declared = 0;  ///< contracts this player declared
  std::uint64_t made = 0;      ///< including pits
  std::uint64_t nat = 0;
  std::uint64_t pit = 0;
  std::uint64_t cards = 0;
  std::uint64_t calls = 0;
  PlayerTime time = {};
};

/// An interval from `low` to `high`.
struct Interval {
  double low = 0;
  double high = 0;

  bool Holds(double value) const { return low <= value && value <= high; }
};

/// Totals of a match, to which pairs are added in order.
class MatchTally {
 public:
  MatchTally() = default;
  /// So many deals are a match (`MatchRequest`).
  MatchTally(int match_of, int ahead) : match_of_(match_of), start_(ahead), ahead_{ahead, ahead} {}

  void Add(const Pair& pair);

  std::uint64_t pairs() const { return difference_.count(); }

  /// 0 for A, 1 for B.
  const PlayerTally& player(int index) const { return players_[static_cast<std::size_t>(index)]; }

  /// The mean difference per deal: points A's side writes down minus those of B's side.
  double Difference() const { return difference_.Mean(0); }

  /// The 95% confidence interval of `Difference`, by Student's t. The mean of the two sittings of a
  /// pair is one observation, so that the luck of the deal, which is the same for both players,
  /// cancels out. Nothing for fewer than two pairs.
  std::optional<Interval> FixedInterval() const;

  /// The same, but an interval that remains valid when inspected after every pair
  /// (`SequenceHalfWidth`); nothing if there are too few pairs. The sum of squares is increased by
  /// 162^2, as for one deal in which all points went to the other side: a player that gains a
  /// little in most deals and loses a lot in a few may not have had its losses yet.
  std::optional<Interval> SequenceInterval() const;

  /// What North-South are ahead in the match that is being played, by sitting.
  const std::array<int, 2>& ahead() const { return ahead_; }

  /// The matches that were played, each in two sittings.
  std::uint64_t matches() const { return wins_.count(); }

  /// The share of sittings of a match that A won, where a draw is half; there must be a match.
  double Wins() const { return wins_.Mean(0); }

  /// Its 95% confidence interval, as `FixedInterval`: both sittings of a match are one observation.
  std::optional<Interval> WinsInterval() const;

 private:
  void AddToMatch(const Pair& pair);
  std::optional<Interval> Around(double half_width) const;
  double SumOfSquares() const;  // of the differences of pairs from their mean

  std::array<PlayerTally, kMatchPlayers> players_;
  Moments difference_{1};
  int match_of_ = 0;
  int start_ = 0;
  std::array<int, 2> ahead_{};
  Moments wins_{1};
};

/// The match to play.
struct MatchRequest {
  MatchConditions conditions = {};
  std::uint64_t deals = 100;  ///< each is played twice
  /// Stops earlier once it is clear which player is better: when MatchTally::SequenceInterval
  /// excludes 0.
  bool until_clear = false;
  /// So many deals are a match, and players are told how it stands: `MoveLimits::match`. At most
  /// `kMostDealsLeft`; 0 for deals that are each by themselves.
  int match_of = 0;
  int ahead = 0;    ///< what North-South have at the start of each, more than East-West
  int threads = 0;  ///< from 1; 0 for as many as OpenMP offers
  /// When it becomes true, no more pairs are started.
  const std::atomic<bool>* cancel = nullptr;
  std::function<void()> on_card = {};  ///< called after each card, on any thread
};

/// A deal and its two sittings as they were played.
struct PlayedPair {
  std::uint64_t number = 1;  ///< of the deal
  DealToPlay deal = {};
  std::array<DealPlayed, 2> played = {};
  Pair pair = {};
};

/// A player's failure to make a legal call or play a legal card.
struct MatchFoul {
  std::uint64_t number = 1;  ///< of the deal
  DealToPlay deal = {};
  int player = 0;          ///< 0 for A, 1 for B
  DealPlayed played = {};  ///< up to the foul; its `foul` is set
};

/// Why a match ended.
enum class MatchEnd : std::uint8_t {
  kAllDeals,
  kClear,
  kCancelled,
  kFoul,
  kRefused,  ///< the observer returned false
};

struct MatchOutcome {
  MatchEnd end = MatchEnd::kAllDeals;
  std::optional<MatchFoul> foul = {};
};

/// Makes a player; called once per thread.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Receives each pair, in order and one at a time, on any thread; returns false to end the match.
using PairObserver = std::function<bool(const PlayedPair&)>;

/// The reason to stop, kAllDeals or kClear, if nothing is left to play.
std::optional<MatchEnd> EndOf(const MatchRequest& request, const MatchTally& tally);

/// Plays pairs, continuing after those in `tally`, and adds them to it. Apart from times, and from
/// players that look at the clock, the result depends only on the request, the players and the
/// pairs in `tally`, not on the number of threads: pairs count in order, and a foul ends the match
/// before its pair. The error is that of a maker.
Result<MatchOutcome> PlayMatch(const MatchRequest& request, const PlayerMaker& a,
                               const PlayerMaker& b, MatchTally& tally,
                               const PairObserver& observer);

}  // namespace jasnel
