// The trump table of a deal as names and values.
#pragma once

#include "engine/records/record.h"
#include "engine/records/tabled_deal.h"
#include "jasnel/notation.h"

namespace jasnel {

/// `deal`, `rules`, and if known `dealer` and `turned`. Letters are in the given language.
Record DealRecord(const TabledDeal& deal, Language language);

/// One row of a table: `trump`, `leader`, and the values.
Record RowRecord(const TableRow& row, Language language);

/// All rows.
Record RowRecords(const TrumpTable& table, Language language);

/// A deal and its `rows`.
Record TableRecord(const TabledDeal& deal, Language language);

}  // namespace jasnel
