// The output formats of `jasnel luck` that sum up all deals.
#pragma once

#include <memory>
#include <string_view>

#include "jasnel/notation.h"
#include "tools/shared/question/answer_printer.h"

namespace jasnel {

/// A table of all deals, with the rating.
std::unique_ptr<AnswerPrinter> MakeLuckTextPrinter(std::string_view unit, Language language);

/// A line for each deal, and one for all of them.
std::unique_ptr<AnswerPrinter> MakeLuckJsonPrinter(Language language);

}  // namespace jasnel
