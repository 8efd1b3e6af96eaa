// The draw for the first dealer: "Eerst wordt er geloot wie begint met delen. Dit wordt gedaan door
// voor iedere persoon aan tafel een open kaart te leggen."
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/dealing.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

struct Draw {
  /// One card for each player, clockwise; several rounds if "de twee hoogste kaarten gelijk zijn".
  /// The last round determines the dealer.
  std::vector<std::vector<Card>> drawn;
  int dealer = 0;  ///< FirstDealer(drawn.back())
};

/// Draws hands of one card, as RandomHands(random, players, 1), until one of the cards is uniquely
/// the highest (see `FirstDealer`).
template <Generator G>
Draw DrawFirstDealer(G& random, int players) {
  Draw draw;
  for (;;) {
    const Hands hands = RandomHands(random, players, 1);
    std::vector<Card>& cards = draw.drawn.emplace_back();
    for (int player = 0; player < players; ++player) cards.push_back(hands[player].Highest());
    if (const auto dealer = FirstDealer(cards)) {
      draw.dealer = *dealer;
      return draw;
    }
  }
}

/// The draw of a game with this seed, or by numbers of the system without one, or why there are
/// none. It does not affect the deals.
Result<Draw> DrawOf(std::optional<std::uint64_t> seed, int players);

}  // namespace jasnel::boerenbridge
