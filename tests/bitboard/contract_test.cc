// What both sides write down at the end of a deal.

#include "jasnel/contract.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::RulesOf;
using testing::TextOf;

// What a side has won in a whole deal.
constexpr Tally Won(int cards, int roem, int tricks) {
  return {Points(cards), Points(roem), tricks};
}

// The result for what North-South and East-West won.
std::string Score(Side declarers, const Tally& ns, const Tally& ew, std::string_view rules,
                  Suit trump = Suit::kHearts) {
  return TextOf(ScoreContract({declarers, trump}, {ns, ew}, RulesOf(rules)));
}

constexpr Side kNs = Side::kNorthSouth;
constexpr Side kEw = Side::kEastWest;

TEST(Contract, IsMadeWithEightyTwo) {
  EXPECT_EQ(Score(kNs, Won(82, 0, 4), Won(80, 0, 4), "kbn"), "made 82-80");
}

TEST(Contract, IsLostWithEightyOne) {
  EXPECT_EQ(Score(kNs, Won(81, 0, 4), Won(81, 0, 4), "kbn"), "nat 0-162");
}

TEST(Contract, IsLostWithEighty) {
  EXPECT_EQ(Score(kNs, Won(80, 0, 4), Won(82, 0, 4), "kbn"), "nat 0-162");
}

TEST(Contract, OfEastWestIsMadeAndLostInTheSameWay) {
  EXPECT_EQ(Score(kEw, Won(80, 0, 4), Won(82, 0, 4), "kbn"), "made 80-82");
  EXPECT_EQ(Score(kEw, Won(81, 0, 4), Won(81, 0, 4), "kbn"), "nat 162-0");
}

TEST(Contract, IsLostInATieWithRoem) {
  EXPECT_EQ(Score(kNs, Won(91, 0, 4), Won(71, 20, 4), "kbn"), "nat 0-182");
}

TEST(Contract, IsMadeWithTwoPointsMoreThanTheOthersWithRoem) {
  EXPECT_EQ(Score(kNs, Won(92, 0, 4), Won(70, 20, 4), "kbn"), "made 92-90");
}

TEST(Contract, IsLostWithMoreCardPointsButLessWithRoem) {
  EXPECT_EQ(Score(kNs, Won(100, 0, 4), Won(62, 50, 4), "kbn"), "nat 0-212");
}

TEST(Contract, IsMadeWithFewerCardPointsButMoreWithRoem) {
  EXPECT_EQ(Score(kNs, Won(62, 50, 4), Won(100, 0, 4), "kbn"), "made 112-100");
}

TEST(Contract, IsMadeInATieWhereTheRulesSaySo) {
  EXPECT_EQ(Score(kNs, Won(81, 0, 4), Won(81, 0, 4), "tie=made"), "made 81-81");
  EXPECT_EQ(Score(kEw, Won(91, 0, 4), Won(71, 20, 4), "tie=made"), "made 91-91");
  EXPECT_EQ(Score(kNs, Won(80, 0, 4), Won(82, 0, 4), "tie=made"), "nat 0-162");
}

TEST(Contract, LeavesEachSideItsRoemWhenMade) {
  EXPECT_EQ(Score(kNs, Won(100, 70, 5), Won(62, 20, 3), "kbn"), "made 170-82");
}

TEST(Nat, GivesTheOthersAllPointsAndTheRoemOfBothSides) {
  EXPECT_EQ(Score(kNs, Won(60, 20, 4), Won(102, 50, 4), "kbn"), "nat 0-232");
}

TEST(Nat, LeavesEachSideItsOwnWhereTheRulesSaySo) {
  EXPECT_EQ(Score(kNs, Won(60, 20, 4), Won(102, 50, 4), "nat=own"), "nat 80-152");
}

TEST(Nat, LeavesBothSidesTheTieWhereEachKeepsItsOwn) {
  EXPECT_EQ(Score(kNs, Won(81, 0, 4), Won(81, 0, 4), "nat=own"), "nat 81-81");
}

// Fédération Française de Belote, 7 and 10.
TEST(Belote, CountsForItsSideAlsoWhenTheContractIsLost) {
  EXPECT_EQ(Score(kNs, Won(72, 20, 4), Won(90, 0, 4), "belote"), "made 92-90");
  EXPECT_EQ(Score(kNs, Won(70, 20, 4), Won(92, 0, 4), "belote"), "nat 20-162");
  EXPECT_EQ(Score(kNs, Won(70, 0, 4), Won(92, 20, 4), "belote"), "nat 0-182");
  EXPECT_EQ(Score(kNs, Won(71, 20, 4), Won(91, 0, 4), "belote"), "nat 20-162");
  EXPECT_EQ(Score(kNs, Won(71, 20, 4), Won(91, 0, 4), "belote,tie=made"), "made 91-91");
}

