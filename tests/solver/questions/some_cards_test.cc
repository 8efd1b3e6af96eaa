// Of some of the legal cards, the values are those that they have among all.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/deal_line.h"
#include "jasnel/solver.h"
#include "tests/support/random_deals.h"
#include "tests/support/rule_sets.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::LineOf;
using testing::Random;
using testing::RandomPosition;

TEST(SomeCards, HaveTheValuesThatTheyHaveAmongAll) {
  Random random(12);
  Solver solver;
  int left_out = 0;
  for (const char* rules : {"kbn", "nkf", "nku-rotterdam", "bedum"}) {
    for (int i = 0; i < (testing::kSanitized ? 20 : 100); ++i) {
      const Cards kind = i % 2 == 0 ? Cards::kFewRanks : Cards::kAny;
      const Position position =
          RandomPosition(random, 2 + i % 5, i % kSeats, kind, ParseRules(rules).value());
      for (const Objective objective : {Objective::kPoints, Objective::kScore}) {
        const auto all = solver.Solve(position, {.objective = objective, .cards = true}).value();
        CardSet only;
        for (const CardValue& value : all.cards) {
          if (random.Below(2) == 0) only |= value.card;
        }
        if (only.empty()) only |= all.cards.back().card;
        const auto some =
            solver.Solve(position, {.objective = objective, .cards = true, .only = only}).value();
        std::size_t next = 0;
        for (const CardValue& value : all.cards) {
          if (!only.Contains(value.card)) {
            ++left_out;
            continue;
          }
          ASSERT_LT(next, some.cards.size());
          ASSERT_EQ(some.cards[next++], value) << FormatDealLine(LineOf(position));
        }
        EXPECT_EQ(next, some.cards.size());
        EXPECT_FALSE(some.best.empty());
        EXPECT_EQ(some.best & only, some.best);
        for (const CardValue& value : some.cards) {
          EXPECT_EQ(some.best.Contains(value.card), value.value == some.value)
              << FormatDealLine(LineOf(position));
        }
      }
    }
  }
  EXPECT_GT(left_out, 100);
}

TEST(SomeCards, MayNotAllBeIllegal) {
  Random random(13);
  Solver solver;
  const Position position = RandomPosition(random, 4, 1, Cards::kAny, Rules{});
  const CardSet legal = LegalCards(position);
  const auto none = solver.Solve(position, {.cards = true, .only = kFullDeck - legal});
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().message,
            "none of the cards to solve is legal; expected at least one that is");
  const auto all = solver.Solve(position, {.cards = true, .only = kFullDeck});
  ASSERT_TRUE(all);
  EXPECT_EQ(static_cast<int>(all->cards.size()), legal.size());
}

}  // namespace
}  // namespace jasnel
