// What was told of contracts beside what became of them.
#pragma once

#include <span>
#include <string>

#include "jasnel/bidding.h"
#include "tools/training/played_contracts.h"

namespace jasnel {

/// Contracts in five classes of the same size, by the score that was told: means of what the
/// evaluator told with open hands, of that put right by `played`, and of what was found. There are
/// five contracts at least.
std::string CalibrationReportOf(std::span<const PlayedContract> contracts,
                                const Calibration& played);

}  // namespace jasnel
