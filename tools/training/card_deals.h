// Deals to learn card play from.
#pragma once

#include "ai/games/play_state.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"

namespace jasnel {

/// A deal before its first card.
struct DealToLearn {
  PlayState table;
  Rules rules;
};

/// A random deal. Four in ten are as in published comparisons: the rules of Rotterdam, trump and
/// declarer drawn; three are by `kbn`, with calls drawn by the chances of the call network; the
/// rest are by any preset, half of them with such calls.
DealToLearn DrawDealToLearn(Random& random);

}  // namespace jasnel
