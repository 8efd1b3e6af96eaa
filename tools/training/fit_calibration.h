// Fits what open hands are worth in real play.
#pragma once

#include <span>
#include <string>

#include "jasnel/bidding.h"
#include "tools/training/played_contracts.h"

namespace jasnel {

/// Fits results in real play to the predictions for the declarer's hand: scores by least squares,
/// chances by logistic regression. There must be at least two contracts.
Calibration FitCalibration(std::span<const PlayedContract> contracts);

/// The text of data/weights/calibration.inc, from the calibration for each ruff option.
std::string WriteCalibration(const Calibration& free, const Calibration& obliged);

}  // namespace jasnel
