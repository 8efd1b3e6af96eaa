// Deals that one player plays in all seats, as benchmarks look at them.
#pragma once

#include <cstdint>

#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"

namespace jasnel::bench {

/// Plays a deal with `player` in all seats, by draws of `seed`, and calls `visit(deal)`, with the
/// DealInPlay, before each card.
template <class Visit>
void PlayThrough(const DealToPlay& dealt, Player& player, std::uint64_t seed, const Visit& visit) {
  Random random(seed);
  DealInPlay deal(dealt);
  while (!deal.IsOver()) {
    if (!deal.InAuction()) visit(deal);
    (void)deal.Ask(player, {.seed = random.Next()});
  }
}

}  // namespace jasnel::bench
