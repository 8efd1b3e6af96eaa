// Limits, errors, and answers that do not depend on what was asked before.

#include "jasnel/boerenbridge/solver.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "tests/support/boerenbridge_positions.h"
#include "tests/support/memory.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

Position WholeDeal(std::uint64_t number, int cards) {
  Position position;
  position.hands = RandomHands(31, number, 5, cards);
  position.bids = {2, 3, 1, 2, 1};
  return position;
}

TEST(BoerenbridgeSolver, StopsAtItsNodesWithoutHalfAnAnswer) {
  Solver solver;
  const MaxNSolution everybody =
      solver.SolveMaxN(WholeDeal(0, 10), {.cards = true, .line = true, .limits = {.nodes = 100}})
          .value();
  EXPECT_EQ(everybody.stop, Stop::kNodeLimit);
  EXPECT_EQ(everybody.nodes, 100U);
  EXPECT_EQ(everybody.outcome, Outcome{});
  EXPECT_TRUE(everybody.cards.empty());
  EXPECT_TRUE(everybody.line.empty());
  const ParanoidSolution one =
      solver
          .SolveParanoid(
              WholeDeal(0, 10),
              {.seat = 1, .bids = true, .cards = true, .scores = true, .limits = {.nodes = 100}})
          .value();
  EXPECT_EQ(one.stop, Stop::kNodeLimit);
  EXPECT_EQ(one.nodes, 100U);
  EXPECT_EQ(one.bid, Force{});
  EXPECT_TRUE(one.bids.empty());
  EXPECT_TRUE(one.cards.empty());
  EXPECT_TRUE(one.best.empty());
}

TEST(BoerenbridgeSolver, AnswersWhereTheLimitIsJustEnough) {
  Solver solver;
  const MaxNSolution free = solver.SolveMaxN(WholeDeal(1, 5)).value();
  const auto limited = [&](std::uint64_t nodes) {
    return solver.SolveMaxN(WholeDeal(1, 5), {.limits = {.nodes = nodes}}).value();
  };
  EXPECT_EQ(limited(free.nodes + 1).outcome, free.outcome);
  EXPECT_EQ(limited(free.nodes).stop, Stop::kNodeLimit);
}

TEST(BoerenbridgeSolver, StopsWhenItIsCancelledOrOutOfTime) {
  Solver solver;
  const std::atomic<bool> cancelled = true;
  EXPECT_EQ(solver.SolveMaxN(WholeDeal(0, 10), {.limits = {.cancel = &cancelled}}).value().stop,
            Stop::kCancelled);
  EXPECT_EQ(solver
                .SolveParanoid(WholeDeal(0, 10),
                               {.seat = 0, .scores = true, .limits = {.cancel = &cancelled}})
                .value()
                .stop,
            Stop::kCancelled);
  EXPECT_EQ(solver
                .SolveMaxN(WholeDeal(0, 10),
                           {.cards = true, .limits = {.time = std::chrono::microseconds(1)}})
                .value()
                .stop,
            Stop::kTimeLimit);
}

TEST(BoerenbridgeSolver, AnswersTheSameWhateverWasAskedBefore) {
  Solver used;
  for (std::uint64_t number = 0; number < 10; ++number) {
    const Position position = WholeDeal(number, 5);
    const MaxNSolution again = used.SolveMaxN(position).value();
    const MaxNSolution fresh = Solver().SolveMaxN(position).value();
    EXPECT_EQ(again.outcome, fresh.outcome);
    EXPECT_EQ(again.nodes, fresh.nodes);
    const ParanoidRequest request{.seat = 2, .bids = true};
    EXPECT_EQ(used.SolveParanoid(position, request).value().nodes,
              Solver().SolveParanoid(position, request).value().nodes);
  }
}

TEST(BoerenbridgeSolver, TakesMemoryForItsTableAsItFills) {
  if (jasnel::testing::kSanitized) GTEST_SKIP() << "sanitizers write to memory handed out";
  const long before = jasnel::testing::PeakKilobytes();
  std::vector<Solver> solvers(64);  // with tables of 1 GiB
  EXPECT_LT(jasnel::testing::PeakKilobytes() - before, 16 << 10);
  for (Solver& solver : solvers) {
    ASSERT_TRUE(solver.SolveMaxN(WholeDeal(0, 10), {.limits = {.nodes = 1000}}).ok());
  }
  EXPECT_LT(jasnel::testing::PeakKilobytes() - before, 32 << 10);
}

TEST(BoerenbridgeSolver, TellsWhatIsWrongWithAPosition) {
  Position position = WholeDeal(0, 3);
  position.bids[4] = 4;
  const auto expected = Validate(position);
  ASSERT_TRUE(expected);
  EXPECT_EQ(Solver().SolveMaxN(position).error(), *expected);
  EXPECT_EQ(Solver().SolveParanoid(position, {}).error(), *expected);
}

TEST(BoerenbridgeSolver, TellsThatThereIsNoSuchSeat) {
  const Position position = WholeDeal(0, 1);
  Position valid = position;
  valid.bids = {};
  EXPECT_EQ(Solver().SolveParanoid(valid, {.seat = 5}).error().message,
            "seat 5; expected one from 0 to 4");
  EXPECT_EQ(Solver().SolveParanoid(valid, {.seat = -1}).error().message,
            "seat -1; expected one from 0 to 4");
  EXPECT_EQ(Solver().SolveParanoid(valid, {.seat = 5}).error().dutch,
            "plaats 5; verwacht er een van 0 tot en met 4");
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
