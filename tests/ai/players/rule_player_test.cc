// The player by rules of thumb, rule by rule.

#include "ai/players/rule_player.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

std::string Plays(const TextDeal& deal) {
  RulePlayer player;
  return FormatCard(player.ChooseCard(ViewOf(deal), {})->card);
}

constexpr Seat kOwn = Seat::kNorth;  // who leads to the first trick
constexpr Seat kPartner = Seat::kSouth;
constexpr Seat kOpponent = Seat::kEast;

// Rule 1.

TEST(RulePlayer, TheDeclarerDrawsTrumpsWithTheHighest) {
  EXPECT_EQ(Plays({.declarer = kOwn, .hand = "A7.JT87.A.8"}), "HJ");
}

TEST(RulePlayer, TheDeclarersPartnerDrawsTrumpsWithTheHighest) {
  EXPECT_EQ(Plays({.declarer = kPartner, .hand = "A7.JT87.A.8"}), "HJ");
}

TEST(RulePlayer, TheHighestTrumpIsTheHighestLeft) {
  EXPECT_EQ(Plays({.declarer = kOwn, .cards = "CA HJ C9 CT S7 S8 S9 SA", .hand = "T.9T7.A.8"}),
            "H9");
}

TEST(RulePlayer, TheDeclarerWithoutTheHighestTrumpDoesNotDraw) {
  EXPECT_EQ(Plays({.declarer = kOwn, .hand = "A7.9T87.Q.8"}), "SA");
}

TEST(RulePlayer, TheDeclarersPartnerWithoutTheHighestLeadsTheLowestTrump) {
  EXPECT_EQ(Plays({.declarer = kPartner, .hand = "A7.9TQ.A8.8"}), "HQ");
}

TEST(RulePlayer, TheDeclarersPartnerLeadsALowTrumpOnce) {
  EXPECT_EQ(Plays({.declarer = kPartner, .cards = "H8 HK HA H7 S7 SQ SA S8", .hand = "9.9.A8.87"}),
            "DA");
}

TEST(RulePlayer, TheOtherSideDoesNotDrawTrumps) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .hand = "A7.JT87.Q.8"}), "SA");
}

TEST(RulePlayer, NoTrumpsAreDrawnFromOpponentsWhoHaveNone) {
  EXPECT_EQ(Plays({.declarer = kOwn, .cards = "HJ S8 H8 C8", .hand = "A7.9T7.Q.9"}), "SA");
}

TEST(RulePlayer, TrumpsAreDrawnWhileOneOpponentMayHaveThem) {
  EXPECT_EQ(Plays({.declarer = kOwn, .cards = "HJ S8 H8 HQ", .hand = "A7.9T7.Q.9"}), "H9");
}

// Rule 2.

TEST(RulePlayer, LeadsAMaster) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .hand = "KQJ7.87.A.8"}), "DA");
}

TEST(RulePlayer, OfSeveralMastersLeadsTheOneWorthMost) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .hand = "AT7.87.98.9"}), "SA");
}

TEST(RulePlayer, DoesNotLeadAMasterThatIsLikelyToBeRuffed) {
  // East ruffed a spade, and may have more trumps.
  EXPECT_EQ(Plays({.declarer = kOpponent, .cards = "SA H7 S8 S9 C7 C8 C9 CA", .hand = "T.98.Q98."}),
            "D8");
}

// Rule 3.

TEST(RulePlayer, LeadsTheCardWorthLeastFromTheLongestSuit) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .hand = "K7.97.T.K87"}), "C7");
}

// Rule 4.

TEST(RulePlayer, GivesPointsToATrickThatThePartnerHolds) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .cards = "S8 SA S9", .hand = "T7.87.98.98"}), "ST");
}

TEST(RulePlayer, GivesNothingToATrickThatAnOpponentHolds) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .cards = "SA S8 S9", .hand = "T7.87.98.98"}), "S7");
}

TEST(RulePlayer, MakesRoemInATrickThatThePartnerHolds) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .cards = "SQ SA SK", .hand = "TJ.87.98.98"}), "SJ");
}

TEST(RulePlayer, MakesNoRoemInATrickThatAnOpponentHolds) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .cards = "SA SQ S8", .hand = "TK.87.98.98"}), "ST");
}

TEST(RulePlayer, TheRulesSayWhatRoemIs) {
  EXPECT_EQ(Plays({.rules = "kbn,roem=off",
                   .declarer = kOpponent,
                   .cards = "SQ SA SK",
                   .hand = "TJ.87.98.98"}),
            "ST");
}

TEST(RulePlayer, TakesATrickFromAnOpponent) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .cards = "SK S8 ST", .hand = "A7.87.98.98"}), "SA");
}

TEST(RulePlayer, GivesLittleToAPartnerWhomAnOpponentWillRuff) {
  // West ruffed the first spade, and is to play after South.
  EXPECT_EQ(
      Plays({.declarer = kOpponent, .cards = "S8 S9 SA H7 C7 CA C8 C9 ST S7", .hand = "QJ.98.Q9."}),
      "SJ");
}

TEST(RulePlayer, GivesPointsToAPartnerWhomNobodyCanRuff) {
  // West neither followed nor ruffed, and so has no trump.
  EXPECT_EQ(
      Plays({.declarer = kOpponent, .cards = "S8 S9 SA C9 CT C7 CA C8 ST S7", .hand = "QJ.98.Q9."}),
      "SQ");
}

// Rule 5.

TEST(RulePlayer, KeepsTheNineOfTrumpsWhenThePartnerHasTheTrick) {
  EXPECT_EQ(Plays({.declarer = kOpponent, .cards = "H8 HJ HQ", .hand = ".9A.98.KQ98"}), "HA");
}

class RulePlayerByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(RulePlayerByRules, PlaysALegalCard) {
  Random random(1);
  const Rules rules = ParseRules(GetParam()).value();
  RulePlayer player;
  for (int deal = 0; deal < 300; ++deal) {
    PlayAtRandom(
        random, rules, deal % 2 == 0,
        [&](const CallView& view) {
          EXPECT_TRUE(view.auction.Legal().Contains(player.ChooseCall(view, {})->call));
        },
        [&](const PlayView& view) {
          EXPECT_TRUE(view.Legal().Contains(player.ChooseCard(view, {})->card));
        });
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, RulePlayerByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

}  // namespace
}  // namespace jasnel::testing
