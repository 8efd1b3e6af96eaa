// Log-loss and Brier score of chances, by hand.

#include "tools/training/losses.h"

#include <gtest/gtest.h>

#include <cmath>

namespace jasnel {
namespace {

TEST(Losses, AreMeansOverAllThatWasTold) {
  Losses losses;
  losses.Add(0.8, true);
  losses.Add(0.5, false);
  EXPECT_EQ(losses.count(), 2U);
  EXPECT_NEAR(losses.log_loss(), -(std::log(0.8) + std::log(0.5)) / 2, 1e-12);
  EXPECT_NEAR(losses.brier(), (0.2 * 0.2 + 0.5 * 0.5) / 2, 1e-12);
}

TEST(Losses, OfEvenChancesAreOneBitAndAQuarter) {
  Losses losses;
  losses.Add(0.5, true);
  losses.Add(0.5, false);
  EXPECT_NEAR(losses.log_loss(), std::log(2.0), 1e-12);
  EXPECT_NEAR(losses.brier(), 0.25, 1e-12);
}

TEST(Losses, OfACertaintyThatWasWrongAreFinite) {
  Losses losses;
  losses.Add(1, false);
  EXPECT_NEAR(losses.log_loss(), -std::log(0.001), 1e-9);
  EXPECT_NEAR(losses.brier(), 0.999 * 0.999, 1e-12);
}

TEST(Losses, TenthsShowHowOftenWhatWasToldHappened) {
  Losses losses;
  losses.Add(0.32, true);
  losses.Add(0.34, false);
  losses.Add(0.96, true);
  EXPECT_EQ(losses.Calibration(),
            "Predicted       Hands       Mean   Made\n"
            "0.3 to 0.4          2      0.330  0.500\n"
            "0.9 to 1.0          1      0.960  1.000\n");
}

}  // namespace
}  // namespace jasnel
