// Touching cards: cards of one hand that win and lose the same tricks.
#pragma once

#include <bit>
#include <cstdint>

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

/// The cards of a hand that *touch* its `card`, and `card` itself: those of the same suit with none
/// of `separating` between them. Whichever is played first, all later choices and trick winners are
/// the same, with the two cards exchanged. Cards of other hands may be among the result where
/// `separating` leaves them out.
inline PlaySet Touching(PlayCard card, PlaySet separating) {
  const PlaySet apart = separating & SuitOf(card);
  const std::uint32_t above = (apart & Above(card)).bits();
  const std::uint32_t below_lowest = (above & (~above + 1)) - 1;
  const PlaySet below = apart & CardsBelow(card);
  const std::uint32_t above_highest = ~0u << (kDeckSize - std::countl_zero(below.bits()));
  return SuitOf(card) & PlaySet(below_lowest & above_highest);
}

/// The side certain to win the trick whatever is still played to it, or -1. `trick` includes the
/// cards of all places up to `place`.
int CertainWinner(const OpenTrick& trick, int place, const SuitLookup& deal);

/// The most by which playing `card` can gain over playing `other`, which touches it, for `side`,
/// after `place` cards of the trick. The two plays differ in which of the two cards is played now
/// and which later: by their points, for the sides that win these two tricks, and by the roem they
/// are part of. Some number from `enough` up if it is at least that.
int MostGain(const OpenTrick& trick, int place, PlayCard card, PlayCard other, int side, int enough,
             const SuitLookup& deal);

JASNEL_KERNEL_END
