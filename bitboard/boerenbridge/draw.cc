#include "bitboard/boerenbridge/draw.h"

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {

Draw DrawFirstDealer(Random& random, int players) {
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

Draw DrawOf(std::uint64_t seed, int players) {
  // No deal has this number.
  Random random = Random::Stream(seed, ~std::uint64_t{0});
  return DrawFirstDealer(random, players);
}

}  // namespace jasnel::boerenbridge
