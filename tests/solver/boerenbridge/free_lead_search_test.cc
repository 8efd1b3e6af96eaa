// The search with free leads, against one that tries everything, and against the game itself.

#include "solver/boerenbridge/free_lead_search.h"

#include <gtest/gtest.h>

#include <utility>

#include "tests/support/boerenbridge_positions.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::internal {
namespace {

using jasnel::boerenbridge::testing::LineOf;
using jasnel::boerenbridge::testing::OracleGame;
using jasnel::boerenbridge::testing::RandomPosition;
using jasnel::boerenbridge::testing::Shape;
using jasnel::testing::kSanitized;

bool TriesCards(const Position& position, int seat, TrickRange wanted);

// At the start of a trick: whoever of the others leads, unless the seat does.
bool TriesLeads(Position position, int seat, TrickRange wanted) {
  if (position.IsOver()) {
    return wanted.least <= position.taken[seat] && position.taken[seat] <= wanted.most;
  }
  if (position.leader == seat) return TriesCards(position, seat, wanted);
  for (int leader = 0; leader < position.players; ++leader) {
    position.leader = leader;
    if (leader != seat && !TriesCards(position, seat, wanted)) return false;
  }
  return true;
}

bool TriesCards(const Position& position, int seat, TrickRange wanted) {
  const bool own = position.turn() == seat;
  for (const Card card : position.Legal()) {
    Position after = position;
    after.Play(card);
    const bool answer =
        after.size == 0 ? TriesLeads(after, seat, wanted) : TriesCards(after, seat, wanted);
    if (answer == own) return own;
  }
  return !own;
}

// What was asked, and the answers counted.
struct Counts {
  int yes = 0;
  int no = 0;
  int only_in_the_game = 0;
};

TEST(BoerenbridgeFreeLeadSearch, AnswersAsOneThatTriesEverythingAndNeverYesWhereTheGameSaysNo) {
  Random random(61);
  Counts counts;
  for (int i = 0; i < (kSanitized ? 200 : 2000); ++i) {
    Shape shape;
    shape.players = kMinPlayers + random.Below(3);
    shape.cards = 1 + random.Below(shape.players == 3 ? 4 : shape.players == 4 ? 3 : 2);
    shape.suits = 2 + random.Below(3);
    Position position = RandomPosition(random, shape);
    position.taken = {};
    const int seat = random.Below(shape.players);
    const int bid = random.Below(shape.cards + 1);
    const TrickRange wanted{bid, bid + random.Below(2)};
    PositionTable table(1);
    jasnel::internal::Budget budget;
    budget.Start({});
    SearchTurn turn(budget);
    turn.Start(SearchTurn::kNoEnd);
    FreeLeadSearch search(/*sure_tricks=*/i % 2 == 0, table, turn, seat);
    const bool answer = search.CanForce(SearchRoot(position, i % 3 == 0).start, wanted);
    ASSERT_EQ(answer, TriesLeads(position, seat, wanted))
        << "seat " << seat << " from " << wanted.least << " to " << wanted.most << ": "
        << LineOf(position);
    ++(answer ? counts.yes : counts.no);
    if (wanted.least != wanted.most) continue;
    const bool in_the_game = oracle::boerenbridge::CanTake(OracleGame(position), seat, bid);
    ASSERT_LE(answer, in_the_game) << "seat " << seat << " in " << LineOf(position);
    if (in_the_game && !answer) ++counts.only_in_the_game;
  }
  EXPECT_GT(counts.yes, kSanitized ? 50 : 500);
  EXPECT_GT(counts.no, kSanitized ? 50 : 500);
  EXPECT_GT(counts.only_in_the_game, 0) << "free leads help the others";
}

TEST(BoerenbridgeFreeLeadSearch, StopsAtTheEndOfItsTurn) {
  Random random(62);
  const Position position = RandomPosition(random, {.players = 5, .cards = 8});
  PositionTable table(1);
  jasnel::internal::Budget budget;
  budget.Start({});
  SearchTurn turn(budget);
  turn.Start(10);
  FreeLeadSearch search(/*sure_tricks=*/true, table, turn, 0);
  (void)search.CanForce(SearchRoot(position, true).start, {2, 2});
  EXPECT_TRUE(turn.ended());
  EXPECT_TRUE(turn.halted());
  EXPECT_FALSE(budget.stopped());
  EXPECT_EQ(budget.nodes(), 10U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::internal
