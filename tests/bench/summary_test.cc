// Measurements in a few numbers.

#include "bench/summary.h"

#include <gtest/gtest.h>

#include <numeric>

namespace jasnel::bench {
namespace {

TEST(Spread, OfNothingIsNothing) {
  const Spread spread = SpreadOf({});
  EXPECT_EQ(spread.total, 0U);
  EXPECT_EQ(spread.mean, 0);
  EXPECT_EQ(spread.median, 0U);
  EXPECT_EQ(spread.percentile_99, 0U);
  EXPECT_EQ(spread.most, 0U);
}

TEST(Spread, OfOneNumberIsThatNumber) {
  const Spread spread = SpreadOf({7});
  EXPECT_EQ(spread.total, 7U);
  EXPECT_EQ(spread.mean, 7);
  EXPECT_EQ(spread.median, 7U);
  EXPECT_EQ(spread.percentile_99, 7U);
  EXPECT_EQ(spread.most, 7U);
}

TEST(Spread, TakesNumbersInAnyOrder) {
  const Spread spread = SpreadOf({30, 10, 50, 20, 40});
  EXPECT_EQ(spread.total, 150U);
  EXPECT_EQ(spread.mean, 30);
  EXPECT_EQ(spread.median, 30U);
  EXPECT_EQ(spread.most, 50U);
}

TEST(Spread, MedianOfAnEvenNumberIsTheLowerOfTheTwoInTheMiddle) {
  EXPECT_EQ(SpreadOf({1, 2, 3, 100}).median, 2U);
}

TEST(Spread, MeanIsNotRounded) { EXPECT_EQ(SpreadOf({1, 2}).mean, 1.5); }

std::vector<std::uint64_t> OneTo(std::uint64_t last) {
  std::vector<std::uint64_t> numbers(last);
  std::iota(numbers.begin(), numbers.end(), std::uint64_t{1});
  return numbers;
}

TEST(Spread, PercentileIsOneOfTheNumbers) {
  EXPECT_EQ(SpreadOf(OneTo(100)).percentile_99, 99U);
  EXPECT_EQ(SpreadOf(OneTo(101)).percentile_99, 100U);
  EXPECT_EQ(SpreadOf(OneTo(99)).percentile_99, 99U);
  EXPECT_EQ(SpreadOf(OneTo(1000)).percentile_99, 990U);
}

TEST(Summary, CountsNodesAndTime) {
  const std::vector<Measurement> measurements = {
      {.values = {1}, .nodes = 100, .time = std::chrono::microseconds(3)},
      {.values = {2}, .nodes = 300, .time = std::chrono::microseconds(1)}};
  const Summary summary = Summarize(measurements);
  EXPECT_EQ(summary.positions, 2U);
  EXPECT_EQ(summary.nodes.total, 400U);
  EXPECT_EQ(summary.nanoseconds.total, 4000U);
  EXPECT_EQ(summary.nanoseconds.most, 3000U);
  EXPECT_EQ(summary.NodesPerSecond(), 1e8);
}

TEST(Summary, OfNoTimeHasNoSpeed) { EXPECT_EQ(Summarize({}).NodesPerSecond(), 0); }

}  // namespace
}  // namespace jasnel::bench
