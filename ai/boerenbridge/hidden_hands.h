// Hidden hands, weighed by how well they explain what was seen.
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
  std::size_t by_cards = 1;   ///< of those that bids tell, weighed by cards, which takes longer
};

/// Hands with their likelihoods, one at least, fewer than wanted when `clock` runs out; all with
/// the same weight where nothing was seen. Bids come first: where cards were played too, those go
/// on to be weighed by them that were chosen by bids.
WeighedHands WeighHands(const HandSampler& sampler, HandLikelihood& likelihood,
                        const HandCounts& counts, const ThinkClock& clock, Random& random);

}  // namespace jasnel::boerenbridge
