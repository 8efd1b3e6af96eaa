// A call that a seat was to make, and what each legal call was worth to it.
#pragma once

#include <cstdint>
#include <optional>

#include "ai/judge/judge_clock.h"
#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/fair.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Judges `call` of the seat to call in `auction`, which is not over. `worlds` as in FairRequest.
FairCall JudgeCall(BatchSolver& solver, const Auction& auction, CardSet hand, const Rules& rules,
                   Call call, std::uint64_t worlds, std::uint64_t seed, const JudgeClock& clock);

}  // namespace jasnel
