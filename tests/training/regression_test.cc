// Fits find the weights that samples were made with.

#include "tools/training/regression.h"

#include <gtest/gtest.h>

#include <cmath>

namespace jasnel {
namespace {

constexpr double kHardlyAny = 1e-9;  // ridge
const double kLog3 = std::log(3.0);

TEST(LinearFit, FindsTheWeightsOfExactSamples) {
  Samples samples(3);
  for (const float a : {0.0f, 1.0f, 2.0f}) {
    for (const float b : {0.0f, 1.0f, 3.0f}) {
      samples.Add({{0, 1}, {1, a}, {2, b}}, 2 + 3 * a - 1.5f * b);
    }
  }
  const auto weights = FitLinear(samples, kHardlyAny);
  ASSERT_EQ(weights.size(), 3U);
  EXPECT_NEAR(weights[0], 2, 1e-6);
  EXPECT_NEAR(weights[1], 3, 1e-6);
  EXPECT_NEAR(weights[2], -1.5, 1e-6);
}

TEST(LinearFit, TheOrderOfFeaturesInASampleDoesNotMatter) {
  Samples forward(3);
  Samples backward(3);
  for (int i = 0; i < 8; ++i) {
    const auto a = static_cast<float>(i % 3);
    const auto b = static_cast<float>(i % 4);
    const auto found = static_cast<float>(i * i);
    forward.Add({{0, 1}, {1, a}, {2, b}}, found);
    backward.Add({{2, b}, {0, 1}, {1, a}}, found);
  }
  const auto weights = FitLinear(forward, 1);
  const auto others = FitLinear(backward, 1);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(weights[i], others[i], 1e-12);
}

TEST(LinearFit, RidgePullsAMeanToZeroLikeASampleOfZero) {
  Samples samples(1);
  for (int i = 0; i < 4; ++i) samples.Add({{0, 1}}, 5);
  EXPECT_NEAR(FitLinear(samples, 1)[0], 4 * 5.0 / (4 + 1), 1e-12);
}

TEST(LinearFit, FeaturesThatNoSampleTellsApartShareEqually) {
  Samples samples(3);
  for (int i = 0; i < 100; ++i) samples.Add({{0, 1}, {2, 1}}, 6);
  const auto weights = FitLinear(samples, 1e-6);
  EXPECT_NEAR(weights[0], 3, 1e-6);
  EXPECT_EQ(weights[1], 0);  // in no sample
  EXPECT_NEAR(weights[2], 3, 1e-6);
}

// Adds `times` samples of a feature that counts `count`: `yes` of them true, the others false.
void AddSplit(Samples& samples, float count, int times, int yes) {
  for (int i = 0; i < times; ++i) samples.Add({{0, 1}, {1, count}}, i < yes ? 1.0f : 0.0f);
}

TEST(LogisticFit, FindsTheWeightsOfExactSamples) {
  // Odds of 3, 1/3 and 1/27: log odds of log 3 - 2 log 3 * count.
  Samples samples(2);
  AddSplit(samples, 0, 4, 3);
  AddSplit(samples, 1, 8, 2);
  AddSplit(samples, 2, 28, 1);
  const auto weights = FitLogistic(samples, kHardlyAny);
  EXPECT_NEAR(weights[0], kLog3, 1e-6);
  EXPECT_NEAR(weights[1], -2 * kLog3, 1e-6);
}

TEST(LogisticFit, RidgeKeepsWhatAlwaysHappenedFinite) {
  Samples samples(1);
  for (int i = 0; i < 10; ++i) samples.Add({{0, 1}}, 1);
  const double weight = FitLogistic(samples, 2)[0];
  // There the likelihood rises as steeply as the penalty.
  EXPECT_NEAR(10 / (1 + std::exp(weight)), 2 * weight, 1e-6);
}

TEST(LogisticFit, NothingFoundEitherWayIsEvenOdds) {
  Samples samples(2);
  AddSplit(samples, 1, 10, 5);
  const auto weights = FitLogistic(samples, 1);
  EXPECT_EQ(weights[0], 0);
  EXPECT_EQ(weights[1], 0);
}

}  // namespace
}  // namespace jasnel
