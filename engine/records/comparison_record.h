// A comparison of results as records.
#pragma once

#include <span>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/comparison.h"

namespace jasnel {

/// One record for each pair, ranking by ranking, best first.
std::vector<Record> PairRecords(const Comparison& comparison);

/// One record for each result and direction, by board. `comparison` must be that of `results`.
std::vector<Record> ResultRecords(std::span<const BoardResult> results,
                                  const Comparison& comparison);

}  // namespace jasnel
