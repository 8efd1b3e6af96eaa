// The numbers of the evaluators and of the bidding model that come with the library.
#pragma once

#include "ai/bidding_model.h"
#include "ai/evaluator.h"

namespace jasnel {

// Fitted by tools/train.sh.
extern const EvaluatorWeights kWeightsRuffFree;
extern const EvaluatorWeights kWeightsRuffObliged;
extern const BiddingWeights kBiddingRuffFree;
extern const BiddingWeights kBiddingRuffObliged;

}  // namespace jasnel
