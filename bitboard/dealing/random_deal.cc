#include <array>
#include <cassert>

#include "jasnel/dealing.h"

namespace jasnel {

Hands RandomHands(Random& random, int cards_each) {
  assert(cards_each >= 1 && cards_each <= kHandSize);
  std::array<Card, kDeckSize> deck;
  for (int i = 0; i < kDeckSize; ++i) deck[i] = Card(i);
  Hands hands;
  Shuffle(deck, kSeats * cards_each, random);
  for (int i = 0; i < kSeats * cards_each; ++i) hands[i % kSeats] |= deck[i];
  return hands;
}

Hands RandomHands(std::uint64_t seed, std::uint64_t number, int cards_each) {
  Random random = Random::Stream(seed, number);
  return RandomHands(random, cards_each);
}

std::optional<Suit> RandomTurned(Random& random, const Rules& rules) {
  if (rules.bidding != Bidding::kTurned) return std::nullopt;
  return static_cast<Suit>(random.Below(kSuits));
}

}  // namespace jasnel
