// Hidden hands, drawn by how well they explain what was seen.
#pragma once

#include <cstddef>

#include "ai/beliefs/weighted_sample.h"
#include "ai/boerenbridge/beliefs/hand_likelihood.h"
#include "ai/boerenbridge/beliefs/hand_sampler.h"
#include "ai/players/think_clock.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

/// Hidden hands, and how they explain what was seen.
struct SeenHands {
  Hands hands{};
  Explained explained;
};

using WeightedHands = WeightedSample<SeenHands>;

/// How many hands to look at.
struct HandCounts {
  std::size_t effective = 1;  ///< wanted: draws until so many are left effectively ...
  std::size_t most = 1;       ///< ... but no more than this
};

/// Hands with their likelihoods, one at least, fewer than wanted when `clock` runs out; all with
/// the same weight where nothing was seen.
WeightedHands WeighHands(const HandSampler& sampler, const HandLikelihood& likelihood,
                         const HandCounts& counts, const ThinkClock& clock, Random& random);

}  // namespace jasnel::boerenbridge
