// How many worlds the player at full strength looks at.

#include "ai/players/full_plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <thread>

#include "ai/players/full_player.h"
#include "ai/players/world_solver.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"

namespace jasnel::testing {
namespace {

using std::chrono::microseconds;

ThinkClock Limit(microseconds time) { return ThinkClock(time, nullptr); }

PlayView FirstLead() { return ViewOf(TextDeal{.hand = "A7.JT8.A7.7"}); }

TEST(PlanFor, WithoutALimitIsWhatIsAskedFor) {
  FullOptions options;
  options.played[8] = 300;
  options.policy[8] = 100;
  const FullPlan plan = PlanFor(options, FirstLead(), Limit(microseconds(0)));
  EXPECT_EQ(plan.played, 300U);
  EXPECT_EQ(plan.policy, 0.25);
  EXPECT_EQ(plan.drawn.all, options.all);
  EXPECT_EQ(plan.drawn.effective, 300U);
  EXPECT_EQ(plan.drawn.most, 6000U);
  options.scale = 0.01;
  const FullPlan less = PlanFor(options, FirstLead(), Limit(microseconds(0)));
  EXPECT_EQ(less.played, 3U);
  EXPECT_EQ(less.policy, 100 / 103.0);
  options.evidence = {.calls = false, .cards = false};
  EXPECT_EQ(PlanFor(options, FirstLead(), Limit(microseconds(0))).drawn.most, 3U);
  options.objective = Objective::kPoints;
  EXPECT_EQ(PlanFor(options, FirstLead(), Limit(microseconds(0))).policy, 0);
}

TEST(PlanFor, LooksAtSomeWorldWhateverTheOptions) {
  for (const int time : {0, 1}) {
    const FullPlan plan = PlanFor({.scale = 1e-6}, FirstLead(), Limit(microseconds(time)));
    EXPECT_EQ(plan.played, 1U);
    EXPECT_GE(plan.drawn.most, 1U);
  }
}

TEST(PlanFor, LeavesTimeForPlayOutsAndGrowsWithIt) {
  for (const PlayView& view : {FirstLead(), LastInTrick()}) {
    FullPlan before;
    before.policy = 1;
    for (int time = 1; time < 10'000'000; time *= 2) {
      const ThinkClock clock = Limit(microseconds(time));
      const FullPlan plan = PlanFor({}, view, clock);
      if (plan.drawn.most > 1) {
        EXPECT_LE(plan.world_cost * static_cast<double>(plan.drawn.most), clock.Planned() / 2);
        EXPECT_LE(plan.world_cost * static_cast<double>(plan.drawn.all), clock.Planned() / 2);
      }
      EXPECT_GE(plan.drawn.most, before.drawn.most) << time;
      EXPECT_LE(plan.policy, before.policy) << time;
      before = plan;
    }
    const FullPlan whole = PlanFor({}, view, Limit(microseconds(0)));
    EXPECT_EQ(before.played, whole.played);
    EXPECT_EQ(before.policy, whole.policy);
    EXPECT_EQ(before.drawn.all, whole.drawn.all);
  }
}

TEST(FullPlayer, WithAnHourPlaysAsWithoutALimit) {
  for (const PlayView& view : {FirstLead(), LastInTrick()}) {
    FullPlayer player({.scale = 0.1});
    const auto hour = player.ChooseCard(view, {.time = std::chrono::hours(1)});
    const auto none = player.ChooseCard(view, {});
    ASSERT_EQ(hour->cards.size(), none->cards.size());
    EXPECT_EQ(hour->card, none->card);
    for (std::size_t i = 0; i < none->cards.size(); ++i) {
      EXPECT_EQ(hour->cards[i].score, none->cards[i].score);
    }
  }
}

TEST(ThinkClock, IsOverWhenHalfOfTheTimeWasCounted) {
  ThinkClock clock = Limit(std::chrono::hours(1));
  const double half = clock.Planned();
  EXPECT_EQ(half, 0.5 * 3600e9);
  clock.Count(half - 1);
  EXPECT_FALSE(clock.IsOver());
  EXPECT_EQ(clock.Planned(), 1);
  clock.Count(2);
  EXPECT_TRUE(clock.IsOver());
  EXPECT_EQ(clock.Planned(), 0);
}

TEST(ThinkClock, OfABudgetRunsWhileItWaits) {
  const ThinkClock clock = Limit(std::chrono::milliseconds(50));
  EXPECT_GT(clock.BudgetLeft(), microseconds(1));
  std::this_thread::sleep_for(std::chrono::milliseconds(60));
  EXPECT_TRUE(clock.IsOver());
  EXPECT_EQ(clock.BudgetLeft(), microseconds(1));
}

// The player is as strong on a busy machine.
TEST(ThinkClock, OfThePlayersOwnLimitRunsWhileItComputes) {
#ifndef __linux__
  GTEST_SKIP() << "nothing here tells how long a thread has computed";
#endif
  const ThinkClock clock(microseconds(0), nullptr, std::chrono::milliseconds(50));
  EXPECT_EQ(clock.Planned(), 25e6);
  EXPECT_EQ(clock.BudgetLeft(), microseconds(0));
  std::this_thread::sleep_for(std::chrono::milliseconds(100));
  EXPECT_FALSE(clock.IsOver());
  std::uint64_t looks = 0;
  while (!clock.IsOver()) ++looks;
  EXPECT_GT(looks, 1000U);
  // On any thread the time is that of the player's.
  bool is_over = false;
  std::thread([&] { is_over = clock.IsOver(); }).join();
  EXPECT_TRUE(is_over);
}

TEST(ThinkClock, WithoutALimitCountsInVain) {
  ThinkClock clock = Limit(microseconds(0));
  clock.Count(1e15);
  EXPECT_FALSE(clock.IsOver());
}

TEST(WorldSolver, CountsItsWorkAndStopsWhereItWasPlanned) {
  const PlayView view = FirstLead();
  const Hands world = [&] {
    Hands hands;
    int seat = 0;
    for (const Card card : view.Hidden()) hands[static_cast<std::size_t>(1 + seat++ % 3)] |= card;
    return hands;
  }();
  WorldSolver solver(Objective::kScore);
  CardValues values;
  ThinkClock whole = Limit(std::chrono::hours(1));
  const double before = whole.Planned();
  EXPECT_EQ(solver.Add(view, world, 1, whole, values).value(), Stop::kSolved);
  const double cost = before - whole.Planned();
  EXPECT_GT(cost, work::kSearch + 1000 * work::kNode);
  const PlayOrder order(view.table.trump);
  const PlayCard lowest = order.ToPlay(view.Legal()).Lowest();
  EXPECT_NE(values.Mean(lowest, order).score, 0);

  ThinkClock half = Limit(std::chrono::hours(1));
  half.Count(half.Planned() - cost / 2);
  CardValues none;
  EXPECT_EQ(solver.Add(view, world, 1, half, none).value(), Stop::kNodeLimit);
  EXPECT_TRUE(half.IsOver());
  EXPECT_EQ(none.Mean(lowest, order).score, 0);
}

}  // namespace
}  // namespace jasnel::testing
