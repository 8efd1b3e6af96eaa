// The interval of a chance that was counted.

#include "ai/statistics/wilson.h"

#include <gtest/gtest.h>

#include <cmath>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

TEST(WilsonInterval, HoldsTheChancesThatAreZStandardErrorsAway) {
  constexpr double kZ = 1.96;
  for (const double count : {5.0, 40.0, 1000.0}) {
    for (const double mean : {0.1, 0.5, 0.8}) {
      const ChanceInterval interval = WilsonInterval(mean, count, kZ);
      for (const double chance : {interval.low, interval.high}) {
        EXPECT_NEAR(std::abs(mean - chance), kZ * std::sqrt(chance * (1 - chance) / count), 1e-9);
      }
    }
  }
}

TEST(WilsonInterval, HasAWidthWhereAllOrNoneWereSo) {
  const ChanceInterval none = WilsonInterval(0, 100, 1.96);
  EXPECT_NEAR(none.low, 0, 1e-9);
  EXPECT_NEAR(none.high, 0.037, 0.001);
  const ChanceInterval all = WilsonInterval(1, 100, 1.96);
  EXPECT_NEAR(all.low, 0.963, 0.001);
  EXPECT_NEAR(all.high, 1, 1e-9);
  EXPECT_LE(all.high, 1);
}

TEST(WilsonInterval, HoldsTheTrueChanceAsOftenAsItSays) {
  constexpr int kTimes = 4000;
  Random random(1);
  for (const float chance : {0.03f, 0.3f}) {
    int held = 0;
    for (int i = 0; i < kTimes; ++i) {
      int made = 0;
      for (int deal = 0; deal < 60; ++deal) made += random.NextUnit() < chance ? 1 : 0;
      const ChanceInterval interval = WilsonInterval(made / 60.0, 60, 1.96);
      const auto exact = static_cast<double>(chance);
      held += interval.low <= exact && exact <= interval.high ? 1 : 0;
    }
    EXPECT_NEAR(held / static_cast<double>(kTimes), 0.95, 0.03) << chance;
  }
}

}  // namespace
}  // namespace jasnel
