// What contracts are worth by the estimate of their points, from contracts with known chances.

#include "tools/training/fit_contract.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <sstream>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// Made with log odds of 0.2 + 4 points / 100, never with pit; half of the points if made.
std::vector<EstimatedContract> ContractsEstimated() {
  Random random(3);
  std::vector<EstimatedContract> contracts;
  for (int i = 0; i < 20000; ++i) {
    EstimatedContract contract;
    contract.points = random.Below(301) - 150;
    const double chance = 1 / (1 + std::exp(-(0.2 + 0.04 * contract.points)));
    contract.makes = static_cast<double>(random.NextUnit()) < chance;
    const double noise = random.Below(2) == 0 ? 10 : -10;
    contract.score = contract.makes ? 100 + contract.points / 2.0 + noise : -180;
    contract.score_own = contract.makes ? contract.score : contract.points;
    contracts.push_back(contract);
  }
  return contracts;
}

TEST(FitContract, FindsWhatContractsWereMadeWith) {
  const ContractWeights weights = FitContract(ContractsEstimated());
  EXPECT_NEAR(weights.makes.constant, 0.2, 0.1);
  EXPECT_NEAR(weights.makes.slope, 4, 0.2);
  EXPECT_NEAR(ValueAt(weights.made.mean, 75), 137.5, 1);
  EXPECT_NEAR(ValueAt(weights.made.variance, 75), 100, 2);
  EXPECT_NEAR(ValueAt(weights.lost.mean, -20), -180, 0.1);
  EXPECT_NEAR(ValueAt(weights.lost_own.mean, -60), -60, 2);
}

TEST(FitContract, TheWeightsInTheTreeAreThoseOfTheLibrary) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/contract_model.inc");
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_EQ(WriteContract(kContractWeights), text.str());
}

}  // namespace
}  // namespace jasnel
