// The order of the cards of a seat. In max^n it decides between cards that are equal for the seat,
// and so is part of the question:
//
// A seat *wants* tricks if it still needs more than its sure ones when the trick begins, unless all
// tricks that are left are sure. (Sure tricks: its trumps, less one for each higher trump of others
// that can be matched with one of them, from the top down.) A card is *beaten* by the higher cards
// of its suit in the other hands.
//
//              the seat wants tricks                       it does not
//     lead     beaten by the fewest first                  plain suits, then trumps; in each those
//                                                          beaten by the most first
//     else     cards that take the trick so far, beaten    cards that do not take the trick, then
//              by the fewest first, by the most if the     those that do; in both those beaten by
//              seat plays last; then those that do not,    the fewest first
//              beaten by the most first
//
// Of those still equal: the plain suit with fewer cards left at the start of the trick; of equal
// lengths that of which, from the top down, the first cards that differ in owner belong to the
// lower seat; where none differ, clubs, diamonds, hearts; trumps last. Then the higher card. So
// only relative ranks matter, and at the start of a trick plain suits may be exchanged.
#pragma once

#include <array>

#include "solver/boerenbridge/trick_start.h"

namespace jasnel::boerenbridge::internal {

/// Cards in the order in which they are looked at.
struct CardList {
  std::array<Card, kMostCards> cards;
  int size = 0;

  const Card* begin() const { return cards.data(); }
  const Card* end() const { return cards.data() + size; }
};

/// Who plays, and to what.
struct Turn {
  CardSet hand;
  CardSet others{};  ///< the cards in all other hands
  OpenTrick trick{};
  bool last = false;   ///< of the trick
  bool wants = false;  ///< tricks
};

/// The legal cards. With `touching`, of cards with none left between them only the first.
CardList OrderCards(const Turn& turn, const SuitPlaces& places, bool touching);

/// The same in no useful order.
CardList PlainCards(const Turn& turn, bool touching);

}  // namespace jasnel::boerenbridge::internal
