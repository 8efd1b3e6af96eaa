// A player who sees all hands plays perfectly.

#include "ai/players/open_hands_player.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <chrono>
#include <string>

#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/oracle_game.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

DealToPlay DrawnDeal(Random& random, const Rules& rules) {
  DealToPlay deal;
  deal.hands = RandomHands(random);
  deal.rules = rules;
  if (rules.bidding == Bidding::kTurned) deal.turned = Suit::kSpades;
  deal.contract =
      Contract{static_cast<Seat>(random.Below(kSeats)), static_cast<Suit>(random.Below(kSuits))};
  return deal;
}

class OpenHandsByRules : public ::testing::TestWithParam<std::string> {
 protected:
  Rules rules() const { return ParseRules(GetParam()).value(); }
};

TEST_P(OpenHandsByRules, FourOfThemReachTheValueOfAnEnding) {
  Random random(1);
  OpenHandsPlayer player;
  for (int i = 0; i < 15; ++i) {
    DealInPlay deal(DrawnDeal(random, rules()));
    while (deal.position().hands[Index(deal.turn())].size() > 4) {
      deal.Play(AnyOf(random, LegalCards(deal.position())));
    }
    const Position& now = deal.position();
    const int value = oracle::SolveScore(OracleGame(now), OracleDeclarers(now), OracleWon(now));
    while (!deal.IsOver()) ASSERT_FALSE(deal.Ask(player, {}));
    const ContractResult result = deal.result();
    EXPECT_EQ((result.score[0] - result.score[1]).count(), value);
  }
}

TEST_P(OpenHandsByRules, FourOfThemReachTheValueOfADeal) {
  Random random(2);
  OpenHandsPlayer player;
  Solver solver;
  const DealToPlay deal = DrawnDeal(random, rules());
  const Position start = DealInPlay(deal).position();
  const DealPlayed played = PlayDeal(deal, {&player, &player, &player, &player});
  ASSERT_FALSE(played.foul);
  EXPECT_EQ(played.result.score[0] - played.result.score[1],
            solver.Solve(start, {.objective = Objective::kScore})->value);
}

// Its opinions are what each card leads to, for its own side.
TEST_P(OpenHandsByRules, KnowsWhatEachCardLeadsTo) {
  Random random(3);
  OpenHandsPlayer player;
  for (int i = 0; i < 10; ++i) {
    DealInPlay deal(DrawnDeal(random, rules()));
    while (deal.position().hands[Index(deal.turn())].size() > 3) {
      deal.Play(AnyOf(random, LegalCards(deal.position())));
    }
    const Position& now = deal.position();
    const int sign = SideOf(deal.turn()) == Side::kNorthSouth ? 1 : -1;
    const auto values =
        oracle::ScoreCardValues(OracleGame(now), OracleDeclarers(now), OracleWon(now));
    player.ShowHands(now.hands);
    const CardChoice choice = player.ChooseCard(deal.play_view(), {}).value();
    ASSERT_EQ(choice.cards.size(), values.size());
    for (const auto& [name, value] : values) {
      for (const CardOpinion& opinion : choice.cards) {
        if (FormatCard(opinion.card) != name) continue;
        EXPECT_EQ(opinion.score, sign * value);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, OpenHandsByRules, ::testing::ValuesIn(PresetsAnd({})),
                         RuleSetName<std::string>);

// The partner has the trick: North's spades are all lost or all won alike.
TEST(OpenHandsPlayer, OfEqualCardsPlaysTheCheaper) {
  OpenHandsPlayer player;
  TextDeal deal{.cards = "HJ H7 H8 HQ H9 HT HA HK SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9 DT DQ DJ DK",
                .hand = "...AT"};
  player.ShowHands(ParseHands("N:...AT ...K7 ...Q8 ...J9").value());
  EXPECT_EQ(FormatCard(player.ChooseCard(ViewOf(deal), {})->card), "CT");
}

TEST(OpenHandsPlayer, MustBeShownAllHands) { EXPECT_TRUE(OpenHandsPlayer().SeesAll()); }

class OpenHandsInTime : public ::testing::Test {
 protected:
  void ExpectQuick(const MoveLimits& limits) {
    Random random(4);
    OpenHandsPlayer player;
    for (int i = 0; i < 5; ++i) {
      const DealInPlay deal(DrawnDeal(random, {}));
      player.ShowHands(deal.position().hands);
      const auto start = std::chrono::steady_clock::now();
      const auto choice = player.ChooseCard(deal.play_view(), limits);
      const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
      ASSERT_TRUE(choice.ok());
      EXPECT_TRUE(deal.play_view().Legal().Contains(choice->card));
      EXPECT_LT(seconds.count(), 0.5);
    }
  }
};

TEST_F(OpenHandsInTime, AnswersWhenItsTimeIsOver) {
  ExpectQuick({.time = std::chrono::milliseconds(1)});
}

TEST_F(OpenHandsInTime, AnswersWhenItIsCancelled) {
  const std::atomic<bool> cancel = true;
  ExpectQuick({.cancel = &cancel});
}

}  // namespace
}  // namespace jasnel::testing
