// Certain inferences about hidden cards: by the rules, a played card shows which others its player
// cannot hold.
#pragma once

#include "ai/beliefs/world_sampler.h"
#include "jasnel/player.h"

namespace jasnel {

/// The hidden cards of a view, which seats may hold each, and how many each seat holds.
///
/// A seat that did not follow suit has no card of that suit; a seat that did not ruff, overruff or
/// beat a trump although the rules oblige it to has no card that would have done so; a seat that
/// undertrumped where only a hand of trumps may do so has no plain card. In each case, a card x is
/// excluded if the card played would have been illegal with x in hand. Whatever else a hand holds,
/// a legal card stays legal when other cards are removed from the hand, so looking at pairs of
/// cards is sufficient, and this is everything that follows from legality. Every world without an
/// excluded card could have been played this way.
HiddenCards InferHidden(const PlayView& view);

}  // namespace jasnel
