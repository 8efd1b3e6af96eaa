// Random positions are valid and of the shape that was asked for.

#include "bench/random_position.h"

#include <gtest/gtest.h>

#include <set>

namespace jasnel::bench {
namespace {

TEST(RandomPosition, IsValidInEveryShape) {
  Random random(1);
  for (const Mix mix : {Mix::kAny, Mix::kFewRanks}) {
    for (int cards_each = 1; cards_each <= kHandSize; ++cards_each) {
      for (int played = 0; played < kSeats; ++played) {
        for (int i = 0; i < 20; ++i) {
          const Position position = RandomPosition(random, {cards_each, played, mix}, Rules{});
          const auto error = Validate(position);
          EXPECT_FALSE(error.has_value()) << error->message;
          EXPECT_EQ(position.trick.size(), played);
          EXPECT_EQ(position.hands[Index(Turn(position))].size(), cards_each);
        }
      }
    }
  }
}

TEST(RandomPosition, LeavesPitOpen) {
  Random random(2);
  const Position position = RandomPosition(random, {.cards_each = 3}, Rules{});
  EXPECT_EQ(position.won[Index(SideOf(position.declarer))].tricks, 5);
}

TEST(RandomPosition, OfFewRanksHasAtMostOneRankMoreThanItNeeds) {
  Random random(3);
  std::set<std::size_t> seen;
  for (int i = 0; i < 100; ++i) {
    std::set<Rank> ranks;
    for (const CardSet hand :
         RandomPosition(random, {.cards_each = 3, .mix = Mix::kFewRanks}, Rules{}).hands) {
      for (const Card card : hand) ranks.insert(RankOf(card));
    }
    seen.insert(ranks.size());
  }
  EXPECT_EQ(seen, (std::set<std::size_t>{3, 4}));
}

TEST(RandomPosition, KeepsTheRules) {
  Random random(4);
  const Rules rules = ParseRules("nku-rotterdam,roem=off").value();
  EXPECT_EQ(RandomPosition(random, {}, rules).rules, rules);
}

}  // namespace
}  // namespace jasnel::bench
