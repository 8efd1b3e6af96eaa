// Cards of one hand that take and lose the same tricks.
#pragma once

#include <cstdint>

#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// The cards between which and a card of the hand the order still matters: those in the other
/// hands, and the card that holds the trick. Other cards of the trick can no longer take anything.
inline std::uint32_t CardsThatSeparate(const OpenTrick& trick, int place, std::uint32_t hand) {
  const std::uint32_t others = trick.InHands() & ~hand;
  return place == 0 ? others : others | PlaySet(trick.best).bits();
}

/// Whether two cards of one hand *touch*: same suit, and none of `separating` is between them.
/// Whichever of them is played first, everybody's choices and who takes which trick are the same
/// from there on, with the names of the two exchanged.
inline bool Touch(PlayCard a, PlayCard b, std::uint32_t separating) {
  const auto below = [&](PlayCard card) {
    return separating & SuitOf(card).bits() & ((1u << card.index()) - 1);
  };
  return SuitOf(a) == SuitOf(b) && below(a) == below(b);
}

/// The side that takes the trick whatever is still played to it, or -1. `trick` holds the cards of
/// all places up to `place`.
int CertainWinner(const OpenTrick& trick, int place, const SuitLookup& deal);

/// The most by which playing `card` can bring `side` more than playing `other`, which touches it,
/// when `place` cards of the trick have been played. The two plays differ by which of the two falls
/// now and which later: by their points, for the sides that take these two tricks, and by the roem
/// of which they are part.
int MostGain(const OpenTrick& trick, int place, PlayCard card, PlayCard other, int side,
             const SuitLookup& deal);

JASNEL_KERNEL_END
