// How strong a card network is while it learns.
#pragma once

#include <cstdint>
#include <string>

#include "ai/models/card_network.h"
#include "jasnel/match.h"

namespace jasnel {

/// Points a deal, with half the width of their 95% interval.
struct Margin {
  double points = 0;
  double half_width = 0;
};

/// The margin by which the likeliest cards of a network beat a player, such as `simple` or
/// `full:level=club`: over deals of `seed`, each played twice, in published conditions where the
/// contract is drawn, by `kbn` with an auction. It calls as `club` does. An error if
/// there is no such player.
Result<Margin> MarginOver(const std::string& opponent, const CardNetwork& network,
                          ContractFrom contract, std::uint64_t seed, std::uint64_t deals);

}  // namespace jasnel
