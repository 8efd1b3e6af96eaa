// Statistics of measured positions as records.
#pragma once

#include <string>
#include <vector>

#include "bench/signature.h"
#include "bench/summary.h"
#include "engine/records/record.h"

namespace jasnel {

/// The names that `AddSummary` uses, in order.
const std::vector<std::string>& SummaryNames();

/// Adds the statistics of a group of positions. Times are in microseconds.
void AddSummary(Record& record, const bench::Summary& summary, const bench::Signature& signature);

}  // namespace jasnel
