// What each legal card is worth to a seat: which are looked at how often.

#include "ai/judge/card_decision.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <vector>

#include "tests/ai/judge/judged_games.h"

namespace jasnel::testing {
namespace {

double Width(const FairValue& value) { return value.single_dummy.high - value.single_dummy.low; }

// What hardly differs from all cards in all worlds: only cards that are worse beyond doubt are less
// certain, and never the one that was played.
TEST(CardDecision, GivesUpOnlyCardsThatAreSurelyWorse) {
  int decisions = 0;
  int given_up = 0;
  for (std::uint64_t number = 1; number <= 8; ++number) {
    const Game game = Played(number, "random");
    // The first lead of the third trick.
    SeenTricks tricks;
    for (std::size_t i = 0; i < 8; ++i) {
      const ReplayedTrick& trick = game.replay.tricks[i / kSeats];
      tricks.Add(game.replay.positions[i / kSeats * kSeats].leader,
                 *(trick.cards.begin() + static_cast<std::ptrdiff_t>(i % kSeats)));
    }
    const PlayView view = ViewOf(game.auction, game.replay.positions[8], tricks);
    Solver solver;
    const JudgeClock clock(std::chrono::microseconds(0), nullptr);
    CardDecision decision(view, solver, clock);
    const std::size_t count = decision.cards().size();
    if (count < 3) continue;
    ++decisions;
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < count; ++i) all.push_back(i);
    const auto each = decision.Examine(all, 1, Random(5));
    ASSERT_TRUE(each);
    std::size_t worst = 0;
    std::size_t best = 0;
    for (const std::size_t i : all) {
      if (each->Worth(i).value.value < each->Worth(worst).value.value) worst = i;
      if (each->Worth(i).value.value > each->Worth(best).value.value) best = i;
    }
    const auto survey = decision.Survey(worst, 1, Random(5));
    ASSERT_TRUE(survey);
    EXPECT_EQ(survey->worlds(), each->worlds());
    for (const std::size_t i : all) {
      const double wider = Width(survey->Worth(i)) / Width(each->Worth(i));
      EXPECT_GT(wider, 0.7);
      EXPECT_LT(wider, 3);
      if (i == worst || i == best) {
        EXPECT_LT(wider, 1.3);
      }
      if (wider > 1.3) {
        ++given_up;
        EXPECT_GT(each->Difference(best, i).value.value, 0);
      }
    }
  }
  EXPECT_GE(decisions, 4);
  EXPECT_GE(given_up, 4);
}

}  // namespace
}  // namespace jasnel::testing
