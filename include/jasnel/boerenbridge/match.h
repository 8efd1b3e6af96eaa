// A match of boerenbridge: one player for each seat; every deal is played in all rotations of the
// seats.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"
#include "jasnel/statistics.h"

namespace jasnel::boerenbridge {

/// The deal to play.
struct DealToPlay {
  int players = 5;
  Hands hands{};                      ///< from 1 to MostCards(players) cards each
  std::uint64_t seed = 0;             ///< for the players' choices
  std::chrono::microseconds time{0};  ///< for each bid and card; 0 for each player's own limit
  std::string name = {};              ///< of deal and sitting, as `MoveLimits::deal` has it
};

/// Deal `number` of a seed, from 0, as matches and games have it: the hands and then the players'
/// seed come from Random::Stream(seed, number). This definition never changes. `cards` is from 1 to
/// MostCards(players).
DealToPlay RandomDeal(std::uint64_t seed, std::uint64_t number, int players, int cards);

/// The same with numbers from `random`.
template <Generator G>
DealToPlay RandomDeal(G& random, int players, int cards) {
  DealToPlay deal;
  deal.players = players;
  deal.hands = RandomHands(random, players, cards);
  deal.seed = random.Next();
  return deal;
}

/// A player's failure to make a legal bid or play a legal card.
struct Foul {
  int seat = 0;
  Error error = {};  ///< what was wrong, in one line
};

/// A deal that was played.
struct DealPlayed {
  Bidding bidding;
  PlayedCards played = {};
  Tricks taken{};
  std::optional<Foul>
      foul;  ///< set if play ended because of one; then `taken` covers the tricks until then
};

/// Has the players, given by seat, bid and play the deal to the end. Stops early if one returns an
/// error, an illegal bid or an illegal card.
DealPlayed PlayDeal(const DealToPlay& deal, const BySeat<Player*>& players,
                    const std::atomic<bool>* cancel = nullptr);

/// A deal in play, advanced one bid or card at a time. A copy is an independent snapshot.
class DealInPlay {
 public:
  /// Hands of equal size, from 1 to MostCards(players), for 3 to 7 players.
  DealInPlay(int players, const Hands& hands);

  bool InBidding() const { return !bidding_.IsOver(); }
  bool IsOver() const { return bidding_.IsOver() && table_.IsOver(); }

  /// The seat to bid or to play. The deal must not be over.
  int turn() const { return InBidding() ? bidding_.Turn() : table_.position.turn(); }

  const Bidding& bidding() const { return bidding_; }
  /// All hands; tricks taken; and after the bidding, the bids.
  const Position& position() const { return table_.position; }
  const PlayedCards& played() const { return played_; }

  /// What the seat to play can see, during the bidding and after it.
  BidView bid_view() const;
  PlayView play_view() const;

  /// Makes a bid or plays a card for the seat to play. If that is illegal, changes nothing and
  /// returns an error.
  std::optional<Error> Bid(int bid);
  std::optional<Error> Play(Card card);

  /// Has `player` bid or play for the seat to play. If the player returns an error or something
  /// illegal, changes nothing and returns that error.
  std::optional<Error> Ask(Player& player, const MoveLimits& limits);

 private:
  Bidding bidding_;
  PlayState table_;
  PlayedCards played_;
};

/// One play of a deal: who sat where, and the result.
struct Sitting {
  BySeat<int> player{};  ///< by seat: the player's number, from 0
  Tricks bids{};
  Tricks taken{};
};

/// The time that a player of a match took, and how often it fouled.
struct PlayerTime {
  std::chrono::nanoseconds bids{0};
  std::chrono::nanoseconds slowest_bid{0};
  std::chrono::nanoseconds cards{0};
  std::chrono::nanoseconds slowest_card{0};
  std::uint64_t bids_made = 0;
  std::uint64_t cards_played = 0;  ///< only where there was a choice of two or more cards
  std::uint64_t fouls = 0;         ///< bids and cards taken for a player that fouled

  void Add(const PlayerTime& other);
};

/// A deal of a match with all its sittings: from one sitting to the next all players move on by one
/// seat, so that each plays every seat once.
struct MatchDealPlayed {
  int cards = 1;
  std::vector<Sitting> sittings = {};  ///< one for each player
  BySeat<PlayerTime> times{};          ///< by player
};

/// Means over deals, with each deal as one observation. 95% confidence intervals, by Student's t,
/// extend `HalfWidth` to either side of the mean; there is none for fewer than two observations.
class DealMeans {
 public:
  /// Points written down; points above the mean of the other players at the table; share of bids
  /// made exactly.
  enum Number : std::size_t { kScore, kMore, kMade, kNumbers };

  void Add(const std::array<double, kNumbers>& values) { moments_.Add(values); }

