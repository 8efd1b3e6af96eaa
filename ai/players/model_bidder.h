// Calls without search.
#pragma once

#include "ai/beliefs/dealt_model.h"
#include "jasnel/player.h"

namespace jasnel {

/// By the call network: the call with the highest score, a pass if two are alike. Includes opinions
/// on all legal calls.
CallChoice CallByNetwork(const CallView& view);

/// The same where cards are dealt by hand, by whose model contracts are worth more or less.
CallChoice CallAtTable(const CallView& view, const DealtModel& dealt);

}  // namespace jasnel
