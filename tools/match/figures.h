// What came of a match as names and values: the keys of JSON and the columns of CSV.
#pragma once

#include <string>
#include <vector>

#include "engine/records/record.h"
#include "tools/match/result.h"
#include "tools/shared/text/csv_record.h"

namespace jasnel {

/// The names of `MatchFigures`, in their order, `error` the last.
const std::vector<std::string>& MatchFigureNames();

/// docs/reference/match.md says what each is. What is not known, as an interval of one deal, is
/// null.
Record MatchFigures(const MatchResult& match);

/// A row for CSV: what is not known is empty.
std::string MatchCsvLine(const MatchResult& match);

}  // namespace jasnel
