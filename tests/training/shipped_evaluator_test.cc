// The weights that come with the library, on deals that nothing was fitted to.

#include <gtest/gtest.h>

#include <string>

#include "tests/training/solved_data.h"
#include "tools/training/report.h"

namespace jasnel {
namespace {

class ShippedEvaluator : public ::testing::Test {
 protected:
  // The baselines are fitted to these very deals, which flatters them.
  static const ModelErrors& Found() {
    static const auto deals = testing::SolvedData();
    static const ModelErrors comparison = Compare(deals, deals, Evaluator::For(Rules{}));
    return comparison;
  }
};

TEST_F(ShippedEvaluator, IsComparedOnSixteenContractsOfEachDeal) {
  EXPECT_EQ(Found().evaluated.count(), 200U * 16U);
}

TEST_F(ShippedEvaluator, TellsMoreByOneHandThanTheConstant) {
  EXPECT_LT(Found().evaluated.log_loss(), Found().always.log_loss() - 0.11);
  EXPECT_LT(Found().evaluated.brier(), Found().always.brier() - 0.05);
}

TEST_F(ShippedEvaluator, TellsMoreByOneHandThanPointsAndTopTrumps) {
  EXPECT_LT(Found().evaluated.log_loss(), Found().counted.log_loss() - 0.012);
  EXPECT_LT(Found().evaluated.brier(), Found().counted.brier() - 0.004);
}

TEST_F(ShippedEvaluator, HasItsLosses) {
  EXPECT_NEAR(Found().evaluated.log_loss(), 0.570, 0.005);
  EXPECT_NEAR(Found().evaluated.brier(), 0.195, 0.005);
  EXPECT_NEAR(Found().deals.log_loss(), 0.176, 0.005);
  EXPECT_NEAR(Found().deals.brier(), 0.055, 0.005);
}

TEST_F(ShippedEvaluator, ExplainsAQuarterOfTheVarianceOfScores) {
  EXPECT_NEAR(Found().score_share, 0.274, 0.01);
}

TEST(Ceiling, StandsBesideTheEvaluatorOnTheSameContracts) {
  const std::string text =
      CeilingOf(testing::SolvedData(), /*hands=*/20, /*worlds=*/50, Evaluator::For(Rules{}), {});
  EXPECT_EQ(text,
            "20 hands held out, one contract of each:\n\n"
            "Chance to make by             Log-loss   Brier\n"
            "the evaluator, one hand         0.5684  0.2016\n"
            "50 worlds solved                0.5665  0.2019\n");
}

}  // namespace
}  // namespace jasnel
