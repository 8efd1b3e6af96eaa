// What it is worth to double a contract once more (*kraken*).
#pragma once

#include "jasnel/bidding.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// The answer of `EvaluateBid` for an auction in which a suit was named and may be doubled: what a
/// pass leads to, and doubling. Nobody doubles after it. Each world is solved for the score of both
/// contracts. `question` is valid.
Result<BidAnswer> EvaluateDoubling(BatchSolver& solver, const BidQuestion& question,
                                   const BidRequest& request);

/// The choice between them by guesses of the points in some worlds, for a view in which a suit was
/// named and may be doubled. The same view leads to the same choice.
CallChoice DoubleByGuess(const CallView& view);

}  // namespace jasnel
