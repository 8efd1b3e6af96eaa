// Bid evaluation: the expected score of each call, for a seat that sees only its own hand.
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
#include "jasnel/dealt.h"
#include "jasnel/match_standing.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// How results of real play follow from results with open hands, as learned from played deals: by
/// straight lines for the log odds of making the contract, and for expected scores. Open hands
/// promise too much to the side that leads, which finds the right card, so there is a constant for
/// each place of the declarer, counted clockwise from the leader. Without a calibration, there are
/// no estimates for real play.
struct Calibration {
  using ByPlace = std::array<double, kSeats>;

  /// The library's calibration for these rules, learned from deals in which `full` played against
  /// itself (docs/research/bidding.md).
  static const Calibration& For(const Rules& rules);

  ByPlace makes_constant{};
  double makes_slope = 1;
  ByPlace score_constant{};  ///< points
  double score_slope = 1;
  std::uint64_t deals = 0;  ///< number of played deals it was learned from

  /// The chance of making the contract in real play, given the chance with open hands; both from 0
  /// to 1. `place` is that of the declarer, from 0 to 3.
  double PlayedMakes(double open, int place) const;

  /// The expected score in real play, in points, given that with open hands; `place` as above.
  double PlayedScore(double open, int place) const {
    return score_constant[static_cast<std::size_t>(place)] + score_slope * open;
  }
};

/// What the seat to call knows. An aggregate: fill it in and call `Validate`.
struct BidQuestion {
  Auction auction;    ///< not over; its passes are used as evidence
  CardSet hand = {};  ///< of the seat to call: eight cards
  Rules rules = {};   ///< the auction's rules
  /// Cards known to be in other hands, by seat. Usually empty; always empty for the seat to call.
  Hands known = {};
  /// Whether deals in which the players who passed would hardly have passed count for less.
  bool passes_tell = true;
  std::vector<Call> calls = {};  ///< the legal calls to compare; empty for all of them
  Dealt dealt = {};              ///< worlds count for as much as they are dealt so
  /// Where the match stands for the side to call; then the best call is best for that, and not for
  /// points. It makes no difference to doubling.
  std::optional<MatchStanding> match = {};
};

/// What is wrong with a question, if anything: an auction that is over or impossible under the
/// rules, a hand without exactly eight cards, a card in two places, known cards for the seat to
/// call, more than eight known cards for another seat, or a call to compare that is not legal.
std::optional<Error> Validate(const BidQuestion& question);

/// How long to search. The search stops at the first of these limits it reaches. Unless it depends
/// on the clock, the result is the same for any number of threads.
struct BidRequest {
  std::uint64_t seed = 1;
  /// Worlds to solve for each suit, from 2 to `kMaxWorlds`; 0 for as many as the other limits
  /// allow.
  std::uint64_t worlds = 0;
  /// Stops when, for every suit, the interval of the chance to make is no wider than this on either
  /// side, from 0 to 1; 0 for no such limit. If this, `worlds` and `time` are all 0, 0.02 is used,
  /// or 0.005 with `until_clear`.
  double precision = 0;
  /// Stops when the best call is better than every other call with 99% confidence.
  bool until_clear = false;
  std::chrono::microseconds time{0};          ///< stops after about this time; 0 for no limit
  const std::atomic<bool>* cancel = nullptr;  ///< stops soon after it becomes true
  /// Fills in the `played` fields of the answer and chooses the best call by them. Without a
  /// calibration, the best call is the best with open hands.
  std::optional<Calibration> calibration = {};
};

inline constexpr std::uint64_t kMaxWorlds = 10'000'000;

/// An estimate and its 95% interval, which has zero width if all worlds were solved.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// Classes of the declaring side's result: nat; made with up to 100, 120 or 140 points, or more;
/// and all eight tricks. Nat comes first also with `nat=own`.
inline constexpr std::size_t kResultClasses = 6;

