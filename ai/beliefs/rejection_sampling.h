// Rejection sampling of weighted worlds.
#pragma once

#include <optional>

#include "ai/beliefs/world_sampler.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"

namespace jasnel {

/// A random world with probability proportional to its weight, from 0 to 1: draws worlds and
/// accepts each with its weight as probability, until one is accepted. Nothing if none of
/// `most_tries` was accepted. `weighs_more(world, least)` says whether its weight is above `least`,
/// for which it need not be known.
template <class WeighsMore>
std::optional<Hands> DrawByRejection(const WorldSampler& worlds, Random& random,
                                     const WeighsMore& weighs_more, int most_tries) {
  for (int i = 0; i < most_tries; ++i) {
    const Hands world = worlds.Draw(random);
    if (weighs_more(world, static_cast<double>(random.NextUnit()))) return world;
  }
  return std::nullopt;
}

}  // namespace jasnel
