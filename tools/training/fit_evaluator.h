// Fits the weights of the evaluator to solved deals.
#pragma once

#include <span>

#include "ai/models/evaluator.h"
#include "tools/training/solved_deals.h"

namespace jasnel {

/// Fits chances (logistic regression) and scores (least squares) of hands, then both
/// with all four hands known.
EvaluatorWeights FitEvaluator(std::span<const SolvedDeal> deals);

}  // namespace jasnel
