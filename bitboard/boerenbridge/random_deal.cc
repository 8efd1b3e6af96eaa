#include <array>
#include <cassert>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

Hands RandomHands(Random& random, int players, int cards) {
  assert(cards >= 1 && cards <= MostCards(players));
  std::array<Card, kDeckSize> deck;
  for (int i = 0; i < kDeckSize; ++i) {
    deck[i] = MakeCard(kAllSuits[i / kRanks], static_cast<Rank>(i % kRanks));
  }
  Shuffle(deck, players * cards, random);
  Hands hands;
  for (int i = 0; i < players * cards; ++i) hands[i % players] |= deck[i];
  return hands;
}

Hands RandomHands(std::uint64_t seed, std::uint64_t number, int players, int cards) {
  Random random = Random::Stream(seed, number);
  return RandomHands(random, players, cards);
}

}  // namespace jasnel::boerenbridge
