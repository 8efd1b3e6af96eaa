// Deals to learn card play from.
#pragma once

#include "ai/games/play_state.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"

namespace jasnel {

/// A deal before its first card.
struct DealToLearn {
  Rules rules;
  PlayState table;
};

/// Those under which other programs have been compared in print, with trump and declarer drawn: the
/// rules of Rotterdam.
const Rules& PublishedRules();

/// A random deal. Four in ten are as in published comparisons; three are by `kbn`, with calls drawn
/// by the chances of the call network; the rest are by any preset, half of them with such calls.
DealToLearn DrawDealToLearn(Random& random);

}  // namespace jasnel
