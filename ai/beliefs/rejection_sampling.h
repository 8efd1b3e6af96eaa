// Worlds with weights.
#pragma once

#include <optional>

#include "ai/beliefs/world_sampler.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"

namespace jasnel {

/// A world at random with a chance in proportion to `weight(world)`, from 0 to 1: worlds are drawn
/// and kept as often as they weigh, until one is kept. Nothing where `most_tries` were not kept.
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
