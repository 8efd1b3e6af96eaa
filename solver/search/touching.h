// Touching cards: cards of one hand that win and lose the same tricks.
#pragma once

#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_bytes.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// The cards that separate two cards of the hand: those in the other hands, and the card winning
/// the trick. Other cards of the trick can no longer win anything.
inline PlaySet CardsThatSeparate(const OpenTrick& trick, int place, PlaySet hand) {
  const PlaySet others = trick.InHands() - hand;
  return place == 0 ? others : others | trick.best;
}

/// Whether two cards of one hand *touch*: same suit, with none of `separating` between them.
/// Whichever is played first, all later choices and trick winners are the same, with the two cards
/// exchanged.
inline bool Touch(PlayCard a, PlayCard b, PlaySet separating) {
  const auto below = [&](PlayCard card) { return separating & SuitOf(card) & CardsBelow(card); };
  return SuitOf(a) == SuitOf(b) && below(a) == below(b);
}

/// The side certain to win the trick whatever is still played to it, or -1. `trick` includes the
/// cards of all places up to `place`.
int CertainWinner(const OpenTrick& trick, int place, const SuitLookup& deal);

/// The most by which playing `card` can gain over playing `other`, which touches it, for `side`,
/// after `place` cards of the trick. The two plays differ in which of the two cards is played now
/// and which later: by their points, for the sides that win these two tricks, and by the roem they
/// are part of.
int MostGain(const OpenTrick& trick, int place, PlayCard card, PlayCard other, int side,
             const SuitLookup& deal);

JASNEL_KERNEL_END
