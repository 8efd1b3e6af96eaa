#include <algorithm>
#include <cmath>

#include "jasnel/bidding.h"

namespace jasnel {
namespace {

// The numbers, and the command that makes them.
#include "data/weights/calibration.inc"

}  // namespace

const Calibration& Calibration::For(const Rules& rules) {
  return rules.ruff == Ruff::kFree ? kCalibrationRuffFree : kCalibrationRuffObliged;
}

double Calibration::PlayedMakes(double open, int place) const {
  // A chance of 0 or 1 is that of the worlds that were looked at.
  constexpr double kMin = 1e-4;
  const double chance = std::clamp(open, kMin, 1 - kMin);
  const double log_odds = std::log(chance / (1 - chance));
  return 1 / (1 + std::exp(
                      -(makes_constant[static_cast<std::size_t>(place)] + makes_slope * log_odds)));
}

}  // namespace jasnel
