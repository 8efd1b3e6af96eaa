// An analysed deal as JSON and CSV values.
#pragma once

#include <string>
#include <vector>

#include "engine/records/analysed_deal.h"
#include "engine/records/record.h"
#include "jasnel/notation.h"

namespace jasnel {

/// The whole analysis as one object, with letters in one language and sentences in another; with
/// `summary`, without tricks and cards; after an error, only the error.
Record AnalysisRecord(const AnalysedDeal& deal, Language language, Language words, bool summary);

/// One row for each card, and the column names, those of a fair judgement as well if there is one;
/// a single row for an error.
std::vector<Record> CardRows(const AnalysedDeal& deal, Language language);
std::vector<std::string> CardRowNames(bool fair);

/// One row for each player, in the same way.
std::vector<Record> PlayerRows(const AnalysedDeal& deal, Language language);
std::vector<std::string> PlayerRowNames(bool fair);

}  // namespace jasnel
