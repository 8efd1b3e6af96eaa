// Checks answers against known values.
#pragma once

#include <memory>
#include <optional>

#include "jasnel/deal_line.h"
#include "jasnel/result.h"
#include "tools/shared/flags.h"
#include "tools/solve/printer.h"

namespace jasnel {

/// What a deal lacks for a check, if anything: a trump suit or a value.
std::optional<Error> CannotCheck(const DealLine& deal);

/// Prints the deals whose answer differs from their `value=`, and finally how many agree. For
/// `make`, the declaring side should succeed exactly if that value gives it more points than its
/// opponents.
std::unique_ptr<SolvePrinter> MakeCheckPrinter(const SolveStyle& style, Format format);

}  // namespace jasnel
