// The line of play and the best cards, for everything that sides can play for.

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "tests/support/random_deals.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::LineOf;
using testing::Random;
using testing::RandomPosition;
using testing::RandomPositions;

constexpr std::array kObjectives = {Objective::kPoints, Objective::kMake, Objective::kPit,
                                    Objective::kScore};

// With either side as declarers.
std::vector<Position> PositionsForLines(std::uint64_t seed) {
  std::vector<Position> positions = RandomPositions(
      seed, {"kbn", "nkf-international", "nku,undertrump=free", "kbn,nat=own"}, 12, 4);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    positions[i].declarer = kAllSeats[i / 3 % 4];
    positions[i].won = {};
    positions[i].won[i % 2].tricks = TricksPlayed(positions[i]);
  }
  return positions;
}

TEST(LineFor, EachObjectiveKeepsTheAnswerAfterEveryCard) {
  Solver solver;
  for (const Position& position : PositionsForLines(51)) {
    for (const Objective objective : kObjectives) {
      const Solution solution =
          solver.Solve(position, {.objective = objective, .line = true}).value();
      Position now = position;
      for (const Card card : solution.line) {
        const Solution here = solver.Solve(now, {.objective = objective, .cards = true}).value();
        EXPECT_TRUE(here.best.Contains(card)) << FormatDealLine(LineOf(now));
        EXPECT_EQ(here.makes, solution.makes);
        Play(now, card);
      }
      EXPECT_TRUE(IsOver(now));
    }
  }
}

TEST(LineFor, AQuestionDoesNotDependOnWhatElseIsAskedOrHowItIsSearched) {
  Solver solver;
  Solver tiny({.table_bytes = 1});
  Solver plain({.switches = {.table = false, .near_cards = false, .ordering = false}});
  for (const Position& position : PositionsForLines(52)) {
    for (const Objective objective : kObjectives) {
      const auto line = [&](Solver& by, bool best, bool cards) {
        const SolveRequest request{
            .objective = objective, .best = best, .cards = cards, .line = true};
        return by.Solve(position, request).value().line;
      };
      const std::vector<Card> expected = line(solver, false, false);
      EXPECT_EQ(line(solver, true, false), expected);
      EXPECT_EQ(line(solver, false, true), expected);
      EXPECT_EQ(line(tiny, false, false), expected);
      EXPECT_EQ(line(plain, false, false), expected);
    }
  }
}

TEST(LineFor, MakeAndPitCostsLittleMoreThanTheAnswer) {
  Solver solver;
  std::uint64_t alone = 0;
  std::uint64_t with_line = 0;
  Random random(53);
  for (int i = 0; i < 40; ++i) {
    const Position position = RandomPosition(random, 8, 0, Cards::kAny, Rules{});
    for (const Objective objective : {Objective::kMake, Objective::kPit}) {
      alone += solver.Solve(position, {.objective = objective}).value().nodes;
      with_line += solver.Solve(position, {.objective = objective, .line = true}).value().nodes;
    }
  }
  EXPECT_LT(with_line, alone * 11 / 10);
}

// All cards lose alike: none is searched.
TEST(BestFor, ALostContractAreAllLegalCardsAtNoCost) {
  Solver solver;
  int lost = 0;
  for (const Position& position : PositionsForLines(54)) {
    for (const Objective objective : {Objective::kMake, Objective::kPit}) {
      const Solution solution =
          solver.Solve(position, {.objective = objective, .best = true}).value();
      const bool declares = SideOf(Turn(position)) == SideOf(position.declarer);
      if (declares == solution.makes) continue;
      ++lost;
      EXPECT_EQ(solution.best, LegalCards(position));
      EXPECT_EQ(solution.nodes, solver.Solve(position, {.objective = objective}).value().nodes);
    }
  }
  EXPECT_GT(lost, 20);
}

}  // namespace
}  // namespace jasnel
