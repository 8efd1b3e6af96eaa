// Deals of the hidden cards that agree with what was seen, weighed by how well they explain it.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/think_clock.h"
#include "ai/world_likelihood.h"
#include "ai/world_sampler.h"
#include "bitboard/position.h"
#include "bitboard/random.h"

namespace jasnel {

/// Hidden hands with weights, none of them negative and not all 0.
class WeighedWorlds {
 public:
  void Add(const Hands& hands, double weight) {
    hands_.push_back(hands);
    weights_.push_back(weight);
    sum_ += weight;
    squares_ += weight * weight;
  }

  std::size_t size() const { return hands_.size(); }
  const Hands& hands(std::size_t i) const { return hands_[i]; }
  /// The share of a world in all weight, from 0 to 1.
  double share(std::size_t i) const {
    return sum_ > 0 ? weights_[i] / sum_ : 1.0 / static_cast<double>(size());
  }

  /// The effective sample size: as many worlds of equal weight tell as much (Kish, "Survey
  /// Sampling", 1965).
  double Effective() const { return squares_ > 0 ? sum_ * sum_ / squares_ : 0; }

  /// `count` of them, each as often as its share tells, rounded up or down at random: systematic
  /// resampling. All of them, with their weights, where there are no more.
  WeighedWorlds Choose(std::size_t count, Random& random) const;

 private:
  std::vector<Hands> hands_;
  std::vector<double> weights_;
  double sum_ = 0;
  double squares_ = 0;
};

/// How many worlds to look at.
struct WorldCounts {
  std::uint64_t all = 0;        ///< takes every world there is where these are no more than this
  std::uint64_t effective = 1;  ///< else draws until so many are left effectively ...
  std::uint64_t most = 1;       ///< ... but no more than this
};

/// Worlds of `sampler` with their likelihoods; with equal weights where there is no `likelihood`.
/// One at least, fewer than asked for when `clock` runs out.
WeighedWorlds WeighWorlds(const WorldSampler& sampler, WorldLikelihood* likelihood,
                          const WorldCounts& counts, const ThinkClock& clock, Random& random);

}  // namespace jasnel
