// Worlds with weights.

#include "ai/beliefs/weighted_sample.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace jasnel {
namespace {

WeightedSample<int> With(std::initializer_list<double> weights) {
  WeightedSample<int> weighted;
  int number = 0;
  for (const double weight : weights) weighted.Add(number++, weight);
  return weighted;
}

TEST(WeightedSample, SharesTheWeight) {
  const auto weighted = With({1, 3});
  EXPECT_EQ(weighted.sum(), 4);
  EXPECT_EQ(weighted.share(0), 0.25);
  EXPECT_EQ(weighted.share(1), 0.75);
}

TEST(WeightedSample, TellsAsMuchAsSoManyOfEqualWeight) {
  EXPECT_DOUBLE_EQ(With({2, 2, 2, 2}).Effective(), 4);
  EXPECT_DOUBLE_EQ(With({1, 0, 0}).Effective(), 1);
  EXPECT_DOUBLE_EQ(With({1, 3}).Effective(), 1.6);
  EXPECT_EQ(WeightedSample<int>().Effective(), 0);
}

TEST(WeightedSample, IsChosenWholeWhereThereAreNoMore) {
  Random random(1);
  const auto weighted = With({1, 3});
  const auto chosen = weighted.Choose(2, random);
  EXPECT_EQ(chosen.size(), 2U);
  EXPECT_EQ(chosen.share(1), 0.75);
}

// Each as often as its share tells, rounded up or down.
TEST(WeightedSample, IsChosenByItsShares) {
  Random random(2);
  const auto weighted = With({0.1, 0.25, 0, 0.4, 0.05, 0.2});
  std::array<int, 6> all{};
  constexpr int kTimes = 4000;
  for (int i = 0; i < kTimes; ++i) {
    const auto chosen = weighted.Choose(5, random);
    ASSERT_EQ(chosen.size(), 5U);
    std::array<int, 6> counts{};
    for (std::size_t k = 0; k < chosen.size(); ++k) {
      ++counts[static_cast<std::size_t>(chosen.world(k))];
      ASSERT_DOUBLE_EQ(chosen.share(k), 0.2);
    }
    for (std::size_t number = 0; number < counts.size(); ++number) {
      ASSERT_LT(std::abs(counts[number] - 5 * weighted.share(number)), 1 + 1e-9) << number;
      all[number] += counts[number];
    }
  }
  for (std::size_t number = 0; number < all.size(); ++number) {
    EXPECT_NEAR(all[number] / static_cast<double>(kTimes), 5 * weighted.share(number), 0.05);
  }
}

TEST(WeightedSample, WithoutAnyWeightCountsAllAlike) {
  const auto weighted = With({0, 0, 0, 0});
  EXPECT_EQ(weighted.share(3), 0.25);
  Random random(3);
  EXPECT_EQ(weighted.Choose(2, random).size(), 2U);
}

}  // namespace
}  // namespace jasnel
