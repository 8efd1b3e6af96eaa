// Answers of `jasnel boerenbridge bid` as records: the keys of its JSON and the columns of its CSV
// output.
#pragma once

#include <string>
#include <vector>

#include "engine/records/boerenbridge_answered_bid.h"
#include "engine/records/record.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// The whole answer, or the error.
Record BidRecord(const AnsweredBid& bid, Language language);

/// The columns of CSV.
const std::vector<std::string>& BidRowNames();

/// One row for each bid, or a single row with the error.
std::vector<Record> BidRows(const AnsweredBid& bid, Language language);

}  // namespace jasnel::boerenbridge
