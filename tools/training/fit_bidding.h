// Weights of the bidding model: what open hands are worth at the table, and what passing is worth.
#pragma once

#include <span>

#include "ai/models/bidding_model.h"
#include "ai/models/evaluator.h"
#include "jasnel/bidding.h"
#include "tools/training/played_contracts.h"
#include "tools/training/solved_deals.h"

namespace jasnel {

/// Fits what players reach to what the evaluator tells of the declarer's hand: scores by least
/// squares, chances by logistic regression. There are two contracts at least.
Calibration FitCalibration(std::span<const PlayedContract> contracts);

/// Fits what passing is worth: in the solved deals all seats call as the model says, and what
/// comes of it is known with open hands and put right by `played`; the lines are fitted to that
/// twelve times over, when they no longer change.
BiddingWeights FitBidding(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                          const Calibration& played);

/// What `side` writes down minus what the others do, in points, as players reach it.
double PlayedScoreFor(Side side, const Contract& contract, const SolvedDeal& deal,
                      const Calibration& played);

}  // namespace jasnel