/// The evaluation of declaring in one suit, with *open hands*: the other cards are dealt at random,
/// and then all four players see all hands and play perfectly. Results of real play can be lower or
/// higher; see `Calibration`.
struct SuitBid {
  Suit suit = Suit::kSpades;
  Estimate makes = {};  ///< chance that the contract is made, from 0 to 1
  Estimate score = {};  ///< expected score: points the bidding side writes down minus those of its
                        ///< opponents
  double pit = 0;       ///< chance to take all eight tricks, from 0 to 1
  double roem = 0;      ///< expected roem of the bidding side, in points, lost contracts included
  /// Chance of each class; they add up to 1. How contracts made without pit are divided is based on
  /// the worlds solved for the score. Unless all worlds were solved, the usual results count as one
  /// more contract made, here and in `roem`, since few of these worlds may be made.
  std::array<double, kResultClasses> results{};
  std::optional<double> played_makes = {};  ///< `makes` in real play
  std::optional<double> played_score = {};  ///< `score` in real play
  std::optional<double> wins = {};          ///< chance to win the match, if it was told
};

/// The evaluation of a pass: the other players call by the network that calls, and then play
/// with open hands.
struct PassBid {
  Estimate score = {};                      ///< expected score of the bidding side
  std::array<double, kSeats> declares{};    ///< chance that each seat becomes declarer, by seat
  std::optional<double> passed_out = {};    ///< chance that nobody does, worth 0: `all-pass=redeal`
  std::optional<double> played_score = {};  ///< `score` in real play, with any declarer
  std::optional<double> wins = {};          ///< chance to win the match, if it was told
};

/// The evaluation of doubling once more (*kraken*), if nobody doubles after that; a pass is then
/// also compared as if nobody does. It is an estimate for open hands.
struct DoubleBid {
  Call call = {};
  Estimate makes = {};  ///< chance that the own side, which then must, gets more than the other
  Estimate score = {};  ///< expected score of the own side
  Estimate pays = {};   ///< chance that this is a better score than that of the contract as it is
  double gain = 0;      ///< where it pays, by how much on average
  double cost = 0;      ///< where it does not, what it then costs on average
};

struct BidAnswer {
  std::vector<SuitBid> suits = {};         ///< the suits that were compared, in the order of `Suit`
  std::optional<PassBid> pass = {};        ///< empty if a pass is not legal, or was not compared
  std::optional<DoubleBid> doubling = {};  ///< once a suit has been named, if doubling is legal
  std::optional<MatchOutlook> match = {};  ///< before the call, if it was told how it stands
  Call call = {};             ///< the call with the highest expected score, in real play if
                              ///< known; on a tie the first, a pass before the suits.
                              ///< Where the match counts, the one that wins it most often
  bool clear = false;         ///< whether the one with the highest score beats every other with
                              ///< 99% confidence
  bool all_worlds = false;    ///< whether these are all possible worlds, each counted once
  std::uint64_t worlds = 0;   ///< worlds in which each contract was solved for whether it is
                              ///< made; if they differ, the largest number
  std::uint64_t scored = 0;   ///< the same for the score
  Stop stop = Stop::kSolved;  ///< kTimeLimit or kCancelled if that ended the search; kNodeLimit
                              ///< if worlds in which every player who passed would pass became
                              ///< too hard to find
  std::chrono::microseconds time{0};
};

/// Evaluates the calls on *worlds*: deals of the cards the seat cannot see. Worlds are drawn
/// uniformly from those consistent with what is known, accepted with the probability that the
/// players who passed would have passed (by the network that calls), and as much likelier as they
/// are where cards are dealt by hand. What contracts are worth in
/// them is estimated, and some of them are solved exactly, to correct these estimates: answers are
/// right on average however bad those are. All calls share the worlds drawn; which are solved is
/// chosen for each. If there are at most 256 worlds (with a time limit, at most as many as there is
/// time for), or at most `worlds` and there is no other limit, all of them are solved instead.
///
/// Errors: those of `Validate`; passes so unlikely that no world was found; a number in the request
/// that is out of range; a search stopped before the first worlds were solved.
Result<BidAnswer> EvaluateBid(BatchSolver& solver, const BidQuestion& question,
                              const BidRequest& request = {});

/// What a hand is worth to the side that plays in a suit: an estimate that needs no search.
struct HandValue {
  float makes = {};  ///< chance that the contract is made, from 0 to 1
  float score = {};  ///< expected score: what the own side writes down minus what the others do
};

/// The estimate for a hand of eight cards whose player declares, by the book of hands
/// (jasnel/book.h), which learned from solved deals. It takes about a microsecond. `place` is that
/// of the player's seat, counted clockwise from the leader of the first trick, from 0 to 3.
HandValue EvaluateHand(const Rules& rules, CardSet hand, Suit trump, int place);

}  // namespace jasnel
