// A canonical order of the plain suits: hands that differ only by a permutation of them are treated
// as one.
#pragma once

#include <algorithm>
#include <array>

#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

/// `hand` with its plain suits in an order that depends only on the cards held in them.
inline CardSet WithSuitsInOrder(CardSet hand) {
  constexpr std::array<Suit, 3> kPlain = {Suit::kHearts, Suit::kDiamonds, Suit::kClubs};
  std::array<std::uint64_t, 3> cards;
  for (std::size_t i = 0; i < kPlain.size(); ++i) {
    cards[i] = (hand & SuitCards(kPlain[i])).bits() >> SuitShift(kPlain[i]);
  }
  std::sort(cards.begin(), cards.end());
  CardSet ordered = hand & kTrumps;
  for (std::size_t i = 0; i < kPlain.size(); ++i) {
    ordered |= CardSet(cards[i] << SuitShift(kPlain[i]));
  }
  return ordered;
}

}  // namespace jasnel::boerenbridge
