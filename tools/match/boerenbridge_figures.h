// What came of a match as names and values.
#pragma once

#include <string>

#include "engine/records/record.h"
#include "tools/match/boerenbridge_result.h"

namespace jasnel::boerenbridge {

/// docs/reference/boerenbridge-match.md says what each is. What is not known, as an interval of one
/// deal, is null.
Record MatchFigures(const MatchResult& match);

/// The same as CSV, its header first: a row for each player, without what is by cards or by seat.
std::string MatchCsv(const MatchResult& match);

}  // namespace jasnel::boerenbridge
