// Predictions for contracts compared with their results.
#pragma once

#include <span>
#include <string>

#include "jasnel/bidding.h"
#include "tools/training/played_contracts.h"

namespace jasnel {

/// Contracts in five classes of equal size, by predicted score: the means of the evaluator's
/// predictions with open hands, of the same corrected by `played`, and of the results. There must
/// be at least five contracts.
std::string CalibrationReportOf(std::span<const PlayedContract> contracts,
                                const Calibration& played);

}  // namespace jasnel
