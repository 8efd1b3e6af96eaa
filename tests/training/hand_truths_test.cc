// Long runs of hands.

#include "tools/training/hand_truths.h"

#include <gtest/gtest.h>

#include <atomic>

namespace jasnel {
namespace {

TEST(FindHandTruths, AreLongRunsOfHandsInAllSuits) {
  BatchSolver solver;
  const std::atomic<bool> never = false;
  const auto truths = FindHandTruths({}, 3, 2, solver, never, 0.2);
  ASSERT_EQ(truths.size(), 8U);
  EXPECT_EQ(truths[0].hand, truths[3].hand);
  EXPECT_NE(truths[0].hand, truths[4].hand);
  for (std::size_t i = 0; i < truths.size(); ++i) {
    EXPECT_EQ(Index(truths[i].trump), i % 4);
    const auto& [a, b] = truths[i].runs;
    EXPECT_EQ(a.suit, truths[i].trump);
    EXPECT_NE(a.makes.value, b.makes.value);
    EXPECT_LE(a.makes.high - a.makes.low, 0.4 + 1e-9);
  }
  const std::atomic<bool> cancel = true;
  EXPECT_TRUE(FindHandTruths({}, 0, 2, solver, cancel, 0.2).empty());
}

}  // namespace
}  // namespace jasnel
