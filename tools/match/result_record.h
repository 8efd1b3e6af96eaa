// The result of a match as names and values: JSON keys and CSV columns.
#pragma once

#include <string>
#include <vector>

#include "engine/records/record.h"
#include "tools/match/result.h"
#include "tools/shared/text/csv_record.h"

namespace jasnel {

/// The names in `MatchResultRecord`, in order, ending with `error`.
const std::vector<std::string>& MatchFigureNames();

/// docs/reference/match.md explains each name. Unknown values, such as an interval from a single
/// deal, are null.
Record MatchResultRecord(const MatchResult& match);

/// A CSV row; unknown values are empty.
std::string MatchCsvLine(const MatchResult& match);

}  // namespace jasnel
