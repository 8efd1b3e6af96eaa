// The last two tricks, by trying their cards.

#include "solver/search/last_tricks.h"

#include <gtest/gtest.h>

#include <cstdint>

#include "jasnel/solver.h"
#include "tests/solver/search/endings.h"
#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Cards;
using jasnel::testing::Random;
using jasnel::testing::RandomDeal;

// Two cards for the leader, and for each of these two for every seat after it.
constexpr int kMostTried = 2 + 4 + 8 + 16;

// Values come from a search without any part.
TEST(LastTricks, AreBoundedOnTheRightSideOfAnyTarget) {
  Random random(51);
  Solver plain({.switches = kAllOff});
  int exact = 0;
  int tests = 0;
  for (int i = 0; i < 600; ++i) {
    const char* text = i % 3 == 0 ? "kbn" : i % 3 == 1 ? "bedum-rotterdam" : "nku,undertrump=free";
    const DealLine deal = RandomDeal(random, 8, i % 2 == 0 ? Cards::kAny : Cards::kFewRanks,
                                     ParseRules(text).value());
    const Endings endings(random, deal, 2);
    const Seat leader = static_cast<Seat>(i / 2 % kSeats);
    endings.ForEachPairAlike([&](PlaySet left, PlaySet) {
      const int value = endings.Value(plain, left, leader);
      const TrickStart start = {left, static_cast<std::uint8_t>(leader), 2,
                                static_cast<std::uint8_t>(CardPoints(left) + kLastTrickPoints)};
      for (const int target : {value - 20, value, value + 2, value + 20}) {
        const Tried tried = TryCardsOfLastTwo(endings.tables, endings.rules, start, target);
        if (value >= target) {
          ASSERT_GE(tried.value, target);
          ASSERT_LE(tried.value, value);
        } else {
          ASSERT_LT(tried.value, target);
          ASSERT_GE(tried.value, value);
        }
        ASSERT_TRUE((tried.taken.By(0) & tried.taken.By(1)).empty());
        ASSERT_TRUE(((tried.taken.By(0) | tried.taken.By(1)) - left).empty());
        ASSERT_GE(tried.cards, kSeats);
        ASSERT_LE(tried.cards, kMostTried);
        ++tests;
        exact += tried.value == value ? 1 : 0;
      }
    });
  }
  EXPECT_GT(tests, 5000);
  EXPECT_GT(exact, tests / 4);
}

}  // namespace
}  // namespace jasnel::internal::portable
