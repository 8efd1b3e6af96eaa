// Why one choice is better than another, from what was computed and nothing else.
#pragma once

#include <vector>

#include "ai/judge/card_contrast.h"
#include "jasnel/fair.h"
#include "jasnel/player.h"
#include "jasnel/reason.h"

namespace jasnel {

/// Why the better card of the seat to play is better: one reason at most from the trick, and one
/// from the result of the deal.
std::vector<Reason> ReasonsOf(const PlayView& view, const CardContrast& contrast);

/// Why the first of two calls is better; what they bring only if that is `in_points`.
std::vector<Reason> ReasonsOf(const FairCallOption& better, const FairCallOption& worse,
                              bool in_points);

}  // namespace jasnel
