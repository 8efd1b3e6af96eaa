// Calls without search.
#pragma once

#include "jasnel/player.h"

namespace jasnel {

/// By the call network: the call with the highest score, a pass if two are alike. Includes opinions
/// on all legal calls.
CallChoice CallByNetwork(const CallView& view);

/// Names the best suit by the Evaluator if that has a higher value than a pass by the lines of the
/// BiddingModel, or if the seat may not pass; otherwise passes. Includes opinions on all legal
/// calls.
CallChoice CallByModel(const CallView& view);

}  // namespace jasnel
