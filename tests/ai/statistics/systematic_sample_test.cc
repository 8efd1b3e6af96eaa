// Samples in which cases have different chances.

#include "ai/statistics/systematic_sample.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace jasnel {
namespace {

TEST(SystematicSample, TakesCasesByTheirSize) {
  const std::vector<double> sizes = {1, 3, 2, 0.5, 1.5};
  std::vector<int> taken(sizes.size());
  constexpr int kTimes = 1000;
  for (int i = 0; i < kTimes; ++i) {
    const auto sample = SystematicSample(sizes, 2, (i + 0.5) / kTimes);
    ASSERT_EQ(sample.size(), 2u);
    for (const SampledCase& one : sample) {
      EXPECT_NEAR(one.chance, sizes[one.index] / 4, 1e-12);
      ++taken[one.index];
    }
  }
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    EXPECT_NEAR(taken[i], kTimes * sizes[i] / 4, 1.5) << i;
  }
}

TEST(SystematicSample, TakesForCertainWhatIsLarge) {
  const std::vector<double> sizes = {1, 100, 1, 8, 1, 1};
  for (const double start : {0.0, 0.3, 0.999}) {
    const auto sample = SystematicSample(sizes, 3, start);
    ASSERT_EQ(sample.size(), 3u);
    double sum = 0;
    for (const SampledCase& one : sample) {
      sum += 1 / one.chance;
      if (one.index == 1 || one.index == 3) {
        EXPECT_EQ(one.chance, 1);
      } else {
        EXPECT_NEAR(one.chance, 0.25, 1e-12);
      }
    }
    EXPECT_NEAR(sum, 6, 1e-9);
  }
}

TEST(SystematicSample, TakesAllWhereThereAreNoMore) {
  const std::vector<double> sizes = {1, 2, 3};
  const auto sample = SystematicSample(sizes, 7, 0.5);
  ASSERT_EQ(sample.size(), 3u);
  for (const SampledCase& one : sample) EXPECT_EQ(one.chance, 1);
  EXPECT_TRUE(SystematicSample(sizes, 0, 0.5).empty());
}

TEST(SystematicSample, IsSpreadOverCasesInOrder) {
  const std::vector<double> sizes(1000, 1.0);
  const auto sample = SystematicSample(sizes, 10, 0.42);
  ASSERT_EQ(sample.size(), 10u);
  for (std::size_t i = 0; i < 10; ++i) EXPECT_EQ(sample[i].index / 100, i);
}

}  // namespace
}  // namespace jasnel
