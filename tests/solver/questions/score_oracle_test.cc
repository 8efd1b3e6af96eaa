// The score that is written down, against the naive oracle on random endings.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bitboard/trick_rules.h"
#include "jasnel/contract.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/solver.h"
#include "tests/oracle/oracle.h"
#include "tests/support/compared.h"
#include "tests/support/oracle_game.h"
#include "tests/support/random_deals.h"
#include "tests/support/rule_sets.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::Compared;
using testing::kSanitized;
using testing::LineOf;
using testing::OracleDeclarers;
using testing::OracleGame;
using testing::OracleWon;
using testing::Random;
using testing::RandomPosition;
using testing::WinBefore;

// Every text, and every value of every option that bears on play, on a trick or on the score.
const std::vector<std::string> kRulesOfScores =
    testing::PresetsAnd({"kbn,nat=own",
                         "nkf,nat=own",
                         "kbn,pit=0",
                         "nkf,pit=1000",
                         "nkf,pit=88",
                         "nkf,pit=33",
                         "nkf,nat=own,pit=33",
                         "nkf,roem=off",
                         "kbn,roem=off",
                         "kbn,undertrump=free,four-jacks=200",
                         "kbn,fours=AKQJT",
                         "nkf,fours=97,four-nines=150",
                         "kbn,fours=none",
                         "kbn,double=S",
                         "nkf,nat=own,pit=33,double=H",
                         "kbn,roem=hand,double=D",
                         "nkf,roem=both,double=C",
                         "nkf,tie=made",
                         "kbn,tie=made,nat=own,pit=33",
                         "belote",
                         "belote,tie=made,double=S",
                         "kbn,roem=hand,doubling=cards",
                         "nkf,roem=off,pit=33,doubling=cards",
                         "nkf,roem=hand,nat=own,doubling=cards,double=S",
                         "kbn,doubling=all",
                         "nkf,roem=both,nat=own,doubling=all",
                         "kbn,tie=made,roem=hand,doubling=cards",
                         "kbn,tie=made,nat=own,roem=hand,doubling=cards",
                         "belote,tie=made,doubling=cards"});

TEST(ScoreOracleTest, GoesThroughEveryOptionOfScores) {
  testing::ExpectEveryValue({"fours", "four-jacks", "four-nines", "roem", "pit", "pit-for", "nat",
                             "tie", "double", "doubling"},
                            kRulesOfScores);
}

// An ending with what was won before, often near the balance.
Position Draw(Random& random, Solver& solver, const Rules& rules, int cards) {
  const int played = random.Below(2) == 0 ? 0 : random.Below(kSeats);
  const Cards kind = random.Below(3) == 0 ? Cards::kAny : Cards::kFewRanks;
  Position position = RandomPosition(random, cards, played, kind, rules);
  if (rules.doubling != Doubling::kOff) position.doublings = random.Below(1 + kMaxDoublings);
  const int value = solver.Solve(position).value().value.count();
  WinBefore(random, -value + 10 * (random.Below(7) - 3), position);
  if (RoemIsKept(rules) && random.Below(2) == 0) position.won[random.Below(2)].roem = Points(20);
  return position;
}

class ScoreOracle : public ::testing::TestWithParam<std::string> {};

TEST_P(ScoreOracle, EveryCardOfAnEndingHasTheSameScore) {
  Random random(31);
  Solver solver;
  const Rules rules = ParseRules(GetParam()).value();
  int nat = 0;
  for (int i = 0; i < Compared(300); ++i) {
    const Position position = Draw(random, solver, rules, 1 + random.Below(4));
    const int declarers = OracleDeclarers(position);
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
  EXPECT_GT(nat, Compared(300) / 15);
}

TEST_P(ScoreOracle, EndingsOfFiveCardsHaveTheSameScore) {
  Random random(32);
  Solver solver;
  const Rules rules = ParseRules(GetParam()).value();
  for (int i = 0; i < Compared(12); ++i) {
    const Position position = Draw(random, solver, rules, 5);
    const int declarers = OracleDeclarers(position);
    const SolveRequest request{.objective = Objective::kScore};
    const int score = oracle::SolveScore(OracleGame(position), declarers, OracleWon(position));
    ASSERT_EQ(solver.Solve(position, request).value().value.count(), score)
        << FormatDealLine(LineOf(position));
    const int in_view = StakesOf(position).ToMake() == Side::kNorthSouth ? score : -score;
    EXPECT_EQ(solver.Solve(position, {.objective = Objective::kMake}).value().makes,
              in_view >= LeastToMake(rules))
        << FormatDealLine(LineOf(position));
  }
}

// One side has all tricks so far, and the other so much roem in its hands that the contract hangs
// on the roem that still falls: whether there is a bonus too.
TEST(Score, OfAllTricksAgainstRoemInHandsIsThatOfTheOracle) {
  Random random(33);
  Solver solver;
  int with_bonus = 0;
  for (const char* text : {"kbn,roem=both", "nkf,roem=both,pit=40", "nkf,roem=both,nat=own",
                           "nkf,roem=both,nat=own,pit=33", "kbn,roem=hand",
                           "nkf,roem=both,tie=made", "nkf,roem=both,nat=own,pit=33,tie=made"}) {
    const Rules rules = ParseRules(text).value();
    for (int i = 0; i < (kSanitized ? 100 : 600); ++i) {
      const int cards = 1 + random.Below(3);
      Position position = RandomPosition(random, cards, 0, Cards::kFewRanks, rules);
      WinBefore(random, 0, position);
      auto& [ns, ew] = position.won;
      const bool north_south = random.Below(2) == 0;
      Tally& ahead = north_south ? ns : ew;
      Tally& behind = north_south ? ew : ns;
      ahead = {.cards = ns.cards + ew.cards, .roem = Points(0), .tricks = kHandSize - cards};
      behind = {.cards = Points(0), .roem = Points(10 * (14 + random.Below(8))), .tricks = 0};
      const int declarers = OracleDeclarers(position);
      const int expected = oracle::SolveScore(OracleGame(position), declarers, OracleWon(position));
      const auto found = solver.Solve(position, {.objective = Objective::kScore, .line = true});
      ASSERT_TRUE(found.ok()) << found.error().message << FormatDealLine(LineOf(position));
      ASSERT_EQ(found->value.count(), expected) << text << " " << FormatDealLine(LineOf(position));
      // Only with roem that still fell.
      const Points winners = north_south ? found->ns : found->ew;
      const bool needed_roem = behind.roem.count() >= kAllPoints;
      if (needed_roem && winners > Points(kAllPoints + rules.pit)) ++with_bonus;
    }
  }
  EXPECT_GT(with_bonus, kSanitized ? 2 : 10);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, ScoreOracle, ::testing::ValuesIn(kRulesOfScores),
                         testing::RuleSetName<std::string>);

}  // namespace
}  // namespace jasnel
