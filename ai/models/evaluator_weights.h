// The weights of the evaluators supplied with the library.
#pragma once

#include "ai/models/evaluator.h"

namespace jasnel {

// Fitted by tools/training/train_evaluator.sh.
extern const EvaluatorWeights kWeightsRuffFree;
extern const EvaluatorWeights kWeightsRuffObliged;

}  // namespace jasnel
