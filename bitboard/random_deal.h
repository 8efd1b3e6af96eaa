// Random hands, by a definition that never changes: a seed and a number name a deal for good, in
// any language that follows the steps below.
#pragma once

#include <cstdint>
#include <utility>

#include "bitboard/card.h"
#include "bitboard/position.h"
#include "bitboard/random.h"

namespace jasnel {

/// Shuffles the first `count` places of `deck`: for i = 0, 1, ... `count` - 1 the cards at the
/// places i and i + Below(size - i) change places. A deck has `size()` cards, by number.
template <class Deck>
void Shuffle(Deck&& deck, int count, Random& random) {
  const int size = static_cast<int>(deck.size());
  for (int i = 0; i < count; ++i) std::swap(deck[i], deck[i + random.Below(size - i)]);
}

/// Four hands of `cards_each` cards, from 1 to 8; the other cards are in none.
///
/// 1. The deck is spades, hearts, diamonds, clubs, each 7 8 9 T J Q K A: places 0 to 31.
/// 2. Its first 4 * `cards_each` places are shuffled, as by `Shuffle`.
/// 3. The card at place i < 4 * `cards_each` goes to seat i mod 4: North, East, South, West.
///
/// So 4 * `cards_each` numbers of `random` are used (more where Below draws again), and hands of
/// fewer cards are the first cards of larger ones.
Hands RandomHands(Random& random, int cards_each = kHandSize);

/// Deal `number` of `seed`: the first hands of Random::Stream(seed, number).
Hands RandomHands(std::uint64_t seed, std::uint64_t number, int cards_each = kHandSize);

}  // namespace jasnel
