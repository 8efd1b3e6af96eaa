// The answer for one deal as text: picture, values and a line of play.
#pragma once

#include <string>

#include "tools/solve/printer.h"

namespace jasnel {

/// `answers` must have no error and at least one trump suit without an error.
std::string SolutionText(const DealAnswers& answers, const SolveStyle& style);

}  // namespace jasnel
