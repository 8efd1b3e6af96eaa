// Endings played for what is written down, checked by hand. Hearts are trump, North leads.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {
namespace {

using Values = std::vector<std::pair<std::string, int>>;

Game Ending(const std::string& hands, const std::string& rules) {
  return ParseGame("N:" + hands + " trump=H leader=N rules=" + rules);
}

// --- The last trick: North wins SA, S7, SQ, C7, which is 14, and 10. ---

constexpr char kLastTrick[] = "A... 7... Q... ...7";

TEST(SolveScore, TheLastTrickBringsADrawnContractThatIsLost) {
  const Won before = {{57, 81}, {0, 0}, {3, 4}};
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "kbn"), kNorthSouth, before), -162);
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "kbn"), kEastWest, before), 162);
}

TEST(SolveScore, OnePointMoreMakesIt) {
  const Won before = {{58, 80}, {0, 0}, {3, 4}};
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "kbn"), kNorthSouth, before), 82 - 80);
}

TEST(SolveScore, ADrawnContractIsWrittenAsItFellWhenNatPaysOwn) {
  const Won before = {{57, 81}, {0, 0}, {3, 4}};
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "kbn,nat=own"), kNorthSouth, before), 0);
}

TEST(SolveScore, NatPaysTheRoemThatEitherSideMadeBefore) {
  const Won before = {{0, 138}, {50, 20}, {3, 4}};
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "kbn"), kNorthSouth, before), -(162 + 70));
}

TEST(SolveScore, NatPaysOwnCountsTheRoemOfEachForItself) {
  const Won before = {{0, 138}, {50, 20}, {3, 4}};
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "kbn,nat=own"), kNorthSouth, before),
            (24 + 50) - (138 + 20));
}

TEST(SolveScore, TheEighthTrickMakesPit) {
  const Won before = {{138, 0}, {0, 0}, {7, 0}};
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "kbn"), kNorthSouth, before), 162 + 100);
}

TEST(SolveScore, TheEighthTrickAgainstTheDeclarersIsPlainNat) {
  const Won before = {{138, 0}, {0, 0}, {7, 0}};
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "kbn"), kEastWest, before), 162);
}

TEST(SolveScore, TheEighthTrickAgainstTheDeclarersPaysTheBonusWhenPitIsForEither) {
  const Won before = {{138, 0}, {0, 0}, {7, 0}};
  EXPECT_EQ(SolveScore(Ending(kLastTrick, "nkf"), kEastWest, before), 162 + 100);
}

TEST(SolveScore, WhatLiesInTheTrickCountsForItsWinner) {
  const Game game = ParseGame("N:- 7... Q... ...7 trump=H leader=N trick=SA rules=kbn");
  const Won before = {{58, 80}, {0, 0}, {3, 4}};
  EXPECT_EQ(SolveScore(game, kNorthSouth, before), 82 - 80);
}

// --- North takes two tricks with 29 points, and 10. The roem of A-K-Q of spades falls if he leads
// the ace of spades. If he leads the ace of diamonds first, the player with the queen of spades has
// no diamond, may throw the queen on it, and so decides. ---

constexpr char kSouthMayThrowTheQueen[] = "A..A. K..7. Q...7 ...98";
constexpr char kWestMayThrowTheQueen[] = "A..A. K..7. ...98 Q...7";

// A lost contract, whoever takes the rest.
constexpr Won kAlreadyLost = {{0, 123}, {0, 0}, {0, 6}};

TEST(SolveScore, DeclarersWhoHaveLostKeepTheirOwnRoemFromFalling) {
  const Values expected = {{"SA", -(162 + 20)}, {"DA", -162}};
  EXPECT_EQ(ScoreCardValues(Ending(kSouthMayThrowTheQueen, "kbn"), kNorthSouth, kAlreadyLost),
            expected);
}

TEST(SolveScore, ForPointsThatRoemIsWorthHavingEitherWay) {
  const Values expected = {{"SA", 39 + 20}, {"DA", 39 + 20}};
  EXPECT_EQ(CardValues(Ending(kSouthMayThrowTheQueen, "kbn")), expected);
}

