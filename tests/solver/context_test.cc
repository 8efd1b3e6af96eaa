// What a search context promises: the same answer however it is set up and whatever it did before.

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/solver.h"
#include "tests/support/golden.h"
#include "tests/support/memory.h"
#include "tests/support/random_deals.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::GoldenDeal;
using testing::kSanitized;
using testing::PeakKilobytes;
using testing::Random;
using testing::RandomPosition;
using testing::ReadGolden;

std::vector<Position> FirstGoldenDeals(std::size_t count) {
  std::vector<Position> positions;
  for (const GoldenDeal& deal : ReadGolden("deals.txt")) {
    if (positions.size() < count) positions.push_back(deal.position);
  }
  return positions;
}

TEST(Context, AWarmOneAnswersLikeANewOneNodesIncluded) {
  Solver warm;
  for (const Position& position : FirstGoldenDeals(20)) {
    for (const Objective objective : {Objective::kPoints, Objective::kMake, Objective::kPit}) {
      const SolveRequest request{.objective = objective, .best = true};
      const Solution a = warm.Solve(position, request).value();
      const Solution b = Solver().Solve(position, request).value();
      EXPECT_EQ(a.value, b.value);
      EXPECT_EQ(a.makes, b.makes);
      EXPECT_EQ(a.best, b.best);
      EXPECT_EQ(a.nodes, b.nodes);
    }
  }
}

TEST(Context, OneQuestionHasTheAnswerThatItHasAmongOthers) {
  Solver solver;
  for (const Position& position : FirstGoldenDeals(60)) {
    for (const Objective objective : {Objective::kMake, Objective::kPit}) {
      const Solution alone = solver.Solve(position, {.objective = objective}).value();
      const Solution with_others =
          solver.Solve(position, {.objective = objective, .cards = true}).value();
      EXPECT_EQ(alone.makes, with_others.makes);
    }
  }
}

TEST(Context, TheSizeOfTheTableDoesNotChangeAValue) {
  Solver tiny({.table_bytes = 1});
  Solver small({.table_bytes = std::size_t{1} << 20});
  Solver large({.table_bytes = std::size_t{64} << 20});
  for (const Position& position : FirstGoldenDeals(40)) {
    const Solution a = tiny.Solve(position, {.line = true}).value();
    const Solution b = small.Solve(position, {.line = true}).value();
    const Solution c = large.Solve(position, {.line = true}).value();
    EXPECT_EQ(a.value, b.value);
    EXPECT_EQ(a.value, c.value);
    EXPECT_EQ(a.line, b.line);
    EXPECT_EQ(a.line, c.line);
  }
}

TEST(Context, ATableTakesMemoryAsItFills) {
  if (kSanitized) GTEST_SKIP() << "sanitizers write to memory that is handed out";
  const Position deal = FirstGoldenDeals(1).front();
  const long before = PeakKilobytes();
  std::vector<Solver> solvers(64);  // with tables of 1 GiB
  EXPECT_LT(PeakKilobytes() - before, 16 << 10);
  for (Solver& solver : solvers) ASSERT_TRUE(solver.Solve(deal).ok());
  EXPECT_LT(PeakKilobytes() - before, 160 << 10);
}

TEST(Context, ANodeLimitStopsTheSearchWithBoundsThatHold) {
  Solver solver;
  for (const Position& position : FirstGoldenDeals(10)) {
    const Points value = solver.Solve(position).value().value;
    bool stopped = false;
    for (const std::uint64_t nodes : {1u, 100u, 1000u, 4000u}) {
      const Solution solution = solver.Solve(position, {.limits = {.nodes = nodes}}).value();
      EXPECT_LE(solution.nodes, nodes);
      if (solution.stop == Stop::kSolved) continue;
      stopped = true;
      EXPECT_EQ(solution.stop, Stop::kNodeLimit);
      EXPECT_LE(solution.lower, value);
      EXPECT_GE(solution.upper, value);
    }
    EXPECT_TRUE(stopped);
    EXPECT_EQ(solver.Solve(position).value().value, value);
  }
}

