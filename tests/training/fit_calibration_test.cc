// What open hands are worth in real play, found from made-up contracts.

#include "tools/training/fit_calibration.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace jasnel {
namespace {

// Contracts with chances and scores predicted; some came out otherwise.
std::vector<PlayedContract> ContractsPlayed() {
  std::vector<PlayedContract> contracts;
  for (int i = 0; i < 400; ++i) {
    const double log_odds = (i % 20 - 10) / 5.0;
    const auto open = static_cast<float>(1 / (1 + std::exp(-log_odds)));
    const auto predicted = static_cast<float>(10 * (i % 20) - 100);
    const int round = i / 20;
    const double chance = 1 / (1 + std::exp(-(-0.5 + 0.8 * log_odds)));
    for (int place = 0; place < kSeats; ++place) {
      contracts.push_back({.predicted = {open, predicted},
                           .place = place,
                           .makes = (round + 0.5) / 20 < chance,
                           .score = -53 + 10 * place + 1.05 * static_cast<double>(predicted) +
                                    (round % 2 ? 7 : -7)});
    }
  }
  return contracts;
}

TEST(FitCalibration, FindsTheLinesOfEachPlaceThatContractsWereMadeBy) {
  const Calibration found = FitCalibration(ContractsPlayed());
  for (std::size_t place = 0; place < kSeats; ++place) {
    EXPECT_NEAR(found.score_constant[place], -53 + 10 * static_cast<double>(place), 1e-3);
    // Chances are rounded to twentieths.
    EXPECT_NEAR(found.makes_constant[place], -0.5, 0.02);
  }
  EXPECT_NEAR(found.score_slope, 1.05, 1e-5);
  EXPECT_NEAR(found.makes_slope, 0.8, 0.02);
  EXPECT_EQ(found.deals, 1600U);
}

TEST(WriteCalibration, OfTheCompiledNumbersIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/calibration.inc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  const Rules obliged{.ruff = Ruff::kObliged};
  EXPECT_EQ(WriteCalibration(Calibration::For({}), Calibration::For(obliged)), source);
}

}  // namespace
}  // namespace jasnel
