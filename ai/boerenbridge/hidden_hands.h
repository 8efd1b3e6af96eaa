// Hidden hands, weighed by how well they explain what was seen.
#pragma once

#include <cstddef>

#include "ai/boerenbridge/hand_likelihood.h"
#include "ai/boerenbridge/hand_sampler.h"
#include "ai/think_clock.h"
#include "ai/weighed.h"
#include "bitboard/random.h"

namespace jasnel::boerenbridge {

using WeighedHands = Weighed<Hands>;

/// Draws hands until `effective` of them are left effectively, but no more than `most`, and one at
/// least, fewer when `clock` runs out; all with the same weight where nothing was seen.
WeighedHands WeighHands(const HandSampler& sampler, HandLikelihood& likelihood,
                        std::size_t effective, std::size_t most, const ThinkClock& clock,
                        Random& random);

}  // namespace jasnel::boerenbridge
