#include "tools/training/calibration_report.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <vector>

namespace jasnel::testing {
namespace {

// `count` contracts that were given the chance `said`, of which `made` were made.
void Add(std::vector<PlayedContract>& contracts, double said, int count, int made) {
  for (int i = 0; i < count; ++i) contracts.push_back({.said = said, .makes = i < made});
}

TEST(CalibrationReport, PutsContractsInClassesByTheirChance) {
  std::vector<PlayedContract> contracts;
  Add(contracts, 0.0, 1, 0);
  Add(contracts, 0.52, 3, 1);
  Add(contracts, 0.58, 1, 1);
  Add(contracts, 1.0, 2, 2);
  const ChanceClasses classes = ClassesByChance(contracts, &PlayedContract::said);
  EXPECT_EQ(classes[0].contracts, 1U);
  EXPECT_EQ(classes[5].contracts, 4U);
  EXPECT_NEAR(classes[5].said, 0.535, 1e-12);
  EXPECT_NEAR(classes[5].made, 0.5, 1e-12);
  EXPECT_EQ(classes[9].contracts, 2U);
  EXPECT_EQ(classes[9].made, 1.0);
  EXPECT_EQ(classes[4].contracts, 0U);
}

TEST(CalibrationReport, PutsContractsInClassesByThePlaceOfTheDeclarer) {
  const std::vector<PlayedContract> contracts = {
      {.place = 0, .from_open = 0.75, .said = 0.5, .makes = true},
      {.place = 0, .from_open = 0.25, .said = 0.5, .makes = true},
      {.place = 3, .from_open = 0.5, .said = 0.25, .makes = false}};
  const auto classes = ClassesByPlace(contracts, &PlayedContract::from_open);
  EXPECT_EQ(ClassesByPlace(contracts, &PlayedContract::said)[3].said, 0.25);
  EXPECT_EQ(classes[0].contracts, 2U);
  EXPECT_EQ(classes[0].said, 0.5);
  EXPECT_EQ(classes[0].made, 1.0);
  EXPECT_EQ(classes[1].contracts, 0U);
  EXPECT_EQ(classes[3].said, 0.5);
  EXPECT_EQ(classes[3].made, 0.0);
}

TEST(CalibrationReport, MeasuresTheErrorOverContracts) {
  std::vector<PlayedContract> contracts;
  Add(contracts, 0.25, 4, 1);   // as said
  Add(contracts, 0.75, 12, 6);  // a quarter too high
  EXPECT_NEAR(CalibrationErrorOf(ClassesByChance(contracts, &PlayedContract::said)), 0.75 * 0.25,
              1e-12);
  EXPECT_EQ(CalibrationErrorOf({}), 0);
}

TEST(CalibrationReport, KnowsWhatLuckWouldShow) {
  std::vector<PlayedContract> contracts;
  Add(contracts, 0.5, 100, 50);
  EXPECT_NEAR(CalibrationErrorByLuck(ClassesByChance(contracts, &PlayedContract::said)),
              0.05 * std::sqrt(2 / std::numbers::pi), 1e-12);
  EXPECT_EQ(CalibrationErrorByLuck({}), 0);
}

}  // namespace
}  // namespace jasnel::testing
