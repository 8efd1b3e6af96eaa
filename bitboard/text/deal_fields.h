// The fields of a deal line.
#pragma once

#include <optional>

#include "bitboard/text/word_reader.h"
#include "jasnel/deal_line.h"
#include "jasnel/result.h"

namespace jasnel {

/// Parses the rest of a line, behind four hands.
std::optional<Error> ReadDealFields(WordReader& in, DealLine& deal);

}  // namespace jasnel
