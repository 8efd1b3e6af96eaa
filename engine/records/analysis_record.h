// A deal that was analysed, as the values of JSON and CSV.
#pragma once

#include <string>
#include <vector>

#include "engine/records/analysed_deal.h"
#include "engine/records/record.h"
#include "jasnel/notation.h"

namespace jasnel {

/// All of it in one object, with `summary` without tricks and cards; with an error only that and
/// the line.
Record AnalysisRecord(const AnalysedDeal& deal, Language language, bool summary);

/// A row for each card and their columns, or the one row of an error.
std::vector<Record> CardRows(const AnalysedDeal& deal, Language language);
std::vector<std::string> CardRowNames();

/// A row for each player, in the same way.
std::vector<Record> PlayerRows(const AnalysedDeal& deal, Language language);
std::vector<std::string> PlayerRowNames();

}  // namespace jasnel
