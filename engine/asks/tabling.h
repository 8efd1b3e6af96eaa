// A deal that a request names, with its table.
#pragma once

#include <optional>

#include "engine/asks/question.h"
#include "engine/records/tabled_deal.h"
#include "jasnel/result.h"

namespace jasnel {

/// The deal in the key `deal` and its leader, without a table. Where all seats lead in turn, any
/// seat will do for one that the deal does not say.
Result<TabledDeal> ReadDealToTable(const Question& question, bool all_leaders = false);

/// Solves the table of the deal, for its leader or for all, within `budget_ms`.
std::optional<Error> SolveTable(const Question& question, bool all_leaders, TabledDeal& deal);

}  // namespace jasnel
