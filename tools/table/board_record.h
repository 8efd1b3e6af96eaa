// A board of the table commands as names and values.
#pragma once

#include "engine/records/record.h"
#include "engine/records/tabled_deal.h"
#include "jasnel/notation.h"

namespace jasnel {

/// `board`, `deal`, `rules`, and if known `dealer` and `turned`. Letters are in the given language.
Record BoardRecord(const TabledDeal& deal, Language language);

/// `error` and `line_number`.
Record ErrorRecord(const TabledDeal& deal, Language language);

}  // namespace jasnel
