// The order in which the paranoid search looks at the cards of a seat that plays against the one
// that wants a number of tricks, the *target*. Any order gives the same answer. The others work
// together, so what counts is not who of them takes the trick but whether the target does.
//
//                               keep tricks from the target      leave tricks to it
//     lead                      cards with which it cannot take  cards with which it must take the
//                               the trick, first in suits that   trick, then suits of which it has
//                               it has; in each those beaten by  one card, other plain suits that
//                               the most first                   it has, trumps, suits that it has
//                                                                not; in each those beaten by the
//                                                                fewest first
//     before the target         cards after which it cannot take cards after which it must take
//                               the trick, beaten by the most    it, then those after which it can;
//                               first; then cards that take the  in each those beaten by the fewest
//                               trick, then others, in both      first
//                               beaten by the fewest first
//     the target has the trick  cards that take it; in each      cards that do not take it; in each
//                               beaten by the most first         beaten by the fewest first
//     it has lost the trick     cards that do not take it, plain cards beaten by the fewest first
//                               suits first; in each beaten by
//                               the most first
//
// There is a second way to lead for leaving tricks: suits that the target has, in each cards beaten
// by the fewest first. Where one way takes long the other is often quick.
#pragma once

#include "solver/boerenbridge/card_list.h"

namespace jasnel::boerenbridge::internal {

/// Whom the seat to play opposes, and how.
struct Opposition {
  const Hands& hands;  ///< as the trick is played
  const TrickStart& start;
  int target;
  bool keeps;       ///< it keeps tricks from the target, rather than leave them to it
  bool second_way;  ///< it leads in the second way
};

/// The legal cards of a seat other than the target. With `touching`, only the first of cards with
/// none left between them.
CardList OrderOpponentCards(const Turn& turn, const Opposition& opposition, bool touching);

}  // namespace jasnel::boerenbridge::internal
