// Calls without search.
#pragma once

#include "jasnel/player.h"

namespace jasnel {

/// By the call network: the call with the highest score, a pass if two are alike. Includes opinions
/// on all legal calls.
CallChoice CallByNetwork(const CallView& view);

}  // namespace jasnel
