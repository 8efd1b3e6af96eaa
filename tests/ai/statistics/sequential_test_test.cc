// Intervals that may be looked at after every observation.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <functional>
#include <numbers>

#include "jasnel/dealing.h"
#include "jasnel/statistics.h"

namespace jasnel {
namespace {

constexpr double kConfidence = 0.95;

// Of 1000 sequences of observations, those with an interval, at any of 1500 looks, that leaves out
// `mean`, which is the true mean.
int SequencesThatMiss(double mean, const std::function<double(Random&)>& observe) {
  int missed = 0;
  for (std::uint64_t sequence = 0; sequence < 1000; ++sequence) {
    Random random = Random::Stream(20, sequence);
    Moments moments(1);
    bool holds = true;
    while (holds && moments.count() < 1500) {
      moments.Add(std::array{observe(random)});
      const double n = static_cast<double>(moments.count());
      const double variance = moments.count() < 2 ? 0 : moments.Covariance(0, 0) * n / (n - 1);
      holds = std::abs(moments.Mean(0) - mean) <=
              SequenceHalfWidth(moments.count(), variance, kConfidence);
    }
    missed += holds ? 0 : 1;
  }
  return missed;
}

double Normal(Random& random) {
  const double size = std::sqrt(-2 * std::log(1 - static_cast<double>(random.NextUnit())));
  return size * std::cos(2 * std::numbers::pi * static_cast<double>(random.NextUnit()));
}

TEST(SequentialTest, OfPlayersWhoAreAlikeGoesWrongInFewerThanOneOfTwenty) {
  EXPECT_LE(SequencesThatMiss(0, [](Random& random) { return 80 * Normal(random); }), 50);
}

TEST(SequentialTest, HoldsForADifferenceTheSameWay) {
  EXPECT_LE(SequencesThatMiss(12, [](Random& random) { return 12 + 80 * Normal(random); }), 50);
}

// Two players play many deals alike, some a little differently, and now and then a contract or a
// pit goes to one of them.
TEST(SequentialTest, HoldsForDifferencesLikeThoseOfDeals) {
  const auto observe = [](Random& random) {
    const int kind = random.Below(20);
    const double sign = random.Below(2) == 0 ? 1 : -1;
    if (kind < 8) return 0.0;
    if (kind < 16) return sign * (1 + random.Below(15));
    return sign * (kind < 19 ? 110 : 260);
  };
  EXPECT_LE(SequencesThatMiss(0, observe), 50);
}

// The likelihood ratio of the header, which is 20 where an interval of 95% ends.
TEST(SequentialTest, EndsWhereTheLikelihoodRatioIsOneOverTheRisk) {
  for (const int count : {20, 100, 1000, 100'000}) {
    const double n = count;
    const double r = 1 + n * kExpectedEffectVariance;
    const double t =
        SequenceHalfWidth(static_cast<std::uint64_t>(count), 1, kConfidence) * std::sqrt(n);
    const double t2 = t * t / (n - 1);
    const double ratio = std::pow((1 + t2) / (1 + t2 / r), n / 2) / std::sqrt(r);
    EXPECT_NEAR(ratio, 20, 1e-6) << count;
  }
}

TEST(SequentialTest, SaysNothingOfTooFewObservations) {
  for (const std::uint64_t count : {0, 1, 2, 10, 16}) {
    EXPECT_TRUE(std::isinf(SequenceHalfWidth(count, 1, kConfidence))) << count;
  }
  EXPECT_TRUE(std::isfinite(SequenceHalfWidth(20, 1, kConfidence)));
}

TEST(SequentialTest, TakesLessThanTwiceTheWidthOfACountChosenBeforehand) {
  for (const std::uint64_t count : {100, 400, 3000, 30'000}) {
    const double fixed = 1.96 / std::sqrt(static_cast<double>(count));
    const double width = SequenceHalfWidth(count, 1, kConfidence);
    EXPECT_GT(width, 1.3 * fixed) << count;
    EXPECT_LT(width, 2 * fixed) << count;
  }
}

}  // namespace
}  // namespace jasnel
