// What is written down for a deal played out. North-South declare unless a test says otherwise.

#include <gtest/gtest.h>

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {
namespace {

Won WonBy(int ns_points, int ns_roem, int ns_tricks, int ew_roem) {
  return {{ns_points, 162 - ns_points}, {ns_roem, ew_roem}, {ns_tricks, 8 - ns_tricks}};
}

TEST(WrittenScore, BothSidesWriteTheirTotalsWhenTheContractIsMade) {
  EXPECT_EQ(WrittenScore(WonBy(90, 20, 5, 0), kNorthSouth, OptionsFor("kbn")), 110 - 72);
}

TEST(WrittenScore, EightyTwoPointsMakeAContractWithoutRoem) {
  EXPECT_EQ(WrittenScore(WonBy(82, 0, 4, 0), kNorthSouth, OptionsFor("kbn")), 2);
}

TEST(WrittenScore, RoemMakesAContractWithFewerCardPoints) {
  EXPECT_EQ(WrittenScore(WonBy(70, 40, 4, 0), kNorthSouth, OptionsFor("kbn")), 110 - 92);
}

TEST(WrittenScore, ATieIsLost) {
  EXPECT_EQ(WrittenScore(WonBy(81, 0, 4, 0), kNorthSouth, OptionsFor("kbn")), -162);
}

TEST(WrittenScore, ATieIsLostForEastWestToo) {
  EXPECT_EQ(WrittenScore(WonBy(81, 0, 4, 0), kEastWest, OptionsFor("kbn")), 162);
}

TEST(WrittenScore, ATieWithRoemIsLostAndPaysTheRoem) {
  EXPECT_EQ(WrittenScore(WonBy(91, 0, 5, 20), kNorthSouth, OptionsFor("kbn")), -(162 + 20));
}

TEST(WrittenScore, NatPaysAllCardPointsAndTheRoemOfBothSides) {
  EXPECT_EQ(WrittenScore(WonBy(60, 50, 4, 20), kNorthSouth, OptionsFor("kbn")), -(162 + 70));
}

TEST(WrittenScore, NatPaysOwnLeavesEachSideWhatItWon) {
  EXPECT_EQ(WrittenScore(WonBy(60, 50, 4, 20), kNorthSouth, OptionsFor("kbn,nat=own")), 110 - 122);
}

TEST(WrittenScore, ATieIsWrittenAsATieWhenNatPaysOwn) {
  EXPECT_EQ(WrittenScore(WonBy(81, 0, 4, 0), kNorthSouth, OptionsFor("kbn,nat=own")), 0);
}

TEST(WrittenScore, DeclarersWithAllEightTricksWriteThePitBonus) {
  EXPECT_EQ(WrittenScore(WonBy(162, 20, 8, 0), kNorthSouth, OptionsFor("kbn")), 162 + 20 + 100);
}

TEST(WrittenScore, ThePitBonusIsWhatTheRuleSetSays) {
  EXPECT_EQ(WrittenScore(WonBy(162, 20, 8, 0), kNorthSouth, OptionsFor("bedum")), 162 + 20 + 88);
}

TEST(WrittenScore, ThePitBonusDoesNotDependOnRoem) {
  EXPECT_EQ(WrittenScore(WonBy(162, 0, 8, 0), kNorthSouth, OptionsFor("kbn,roem=off")), 262);
}

TEST(WrittenScore, AllPointsInSevenTricksAreNoPit) {
  EXPECT_EQ(WrittenScore(WonBy(162, 0, 7, 0), kNorthSouth, OptionsFor("kbn")), 162);
}

TEST(WrittenScore, AllEightTricksAgainstTheDeclarersArePlainNat) {
  EXPECT_EQ(WrittenScore(WonBy(162, 20, 8, 0), kEastWest, OptionsFor("kbn")), 162 + 20);
}

TEST(WrittenScore, AllEightTricksAgainstTheDeclarersPayTheBonusWhenPitIsForEither) {
  EXPECT_EQ(WrittenScore(WonBy(162, 20, 8, 0), kEastWest, OptionsFor("nkf")), 162 + 20 + 100);
}

TEST(WrittenScore, ThatBonusIsPaidWhenNatPaysOwnToo) {
  EXPECT_EQ(WrittenScore(WonBy(162, 20, 8, 0), kEastWest, OptionsFor("nkf,nat=own")), 282);
}

TEST(WrittenScore, WithoutItNatPaysOwnLeavesThePlainTotal) {
  EXPECT_EQ(WrittenScore(WonBy(162, 20, 8, 0), kEastWest, OptionsFor("kbn,nat=own")), 182);
}

}  // namespace
}  // namespace jasnel::oracle