TEST(Belote, BringsTwoHundredAndFiftyTwoForAllTricksOfEitherSide) {
  EXPECT_EQ(Score(kNs, Won(162, 0, 8), Won(0, 20, 0), "belote"), "pit 252-20");
  EXPECT_EQ(Score(kNs, Won(0, 20, 0), Won(162, 0, 8), "belote"), "nat 20-252");
}

TEST(Pit, BringsAHundredMore) {
  EXPECT_EQ(Score(kNs, Won(162, 0, 8), Won(0, 0, 0), "kbn"), "pit 262-0");
}

TEST(Pit, BringsItsBonusOnTopOfTheRoem) {
  EXPECT_EQ(Score(kNs, Won(162, 70, 8), Won(0, 0, 0), "kbn"), "pit 332-0");
}

TEST(Pit, BringsAsMuchAsTheRulesSay) {
  EXPECT_EQ(Score(kNs, Won(162, 0, 8), Won(0, 0, 0), "pit=88"), "pit 250-0");
}

TEST(Pit, IsStillPitWhereItBringsNothing) {
  EXPECT_EQ(Score(kNs, Won(162, 0, 8), Won(0, 0, 0), "pit=0"), "pit 162-0");
}

TEST(Pit, KeepsItsBonusWhereRoemIsOff) {
  EXPECT_EQ(Score(kNs, Won(162, 0, 8), Won(0, 0, 0), "roem=off"), "pit 262-0");
}

TEST(Pit, TakesAllTricksNotJustAllPoints) {
  EXPECT_EQ(Score(kNs, Won(162, 0, 7), Won(0, 0, 1), "kbn"), "made 162-0");
}

TEST(Pit, OfEastWestBringsTheSame) {
  EXPECT_EQ(Score(kEw, Won(0, 0, 0), Won(162, 0, 8), "kbn"), "pit 0-262");
}

TEST(Pit, IsPlainNatWhenTheOthersTakeAllTricks) {
  EXPECT_EQ(Score(kNs, Won(0, 0, 0), Won(162, 20, 8), "kbn"), "nat 0-182");
}

TEST(Pit, IsNatWithTheBonusWhenTheOthersTakeAllTricksAndEitherSideMayHaveIt) {
  EXPECT_EQ(Score(kNs, Won(0, 0, 0), Won(162, 20, 8), "pit-for=either"), "nat 0-282");
}

TEST(Pit, BringsTheDeclarersNoMoreWhereEitherSideMayHaveIt) {
  EXPECT_EQ(Score(kNs, Won(162, 0, 8), Won(0, 0, 0), "pit-for=either"), "pit 262-0");
}

TEST(Pit, OfTheOthersIsTheirsWhereEachKeepsItsOwn) {
  EXPECT_EQ(Score(kNs, Won(0, 0, 0), Won(162, 20, 8), "nat=own,pit-for=either"), "nat 0-282");
}

TEST(Pit, OfTheOthersIsNoneForSevenTricksWhereEitherSideMayHaveIt) {
  EXPECT_EQ(Score(kNs, Won(2, 0, 1), Won(160, 0, 7), "pit-for=either"), "nat 0-162");
}

// What a revoke of `side` brings after both sides won 20 and 50 roem.
std::string RevokeOf(Side side, std::string_view rules) {
  return TextOf(
      ScoreRevoke(side, {side, Suit::kHearts}, {Won(30, 20, 2), Won(40, 50, 3)}, RulesOf(rules)));
}

TEST(ScoreRevoke, BringsTheOthersItsPointsAndTheRoemOfBothSides) {
  EXPECT_EQ(RevokeOf(kNs, "kbn"), "revoke 0-332");
  EXPECT_EQ(RevokeOf(kEw, "kbn"), "revoke 332-0");
}

TEST(ScoreRevoke, LeavesEachSideItsBelote) {
  EXPECT_EQ(RevokeOf(kNs, "belote"), "revoke 20-312");
  EXPECT_EQ(RevokeOf(kNs, "belote,revoke-roem=off"), "revoke 20-312");
  EXPECT_EQ(RevokeOf(kEw, "belote,revoke-roem=off,double=H"), "revoke 564-100");
}

TEST(ScoreRevoke, BringsWhatTheRulesSay) { EXPECT_EQ(RevokeOf(kNs, "bedum"), "revoke 0-232"); }

