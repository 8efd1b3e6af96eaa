// Comparing answers with those that are known.
#pragma once

#include <memory>
#include <optional>

#include "jasnel/deal_line.h"
#include "jasnel/result.h"
#include "tools/shared/flags.h"
#include "tools/solve/printer.h"

namespace jasnel {

/// What a deal lacks to be checked, if anything: a trump suit, a value.
std::optional<Error> CannotCheck(const DealLine& deal);

/// Prints the deals whose answer is not their `value=`, and at last how many agree. For `make`, the
/// declaring side should succeed exactly if it gets more than the other by that value.
std::unique_ptr<AnswerPrinter> MakeCheckPrinter(const AnswerStyle& style, Format format);

}  // namespace jasnel
