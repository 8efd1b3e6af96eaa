// Weights as C++ source.
#pragma once

#include <string>

#include "ai/bidding_model.h"
#include "ai/evaluator.h"

namespace jasnel {

/// What was fitted for one way to ruff.
struct FittedWeights {
  EvaluatorWeights evaluator;
  BiddingWeights bidding;
};

/// The text of ai/evaluator_weights.cc.
std::string WriteWeights(const FittedWeights& free, const FittedWeights& obliged);

}  // namespace jasnel
