// Rule sets as a part of a line.
#pragma once

#include <optional>
#include <string_view>

#include "bitboard/text/word_reader.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Like `ParseRules`, for a part of a line: reports the byte with the error.
std::optional<TextFault> ReadRules(std::string_view text, Rules& rules);

}  // namespace jasnel
