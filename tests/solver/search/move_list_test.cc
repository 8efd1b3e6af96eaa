#include "solver/search/move_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Random;

std::vector<int> Picked(MoveList moves) {
  std::vector<int> cards;
  for (int i = 0; i < moves.size(); ++i) cards.push_back(moves.Pick(i).index());
  return cards;
}

TEST(MoveList, GivesTheHighestScoreFirstAndOfEqualOnesTheLowestBit) {
  Random random(61);
  for (int i = 0; i < 2000; ++i) {
    MoveList moves;
    std::vector<std::pair<int, int>> expected;  // the score, negative, and the card
    const int size = 1 + random.Below(kHandSize);
    for (int card = 0; card < size; ++card) {
      const int score = random.Below(7) * 4000 - 12000;
      moves.Add(PlayCard(4 * card), score);
      expected.emplace_back(-score, 4 * card);
    }
    std::sort(expected.begin(), expected.end());
    const std::vector<int> picked = Picked(moves);
    for (int place = 0; place < size; ++place) ASSERT_EQ(picked[place], expected[place].second);
  }
}

TEST(MoveList, BringsSomeCardsBeforeAllOthersInTheirOrder) {
  constexpr int kHighest = (1 << 23) - 1;
  MoveList moves;
  moves.Add(PlayCard(1), kHighest);
  moves.Add(PlayCard(2), -kHighest - 1);
  moves.Add(PlayCard(3), 5);
  moves.Add(PlayCard(4), 7);
  moves.BringFirst([](PlayCard card) { return card.index() == 2 || card.index() == 3; });
  EXPECT_EQ(Picked(moves), (std::vector<int>{3, 2, 1, 4}));
}

}  // namespace
}  // namespace jasnel::internal::portable
