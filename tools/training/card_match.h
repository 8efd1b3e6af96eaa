// How strong a card network is while it learns.
#pragma once

#include <cstdint>

#include "ai/models/card_network.h"
#include "jasnel/match.h"

namespace jasnel {

/// Points a deal, with half the width of their 95% interval.
struct Margin {
  double points = 0;
  double half_width = 0;
};

/// The margin by which the likeliest cards of a network beat the player `simple`, which does not
/// search either: over random deals as in published comparisons, each played twice with the sides
/// exchanged.
Margin MarginOverSimple(const CardNetwork& network, std::uint64_t deals);

/// The margin by which the likeliest cards of a network beat the player `club`, that is the network
/// of the library: over deals of `seed` in published conditions where the contract is drawn, by
/// `kbn` with an auction, in which both call as `club` does.
Margin MarginOverClub(const CardNetwork& network, ContractFrom contract, std::uint64_t seed,
                      std::uint64_t deals);

}  // namespace jasnel
