// The choice of a card: all legal cards are tried in the same hidden hands.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ai/boerenbridge/beliefs/metropolis.h"
#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "ai/boerenbridge/players/card_race.h"
#include "ai/boerenbridge/players/full_options.h"
#include "ai/players/think_clock.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/boerenbridge/solver.h"

namespace jasnel::boerenbridge {

/// Plays rounds of deals, with one deal from each chain of hidden hands, until one card is clearly
/// better, or until the permitted deals or work are used up. All references must outlive this.
class CardSearch {
 public:
  /// For a seat that has a choice.
  CardSearch(const PlayView& view, const WorldSampler& sampler, const FullOptions& options,
             Solver& solver);

  /// The answer depends only on the seed, unless the clock ends the search.
  CardChoice Run(ThinkClock& clock, std::uint64_t seed);

 private:
  // What pieces of work cost, in nanoseconds as of `work` in think_clock.h.
  struct Costs {
    double draw;  // hands drawn at random, with their likelihood
    double next;  // the next hands of a chain
    double play;  // a card tried in a deal
    double solve;
  };

  Costs CostsOf() const;
  // A round of the first `count` chains. False where the clock ran out.
  bool PlayRound(MetropolisSampler& chains, std::size_t count, const ThinkClock& clock);
  void Solve(const Hands& hidden);
  PlayState With(const Hands& hidden) const;
  CardChoice Answer() const;

  const PlayView& view_;
  const WorldSampler& sampler_;
  const FullOptions& options_;
  Solver& solver_;
  int threads_;
  WorldLikelihood likelihood_;
  int seat_;
  int bid_;
  bool solves_;
  CardRace played_;
  CardRace solved_;
  std::size_t deals_ = 0;
};

}  // namespace jasnel::boerenbridge
