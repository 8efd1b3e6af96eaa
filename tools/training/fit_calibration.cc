#include "tools/training/fit_calibration.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "absl/strings/str_format.h"
#include "tools/training/regression.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

std::string CalibrationText(const char* name, const Calibration& played) {
  const auto constants = [](const Calibration::ByPlace& of) {
    return NumberLines(of, of.size(),
                       [](double number) { return absl::StrFormat("%.4f", number); });
  };
  return absl::StrFormat("const Calibration %s = {\n{%s}, %.4f, {%s}, %.4f, %d};\n", name,
                         constants(played.makes_constant), played.makes_slope,
                         constants(played.score_constant), played.score_slope, played.deals);
}

}  // namespace

Calibration FitCalibration(std::span<const PlayedContract> contracts) {
  // A constant for each place, and the slope.
  Samples scores(kSeats + 1);
  Samples makes(kSeats + 1);
  for (const PlayedContract& contract : contracts) {
    const HandValue& predicted = contract.predicted;
    const float log_odds = std::log(predicted.makes / (1 - predicted.makes));
    scores.Add({{contract.place, 1}, {kSeats, predicted.score}},
               static_cast<float>(contract.score));
    makes.Add({{contract.place, 1}, {kSeats, log_odds}}, contract.makes ? 1 : 0);
  }
  constexpr double kRidge = 1e-6;
  const std::vector<double> of_scores = FitLinear(scores, kRidge);
  const std::vector<double> of_makes = FitLogistic(makes, kRidge);
  Calibration played;
  std::copy_n(of_makes.begin(), kSeats, played.makes_constant.begin());
  std::copy_n(of_scores.begin(), kSeats, played.score_constant.begin());
  played.makes_slope = of_makes[kSeats];
  played.score_slope = of_scores[kSeats];
  played.deals = contracts.size();
  return played;
}

std::string WriteCalibration(const Calibration& free, const Calibration& obliged) {
  return WeightsSource("tools/training/train_calibration.sh",
                       CalibrationText("kCalibrationRuffFree", free) +
                           CalibrationText("kCalibrationRuffObliged", obliged));
}

}  // namespace jasnel
