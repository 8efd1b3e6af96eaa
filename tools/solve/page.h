// The answer for one deal as a text page: picture, values and a line of play.
#pragma once

#include <string>

#include "tools/solve/printer.h"

namespace jasnel {

/// `answers` must have no error and at least one trump suit without an error.
std::string FullAnswer(const DealAnswers& answers, const AnswerStyle& style);

}  // namespace jasnel
