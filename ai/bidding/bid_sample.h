// What the calls come to in one world.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/models/bidding_model.h"
#include "ai/statistics/control_variates.h"
#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// The calls that are compared: all that may be made, a pass first.
struct BidCalls {
  std::vector<Call> calls;
  Seat seat;    ///< whose call it is
  Seat leader;  ///< of the first trick

  explicit BidCalls(const Auction& auction);

  bool has_pass() const { return calls.front().IsPass(); }
};

/// Scores that stand for a contract made and one lost: a proxy for the score of which only that is
/// known. The means of solved deals: docs/research/bidding.md, "What is usual", has the commands.
/// They need not be exact, as what a proxy is worth is found from the worlds that are solved for
/// the score.
struct ProxyScores {
  double made = 94;
  double lost = -191;

  static ProxyScores For(const Rules& rules) {
    return rules.nat == NatPays::kAll ? ProxyScores{} : ProxyScores{.made = 96, .lost = -86};
  }
  double Of(double chance) const { return lost + chance * (made - lost); }
  double ChanceOf(double score) const { return (score - lost) / (made - lost); }
};

/// What the seat's side comes to in a suit in one world.
struct SuitResult {
  bool makes = false;
  bool pit = false;
  int points = 0;  ///< written down, roem and bonus included
  int roem = 0;    ///< written down
};

/// Some of the calls, by their places in `BidCalls`.
using CallSet = std::bitset<NestedSample::kMost>;

/// One world. Scores are those of the side of the seat that calls.
struct BidSample {
  Hands hands;
  /// Of each call: the guess by the evaluator's chance, the hint by its score, the proxy by solving
  /// who makes what, the truth by solving for the score.
  NestedSample scores;
  CallSet solved;                            ///< calls of which there is a proxy
  std::array<double, kSeats> declares{};     ///< after a pass: chance of each seat to declare
  Contract after_pass;                       ///< drawn by the chances of what follows a pass
  std::array<SuitResult, kSuits> results{};  ///< by suit, if the seat plays in it
};

/// Finds these for one question.
class BidSampler {
 public:
  BidSampler(const BidQuestion& question, const Limits& limits);

  const BidCalls& calls() const { return calls_; }
  const ProxyScores& proxies() const { return proxies_; }

  /// Guesses. `random` draws what follows a pass.
  void Guess(BidSample& sample, Random& random) const;

  /// Solves for some calls who makes what: proxies, and `makes` of the results. False if a limit
  /// stopped it.
  bool SolveMakes(Solver& solver, BidSample& sample, CallSet calls) const;

  /// Solves for the scores: truths, proxies and results; after a pass in the contract drawn. False
  /// if a limit stopped it.
  bool SolveScores(Solver& solver, BidSample& sample) const;

  /// As SolveScores, after a pass in each contract that may follow, by its chance.
  bool SolveAll(Solver& solver, BidSample& sample) const;

 private:
  double Sign(Seat declarer) const { return SideOf(declarer) == SideOf(calls_.seat) ? 1 : -1; }
  bool IsOwn(const Contract& contract) const;
  Position StartOf(const Hands& hands, const Contract& contract) const;
  bool SolveSuits(Solver& solver, BidSample& sample) const;
  std::optional<int> ScoreOf(Solver& solver, const BidSample& sample,
                             const Contract& contract) const;

  Auction auction_;
  Auction passed_;  // after a pass of the seat, where it may
  Rules rules_;
  Limits limits_;
  BidCalls calls_;
  ProxyScores proxies_;
  BiddingModel model_;
};

}  // namespace jasnel
