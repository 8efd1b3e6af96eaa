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
WeighedHands WeighHands(const HandSampler& sampler, HandLikelihood& likelihood,
                        const HandCounts& counts, const ThinkClock& clock, Random& random);

/// How far to look for hands where many things were seen, so that hardly any hands drawn at random
/// explain them.
struct ChainCounts {
  std::size_t drawn = 1;   ///< hands at random, of which the chains begin with the likelier ones
  std::size_t chains = 1;  ///< up to the hands drawn
  std::size_t hands = 1;   ///< wanted
  std::size_t steps = 1;   ///< from one of these to the next in its chain
};

/// Hands drawn in proportion to their likelihood, all with the same weight, one at least, fewer
/// than wanted when `clock` runs out. Each chain goes on from hands that were drawn and chosen by
/// their weights: a step swaps a card of a seat with one that it does not hold, and keeps that as
/// the likelihood tells (Gilks and Berzuini, "Following a moving target", 2001; Metropolis et al.,
/// "Equation of state calculations by fast computing machines", 1953).
WeighedHands ChainHands(const PlayView& view, const HandSampler& sampler,
                        HandLikelihood& likelihood, const ChainCounts& counts,
                        const ThinkClock& clock, Random& random);

}  // namespace jasnel::boerenbridge
