// A table answers what separate solves answer.

#include "jasnel/trump_table.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "tests/support/random_deals.h"
#include "tests/support/rule_sets.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::kSanitized;
using testing::LineOf;
using testing::Random;

const std::vector<Seat> kLeaders(kAllSeats.begin(), kAllSeats.end());

std::vector<Seat> AllLeaders() { return kLeaders; }

void ExpectWhatSolvesSay(const Position& start, const TableRow& row) {
  Solver solver;
  Position position = start;
  position.trump = row.trump;
  position.leader = row.leader;
  CountRoemOfHands(position);
  const Solution points = solver.Solve(position, {.line = true}).value();
  EXPECT_EQ(row.value, points.value) << FormatDealLine(LineOf(position));
  EXPECT_EQ(row.ns, points.ns);
  EXPECT_EQ(row.ew, points.ew);
  for (const Seat declarer : {Seat::kNorth, Seat::kEast}) {
    position.declarer = declarer;
    const auto side = Index(SideOf(declarer));
    const auto solve = [&](Objective objective) {
      return solver.Solve(position, {.objective = objective}).value();
    };
    EXPECT_EQ(row.makes[side], solve(Objective::kMake).makes) << FormatDealLine(LineOf(position));
    EXPECT_EQ(row.pit[side], solve(Objective::kPit).makes) << FormatDealLine(LineOf(position));
    EXPECT_EQ(row.score[side], solve(Objective::kScore).value) << FormatDealLine(LineOf(position));
    if (position.rules.doubling == Doubling::kOff || row.leader != Seat::kNorth) continue;
    for (position.doublings = 3; position.doublings > 0; --position.doublings) {
      EXPECT_EQ(row.ScoreOf(SideOf(declarer), position.doublings), solve(Objective::kScore).value)
          << FormatDealLine(LineOf(position));
    }
  }
}

class DealTableOf : public ::testing::TestWithParam<const char*> {};

TEST_P(DealTableOf, RandomDealsHoldsWhatSeparateSolvesSay) {
  Random random(51);
  Solver solver;
  Position position;
  position.rules = ParseRules(GetParam()).value();
  for (int i = 0; i < (kSanitized ? 1 : 5); ++i) {
    position.hands = RandomHands(random, kHandSize);
    const TableRequest request{.rules = position.rules, .leaders = AllLeaders()};
    const TrumpTable table = SolveTrumpTable(solver, position.hands, request).value();
    ASSERT_EQ(table.rows.size(), 16u);
    for (const TableRow& row : table.rows) ExpectWhatSolvesSay(position, row);
  }
}

INSTANTIATE_TEST_SUITE_P(Rules, DealTableOf,
                         ::testing::Values("kbn", "nkf", "nku-rotterdam", "bedum", "nkf,nat=own",
                                           "kbn,roem=hand,double=S", "belote,tie=made",
                                           "nkf,roem=both,hand-roem=best,nat=own", "kraken"),
                         testing::RuleSetName<const char*>);

// A hand of trumps takes all tricks; with another trump suit a hand of that does.
TEST(TrumpTable, HasThePitsOfHandsOfOneSuit) {
  const Hands hands =
      ParseDealLine("N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987").value().hands;
  Solver solver;
  const TableRequest request{.leaders = {Seat::kEast}};
  const TrumpTable table = SolveTrumpTable(solver, hands, request).value();
  for (const TableRow& row : table.rows) {
    // North and South hold spades and diamonds.
    const bool north_south = row.trump == Suit::kSpades || row.trump == Suit::kDiamonds;
    EXPECT_EQ(row.pit[0], north_south);
    EXPECT_EQ(row.pit[1], !north_south);
    EXPECT_EQ(row.score[0], Points(north_south ? 262 : -162));
  }
}

TEST(TrumpTable, TakesTheSameNodesWhateverWasSolvedBefore) {
  Random random(52);
  Solver solver;
  const TableRequest request{.leaders = {Seat::kSouth}};
  const Hands hands = RandomHands(random, kHandSize);
  const auto nodes = SolveTrumpTable(solver, hands, request).value().nodes;
  (void)SolveTrumpTable(solver, RandomHands(random, kHandSize), request);
  EXPECT_EQ(SolveTrumpTable(solver, hands, request).value().nodes, nodes);
}

TEST(TrumpTable, StoppedHoldsTheFirstRowsOnly) {
  Random random(53);
  Solver solver;
  const TableRequest request{.leaders = AllLeaders(), .limits = {.nodes = 2000}};
  const TrumpTable table = SolveTrumpTable(solver, RandomHands(random, kHandSize), request).value();
  EXPECT_EQ(table.stop, Stop::kNodeLimit);
  EXPECT_LT(table.rows.size(), 16u);
}

TEST(TrumpTable, OfHandsThatAreNoDealIsAnError) {
  Random random(54);
  Solver solver;
  const TableRequest request{.leaders = {Seat::kNorth}};
  EXPECT_EQ(SolveTrumpTable(solver, RandomHands(random, 7), request).error().message,
            "North holds 7 cards; expected 8 in each hand");
  Hands hands = RandomHands(random, kHandSize);
  hands[0] = hands[1];
  EXPECT_FALSE(SolveTrumpTable(solver, hands, request));
  EXPECT_EQ(SolveTrumpTable(solver, RandomHands(random, kHandSize), {}).error().message,
            "no leader; expected one at least");
}

}  // namespace
}  // namespace jasnel
