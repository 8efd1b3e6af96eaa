// What came of a match as names and values: the keys of JSON and the columns of CSV.
#pragma once

#include <string>
#include <vector>

#include "engine/record.h"
#include "tools/csv_record.h"
#include "tools/match_asked.h"

namespace jasnel {

/// The names of `MatchFigures`, in their order, `error` the last.
const std::vector<std::string>& MatchFigureNames();

/// docs/match.md says what each is. What is not known, as an interval of one deal, is null.
Record MatchFigures(const MatchPlayed& match);

/// A row for CSV: what is not known is empty.
std::string MatchCsvLine(const MatchPlayed& match);

}  // namespace jasnel
