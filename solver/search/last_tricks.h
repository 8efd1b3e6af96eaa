// The last two tricks, by trying the cards of the first of them: the switch `last_tricks`. It
// cannot change a value: every legal card is tried until the target is decided, as without the
// switch, and only the second trick, in which nobody has a choice, is added up. What it says of the
// cards taken holds in each line that the answer rests on: in the one that decides, or in all.
#pragma once

#include "jasnel/rules.h"
#include "solver/search/kernel.h"
#include "solver/search/nat_target.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"
#include "solver/search/taken.h"

JASNEL_KERNEL_BEGIN

/// What trying cards has found.
struct Tried {
  int value;    ///< of the points, as Search::TestPoints tells it, or whether a target is reached
  Taken taken;  ///< in its proof
  int cards;    ///< how many were tried
};

/// Tests the points of the last two tricks, of which `start` is the position.
Tried TryCardsOfLastTwo(const SuitLookup& deal, const Rules& rules, const TrickStart& start,
                        int target);

/// Tests whether the declarers of a contract that cannot be made reach `target`, as
/// Search::TestNat: nothing is said of the cards taken.
Tried TryCardsOfLastTwo(const SuitLookup& deal, const Rules& rules, const TrickStart& start,
                        const NatTarget& target);

JASNEL_KERNEL_END
