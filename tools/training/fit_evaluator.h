// Weights of the evaluator and of the bidding model, fitted to solved deals.
#pragma once

#include <span>

#include "ai/bidding_model.h"
#include "ai/evaluator.h"
#include "tools/training/solved_deals.h"

namespace jasnel {

/// Fits chances (logistic regression) and scores (least squares) of hands, then both
/// with all four hands known.
EvaluatorWeights FitEvaluator(std::span<const SolvedDeal> deals);

/// Fits what passing is worth: in the solved deals all seats call as the model says, and what
/// comes of it is known; the lines are fitted to that twelve times over, when they no longer
/// change.
BiddingWeights FitBidding(std::span<const SolvedDeal> deals, const Evaluator& evaluator);

}  // namespace jasnel
