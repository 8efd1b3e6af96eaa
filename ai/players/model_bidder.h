// Calls at a glance, as the bidding model would at its surest.
#pragma once

#include "jasnel/player.h"

namespace jasnel {

/// The best suit by the Evaluator where that is worth more than passing by the lines of the
/// BiddingModel, or where the seat must play; else a pass. With opinions of all legal calls.
CallChoice CallByModel(const CallView& view);

}  // namespace jasnel
