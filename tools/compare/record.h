// A comparison as records, for JSON and CSV.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/comparison.h"

namespace jasnel {

/// The names of the values in the records, in column order; either including those of single
/// results, or only those of pairs.
std::vector<std::string> ComparisonNames(bool with_results);

/// One record for each pair, ranking by ranking, best first.
std::vector<Record> PairRecords(const Comparison& comparison);

/// One record for each result and direction, by board. `comparison` must be that of `results`.
std::vector<Record> ResultRecords(std::span<const BoardResult> results,
                                  const Comparison& comparison);

}  // namespace jasnel
