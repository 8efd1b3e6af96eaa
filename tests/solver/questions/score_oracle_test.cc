// The score that is written down, against the naive oracle on random endings.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/solver.h"
#include "tests/oracle/oracle.h"
#include "tests/support/oracle_game.h"
#include "tests/support/random_deals.h"
#include "tests/support/rule_sets.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::kSanitized;
using testing::LineOf;
using testing::OracleGame;
using testing::OracleWon;
using testing::Random;
using testing::RandomPosition;
using testing::WinBefore;

// Every preset, and every value of every option that bears on play, on a trick or on the score.
const std::vector<std::string> kRulesOfScores = testing::PresetsAnd(
    {"kbn,nat=own", "nkf,nat=own", "kbn,pit=0", "nkf,pit=1000", "nkf,pit=88", "nkf,pit=33",
     "nkf,nat=own,pit=33", "nkf,roem=off", "kbn,roem=off", "kbn,undertrump=free,four-jacks=200",
     "kbn,fours=AKQJT", "nkf,fours=97,four-nines=150", "kbn,fours=none", "kbn,double=S",
     "nkf,nat=own,pit=33,double=H", "kbn,roem=hand,double=D", "nkf,roem=both,double=C"});

// An ending with what was won before, often near the balance.
Position Draw(Random& random, Solver& solver, const Rules& rules, int cards) {
  const int played = random.Below(2) == 0 ? 0 : random.Below(kSeats);
  const Cards kind = random.Below(3) == 0 ? Cards::kAny : Cards::kFewRanks;
  Position position = RandomPosition(random, cards, played, kind, rules);
  const int value = solver.Solve(position).value().value.count();
  WinBefore(random, -value + 10 * (random.Below(7) - 3), position);
  return position;
}

class ScoreOracle : public ::testing::TestWithParam<std::string> {};

TEST_P(ScoreOracle, EveryCardOfAnEndingHasTheSameScore) {
  Random random(31);
  Solver solver;
  const Rules rules = ParseRules(GetParam()).value();
  int nat = 0;
  for (int i = 0; i < (kSanitized ? 60 : 300); ++i) {
    const Position position = Draw(random, solver, rules, 1 + random.Below(4));
    const int declarers = Index(SideOf(position.declarer));
    const auto expected =
        oracle::ScoreCardValues(OracleGame(position), declarers, OracleWon(position));
    const SolveRequest request{.objective = Objective::kScore, .cards = true};
    const Solution solution = solver.Solve(position, request).value();
    ASSERT_EQ(solution.cards.size(), expected.size());
    for (const auto& [card, score] : expected) {
      bool found = false;
      for (const CardValue& ours : solution.cards) {
        if (FormatCard(ours.card) != card) continue;
        found = true;
        ASSERT_EQ(ours.value.count(), score) << card << " in " << FormatDealLine(LineOf(position));
        nat += ours.makes ? 0 : 1;
      }
      ASSERT_TRUE(found) << card << " in " << FormatDealLine(LineOf(position));
    }
  }
  EXPECT_GT(nat, 20);
}

TEST_P(ScoreOracle, EndingsOfFiveCardsHaveTheSameScore) {
  Random random(32);
  Solver solver;
  const Rules rules = ParseRules(GetParam()).value();
  for (int i = 0; i < (kSanitized ? 2 : 12); ++i) {
    const Position position = Draw(random, solver, rules, 5);
    const int declarers = Index(SideOf(position.declarer));
    const SolveRequest request{.objective = Objective::kScore};
    ASSERT_EQ(solver.Solve(position, request).value().value.count(),
              oracle::SolveScore(OracleGame(position), declarers, OracleWon(position)))
        << FormatDealLine(LineOf(position));
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, ScoreOracle, ::testing::ValuesIn(kRulesOfScores),
                         testing::RuleSetName<std::string>);

}  // namespace
}  // namespace jasnel
