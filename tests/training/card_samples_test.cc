#include "tools/training/card_samples.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>

namespace jasnel::testing {
namespace {

TEST(CardSamples, AreTheSameWhateverTheThreads) {
  const CardSamples one = PlayCardDeals(kCardNetwork, 5, 7, 70, 1);
  const CardSamples other = PlayCardDeals(kCardNetwork, 5, 7, 70, 3);
  EXPECT_EQ(one.seen, other.seen);
  EXPECT_EQ(one.hidden, other.hidden);
  EXPECT_EQ(one.chosen, other.chosen);
  EXPECT_EQ(one.ahead, other.ahead);
}

TEST(CardSamples, AreChoicesBetweenLegalCardsInTheirOrder) {
  const CardSamples samples = PlayCardDeals(kCardNetwork, 1, 0, 50, 2);
  ASSERT_EQ(samples.ahead.size(), 50u);
  std::uint32_t next = 0;
  for (std::size_t row = 0; row < samples.legal.size(); ++row) {
    EXPECT_GE(std::popcount(samples.legal[row]), 2);
    EXPECT_EQ(samples.legal[row] >> samples.chosen[row] & 1, 1u);
    if (row == 0 || samples.deal[row] != samples.deal[row - 1]) next = 0;
    EXPECT_EQ(samples.number[row], next++);
  }
}

}  // namespace
}  // namespace jasnel::testing
