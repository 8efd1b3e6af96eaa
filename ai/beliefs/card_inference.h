// What is certain of hidden cards: by the rules, a card that was played tells which others its
// player cannot hold.
#pragma once

#include "ai/beliefs/world_sampler.h"
#include "jasnel/player.h"

namespace jasnel {

/// The cards of a view that are hidden, which seats may hold each, and how many each holds.
///
/// Who did not follow suit holds none of it; who did not ruff, overruff or beat a trump though the
/// rules oblige holds no card that would have done it; who undertrumped where that is allowed only
/// to a hand of trumps holds no plain card. In each case a card x is excluded if, with x in hand,
/// the card played would not have been legal: whatever else a hand holds, a card that is legal
/// stays so when others are taken out of it, but itself, so that to look at the two cards alone is
/// enough, and all that can be known from what was legal. Every world with no card excluded could
/// have been played like this.
HiddenCards InferHidden(const PlayView& view);

}  // namespace jasnel
