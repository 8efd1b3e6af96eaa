// Deals of the hidden cards that are consistent with the play, weighted by their likelihood.
#pragma once

#include <cstdint>

#include "ai/beliefs/weighted_sample.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/players/think_clock.h"
#include "jasnel/dealing.h"
#include "jasnel/dealt.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/result.h"

namespace jasnel {

using WeightedWorlds = WeightedSample<Hands>;

/// The number of worlds to examine.
struct WorldCounts {
  std::uint64_t all = 0;        ///< enumerates all worlds if there are at most this many
  std::uint64_t effective = 1;  ///< otherwise draws worlds up to this effective sample size ...
  std::uint64_t most = 1;       ///< ... but no more than this many
};

/// Worlds of `sampler` weighted by their likelihoods, or equally without a `likelihood`. At least
/// one; fewer than requested if `clock` runs out.
WeightedWorlds WeighWorlds(const WorldSampler& sampler, WorldLikelihood* likelihood,
                           const WorldCounts& counts, const ThinkClock& clock, Random& random);

/// Worlds as the seat of `view` can expect them, if all play as the library's players do: all of
/// them if there are few enough to enumerate, otherwise drawn up to an effective sample size of
/// `deals`. An error if nothing fits the play.
Result<WeightedWorlds> ExpectedWorlds(const PlayView& view, std::uint64_t deals,
                                      const ThinkClock& clock, Random& random,
                                      const Dealt& dealt = {});

}  // namespace jasnel
