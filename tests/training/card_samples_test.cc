#include "tools/training/card_samples.h"

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <set>
#include <utility>

namespace jasnel::testing {
namespace {

TEST(CardSamples, AreTheSameWhateverTheThreads) {
  for (const auto opponents : {CardOpponents::kItself, CardOpponents::kClub}) {
    const CardSamples one = PlayCardDeals(kPackedCardNetwork, opponents, 5, 7, 70, 1);
    const CardSamples other = PlayCardDeals(kPackedCardNetwork, opponents, 5, 7, 70, 3);
    EXPECT_EQ(one.seen, other.seen);
    EXPECT_EQ(one.hidden, other.hidden);
    EXPECT_EQ(one.chosen, other.chosen);
    EXPECT_EQ(one.ahead, other.ahead);
  }
}

TEST(CardSamples, AreChoicesBetweenLegalCardsInTheirOrder) {
  const CardSamples samples =
      PlayCardDeals(kPackedCardNetwork, CardOpponents::kItself, 1, 0, 50, 2);
  ASSERT_EQ(samples.ahead.size(), 50u);
  std::uint32_t next = 0;
  for (std::size_t row = 0; row < samples.legal.size(); ++row) {
    EXPECT_GE(std::popcount(samples.legal[row]), 2);
    EXPECT_EQ(samples.legal[row] >> samples.chosen[row] & 1, 1u);
    if (row == 0 || samples.deal[row] != samples.deal[row - 1]) next = 0;
    EXPECT_EQ(samples.number[row], next++);
  }
}

TEST(CardSamples, AgainstClubAreThoseOfOneSideWhichChanges) {
  const CardSamples all = PlayCardDeals(kPackedCardNetwork, CardOpponents::kItself, 1, 0, 50, 2);
  const CardSamples own = PlayCardDeals(kPackedCardNetwork, CardOpponents::kClub, 1, 0, 50, 2);
  const auto sides = [](const CardSamples& samples) {
    std::set<std::pair<std::uint32_t, std::uint32_t>> found;
    for (std::size_t row = 0; row < samples.deal.size(); ++row) {
      found.emplace(samples.deal[row], samples.side[row]);
    }
    return found;
  };
  EXPECT_EQ(sides(all).size(), 100u);
  EXPECT_EQ(sides(own).size(), 50u);
  for (const auto& [deal, side] : sides(own)) EXPECT_EQ(side, deal & 1);
}

}  // namespace
}  // namespace jasnel::testing
