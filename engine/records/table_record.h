// The table of a deal as names and values.
#pragma once

#include "engine/records/record.h"
#include "engine/records/tabled_deal.h"
#include "jasnel/notation.h"

namespace jasnel {

/// `board`, `deal`, `rules`, and where they are known `dealer` and `turned`. Letters are those of
/// the language.
Record BoardRecord(const TabledDeal& deal, Language language);

/// One row of a table: `trump`, `leader`, and what they are worth.
Record RowRecord(const TableRow& row, Language language);

/// A board and its `rows`; with an error only that and the line.
Record TableRecord(const TabledDeal& deal, Language language);

/// `error` and `line_number`.
Record ErrorRecord(const TabledDeal& deal, Language language);

}  // namespace jasnel
