// Answers of `jasnel bid` as records: the keys of its JSON and the columns of its CSV output.
#pragma once

#include <string>
#include <vector>

#include "engine/records/answered_bid.h"
#include "engine/records/record.h"
#include "jasnel/notation.h"

namespace jasnel {

/// All of it, or what is wrong.
Record BidRecord(const AnsweredBid& bid, Language language);

/// The columns of CSV.
const std::vector<std::string>& BidRowNames();

/// A row for each call, or one that says what is wrong.
std::vector<Record> BidRows(const AnsweredBid& bid, Language language);

}  // namespace jasnel
