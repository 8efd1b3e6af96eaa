// What many worlds tell of the calls.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/bid.h"
#include "ai/bid_sample.h"
#include "ai/moments.h"
#include "ai/nested_means.h"

namespace jasnel {

/// Counts worlds and makes estimates of them.
class BidTally {
 public:
  BidTally(const BidCalls& calls, const ProxyScores& proxies);

  /// A world that was drawn: with guesses only, solved for who makes what, or for the scores too.
  void Add(const BidSample& sample, bool solved, bool scored);

  /// One of all worlds there are, solved for the scores, with its weight. Not together with `Add`.
  void AddWorld(const BidSample& sample, double weight);

  std::uint64_t solved() const { return solved_; }

  /// Whether they came by `AddWorld`.
  bool all_worlds() const { return all_worlds_; }

  /// Half the width of the widest interval of a chance to make.
  double WidestHalf() const;

  /// Whether the best call is better than each other with 99% confidence.
  bool IsClear() const;

  /// All but what is not known here: stop, time, and the call, for which see `Recommend`.
  BidAnswer Answer() const;

 private:
  void AddScored(const BidSample& sample, double weight);
  Estimate MakesOf(std::size_t call) const;
  Estimate ScoreOf(std::size_t call) const;
  double MeanScoreOf(std::size_t call) const;
  NestedMeans::Values Only(std::size_t call) const;
  SuitBid SuitBidOf(std::size_t call) const;

  BidCalls calls_;
  ProxyScores proxies_;
  NestedMeans means_;
  Moments whole_;     // truths and makes where each world counts once
  Moments declares_;  // chances of each seat to be declarer
  std::uint64_t solved_ = 0;
  std::uint64_t scored_ = 0;
  bool all_worlds_ = false;
  std::array<std::uint64_t, kSuits> made_{};
  std::array<std::array<double, kResultClasses>, kSuits> results_{};  // weights of scored worlds
  std::array<double, kSuits> roem_{};
  double weight_ = 0;  // of scored worlds
};

/// Fills in the call with the highest expected score, as `BidAnswer::call` says.
void Recommend(BidAnswer& answer);

}  // namespace jasnel
