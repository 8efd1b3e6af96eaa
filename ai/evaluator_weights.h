// The numbers of the evaluators that come with the library.
#pragma once

#include "ai/evaluator.h"

namespace jasnel {

// Fitted by tools/train.sh.
extern const EvaluatorWeights kWeightsRuffFree;
extern const EvaluatorWeights kWeightsRuffObliged;

}  // namespace jasnel
