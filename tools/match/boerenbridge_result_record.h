// The result of a match as names and values.
#pragma once

#include <string>

#include "engine/records/record.h"
#include "tools/match/boerenbridge_result.h"

namespace jasnel::boerenbridge {

/// docs/reference/boerenbridge-match.md explains each name. Unknown values, such as an interval
/// from a single deal, are null.
Record MatchResultRecord(const MatchResult& match);

/// The same as CSV with a header: a row for each player, without the values by number of cards or
/// by seat.
std::string MatchCsv(const MatchResult& match);

}  // namespace jasnel::boerenbridge
