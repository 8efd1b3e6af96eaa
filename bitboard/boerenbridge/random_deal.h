// Random hands, given by an exact definition so that anything can make the same ones again.
#pragma once

#include <cstdint>

#include "bitboard/boerenbridge/table.h"
#include "bitboard/random.h"

namespace jasnel::boerenbridge {

/// Hands of `cards` cards, from 1 to MostCards(players), for `players` seats.
///
/// 1. The deck is spades, hearts, diamonds, clubs, each 2 3 4 5 6 7 8 9 T J Q K A: places 0 to 51.
/// 2. Its first `players` * `cards` places are shuffled, as by `jasnel::Shuffle`.
/// 3. The card at place i < `players` * `cards` goes to seat i mod `players`.
Hands RandomHands(Random& random, int players, int cards);

/// Deal `number` of `seed`: the first hands of Random::Stream(seed, number).
Hands RandomHands(std::uint64_t seed, std::uint64_t number, int players, int cards);

}  // namespace jasnel::boerenbridge
