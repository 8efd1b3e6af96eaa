// Means of guesses, corrected by a sample.

#include "ai/statistics/horvitz_thompson_mean.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "ai/statistics/systematic_sample.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

struct Simulated {
  MeanError mean;
  double truth = 0;  // of all that could have been drawn
};

// Rounds of 400 events with chances from 0 to 1; the guess is that chance plus `bias`. Of each, 20
// are taken, the uncertain ones most often, or fewer in the rounds after the first.
Simulated Simulate(std::uint64_t seed, double bias, bool fewer) {
  Random random(seed);
  HorvitzThompsonMean off(20);
  double guesses = 0;
  double squares = 0;
  constexpr int kRounds = 3;
  constexpr int kEach = 400;
  for (int round = 0; round < kRounds; ++round) {
    std::vector<double> chances(kEach);
    std::vector<double> sizes;
    for (double& chance : chances) {
      chance = std::pow(static_cast<double>(random.NextUnit()), 4);
      guesses += chance + bias;
      squares += (chance + bias) * (chance + bias);
      sizes.push_back(std::sqrt(chance * (1 - chance) + 0.01));
    }
    const std::size_t count = fewer && round > 0 ? 7 : 20;
    std::vector<HorvitzThompsonMean::Case> cases;
    for (const SampledCase& one :
         SystematicSample(sizes, count, static_cast<double>(random.NextUnit()))) {
      const double chance = chances[one.index];
      const double found = static_cast<double>(random.NextUnit()) < chance ? 1 : 0;
      cases.push_back({found - chance - bias, chance * (1 - chance) + 0.01, one.chance});
    }
    off.AddRound(cases, kEach);
  }
  constexpr double kAll = kRounds * kEach;
  const double mean = guesses / kAll;
  const MeanError guessed = {mean, std::sqrt((squares / kAll - mean * mean) / kAll), kAll};
  return {SumOf(std::vector{guessed, off.Mean()}), 0.2};
}

struct Summary {
  int covered = 0;  // of 1000
  double off = 0;   // on average, in standard errors of that average
};

Summary Summarize(double bias, bool fewer) {
  Summary summary;
  double sum = 0;
  double squares = 0;
  constexpr int kTimes = 1000;
  for (std::uint64_t seed = 0; seed < kTimes; ++seed) {
    const Simulated found = Simulate(seed, bias, fewer);
    const double off = found.mean.mean - found.truth;
    sum += off;
    squares += off * off;
    if (std::abs(off) <= found.mean.HalfWidth(0.95)) ++summary.covered;
  }
  summary.off = sum / std::sqrt(squares);
  return summary;
}

// The standard deviation is 7 around 950, and 1 around 0.
TEST(HorvitzThompsonMean, IntervalsHoldTheMeanAsOftenAsTheySay) {
  const Summary summary = Summarize(0, false);
  EXPECT_NEAR(summary.covered, 950, 21);
  EXPECT_NEAR(summary.off, 0, 3.3);
}

TEST(HorvitzThompsonMean, BadGuessesDoNoHarm) {
  const Summary summary = Summarize(0.15, false);
  EXPECT_GE(summary.covered, 930);
  EXPECT_NEAR(summary.off, 0, 3.3);
}

TEST(HorvitzThompsonMean, RoundsOfDifferentSizesDoNoHarm) {
  const Summary summary = Summarize(0.05, true);
  EXPECT_GE(summary.covered, 930);
  EXPECT_NEAR(summary.off, 0, 3.3);
}

TEST(HorvitzThompsonMean, WhatWasNotSeenIsExpected) {
  HorvitzThompsonMean off(10);
  EXPECT_EQ(off.Mean().error, 0);
  const std::vector<HorvitzThompsonMean::Case> cases(
      30, {.difference = 0, .variance = 4, .chance = 0.5});
  off.AddRound(cases, 60);
  EXPECT_EQ(off.Mean().mean, 0);
  // A quarter of what thirty cases with a variance of 4 have.
  EXPECT_NEAR(off.Mean().error, std::sqrt(4.0 / 30 / 4), 1e-12);
  EXPECT_EQ(off.Mean().freedom, 40);
}

}  // namespace
}  // namespace jasnel
