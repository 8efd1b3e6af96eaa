// Means and covariances.

#include <gtest/gtest.h>

#include <array>

#include "jasnel/statistics.h"

namespace jasnel {
namespace {

Moments ThreePairs() {
  Moments moments(2);
  moments.Add(std::array{1.0, 10.0});
  moments.Add(std::array{2.0, 0.0});
  moments.Add(std::array{6.0, 20.0});
  return moments;
}

TEST(Moments, AreThoseOfTheirDefinition) {
  const Moments moments = ThreePairs();
  EXPECT_EQ(moments.count(), 3u);
  EXPECT_DOUBLE_EQ(moments.Mean(0), 3);
  EXPECT_DOUBLE_EQ(moments.Mean(1), 10);
  EXPECT_DOUBLE_EQ(moments.Covariance(0, 0), (4 + 1 + 9) / 3.0);
  EXPECT_DOUBLE_EQ(moments.Covariance(1, 1), 200 / 3.0);
  EXPECT_DOUBLE_EQ(moments.Covariance(0, 1), (0 + 10 + 30) / 3.0);
}

TEST(Moments, OfASumFollowFromThoseOfItsParts) {
  const Moments moments = ThreePairs();
  const std::array factors = {2.0, -1.0};  // -8, 4, -8
  EXPECT_DOUBLE_EQ(moments.Mean(factors), -4);
  EXPECT_NEAR(moments.Covariance(factors, factors), (16 + 64 + 16) / 3.0, 1e-12);
}

TEST(Moments, AWeightIsACountOfTimes) {
  Moments weighted(1);
  weighted.Add(std::array{5.0}, 3);
  weighted.Add(std::array{1.0}, 1);
  EXPECT_DOUBLE_EQ(weighted.Mean(0), 4);
  EXPECT_DOUBLE_EQ(weighted.Covariance(0, 0), 3);
}

TEST(Moments, OfNothingAreNothing) {
  const Moments moments(1);
  EXPECT_EQ(moments.Mean(0), 0);
  EXPECT_EQ(moments.Covariance(0, 0), 0);
}

}  // namespace
}  // namespace jasnel
