// The answer for one deal as a page of text: picture, values and a line of play.
#pragma once

#include <string>

#include "tools/solve/printer.h"

namespace jasnel {

/// `answers` has no error and at least one trump suit without one.
std::string FullAnswer(const DealAnswers& answers, const AnswerStyle& style);

}  // namespace jasnel
