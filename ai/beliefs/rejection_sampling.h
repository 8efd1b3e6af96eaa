// Rejection sampling of weighted worlds.
#pragma once

#include <optional>

#include "ai/beliefs/world_sampler.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"

namespace jasnel {

/// A random world with probability proportional to `weight(world)`, from 0 to 1: draws worlds and
/// accepts each with its weight as probability, until one is accepted. Nothing if none of
/// `most_tries` was accepted.
template <class Weight>
std::optional<Hands> DrawByRejection(const WorldSampler& worlds, Random& random,
                                     const Weight& weight, int most_tries) {
  for (int i = 0; i < most_tries; ++i) {
    const Hands world = worlds.Draw(random);
    if (static_cast<double>(random.NextUnit()) < weight(world)) return world;
  }
  return std::nullopt;
}

}  // namespace jasnel
