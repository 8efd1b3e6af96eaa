// The text of `jasnel solve`.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/questions/solve.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "tools/shared/flags.h"
#include "tools/shared/question/answer_printer.h"

namespace jasnel {

/// A picture, values and a line of play; of a deal with at least one suit without an error.
std::string SolutionText(const SolveAnswer& answer, Language language);

/// That page if there is `only_one` deal, otherwise a line for each suit. `unit` is what numbers
/// count.
std::unique_ptr<AnswerPrinter> MakeSolveTextPrinter(const SolveForm& form, Language language,
                                                    std::string_view unit, bool only_one);

/// What a deal lacks for a check, if anything: a trump suit or a value.
std::optional<Error> CannotCheck(const DealLine& deal);

/// Prints the deals whose answer differs from their `value=`, and finally how many agree. For
/// `make`, the declaring side should succeed exactly if that value gives it more points than its
/// opponents.
std::unique_ptr<AnswerPrinter> MakeCheckPrinter(Format format, Language language,
                                                std::string_view unit);

}  // namespace jasnel
