// Fits the weights of the bidding model: the value of open hands in real play, and the value of a
// pass.
#pragma once

#include <span>

#include "ai/models/bidding_model.h"
#include "ai/models/evaluator.h"
#include "jasnel/bidding.h"
#include "tools/training/played_contracts.h"
#include "tools/training/solved_deals.h"

namespace jasnel {

/// Fits results in real play to the evaluator's predictions for the declarer's hand: scores by
/// least squares, chances by logistic regression. There must be at least two contracts.
Calibration FitCalibration(std::span<const PlayedContract> contracts);

/// Fits the value of a pass: in the solved deals all seats call by the model, and the result is
/// known with open hands and calibrated by `played`. The lines are fitted to it twelve times, by
/// which time they no longer change.
BiddingWeights FitBidding(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                          const Calibration& played);

/// The score of `side` minus that of its opponents, in points, in real play.
double PlayedScoreFor(Side side, const Contract& contract, const SolvedDeal& deal,
                      const Calibration& played);

}  // namespace jasnel