TEST(Pit, IsNatWhereTheOthersHaveMoreRoemInTheirHands) {
  EXPECT_EQ(Score(kNs, Won(162, 0, 8), Won(0, 170, 0), "kbn,roem=hand"), "nat 0-332");
  EXPECT_EQ(Score(kNs, Won(162, 20, 8), Won(0, 170, 0), "kbn,roem=hand"), "pit 282-170");
}

TEST(Double, CountsAllThatIsWrittenTwiceInItsSuitAlone) {
  EXPECT_EQ(Score(kNs, Won(102, 20, 5), Won(60, 50, 3), "double=H"), "made 244-220");
  EXPECT_EQ(Score(kNs, Won(80, 20, 5), Won(82, 50, 3), "double=H"), "nat 0-464");
  EXPECT_EQ(Score(kNs, Won(162, 20, 8), Won(0, 0, 0), "double=H"), "pit 564-0");
  EXPECT_EQ(Score(kNs, Won(102, 20, 5), Won(60, 50, 3), "double=S"), "made 122-110");
  EXPECT_EQ(RevokeOf(kNs, "kbn,double=H"), "revoke 0-664");
  EXPECT_EQ(RevokeOf(kNs, "kbn,double=S"), "revoke 0-332");
}

// What North-South declared, so often doubled.
std::string Doubled(int doublings, const Tally& ns, const Tally& ew, std::string_view rules) {
  return TextOf(ScoreContract({kNs, Suit::kHearts, doublings}, {ns, ew}, RulesOf(rules)));
}

constexpr std::string_view kWithKraken = "kbn,roem=hand,doubling=cards";

// klaverjas.nl, "Spelregels Kraken": "Bij elke kraak worden de punten van die ronde verdubbeld (de
// roem telt niet mee bij de verdubbeling)".
TEST(Kraken, DoublesCardPointsAndNotRoem) {
  const Tally ns = Won(100, 20, 5);
  const Tally ew = Won(62, 50, 3);
  EXPECT_EQ(Doubled(0, ns, ew, kWithKraken), "made 120-112");
  EXPECT_EQ(Doubled(2, ns, ew, kWithKraken), "made 420-298");
  EXPECT_EQ(Doubled(2, ns, ew, "kbn,roem=hand,doubling=all"), "made 480-448");
}

// "De partij die gaat of die gekraakt heeft moet meer dan de helft van de punten halen, anders gaan
// ze nat".
TEST(Kraken, HasWhoDoubledLastMakeMoreThanHalf) {
  EXPECT_EQ(Doubled(1, Won(100, 0, 5), Won(62, 0, 3), kWithKraken), "nat 324-0");
  EXPECT_EQ(Doubled(1, Won(62, 20, 3), Won(100, 0, 5), kWithKraken), "made 144-200");
  EXPECT_EQ(Doubled(2, Won(62, 0, 3), Won(100, 20, 5), kWithKraken), "nat 0-668");
  EXPECT_EQ(Doubled(3, Won(100, 20, 5), Won(62, 0, 3), kWithKraken), "nat 1316-0");
}

TEST(Kraken, LosesATieForWhoDoubledLast) {
  EXPECT_EQ(Doubled(0, Won(81, 0, 4), Won(81, 0, 4), kWithKraken), "nat 0-162");
  EXPECT_EQ(Doubled(1, Won(81, 0, 4), Won(81, 0, 4), kWithKraken), "nat 324-0");
  EXPECT_EQ(Doubled(2, Won(81, 0, 4), Won(81, 0, 4), kWithKraken), "nat 0-648");
  EXPECT_EQ(Doubled(3, Won(81, 0, 4), Won(81, 0, 4), kWithKraken), "nat 1296-0");
}

TEST(Kraken, HasRoemCountLessForWhoMakesItThanCardPoints) {
  EXPECT_EQ(Doubled(0, Won(90, 0, 4), Won(72, 20, 4), kWithKraken), "nat 0-182");
  EXPECT_EQ(Doubled(2, Won(90, 0, 4), Won(72, 20, 4), kWithKraken), "made 360-308");
}

TEST(Kraken, HasThePitBonusWithTheRoem) {
  EXPECT_EQ(Doubled(2, Won(162, 0, 8), Won(0, 0, 0), kWithKraken), "pit 748-0");
  EXPECT_EQ(Doubled(2, Won(162, 0, 8), Won(0, 0, 0), "kbn,doubling=all"), "pit 1048-0");
  EXPECT_EQ(Doubled(1, Won(0, 0, 0), Won(162, 0, 8), kWithKraken), "pit 0-424");
}

}  // namespace
}  // namespace jasnel
