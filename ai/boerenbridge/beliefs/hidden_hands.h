// Hidden hands, weighted by their likelihood.
#pragma once

#include <cstddef>

#include "ai/beliefs/weighted_sample.h"
#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "ai/players/think_clock.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

/// Hidden hands, and the likelihood of the actions seen.
struct HiddenHands {
  Hands hands{};
  ActionLikelihoods actions;
};

using WeightedHands = WeightedSample<HiddenHands>;

/// The number of hands to examine.
struct WorldCounts {
  std::size_t effective = 1;  ///< draws hands up to this effective sample size ...
  std::size_t most = 1;       ///< ... but no more than this many
};

/// Hands with their likelihoods: at least one, fewer than requested if `clock` runs out; equally
/// weighted if there is no evidence.
WeightedHands WeighHands(const WorldSampler& sampler, const WorldLikelihood& likelihood,
                         const WorldCounts& counts, const ThinkClock& clock, Random& random);

}  // namespace jasnel::boerenbridge
