// The order in which a seat's cards are searched. In max^n it decides between cards that are equal
// for the seat, so it is part of the definition of the result:
//
// A seat *wants* tricks if at the start of the trick it still needs more than its sure ones, unless
// all remaining tricks are sure. (Sure tricks: its trumps, minus one for each higher trump of
// others that can be matched with one of them, from the top down.) A card is *beaten* by the higher
// cards of its suit in the other hands.
//
//              the seat wants tricks                       it does not
//     lead     beaten by the fewest first                  plain suits, then trumps; in each those
//                                                          beaten by the most first
//     else     cards that take the trick so far, beaten    cards that do not take the trick, then
//              by the fewest first, by the most if the     those that do; in both those beaten by
//              seat plays last; then those that do not,    the fewest first
//              beaten by the most first
//
// Ties are broken as follows. First comes the plain suit with fewer cards left at the start of the
// trick. Among equal lengths, the suits are compared from the top down, and the first is that whose
// first card with a different owner belongs to the lower seat; without any difference, clubs,
// diamonds, hearts; trumps last. Then comes the higher card. So only relative ranks matter, and at
// the start of a trick plain suits are interchangeable.
#pragma once

#include "solver/boerenbridge/card_list.h"

namespace jasnel::boerenbridge::internal {

/// The legal cards. With `touching`, only the first of cards with none left between them.
CardList OrderCards(const Turn& turn, const SuitPlaces& places, bool touching);

/// The same in an arbitrary order.
CardList PlainCards(const Turn& turn, bool touching);

}  // namespace jasnel::boerenbridge::internal
