// Hidden hands, drawn by how well they explain what was seen.
#pragma once

#include <cstddef>

#include "ai/boerenbridge/hand_likelihood.h"
#include "ai/boerenbridge/hand_sampler.h"
#include "ai/think_clock.h"
#include "ai/weighed.h"
#include "bitboard/random.h"

namespace jasnel::boerenbridge {

/// Hidden hands, and how they explain what was seen.
struct SeenHands {
  Hands hands{};
  Explained explained;
};

using WeighedHands = Weighed<SeenHands>;

/// How many hands to look at.
struct HandCounts {
  std::size_t effective = 1;  ///< wanted: draws until so many are left effectively ...
  std::size_t most = 1;       ///< ... but no more than this
};

/// Hands with their likelihoods, one at least, fewer than wanted when `clock` runs out; all with
/// the same weight where nothing was seen.
WeighedHands WeighHands(const HandSampler& sampler, const HandLikelihood& likelihood,
                        const HandCounts& counts, const ThinkClock& clock, Random& random);

}  // namespace jasnel::boerenbridge
