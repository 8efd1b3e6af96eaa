// The results of all calls in one world.
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

/// The calls that are compared: all legal calls, a pass first.
struct BidCalls {
  std::vector<Call> calls;
  Seat seat;    ///< the seat to call
  Seat leader;  ///< to the first trick

  explicit BidCalls(const Auction& auction);

  bool has_pass() const { return calls.front().IsPass(); }
};

/// Scores that represent a contract made and a contract lost: a proxy for the score if only that is
/// known. They are means of solved deals, from the commands in docs/research/bidding.md, "What is
/// usual". They need not be exact, because the quality of a proxy is estimated from the worlds that
/// are solved for the score.
struct ProxyScores {
  double made = 94;
  double lost = -191;

  static ProxyScores For(const Rules& rules) {
    return rules.nat == NatPays::kAll ? ProxyScores{} : ProxyScores{.made = 96, .lost = -86};
  }
  double Of(double chance) const { return lost + chance * (made - lost); }
  double ChanceOf(double score) const { return (score - lost) / (made - lost); }
};

/// The result of a suit in one world, for the side of the seat to call.
struct SuitResult {
  bool makes = false;
  bool pit = false;
  int points = 0;  ///< written down, roem and bonus included
  int roem = 0;    ///< written down
};

/// A set of calls, by their index in `BidCalls`.
using CallSet = std::bitset<NestedSample::kMost>;

/// One world. Scores are for the side of the seat to call.
struct BidSample {
  Hands hands;
  /// For each call: the guess from the evaluator's chance, the hint from its score, the proxy from
  /// solving for makes, and the truth from solving for the score.
  NestedSample scores;
  CallSet solved;                            ///< calls with a proxy
  std::array<double, kSeats> declares{};     ///< after a pass: the chance that each seat declares
  Contract after_pass;                       ///< drawn by the chances of what may follow a pass
  std::array<SuitResult, kSuits> results{};  ///< by suit, if the seat declares
};

/// Computes samples for one question.
class BidSampler {
 public:
  BidSampler(const BidQuestion& question, const Limits& limits);

  const BidCalls& calls() const { return calls_; }
  const ProxyScores& proxies() const { return proxies_; }

  /// Fills in the guesses. `random` draws what follows a pass.
  void Guess(BidSample& sample, Random& random) const;

  /// Solves some calls for makes: proxies, and `makes` of the results. Returns false if a limit
  /// stopped it.
  bool SolveMakes(Solver& solver, BidSample& sample, CallSet calls) const;

  /// Solves for the scores: truths, proxies and results; after a pass, in the contract drawn.
  /// Returns false if a limit stopped it.
  bool SolveScores(Solver& solver, BidSample& sample) const;

  /// Like SolveScores, but after a pass in every contract that may follow, weighted by its chance.
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
