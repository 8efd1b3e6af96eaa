// Writes the weights of the evaluator as C++ source.
#pragma once

#include <string>

#include "ai/models/evaluator.h"

namespace jasnel {

/// The text of data/weights/evaluator.inc, from the weights for each ruff option.
std::string WriteWeights(const EvaluatorWeights& free, const EvaluatorWeights& obliged);

}  // namespace jasnel
