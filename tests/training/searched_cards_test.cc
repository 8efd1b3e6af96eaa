#include "tools/training/searched_cards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "ai/models/card_inputs.h"
#include "ai/models/card_network.h"
#include "tools/training/card_deals.h"
#include "tools/training/sample_block.h"

namespace jasnel::testing {
namespace {

constexpr double kScale = 0.02;

TEST(SearchedCards, AreTheSameWhateverTheThreadsAndInParts) {
  const SearchedCards all = SearchCards(kScale, 3, 10, 18, 1);
  const SearchedCards others = SearchCards(kScale, 3, 10, 18, 3);
  EXPECT_EQ(all.seen, others.seen);
  EXPECT_EQ(all.worth, others.worth);
  SearchedCards first = SearchCards(kScale, 3, 10, 8, 2);
  const SearchedCards second = SearchCards(kScale, 3, 18, 10, 2);
  first.legal.insert(first.legal.end(), second.legal.begin(), second.legal.end());
  first.worth.insert(first.worth.end(), second.worth.begin(), second.worth.end());
  EXPECT_EQ(all.legal, first.legal);
  EXPECT_EQ(all.worth, first.worth);
}

TEST(SearchedCards, HaveAWorthForEachLegalCardOfTheHand) {
  const SearchedCards cards = SearchCards(kScale, 1, 0, 20, 2);
  ASSERT_GT(cards.legal.size(), 20u * 12);
  ASSERT_EQ(cards.worth.size(), cards.legal.size() * kHandSize);
  static_assert(CardInputs::kHand == 0);
  bool differ = false;
  for (std::size_t row = 0; row < cards.legal.size(); ++row) {
    const std::uint32_t hand = cards.seen[row * WordsOf(CardInputs::kCount)];
    EXPECT_EQ(cards.legal[row] & ~hand, 0u);
    const int legal = std::popcount(cards.legal[row]);
    EXPECT_GE(legal, 2);
    for (int i = 0; i < kHandSize; ++i) {
      const float worth = cards.worth[row * kHandSize + static_cast<std::size_t>(i)];
      EXPECT_TRUE(i < legal || worth == 0);
      EXPECT_LE(std::abs(worth), 162 + 100 + 200 + 8 * 90);
      differ = differ || (i > 0 && i < legal && worth != cards.worth[row * kHandSize]);
    }
  }
  EXPECT_TRUE(differ);
}

// Each worth is that of its card: what the network likes best is worth more than the others.
TEST(SearchedCards, AreWorthMoreWhereTheNetworkLikesThem) {
  const SearchedCards cards = SearchCards(kScale, 2, 0, 60, 2);
  const CardNetwork& network = SuppliedCardNetwork();
  double ahead = 0;
  for (std::size_t row = 0; row < cards.legal.size(); ++row) {
    InputList<CardInputs::kMax> inputs;
    for (std::size_t word = 0; word < WordsOf(CardInputs::kCount); ++word) {
      inputs.AddCards(static_cast<int>(32 * word),
                      cards.seen[row * WordsOf(CardInputs::kCount) + word]);
    }
    const auto second = SecondLayerOf(network, inputs);
    const float* worth = &cards.worth[row * kHandSize];
    float likeliest = 0;
    float sum = 0;
    std::int32_t most = std::numeric_limits<std::int32_t>::min();
    for (std::uint32_t bits = cards.legal[row]; bits != 0; bits &= bits - 1, ++worth) {
      const std::int32_t odds = OutputOf(network, second, std::countr_zero(bits));
      sum += *worth;
      if (odds > most) likeliest = *worth;
      most = std::max(most, odds);
    }
    const auto others = static_cast<float>(std::popcount(cards.legal[row]) - 1);
    ahead += static_cast<double>(likeliest - (sum - likeliest) / others);
  }
  EXPECT_GT(ahead / static_cast<double>(cards.legal.size()), 5);
}

TEST(DealsToLearn, AreTheSameForPlayersAndForNetworks) {
  for (std::uint64_t number = 0; number < 200; ++number) {
    Random random = Random::Stream(9, number);
    const DealToLearn drawn = DrawDealToLearn(random);
    ASSERT_TRUE(drawn.deal.contract().has_value());
    const PlayView view = drawn.deal.play_view();
    PlayState seen = PlayStateOf(view);
    EXPECT_EQ(seen.turn(), drawn.table.turn());
    EXPECT_EQ(seen.hands[seen.turn()], drawn.table.hands[seen.turn()]);
    EXPECT_EQ(seen.calls, drawn.table.calls);
    EXPECT_EQ(view.table.rules, drawn.rules);
  }
}

}  // namespace
}  // namespace jasnel::testing
