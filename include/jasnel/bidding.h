// Whether to play, and in which suit: what each call is worth to a seat that sees only its own
// hand.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// How what players reach at the table follows from what can be reached with all hands open, as
/// learned from played deals: a straight line through the log odds of a chance, and one through
/// expected scores. Without a calibration nothing is said of real play.
struct Calibration {
  /// The one that comes with the library for these rules, learned from deals that `full` played
  /// against itself (docs/research/bidding.md).
  static const Calibration& For(const Rules& rules);

  double makes_constant = 0;
  double makes_slope = 1;
  double score_constant = 0;  ///< points
  double score_slope = 1;
  std::uint64_t deals = 0;  ///< played deals it was learned from

  /// The chance to make as players reach it, from that with open hands, both from 0 to 1.
  double PlayedMakes(double open) const;

  /// The expected score as players reach it, in points.
  double PlayedScore(double open) const { return score_constant + score_slope * open; }
};

/// What the seat in turn knows. An aggregate: fill it in and call `Validate`.
struct BidQuestion {
  Auction auction;  ///< not over; the passes in it are evidence
  CardSet hand;     ///< of the seat in turn: eight cards
  Rules rules;      ///< those of the auction
  /// Cards that are known to lie in other hands, by seat; none as a rule, and none for the seat in
  /// turn.
  Hands known = {};
};

/// What is wrong with a question, if anything: an auction that is over or cannot be one by the
/// rules, a hand that has not eight cards, a card in two places, cards known of the seat in turn or
/// more than eight of another.
std::optional<Error> Validate(const BidQuestion& question);

/// How hard to look. Looking ends with the first of these that is reached; what depends on no clock
/// is the same for any number of threads.
struct BidRequest {
  std::uint64_t seed = 1;
  /// Worlds to solve, from 2 to `kMostWorlds`; 0 for as many as the other limits let.
  std::uint64_t worlds = 0;
  /// Ends when the interval of the chance of every suit is no wider than this to either side, from
  /// 0 to 1; 0 for no such end. Where neither this nor worlds nor time is given, 0.02 is taken,
  /// with `until_clear` 0.005.
  double precision = 0;
  /// Ends when the best call is better than each other one with 99% confidence.
  bool until_clear = false;
  std::chrono::microseconds time{0};          ///< ends in about this time; 0 for no such end
  const std::atomic<bool>* cancel = nullptr;  ///< ends soon after it becomes true
  /// Fills in what is `played` of the answer, and the call is the best by that. Without it the call
  /// is the best with open hands.
  std::optional<Calibration> calibration = {};
};

inline constexpr std::uint64_t kMostWorlds = 10'000'000;

/// An estimate and its 95% interval, which has no width where all worlds were solved.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// Classes of what the declaring side writes down: nat; made with points up to 100, 120, 140, and
/// above; and all eight tricks. With `nat=own` nat comes first all the same.
inline constexpr std::size_t kResultClasses = 6;

/// What it is worth to play in one suit. Everything here is of *open hands*: the other cards are
/// dealt at random, and then all four see all hands and play perfectly. Real players reach less or
/// more; see `Calibration`.
struct SuitBid {
  Suit suit = Suit::kSpades;
  Estimate makes;   ///< chance that the contract is made, from 0 to 1
  Estimate score;   ///< expected score: what the own side writes down minus what the others do
  double pit = 0;   ///< chance to take all eight tricks, from 0 to 1
  double roem = 0;  ///< expected roem of the own side, in points, lost contracts included
  /// Chance of each class; they add up to 1. From the worlds that were solved for the score; where
  /// few of them were made what is usual counts as one more, for `pit` and `roem` too.
  std::array<double, kResultClasses> results{};
  std::optional<double> played_makes;  ///< `makes` as players reach it
  std::optional<double> played_score;  ///< `score` as players reach it
};

/// What it is worth to pass: what follows when the others call as `BiddingModel` says, and open
/// hands after that.
struct PassBid {
  Estimate score;                         ///< expected score of the own side
  std::array<double, kSeats> declares{};  ///< chance that each seat becomes declarer, by seat
  std::optional<double> played_score;     ///< `score` as players reach it, whoever declares
};

struct BidAnswer {
  std::vector<SuitBid> suits;   ///< those that may be named, in their order
  std::optional<PassBid> pass;  ///< nothing where the seat must play
  Call call;                    ///< with the highest expected score, as players reach it if that is
                                ///< known; of equal ones the first, a pass before the suits
  bool clear = false;           ///< whether it is better than each other with 99% confidence
  bool all_worlds = false;      ///< whether these are all worlds there are, each counted once
  std::uint64_t worlds = 0;     ///< for which it was solved who makes what
  std::uint64_t scored = 0;     ///< of them, worlds solved for the score too
  Stop stop = Stop::kSolved;    ///< kTimeLimit or kCancelled where that ended it;
                                ///< kNodeLimit where worlds in which all who passed would
                                ///< pass became too hard to find
  std::chrono::microseconds time{0};
};

/// Answers by *worlds*: deals of the cards that the seat does not see. They are drawn with equal
/// chances among those that agree with what is known, thinned by how likely those who passed would
/// have passed (`BiddingModel`), and solved exactly; all suits share them. Where there are no more
/// than 256 worlds (with a limit of time, than there is time for), or no more than `worlds` and no
/// other limit, all of them are solved instead.
///
/// An error where `Validate` finds one in the question, where the passes are so unlikely that no
/// world was found, and where a number of the request is out of its range. A search that was
/// stopped before the first worlds were solved is an error too.
Result<BidAnswer> EvaluateBid(BatchSolver& solver, const BidQuestion& question,
                              const BidRequest& request = {});

/// What a hand is worth to the side that plays in a suit, all hands open: an estimate that needs no
/// search.
struct HandValue {
  float makes;  ///< chance that the contract is made, from 0 to 1
  float score;  ///< expected score: what the own side writes down minus what the others do
};

/// The estimate for a hand of eight cards whose player declares, learned from solved deals
/// (docs/research/bidding.md). It takes less than a microsecond. `place` is that of the player's
/// seat, counted clockwise from the leader of the first trick, from 0 to 3.
HandValue EvaluateHand(const Rules& rules, CardSet hand, Suit trump, int place);

}  // namespace jasnel
