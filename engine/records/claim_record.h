// The examination of a claim, as JSON.
#pragma once

#include "engine/records/record.h"
#include "jasnel/claim.h"
#include "jasnel/player.h"

namespace jasnel {

/// `verdict`, `seat`, `tricks`, `points`; if proved `alone` and `card`; `counterexample` if there
/// is one, with the `position` of all hands as a deal line, and the `line`; and `nodes`.
Record ClaimRecord(const Claim& claim, const PlayView& view);

}  // namespace jasnel
