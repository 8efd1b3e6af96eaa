// The draw for the first dealer: "Eerst wordt er geloot wie begint met delen. Dit wordt gedaan door
// voor iedere persoon aan tafel een open kaart te leggen."
#pragma once

#include <vector>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

struct Draw {
  /// One card for each player, clockwise; several rounds if "de twee hoogste kaarten gelijk zijn".
  /// The last round determines the dealer.
  std::vector<std::vector<Card>> drawn;
  int dealer = 0;  ///< FirstDealer(drawn.back())
};

/// Draws hands of one card, as RandomHands(random, players, 1), until one of the cards is uniquely
/// the highest (see `FirstDealer`).
Draw DrawFirstDealer(Random& random, int players);

/// The draw of a game with this seed; it does not affect the deals.
Draw DrawOf(std::uint64_t seed, int players);

}  // namespace jasnel::boerenbridge
