// The draw for the first dealer.

#include "bitboard/boerenbridge/draw.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge::testing {
namespace {

std::string TextOf(const std::vector<Card>& cards) {
  std::string text;
  for (const Card card : cards) text += (text.empty() ? "" : " ") + FormatCard(card);
  return text;
}

// "Wanneer de twee hoogste kaarten gelijk zijn (bijvoorbeeld klaveren en ruiten heer) wordt de
// procedure opnieuw gedaan."
TEST(Draw, IsDoneAgainUntilOneCardIsTheHighest) {
  int again = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    const int players = kMinPlayers + static_cast<int>(seed) % 5;
    const Draw draw = DrawFirstDealer(random, players);
    ASSERT_FALSE(draw.drawn.empty());
    EXPECT_EQ(FirstDealer(draw.drawn.back()), draw.dealer);
    for (std::size_t i = 0; i < draw.drawn.size(); ++i) {
      std::vector<Card> cards = draw.drawn[i];
      ASSERT_EQ(cards.size(), static_cast<std::size_t>(players));
      if (i + 1 < draw.drawn.size()) {
        EXPECT_EQ(FirstDealer(cards), std::nullopt) << TextOf(cards);
        ++again;
      }
      std::ranges::sort(cards, {}, [](Card card) { return card.index(); });
      EXPECT_EQ(std::ranges::adjacent_find(cards), cards.end()) << "a card for two players";
    }
  }
  EXPECT_GT(again, 0);
}

TEST(Draw, MakesAnyPlayerTheDealer) {
  std::array<int, 4> dealers{};
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random = Random::Stream(1, seed);
    ++dealers.at(static_cast<std::size_t>(DrawFirstDealer(random, 4).dealer));
  }
  for (const int count : dealers) EXPECT_NEAR(count, 100, 40);
}

TEST(Draw, IsThatOfTheSeed) {
  Random random(7);
  Random same(7);
  EXPECT_EQ(DrawFirstDealer(random, 5).drawn, DrawFirstDealer(same, 5).drawn);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
