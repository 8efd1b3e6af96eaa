// A comparison as records, for JSON and CSV.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/comparison.h"

namespace jasnel {

/// The names of the records' values in the order of the columns; with those of single results, or
/// only those of pairs.
std::vector<std::string> ComparisonNames(bool with_results);

/// One for each pair, ranking by ranking and best first.
std::vector<Record> PairRecords(const Comparison& comparison);

/// One for each result and direction, by board. `comparison` is that of `results`.
std::vector<Record> ResultRecords(std::span<const BoardResult> results,
                                  const Comparison& comparison);

}  // namespace jasnel
