// The solver against the naive oracle in positions larger than the others: more players and cards,
// and tricks in progress, with every combination of switches.

#include <gtest/gtest.h>

#include <vector>

#include "jasnel/boerenbridge/solver.h"
#include "tests/solver/boerenbridge/switches.h"
#include "tests/support/boerenbridge_positions.h"
#include "tests/support/compared.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::Compared;

constexpr int kPositionsOfShape = 2;

// One solver for each combination.
std::vector<Solver> SolversOfAllSwitches() {
  std::vector<Solver> solvers;
  for (int on = 0; on < kCombinations; ++on) solvers.push_back(WithSwitches(on));
  return solvers;
}

// What the oracle, which tries every card to the last one, can do in seconds: with fewer suits
// seats must follow more often, and with more cards on the table less is left to try.
std::vector<Shape> Shapes() {
  std::vector<Shape> shapes;
  // From so many cards on the table on to the last card of the trick.
  const auto add = [&](int players, int cards, int suits, int least = 0) {
    for (const int played : {0, 1, players / 2, players - 1}) {
      if (played < least) continue;
      shapes.insert(shapes.end(), kPositionsOfShape,
                    {.players = players, .cards = cards, .suits = suits, .played = played});
    }
  };
  add(3, 5, 2);
  add(3, 5, 3, 1);
  add(3, 6, 2, 2);
  add(4, 4, 2);
  add(4, 4, 3, 1);
  add(4, 5, 2, 3);
  add(5, 4, 2, 2);
  add(6, 3, 2);
  add(6, 3, 4, 1);
  add(7, 3, 2, 1);
  add(7, 3, 3, 3);
  const auto all = static_cast<int>(shapes.size());
  const int step = all / Compared(all);
  std::vector<Shape> compared;
  for (int i = 0; i < all; i += step) compared.push_back(shapes[static_cast<std::size_t>(i)]);
  return compared;
}

TEST(BoerenbridgeLargerPositions, HaveTheOraclesTricksAndLineWithAllSwitches) {
  Random random(41);
  std::vector<Solver> solvers = SolversOfAllSwitches();
  for (const Shape& shape : Shapes()) {
    const Position position = RandomPosition(random, shape);
    const auto expected = oracle::boerenbridge::MaxN(OracleGame(position));
    for (int on = 0; on < kCombinations; ++on) {
      const MaxNSolution solution =
          solvers[static_cast<std::size_t>(on)].SolveMaxN(position, {.line = true}).value();
      ASSERT_EQ(ByPlayer(solution.outcome.tricks, position.players), expected.tricks)
          << "switches " << on << ": " << LineOf(position);
      ASSERT_EQ(TextOf(solution.line), expected.line)
          << "switches " << on << ": " << LineOf(position);
    }
  }
}

TEST(BoerenbridgeLargerPositions, HaveTheOraclesForcedScoresWithAllSwitches) {
  Random random(42);
  std::vector<Solver> solvers = SolversOfAllSwitches();
  for (const Shape& shape : Shapes()) {
    const Position position = RandomPosition(random, shape);
    const auto game = OracleGame(position);
    const int seat = random.Below(position.players);
    const int fewest = oracle::boerenbridge::FewestTricks(game, seat);
    const int most = oracle::boerenbridge::MostTricks(game, seat);
    const int score = oracle::boerenbridge::ForcedScore(game, seat, position.bids[seat]);
    for (int on = 0; on < kCombinations; ++on) {
      const ParanoidSolution solution = solvers[static_cast<std::size_t>(on)]
                                            .SolveParanoid(position, {.seat = seat, .scores = true})
                                            .value();
      ASSERT_EQ(solution.fewest, fewest) << "switches " << on << ": " << LineOf(position);
      ASSERT_EQ(solution.most, most) << "switches " << on << ": " << LineOf(position);
      ASSERT_EQ(solution.bid.score, score)
          << "switches " << on << ", seat " << seat << ": " << LineOf(position);
    }
  }
}

// Which cards are equal is told within a trick too: every legal card by itself.
TEST(BoerenbridgeLargerPositions, HaveTheOraclesTricksAfterEachCardOfATrickInProgress) {
  Random random(43);
  Solver solver;
  Solver plain({.table_bytes = 1, .switches = kAllOff});
  for (const Shape& shape : Shapes()) {
    if (shape.played < shape.players / 2) continue;
    const Position position = RandomPosition(random, shape);
    const auto game = OracleGame(position);
    const MaxNSolution solution = solver.SolveMaxN(position, {.cards = true}).value();
    ASSERT_EQ(plain.SolveMaxN(position, {.cards = true}).value().cards, solution.cards)
        << LineOf(position);
    for (const auto& [card, outcome] : solution.cards) {
      auto after = game;
      oracle::boerenbridge::PlayCard(&after, FormatCard(card));
      ASSERT_EQ(ByPlayer(outcome.tricks, position.players),
                oracle::boerenbridge::MaxN(after).tricks)
          << FormatCard(card) << " in " << LineOf(position);
    }
  }
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
