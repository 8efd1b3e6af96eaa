// Estimates for the calls from many worlds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/bidding/bid_sample.h"
#include "ai/statistics/control_variates.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/statistics.h"

namespace jasnel {

/// Accumulates worlds and computes estimates from them.
class BidTally {
 public:
  /// `own` is the side to call. The best call is determined for open hands, or by `played` if
  /// given.
  BidTally(const BidCalls& calls, const ProxyScores& proxies, NatPays nat_pays, Side own,
           const std::optional<Calibration>& played);

  /// Adds a drawn world: with guesses only, with some calls solved for makes, or with all of them
  /// solved for the scores too.
  void Add(const BidSample& sample, bool scored);

  /// Adds one of all possible worlds, solved for the scores, with its weight. Do not mix with
  /// `Add`.
  void AddWorld(const BidSample& sample, double weight);

  std::uint64_t solved() const { return solved_; }

  /// Whether the worlds were added with `AddWorld`.
  bool all_worlds() const { return all_worlds_; }

  /// The calls whose chance to make is not yet known to within `precision`.
  CallSet NotKnownTo(double precision) const;

  /// The estimated number of further worlds needed by the call of `calls` that needs fewest.
  double FewestMoreFor(double precision, CallSet calls) const;

  /// All calls.
  CallSet AllCalls() const;

  /// Whether the best call beats every other call with 99% confidence. `looks` is the number of
  /// such tests so far, including this one, because each test is another chance of a false
  /// positive.
  bool IsClear(int looks) const;

  /// The answer, without what is not known here: stop, time, and the call, for which see
  /// `Recommend`.
  BidAnswer Answer(int looks) const;

 private:
  void AddScored(const BidSample& sample, double weight);
  double OffBy(std::size_t call, double precision) const;
  Estimate MakesOf(std::size_t call) const;
  Estimate ScoreOf(std::size_t call) const;
  double MeanScoreOf(std::size_t call) const;
  double OwnShareOf(std::size_t call) const;
  double ExpectedScoreOf(std::size_t call) const;
  bool IsBehind(std::size_t call, std::size_t best, double wider) const;
  SuitBid SuitBidOf(std::size_t call) const;

  BidCalls calls_;
  ProxyScores proxies_;
  NatPays nat_pays_;
  Side own_;
  std::optional<Calibration> played_;
  std::vector<ControlVariates> each_;  // of one call
  ControlVariates joint_;              // of all at once, for differences: where all are solved
  Moments whole_;                      // truths and makes where each world counts once
  Moments declares_;                   // chances of each seat to be declarer
  std::uint64_t solved_ = 0;
  std::uint64_t scored_ = 0;
  bool all_worlds_ = false;
  std::array<std::uint64_t, NestedSample::kMost> solved_calls_{};
  std::array<std::uint64_t, NestedSample::kMost> made_{};
  std::array<std::array<double, kResultClasses>, kSuits> results_{};  // weights of scored worlds
  std::array<double, kSuits> roem_{};
  double weight_ = 0;  // of scored worlds
};

/// Sets the call with the highest expected score, as defined by `BidAnswer::call`.
void Recommend(BidAnswer& answer);

}  // namespace jasnel
