// From open hands to real play.

#include <gtest/gtest.h>

#include "jasnel/bidding.h"

namespace jasnel {
namespace {

TEST(Calibration, ChangesNothingWhereNothingWasLearned) {
  const Calibration none;
  EXPECT_NEAR(none.PlayedMakes(0.3, 0), 0.3, 1e-12);
  EXPECT_EQ(none.PlayedScore(-12.5, 3), -12.5);
}

TEST(Calibration, IsALineInLogOddsAndInPointsForEachPlace) {
  const Calibration learned = {.makes_constant = {-1, 0, 1, 2},
                               .makes_slope = 2,
                               .score_constant = {5, 6, 7, 8},
                               .score_slope = 0.5,
                               .deals = 100};
  EXPECT_NEAR(learned.PlayedMakes(0.5, 0), 1 / (1 + 2.718281828), 1e-9);
  EXPECT_NEAR(learned.PlayedMakes(0.5, 2), 2.718281828 / (1 + 2.718281828), 1e-9);
  EXPECT_NEAR(learned.PlayedScore(40, 0), 25, 1e-12);
  EXPECT_NEAR(learned.PlayedScore(40, 3), 28, 1e-12);
}

TEST(Calibration, OfACertaintyIsAChance) {
  const Calibration learned = {.makes_slope = 0.5};
  EXPECT_LT(learned.PlayedMakes(1, 1), 1);
  EXPECT_GT(learned.PlayedMakes(0, 1), 0);
}

}  // namespace
}  // namespace jasnel