TEST(SolveScore, AgainstAContractAlreadyMadeThatRoemIsWorthHavingToo) {
  const Values expected = {{"SA", 59 - 123}, {"DA", 59 - 123}};
  EXPECT_EQ(ScoreCardValues(Ending(kSouthMayThrowTheQueen, "kbn"), kEastWest, kAlreadyLost),
            expected);
}

TEST(SolveScore, OpponentsOfALostContractLetTheDeclarersHaveTheirRoem) {
  const Values expected = {{"SA", -(162 + 20)}, {"DA", -(162 + 20)}};
  EXPECT_EQ(ScoreCardValues(Ending(kWestMayThrowTheQueen, "kbn"), kNorthSouth, kAlreadyLost),
            expected);
}

TEST(SolveScore, ForPointsTheyDenyIt) {
  const Values expected = {{"SA", 39 + 20}, {"DA", 39}};
  EXPECT_EQ(CardValues(Ending(kWestMayThrowTheQueen, "kbn")), expected);
}

TEST(SolveScore, TheyDenyItWhenNatPaysOwn) {
  const Values expected = {{"SA", 59 - 123}, {"DA", 39 - 123}};
  EXPECT_EQ(
      ScoreCardValues(Ending(kWestMayThrowTheQueen, "kbn,nat=own"), kNorthSouth, kAlreadyLost),
      expected);
}

TEST(SolveScore, WithRoemOffNothingFalls) {
  const Values expected = {{"SA", -162}, {"DA", -162}};
  EXPECT_EQ(
      ScoreCardValues(Ending(kSouthMayThrowTheQueen, "kbn,roem=off"), kNorthSouth, kAlreadyLost),
      expected);
}

// --- North-South have six tricks. HT and CK take the last two: on HT East throws DJ, so that no
// sequence falls. CK first loses 6 points to the ruff with H7, but West must then lead DQ, on which
// HT, DJ and DT bring North-South 20. ---

constexpr char kPitOrRoem[] = ".T..K ..J.J ..T9. .7.Q.";
constexpr Won kSixTricks = {{121, 0}, {0, 0}, {6, 0}};

TEST(SolveScore, PitIsWorthMoreThanTheRoemThatLosesATrick) {
  const Values expected = {{"HT", 162 + 100}, {"CK", 156 + 20 - 6}};
  EXPECT_EQ(ScoreCardValues(Ending(kPitOrRoem, "kbn"), kNorthSouth, kSixTricks), expected);
}

TEST(SolveScore, WithoutTheBonusThatRoemIsWorthMoreThanPit) {
  const Values expected = {{"HT", 162}, {"CK", 156 + 20 - 6}};
  EXPECT_EQ(ScoreCardValues(Ending(kPitOrRoem, "kbn,pit=0"), kNorthSouth, kSixTricks), expected);
}

TEST(SolveScore, ATrickLostBeforeLeavesNoBonus) {
  const Won five_of_six = {{121, 0}, {0, 0}, {5, 1}};
  EXPECT_EQ(SolveScore(Ending(kPitOrRoem, "kbn"), kNorthSouth, five_of_six), 156 + 20 - 6);
}

// North draws the last trump and takes the rest with his diamonds. If he leads a diamond first,
// East ruffs it and West throws the ten of spades on it. Some tricks hold no points at all, so that
// the points alone do not tell whether pit is still there.
TEST(SolveScore, ATrickWithoutPointsSpoilsPitToo) {
  const Game game = Ending(".8.78. .7..98 87..9. T9...7", "kbn,roem=off");
  const Won before = {{142, 0}, {0, 0}, {5, 0}};
  const Values expected = {{"H8", 162 + 100}, {"D7", 152 - 10}, {"D8", 152 - 10}};
  EXPECT_EQ(ScoreCardValues(game, kNorthSouth, before), expected);
}

}  // namespace
}  // namespace jasnel::oracle
