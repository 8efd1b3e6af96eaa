// Fair judgement of a played deal: what each choice was worth to a player who saw only its own
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
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/match_standing.h"
#include "jasnel/message.h"
#include "jasnel/player.h"
#include "jasnel/reason.h"
#include "jasnel/replay.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// What a card or call was worth, in points: those that the player's side writes down at the end of
/// the deal minus those of the other side, on average over the deals of the hidden cards that agree
/// with what the player had seen, each as likely as its players would have called and played as
/// they did. All intervals are 95% intervals; they have no width where nothing was left to chance.
/// Where the match counts, all of this is the chance to win it, in percent.
struct FairValue {
  Estimate
      value;  ///< three quarters `single_dummy` and one quarter `double_dummy`, as `full` chooses
  Estimate single_dummy = {};  ///< all four play on as people do, none of whom sees other hands
  Estimate double_dummy = {};  ///< all four then see all hands and play perfectly
};

/// The mark of a choice: something is sure if it holds with 99% confidence. Marks rest on deals of
/// the hidden cards that had no part in finding out which other card to compare with, so that the
/// best of several chance figures is no evidence.
enum class FairMark : std::uint8_t {
  kNone,
  kGood,     ///< `!`: the best card, surely kClearCost better than the card that most players would
             ///< play, and one that at most one in five would play
  kMistake,  ///< `?`: surely costs more than kClearCost, for a call more than kClearCostOfCall, and
             ///< neither people nor perfect players would gain by it
  kBlunder,  ///< `??`: the same with kGraveCost
};

/// Where the match counts, a point stands for so many percent of the chance to win it: what it is
/// worth in the last deal of a match that is even.
inline constexpr double kPercentOfPoint = 0.2;
inline constexpr double kClearCost = 5;         ///< points, for cards
inline constexpr double kClearCostOfCall = 10;  ///< points, for calls
inline constexpr double kGraveCost = 30;        ///< points, for both
inline constexpr double kHardToFind = 0.2;      ///< chance of a card that few would find

/// A legal card.
struct FairOption {
  Card card = {};
  FairValue worth = {};
  FairValue gain =
      {};  ///< what it is worth more than the card that was played, in the same deals: more
           ///< precise, and for cards that were looked at again in other deals from these
  double chance = 0;  ///< from 0 to 1: that a player would choose it, by the PlayPolicy
};

/// A played card.
struct FairCard {
  int trick = 1;  ///< from 1 to 8
  int place = 1;  ///< position in the trick, from 1 to 4
  Seat seat = Seat::kNorth;
  Card card = {};
  /// The legal cards, from the one worth most to the one worth least; empty if there is only one.
  std::vector<FairOption> options = {};
  /// The card to compare with: the best one; if that was played, the card that most players would
  /// play, or the second best if that is the one played. Empty if only one card was legal.
  std::optional<Card> other = {};
  FairValue cost = {};  ///< what `other` is worth more than the card that was played
  FairMark mark = FairMark::kNone;
  std::uint64_t worlds = 0;  ///< deals of the hidden cards that were examined
  bool all_worlds = false;   ///< whether these are all there are, each counted once
  /// Of a card with a mark, why it is worse or better than `other`: what it led to in this trick,
  /// if something of it can be named, and then in the deal.
  std::vector<Reason> reasons = {};
};

/// A legal call, valued in points as FairValue is, by EvaluateBid. A pass may lead to any contract,
/// as the others call by the network that calls.
struct FairCallOption {
  Call call = {};
  Estimate single_dummy = {};  ///< in real play: `double_dummy` with the library's calibration
  Estimate double_dummy = {};  ///< with open hands after the auction
  std::optional<double> makes = {};  ///< chance, from 0 to 1, that the player makes the contract in
                                     ///< real play; empty for a pass
};

/// A call.
struct FairCall {
  Seat seat = Seat::kNorth;
  Call call = {};
  /// The legal calls, from the one worth most to the one worth least; empty if there is only one,
  /// or if the calls before are too unlikely to find deals for.
  std::vector<FairCallOption> options = {};
  std::optional<Call> other = {};  ///< the best call for people; if that was made, the second best
  Estimate cost = {};  ///< what `other` is worth more to people than the call that was made
  FairMark mark = FairMark::kNone;
  std::uint64_t worlds = 0;          ///< deals that were solved for each suit; where the call was
                                     ///< looked at again, for the two that were compared
  std::vector<Reason> reasons = {};  ///< of a call with a mark: why it is worse than `other`
};

/// The calls and cards of a deal, in order.
struct FairJudgement {
  std::vector<FairCall> calls = {};  ///< empty without an auction
  /// Up to the first card that was not legal: what others infer from it is not known.
  std::vector<FairCard> cards = {};
  std::optional<MatchStanding> match = {};  ///< that of the request
  Stop stop = Stop::kSolved;                ///< if not `kSolved`, nothing was judged
  std::chrono::microseconds time{0};
};

inline constexpr std::uint64_t kUsualFairWorlds = 300;
inline constexpr std::uint64_t kMaxFairWorlds = 100'000;

/// How precisely to judge.
struct FairRequest {
  std::uint64_t seed = 1;
  /// Deals of the hidden cards that are played out for each card, from 1 to kMaxFairWorlds. The
  /// number of those that are solved, and of those for a call, goes up and down with it.
  std::uint64_t worlds = kUsualFairWorlds;
  std::chrono::microseconds time{0};          ///< gives up after about this time; 0 for no limit
  const std::atomic<bool>* cancel = nullptr;  ///< gives up soon after it becomes true
  /// How the match stands for North-South before the deal, if that and not points is what counts.
  /// Doubling is judged by its mean score.
  std::optional<MatchStanding> match = {};
};

/// Judges the calls and cards of a deal that was replayed. `auction` is over, or empty if the
/// contract was drawn. Decisions are judged in parallel; apart from times, the answer depends only
/// on the deal and the request.
FairJudgement JudgeFairly(BatchSolver& solver, const Replay& replay, Seat dealer,
                          const std::optional<Auction>& auction, const FairRequest& request = {});

/// The reasons in words, one sentence for each, with a space between them; empty without any.
Message ReasonsInWords(const FairCard& card);
Message ReasonsInWords(const FairCall& call);

/// Why the card `better` of the seat to play is better than `worse`, two of its legal cards, by
/// what it sees; nothing where no reason can be named, or the request ended it.
std::vector<Reason> WhyBetter(const PlayView& view, Card better, Card worse,
                              const FairRequest& request = {});

/// These reasons in words.
Message ReasonsInWords(Seat seat, Card better, Card worse, const std::vector<Reason>& reasons);

/// Why the card that a player chose is better than the best of its other cards that are more than
/// kClearCost worse in its opinion, in words: for a hint. Empty without such a card, or where no
/// reason can be named, or the request ended it.
Message WhyChosen(const PlayView& view, const CardChoice& choice, const FairRequest& request = {});

/// The marked mistakes of a player and what they cost, in points.
struct FairTotal {
  int mistakes = 0;  ///< `?` and `??`, calls included
  int good = 0;      ///< `!`
  double cost = 0;   ///< of the mistakes
};

/// By seat.
std::array<FairTotal, kSeats> FairTotals(const FairJudgement& judgement);

}  // namespace jasnel
