// Intervals of means.

#include "ai/statistics/mean_error.h"

#include <gtest/gtest.h>

#include <array>

namespace jasnel {
namespace {

TEST(MeanError, HalfWidthsAreStudents) {
  EXPECT_NEAR((MeanError{0, 1, 1e9}).HalfWidth(0.95), 1.960, 0.001);
  EXPECT_NEAR((MeanError{0, 1, 1}).HalfWidth(0.95), 12.706, 0.001);
  EXPECT_NEAR((MeanError{0, 1, 3}).HalfWidth(0.99), 5.841, 0.001);
  EXPECT_NEAR((MeanError{0, 1, 5}).HalfWidth(0.95), 2.571, 0.01);
  EXPECT_NEAR((MeanError{0, 1, 10}).HalfWidth(0.95), 2.228, 0.002);
  EXPECT_NEAR((MeanError{0, 1, 10}).HalfWidth(0.99), 3.169, 0.01);
}

TEST(MeanError, OfASumIsThatOfTheParts) {
  const MeanError sum = SumOf(std::array{MeanError{1, 3, 10}, MeanError{2, 4, 10}});
  EXPECT_EQ(sum.mean, 3);
  EXPECT_NEAR(sum.error, 5, 1e-12);
  EXPECT_NEAR(sum.freedom, 625 / ((81 + 256) / 10.0), 1e-9);
  // What is known for certain takes no freedom.
  EXPECT_NEAR(SumOf(std::array{MeanError{1, 3, 10}, MeanError{2, 0, 1}}).freedom, 10, 1e-9);
}

}  // namespace
}  // namespace jasnel
