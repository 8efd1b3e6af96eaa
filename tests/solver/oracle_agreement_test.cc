// The solver against the naive oracle on random endings.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/solver.h"
#include "tests/oracle/oracle.h"
#include "tests/support/compared.h"
#include "tests/support/oracle_game.h"
#include "tests/support/random_deals.h"
#include "tests/support/rule_sets.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::Compared;
using testing::LineOf;
using testing::OracleDeclarers;
using testing::OracleGame;
using testing::Random;
using testing::RandomPosition;

// Every text, and every value of every option that bears on play or on the value of a trick.
const std::vector<std::string> kRulesOfPlay = testing::PresetsAnd(
    {"kbn,only-trumps=higher", "kbn,undertrump=free", "kbn,undertrump=forced", "kbn,ruff=obliged",
     "kbn,ruff=obliged,undertrump=free", "kbn,four-jacks=200", "kbn,roem=off",
     "nku-rotterdam,roem=off", "kbn,fours=AKQJT", "kbn,fours=987,four-nines=150", "kbn,fours=none",
     "kbn,fours=J9,four-jacks=200,four-nines=150", "kbn,roem=both", "kbn,roem=hand", "belote"});

TEST(OracleAgreementTest, GoesThroughEveryOptionOfPlay) {
  testing::ExpectEveryValue(
      {"ruff", "undertrump", "only-trumps", "fours", "four-jacks", "four-nines", "roem"},
      kRulesOfPlay);
}

int LeadOf(const Position& position) {
  return (position.won[0].total() - position.won[1].total()).count();
}

class OracleAgreement : public ::testing::TestWithParam<std::string> {
 protected:
  // A position of up to `most_cards` in each hand and a trick in progress in half of them.
  static Position Draw(Random& random, int most_cards) {
    const Rules rules = ParseRules(GetParam()).value();
    const int cards = 1 + random.Below(most_cards);
    const int played = random.Below(2) == 0 ? 0 : random.Below(kSeats);
    const Cards kind = random.Below(3) == 0 ? Cards::kAny : Cards::kFewRanks;
    return RandomPosition(random, cards, played, kind, rules);
  }
};

TEST_P(OracleAgreement, EveryCardOfAnEndingHasTheSameValue) {
  Random random(1);
  Solver solver;
  for (int i = 0; i < Compared(400); ++i) {
    const Position position = Draw(random, 4);
    const oracle::Game game = OracleGame(position);
    const Solution solution = solver.Solve(position, {.cards = true}).value();
    const auto expected = oracle::CardValues(game);
    ASSERT_EQ(solution.cards.size(), expected.size());
    for (const auto& [card, value] : expected) {
      bool found = false;
      for (const CardValue& ours : solution.cards) {
        if (FormatCard(ours.card) != card) continue;
        found = true;
        ASSERT_EQ(ours.value.count(), value) << card << " in " << FormatDealLine(LineOf(position));
      }
      ASSERT_TRUE(found) << card << " in " << FormatDealLine(LineOf(position));
    }
  }
}

TEST_P(OracleAgreement, EndingsOfFiveCardsHaveTheSameValue) {
  Random random(2);
  Solver solver;
  const Rules rules = ParseRules(GetParam()).value();
  for (int i = 0; i < Compared(40); ++i) {
    const Cards kind = i % 2 == 0 ? Cards::kFewRanks : Cards::kAny;
    const Position position = RandomPosition(random, 5, i % 4, kind, rules);
    ASSERT_EQ(solver.Solve(position).value().value.count(),
              oracle::SolvePoints(OracleGame(position)))
        << FormatDealLine(LineOf(position));
  }
}

TEST_P(OracleAgreement, ContractsAreMadeInTheSameEndings) {
  Random random(3);
  Solver solver;
  for (int i = 0; i < Compared(200); ++i) {
    Position position = Draw(random, 4);
    // A lead for either side, small enough for the rest of the tricks to matter.
    const int bare = oracle::SolvePoints(OracleGame(position));
    const int lead = -bare + 2 * (random.Below(9) - 4);
    position.won[lead > 0 ? 0 : 1].roem += Points(lead > 0 ? lead : -lead);
    const int side = OracleDeclarers(position);
    const Solution solution = solver.Solve(position, {.objective = Objective::kMake}).value();
    ASSERT_EQ(solution.makes, oracle::SolveMake(OracleGame(position), side, LeadOf(position)))
        << FormatDealLine(LineOf(position));
  }
}

TEST_P(OracleAgreement, PitIsThereInTheSameEndings) {
  Random random(4);
  Solver solver;
  int pits = 0;
  for (int i = 0; i < Compared(400); ++i) {
    Position position = Draw(random, 4);
    // The declarers took all tricks before.
    const Side declarers = SideOf(position.declarer);
    position.won[Index(declarers)].tricks = TricksPlayed(position);
    position.won[Index(Opponents(declarers))].tricks = 0;
    const Solution solution = solver.Solve(position, {.objective = Objective::kPit}).value();
    ASSERT_EQ(solution.makes, oracle::SolvePit(OracleGame(position), static_cast<int>(declarers)))
        << FormatDealLine(LineOf(position));
    pits += solution.makes ? 1 : 0;
  }
  EXPECT_GT(pits, Compared(400) / 20);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, OracleAgreement, ::testing::ValuesIn(kRulesOfPlay),
                         testing::RuleSetName<std::string>);

}  // namespace
}  // namespace jasnel
