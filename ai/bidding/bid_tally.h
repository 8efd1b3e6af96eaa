// What many worlds tell of the calls.
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

/// Counts worlds and makes estimates of them.
class BidTally {
 public:
  /// `own` is the side that calls. What is best is asked of open hands, or of `played` if given.
  BidTally(const BidCalls& calls, const ProxyScores& proxies, NatPays nat_pays, Side own,
           const std::optional<Calibration>& played);

  /// A world that was drawn: with guesses only, or with calls that are solved for who makes what,
  /// or with all of them solved for the scores too.
  void Add(const BidSample& sample, bool scored);

  /// One of all worlds there are, solved for the scores, with its weight. Not together with `Add`.
  void AddWorld(const BidSample& sample, double weight);

  std::uint64_t solved() const { return solved_; }

  /// Whether they came by `AddWorld`.
  bool all_worlds() const { return all_worlds_; }

  /// The calls whose chance to make is not yet known to `precision` to either side.
  CallSet NotKnownTo(double precision) const;

  /// About how many more worlds one of `calls` needs, the one that needs fewest.
  double FewestMoreFor(double precision, CallSet calls) const;

  /// All calls.
  CallSet AllCalls() const;

  /// Whether the best call is better than each other with 99% confidence; `looks` is how often that
  /// was asked, this time too, as each look is another chance to be misled.
  bool IsClear(int looks) const;

  /// All but what is not known here: stop, time, and the call, for which see `Recommend`.
  BidAnswer Answer(int looks) const;

 private:
  void AddScored(const BidSample& sample, double weight);
  double OffBy(std::size_t call, double precision) const;
  Estimate MakesOf(std::size_t call) const;
  Estimate ScoreOf(std::size_t call) const;
  double MeanScoreOf(std::size_t call) const;
  double OwnShareOf(std::size_t call) const;
  double WorthOf(std::size_t call) const;
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

/// Fills in the call with the highest expected score, as `BidAnswer::call` says.
void Recommend(BidAnswer& answer);

}  // namespace jasnel
