// Comparing answers with those that are known.
#pragma once

#include <memory>
#include <optional>

#include "bitboard/deal_line.h"
#include "bitboard/result.h"
#include "tools/answer.h"
#include "tools/flags.h"

namespace jasnel {

/// What a deal lacks to be checked, if anything: a trump suit, a value.
std::optional<Error> CannotCheck(const DealLine& deal);

/// Prints the deals whose answer is not their `value=`, and at last how many agree. For `make`, the
/// declaring side should succeed exactly if it gets more than the other by that value.
std::unique_ptr<AnswerPrinter> MakeCheckPrinter(const AnswerStyle& style, Format format);

}  // namespace jasnel
