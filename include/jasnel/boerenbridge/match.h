// A match of boerenbridge: a player for each seat, the same deals with all rotations of the seats.
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

#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"
#include "jasnel/statistics.h"

namespace jasnel::boerenbridge {

/// What is played.
struct DealToPlay {
  int players = 5;
  Hands hands{};                      ///< from 1 to MostCards(players) cards each
  std::uint64_t seed = 0;             ///< of the players' choices
  std::chrono::microseconds time{0};  ///< for each bid and card; 0 for each player's own
};

/// A bid or card that a player did not give, and why.
struct Foul {
  int seat = 0;
  std::string message;  ///< what was wrong, one line
};

/// What came of it.
struct DealPlayed {
  Bidding bidding;
  PlayedCards played;
  Tricks taken{};
  std::optional<Foul>
      foul;  ///< where play ended because of one; then `taken` is of the part before
};

/// Lets players, by seat, bid and play the deal to its end. It ends early where one gives an error,
/// or a bid or card that is not legal.
DealPlayed PlayDeal(const DealToPlay& deal, const BySeat<Player*>& players,
                    const std::atomic<bool>* cancel = nullptr);

/// Plays nothing by itself and can be copied: a copy is a moment to come back to.
class DealInPlay {
 public:
  /// Hands of equal size, from 1 to MostCards(players), of 3 to 7 players.
  DealInPlay(int players, const Hands& hands);

  bool InBidding() const { return !bidding_.IsOver(); }
  bool IsOver() const { return bidding_.IsOver() && table_.IsOver(); }

  /// Who is to bid or to play a card. The deal is not over.
  int turn() const { return InBidding() ? bidding_.Turn() : table_.position.turn(); }

  const Bidding& bidding() const { return bidding_; }
  /// All hands; who has taken how many, and after the bidding the bids.
  const Position& position() const { return table_.position; }
  const PlayedCards& played() const { return played_; }

  /// What the seat in turn sees, in the bidding and after it.
  BidView bid_view() const;
  PlayView play_view() const;

  /// The seat in turn bids, or plays a card. Changes nothing and gives an error where that is not
  /// legal.
  std::optional<Error> Bid(int bid);
  std::optional<Error> Play(Card card);

  /// Lets `player` bid or play for the seat in turn. Changes nothing where the player gives an
  /// error, or what is not legal: that is the error.
  std::optional<Error> Ask(Player& player, const Thinking& thinking);

 private:
  Bidding bidding_;
  PlayState table_;
  PlayedCards played_;
};

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

/// What is to be played.
struct MatchRequest {
  int players = 5;
  int most_cards = 10;        ///< of a round; from 1 to MostCards(players)
  std::uint64_t rounds = 10;  ///< of DealsInRound(most_cards) deals, each played once a rotation
  std::uint64_t seed = 1;
  std::chrono::microseconds time{0};  ///< for each bid and card; 0 for each player's own
  int threads = 0;                    ///< from 1; 0 for as many as OpenMP offers
  /// When it becomes true, the deals being played are broken off and do not count.
  const std::atomic<bool>* cancel = nullptr;
};

/// Deal `number` of a match, from 0, as all its sittings have it: cards are those of the deal of
/// its round (CardsInDeal), hands and then the seed of the players come from Random::Stream(seed,
/// number). This definition never changes.
DealToPlay MatchDeal(const MatchRequest& request, std::uint64_t number);

/// The seat, from 0 left of the dealer, of a player in a deal and a rotation, both from 0. In the
/// first deal of the first rotation player i sits in seat i; who deals moves on clockwise from deal
/// to deal, and all move on by a seat from rotation to rotation.
int SeatOfPlayer(int player, std::uint64_t deal_of_round, int rotation, int players);

/// A player that did not give a bid or card, or gave one that is not legal.
struct MatchFoul {
  std::uint64_t number = 0;  ///< of the deal
  DealToPlay deal;
  int player = 0;
  DealPlayed played;  ///< until then; `foul` is there
};

/// Why a match ended; `kRefused`: whoever was told of the deals wants no more.
enum class MatchEnd : std::uint8_t { kAllDeals, kCancelled, kFoul, kRefused };

/// A deal and all its sittings as they were played.
struct PlayedSittings {
  std::uint64_t number = 0;  ///< of the deal, from 0
  DealToPlay deal;
  std::vector<DealPlayed> played;              ///< by rotation
  std::vector<BySeat<PlayerTime>> times = {};  ///< by rotation and seat
  MatchDealPlayed counted = {};
};

struct MatchOutcome {
  MatchEnd end = MatchEnd::kAllDeals;
  std::optional<MatchFoul> foul;
};

/// Makes a player; it is called for each thread.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Is told of each deal, in their order, one at a time, on any thread; false to end the match.
using DealObserver = std::function<bool(const PlayedSittings&)>;

/// Plays deal after deal from the one that follows on those in `tally`, with a player for each of
/// `makers`, and adds them there, in their order. What is added depends on the request, the players
/// and the deals in `tally` alone (but for times, and for players that look at the clock), not on
/// the number of threads. An error of a maker, or of a request that cannot be.
Result<MatchOutcome> PlayMatch(const MatchRequest& request, const std::vector<PlayerMaker>& makers,
                               MatchTally& tally, const DealObserver& observer = {});

}  // namespace jasnel::boerenbridge
