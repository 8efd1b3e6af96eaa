// Deals of the hidden cards that agree with what was seen, weighed by how well they explain it.
#pragma once

#include <cstdint>

#include "ai/beliefs/weighted_sample.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/players/think_clock.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"

namespace jasnel {

using WeightedWorlds = WeightedSample<Hands>;

/// How many worlds to look at.
struct WorldCounts {
  std::uint64_t all = 0;        ///< takes every world there is where these are no more than this
  std::uint64_t effective = 1;  ///< else draws until so many are left effectively ...
  std::uint64_t most = 1;       ///< ... but no more than this
};

/// Worlds of `sampler` with their likelihoods; with equal weights where there is no `likelihood`.
/// One at least, fewer than asked for when `clock` runs out.
WeightedWorlds WeighWorlds(const WorldSampler& sampler, WorldLikelihood* likelihood,
                           const WorldCounts& counts, const ThinkClock& clock, Random& random);

}  // namespace jasnel
