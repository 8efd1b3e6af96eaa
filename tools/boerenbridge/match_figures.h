// What came of a match as names and values.
#pragma once

#include <string>

#include "engine/record.h"
#include "tools/boerenbridge/match_asked.h"

namespace jasnel::boerenbridge {

/// docs/boerenbridge-match.md says what each is. What is not known, as an interval of one deal, is
/// null.
Record MatchFigures(const MatchPlayed& match);

/// The same as CSV, its header first: a row for each player, without what is by cards or by seat.
std::string MatchCsv(const MatchPlayed& match);

}  // namespace jasnel::boerenbridge
