// Means with the help of guesses and proxies.

#include "ai/statistics/control_variates.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// Nearly a normal variable.
double Noise(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.NextUnit());
  return sum;
}

constexpr double kMean = 3;

// Samples of a quantity with mean `kMean` and variance 1 + 1 + 1 + 1, of which the proxy has two
// parts, the guess one of these and the hint another, or none. Every second sample has a proxy,
// every `truth_every`th the truth.
ControlVariates Simulate(std::uint64_t seed, int samples, int truth_every, bool helps) {
  Random random(seed);
  ControlVariates means(1);
  for (int i = 0; i < samples; ++i) {
    const double a = Noise(random);
    const double b = Noise(random);
    const double c = Noise(random);
    const double d = Noise(random);
    const NestedSample sample = {.guess = {helps ? a : Noise(random)},
                                 .hint = {helps ? -5 + d : Noise(random)},
                                 .proxy = {helps ? 10 + a + b : Noise(random)},
                                 .truth = {kMean + a + b + c + d}};
    if (i % truth_every == 0) {
      means.AddTruth(sample);
    } else if (i % 2 == 0) {
      means.AddProxy(sample);
    } else {
      means.AddGuess(sample);
    }
  }
  return means;
}

// How many of 1000 intervals hold the true mean.
int CoveredOf(int samples, int truth_every, bool helps, double confidence) {
  int covered = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const MeanError found = Simulate(seed, samples, truth_every, helps).MeanTruth({1});
    if (std::abs(found.mean - kMean) <= found.HalfWidth(confidence)) ++covered;
  }
  return covered;
}

// Standard deviations of 7 and 3 around 950 and 990.
TEST(ControlVariates, IntervalsHoldTheMeanAsOftenAsTheySay) {
  EXPECT_NEAR(CoveredOf(800, 8, true, 0.95), 950, 21);
  EXPECT_NEAR(CoveredOf(800, 8, true, 0.99), 990, 10);
  EXPECT_NEAR(CoveredOf(800, 8, false, 0.95), 950, 21);
}

TEST(ControlVariates, IntervalsOfFewTruthsHoldIt) {
  EXPECT_NEAR(CoveredOf(128, 16, true, 0.95), 950, 25);
}

TEST(ControlVariates, ErrorsAreThoseOfTheParts) {
  const MeanError found = Simulate(1, 80000, 8, true).MeanTruth({1});
  // A quarter of the variance is seen in 10,000 samples, one in 40,000, two in 80,000.
  EXPECT_NEAR(found.error, std::sqrt(1 / 10000.0 + 1 / 40000.0 + 2 / 80000.0), 2e-4);
  const MeanError proxy = Simulate(1, 80000, 8, true).MeanProxy({1});
  EXPECT_NEAR(proxy.error, std::sqrt(1 / 40000.0 + 1 / 80000.0), 1e-4);
}

TEST(ControlVariates, BadGuessesDoNoHarm) {
  const MeanError found = Simulate(1, 80000, 8, false).MeanTruth({1});
  EXPECT_NEAR(found.error, std::sqrt(4 / 10000.0), 5e-4);
}

TEST(ControlVariates, ADifferenceOfLikesIsKnownBetterThanEither) {
  Random random(5);
  ControlVariates means(2);
  for (int i = 0; i < 400; ++i) {
    const double shared = Noise(random);
    means.AddTruth({.truth = {shared + 0.1 * Noise(random), 1 + shared + 0.1 * Noise(random)}});
  }
  const MeanError difference = means.MeanTruth({-1, 1});
  EXPECT_NEAR(difference.mean, 1, 4 * difference.error);
  EXPECT_LT(difference.error, means.MeanTruth({1}).error / 5);
}

TEST(ControlVariates, HalfWidthsAreStudents) {
  EXPECT_NEAR((MeanError{0, 1, 1e9}).HalfWidth(0.95), 1.960, 0.001);
  EXPECT_NEAR((MeanError{0, 1, 1}).HalfWidth(0.95), 12.706, 0.001);
  EXPECT_NEAR((MeanError{0, 1, 3}).HalfWidth(0.99), 5.841, 0.001);
  EXPECT_NEAR((MeanError{0, 1, 5}).HalfWidth(0.95), 2.571, 0.01);
  EXPECT_NEAR((MeanError{0, 1, 10}).HalfWidth(0.95), 2.228, 0.002);
  EXPECT_NEAR((MeanError{0, 1, 10}).HalfWidth(0.99), 3.169, 0.01);
}

}  // namespace
}  // namespace jasnel