  std::uint64_t count() const { return moments_.count(); }
  double Mean(Number number) const { return moments_.Mean(number); }
  std::optional<double> HalfWidth(Number number) const;

 private:
  Moments moments_{kNumbers};
};

/// Totals of one player over all sittings.
struct PlayerTally {
  DealMeans all = {};
  std::array<DealMeans, kMaxCards + 1> by_cards;  ///< by number of cards per player; index 0 is
                                                  ///< unused
  BySeat<DealMeans> by_seat = {};
  Moments match_points{1};  ///< for whole rounds, each the mean over its sittings
  PlayerTime time = {};
};

/// Totals of a match, to which deals are added in order.
class MatchTally {
 public:
  /// For rounds from `most_cards` cards down to one and up again.
  MatchTally(int players, int most_cards);

  void Add(const MatchDealPlayed& deal);

  int players() const { return static_cast<int>(tallies_.size()); }
  std::uint64_t deals() const { return deals_; }
  std::uint64_t rounds() const { return deals_ / static_cast<std::uint64_t>(deals_in_round_); }
  const PlayerTally& player(int number) const { return tallies_[static_cast<std::size_t>(number)]; }

  /// The mean difference per deal: points written down by player `a` minus those of player `b`.
  /// Half the width of its 95% confidence interval: all sittings of a deal are one observation, so
  /// that the luck of the deal, which is the same for both players, cancels out. Nothing for
  /// fewer than two deals.
  double Difference(int a, int b) const;
  std::optional<double> DifferenceHalfWidth(int a, int b) const;

 private:
  void EndRound();

  std::vector<double> Minus(int a, int b) const;

  int deals_in_round_;
  std::vector<PlayerTally> tallies_;
  std::vector<std::vector<int>> totals_;  // in the round, by sitting and player
  Moments scores_;                        // of all players, by deal
  std::uint64_t deals_ = 0;
};

/// Half the width of the 95% confidence interval for the mean of one number of the observations.
std::optional<double> HalfWidth95(const Moments& moments, std::size_t number);

/// The match to play.
struct MatchRequest {
  int players = 5;
  int most_cards = 10;        ///< in a round; from 1 to MostCards(players)
  std::uint64_t rounds = 10;  ///< of DealsInRound(most_cards) deals, each played once per rotation
  std::uint64_t seed = 1;
  std::chrono::microseconds time{0};  ///< for each bid and card; 0 for each player's own limit
  int threads = 0;                    ///< from 1; 0 for as many as OpenMP offers
  /// When it becomes true, the deals being played are abandoned and do not count.
  const std::atomic<bool>* cancel = nullptr;
  std::function<void()> on_card = {};  ///< called after each card, on any thread
};

/// Deal `number` of a match, from 0, the same in all its sittings: a `RandomDeal`, whose number of
/// cards follows from its place in the round (CardsInDeal). This definition never changes.
DealToPlay MatchDeal(const MatchRequest& request, std::uint64_t number);

/// The seat of a player, from 0 for left of the dealer, in a deal and a rotation, both counted from
/// 0. In the first deal of the first rotation player i sits in seat i; the deal passes clockwise
/// from deal to deal, and from rotation to rotation all players move on by one seat.
int SeatOfPlayer(int player, std::uint64_t deal_of_round, int rotation, int players);

/// A player's failure to make a legal bid or play a legal card.
struct MatchFoul {
  std::uint64_t number = 0;  ///< of the deal
  DealToPlay deal = {};
  int player = 0;
  DealPlayed played;  ///< up to the foul; its `foul` is set
};

/// Why a match ended; `kRefused`: the observer returned false.
enum class MatchEnd : std::uint8_t { kAllDeals, kCancelled, kFoul, kRefused };

/// A deal and all its sittings as they were played.
struct PlayedSittings {
  std::uint64_t number = 0;  ///< of the deal, from 0
  DealToPlay deal = {};
  std::vector<DealPlayed> played = {};         ///< by rotation
  std::vector<BySeat<PlayerTime>> times = {};  ///< by rotation and seat
  MatchDealPlayed counted = {};
};

struct MatchOutcome {
  MatchEnd end = MatchEnd::kAllDeals;
  std::optional<MatchFoul> foul = {};
};

/// Makes a player; called once per thread.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Receives each deal, in order and one at a time, on any thread; returns false to end the match.
using DealObserver = std::function<bool(const PlayedSittings&)>;

/// Plays deals, continuing after those in `tally`, with one player from each of `makers`, and adds
/// them to it in order. Apart from times, and from players that look at the clock, the result
/// depends only on the request, the players and the deals in `tally`, not on the number of threads.
/// The error is that of a maker or of an invalid request.
Result<MatchOutcome> PlayMatch(const MatchRequest& request, const std::vector<PlayerMaker>& makers,
                               MatchTally& tally, const DealObserver& observer = {});

}  // namespace jasnel::boerenbridge
