// Reports of disagreements between two searches.
#pragma once

#include <string>
#include <vector>

#include "bench/ablation.h"
#include "bench/soundness.h"
#include "engine/records/record.h"

namespace jasnel {

/// `points: expected 5, found 7: N:...`, and the line end.
std::string DifferenceText(const bench::Difference& difference);

/// The same with the names from `DifferenceNames`.
Record DifferenceRecord(const bench::Difference& difference);
const std::vector<std::string>& DifferenceNames();

/// `no table: expected 5, found 7: N:...`, without a line end.
std::string DisagreementText(const bench::Disagreement& disagreement);

}  // namespace jasnel
