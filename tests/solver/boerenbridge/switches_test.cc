// Every part of the search can be switched off, and none of them changes an answer.

#include "tests/solver/boerenbridge/switches.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/solver.h"
#include "tests/support/boerenbridge_positions.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::kSanitized;

void ExpectSameAnswers(const std::vector<Position>& positions, int reference,
                       const std::vector<int>& combinations) {
  std::vector<MaxNSolution> maxn;
  std::vector<ParanoidSolution> paranoid;
  std::vector<Solver> solvers;
  for (const int on : combinations) solvers.push_back(WithSwitches(on));
  Solver first = WithSwitches(reference);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const Position& position = positions[i];
    const ParanoidRequest request{.seat = static_cast<int>(i) % position.players,
                                  .bids = true,
                                  .cards = true,
                                  .scores = i % 2 == 0};
    const auto everybody = first.SolveMaxN(position, {.cards = true, .line = true}).value();
    const auto one = first.SolveParanoid(position, request).value();
    for (std::size_t s = 0; s < solvers.size(); ++s) {
      const auto all = solvers[s].SolveMaxN(position, {.cards = true, .line = true}).value();
      ASSERT_EQ(all.outcome, everybody.outcome)
          << "switches " << combinations[s] << ": " << LineOf(position);
      ASSERT_EQ(all.cards, everybody.cards) << LineOf(position);
      ASSERT_EQ(all.line, everybody.line) << LineOf(position);
      const auto against = solvers[s].SolveParanoid(position, request).value();
      ASSERT_EQ(against.bids, one.bids)
          << "switches " << combinations[s] << ": " << LineOf(position);
      ASSERT_EQ(against.cards, one.cards) << LineOf(position);
      ASSERT_EQ(against.best, one.best) << LineOf(position);
      ASSERT_EQ(against.fewest, one.fewest) << LineOf(position);
      ASSERT_EQ(against.most, one.most) << LineOf(position);
    }
  }
}

TEST(BoerenbridgeSwitches, TheCombinationsHereAreAllThereAre) {
  EXPECT_EQ(Combination(kCombinations - 1), Switches{});
  EXPECT_EQ(Combination(0), kAllOff);
}

TEST(BoerenbridgeSwitches, NoCombinationChangesAnAnswerOfASmallPosition) {
  Random random(21);
  std::vector<Position> positions;
  for (int i = 0; i < (kSanitized ? 10 : 60); ++i) positions.push_back(SmallPosition(random));
  std::vector<int> all;
  for (int on = 1; on < kCombinations; ++on) all.push_back(on);
  ExpectSameAnswers(positions, 0, all);
}

// With the table on, other switches in random combinations.
TEST(BoerenbridgeSwitches, NoneChangesAnAnswerOfALargerPosition) {
  Random random(22);
  for (int i = 0; i < (kSanitized ? 5 : 40); ++i) {
    const int players = kMinPlayers + random.Below(3);
    const Shape shape{.players = players,
                      .cards = players == 3 ? 5 : 4,
                      .suits = 2 + random.Below(3),
                      .played = random.Below(players)};
    std::vector<int> few;
    for (int j = 0; j < 4; ++j) few.push_back(random.Below(kCombinations) | 1);
    ExpectSameAnswers({RandomPosition(random, shape)}, kCombinations - 1, few);
  }
}

// Long enough for entries of a small table to be replaced, and for the two aims of the paranoid
// search to take turns, which they do only with the order on.
TEST(BoerenbridgeSwitches, NoneChangesAnAnswerOfALongSearch) {
  Solver all_on;
  std::vector<Solver> others;
  for (const auto off : {&Switches::relative, &Switches::touching, &Switches::sure_tricks,
                         &Switches::free_leads, &Switches::ordering}) {
    Switches switches;
    switches.*off = false;
    others.push_back(Solver({.table_bytes = 1, .switches = switches}));
  }
  std::uint64_t longest = 0;
  for (std::uint64_t number = 0; number < (kSanitized ? 2 : 8); ++number) {
    Position deal;
    deal.hands = RandomHands(23, number, 5, 7);
    deal.bids = {1, 2, 0, 2, 1};
    const int seat = static_cast<int>(number % 5);
    const auto everybody = all_on.SolveMaxN(deal).value();
    const auto one = all_on.SolveParanoid(deal, {.seat = seat, .bids = true}).value();
    longest = std::max(longest, one.nodes);
    for (Solver& other : others) {
      ASSERT_EQ(other.SolveMaxN(deal).value().outcome, everybody.outcome) << LineOf(deal);
      ASSERT_EQ(other.SolveParanoid(deal, {.seat = seat, .bids = true}).value().bids, one.bids)
          << LineOf(deal);
    }
  }
  EXPECT_GT(longest, kSanitized ? 5'000U : 50'000U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
