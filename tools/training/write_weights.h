// Weights of the evaluator as C++ source.
#pragma once

#include <string>

#include "ai/evaluator.h"

namespace jasnel {

/// The text of ai/evaluator_weights.cc, of what was fitted for each way to ruff.
std::string WriteWeights(const EvaluatorWeights& free, const EvaluatorWeights& obliged);

}  // namespace jasnel