void ExpectBoundsOnly(const Solution& solution) {
  EXPECT_EQ(solution.value, Points(0));
  EXPECT_FALSE(solution.makes);
  EXPECT_TRUE(solution.best.empty());
  EXPECT_TRUE(solution.cards.empty());
  EXPECT_TRUE(solution.line.empty());
  EXPECT_EQ(solution.ns, Points(0));
  EXPECT_EQ(solution.ew, Points(0));
}

TEST(Context, AStoppedSearchTellsNothingButBoundsWhateverWasAsked) {
  Solver solver;
  int stopped = 0;
  for (const Position& position : FirstGoldenDeals(6)) {
    const Points value = solver.Solve(position).value().value;
    for (const Objective objective : {Objective::kPoints, Objective::kMake, Objective::kPit}) {
      for (const bool cards : {false, true}) {
        SolveRequest request{.objective = objective, .best = true, .cards = cards, .line = true};
        for (request.limits.nodes = 1; request.limits.nodes < 1000000; request.limits.nodes *= 3) {
          const Solution solution = solver.Solve(position, request).value();
          if (solution.stop == Stop::kSolved) continue;
          ++stopped;
          ExpectBoundsOnly(solution);
          if (objective != Objective::kPoints) continue;
          EXPECT_LE(solution.lower, value);
          EXPECT_GE(solution.upper, value);
        }
      }
    }
  }
  EXPECT_GT(stopped, 100);
}

TEST(Context, ACancelledSearchSaysSo) {
  const std::atomic<bool> cancel = true;
  const Position position = FirstGoldenDeals(1).front();
  // Without any help the search is far longer than the distance between two looks at the flag.
  Solver solver({.switches = kAllOff});
  const Solution solution = solver.Solve(position, {.limits = {.cancel = &cancel}}).value();
  EXPECT_EQ(solution.stop, Stop::kCancelled);
}

TEST(Context, ATimeLimitStopsTheSearch) {
  const Position position = FirstGoldenDeals(1).front();
  Solver solver({.switches = kAllOff});
  const Solution solution =
      solver.Solve(position, {.limits = {.time = std::chrono::microseconds(1)}}).value();
  EXPECT_EQ(solution.stop, Stop::kTimeLimit);
}

TEST(Context, AnInvalidPositionIsAnError) {
  Position position = FirstGoldenDeals(1).front();
  position.hands[0] -= position.hands[0].Lowest();
  Solver solver;
  const auto solution = solver.Solve(position);
  ASSERT_FALSE(solution.ok());
  EXPECT_EQ(solution.error().message.substr(0, 19), "North holds 7 cards");
}

TEST(Batch, AnswersAreInOrderAndTheSameForAnyNumberOfThreads) {
  const std::vector<Position> positions = FirstGoldenDeals(60);
  BatchSolver one(1);
  BatchSolver three(3);
  const SolveRequest request{.line = true};
  const auto a = one.Solve(positions, request);
  const auto b = three.Solve(positions, request);
  ASSERT_EQ(a.size(), positions.size());
  ASSERT_EQ(b.size(), positions.size());
  for (std::size_t i = 0; i < positions.size(); ++i) {
    EXPECT_EQ(a[i]->value, b[i]->value);
    EXPECT_EQ(a[i]->line, b[i]->line);
    EXPECT_EQ(a[i]->nodes, b[i]->nodes);
    EXPECT_EQ(a[i]->value, Solver().Solve(positions[i]).value().value);
  }
}

TEST(Batch, ThreadsWithoutWorkTakeNoMemory) {
  if (kSanitized) GTEST_SKIP() << "sanitizers write to memory that is handed out";
  const long before = PeakKilobytes();
  BatchSolver batch(1000);
  EXPECT_EQ(batch.threads(), 1000);
  EXPECT_TRUE(batch.Solve(FirstGoldenDeals(1)).front().ok());
  EXPECT_LT(PeakKilobytes() - before, 4 << 10);
}

TEST(Batch, OneBadPositionLeavesTheOthersAnswered) {
  std::vector<Position> positions = FirstGoldenDeals(3);
  positions[1].hands = {};
  BatchSolver batch(2);
  const auto answers = batch.Solve(positions);
  EXPECT_TRUE(answers[0].ok());
  EXPECT_FALSE(answers[1].ok());
  EXPECT_TRUE(answers[2].ok());
}

}  // namespace
}  // namespace jasnel
