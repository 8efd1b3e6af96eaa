// What is wrong with a position, in words.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::CardsIn;
using testing::PositionOf;
using testing::SetOf;

std::string ErrorOf(const Position& position) {
  const auto error = Validate(position);
  return error ? error->message : "";
}

// Two cards each. SA ST SK HJ, 45 of the deck's 152 points, are still there: 107 are gone.
Position ValidEnding() {
  Position position = PositionOf("N:A7... T.8.. K9... 8.J.. trump=H leader=N");
  position.won[Index(Side::kEastWest)].tricks = 6;
  return position;
}

TEST(Validate, FindsNothingWrongWithAWholeDeal) {
  EXPECT_EQ(ErrorOf(PositionOf("N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 "
                               "trump=H leader=N")),
            "");
}

TEST(Validate, FindsNothingWrongWithAnEnding) { EXPECT_EQ(ErrorOf(ValidEnding()), ""); }

TEST(Validate, FindsNothingWrongWithATrickInProgress) {
  Position position = ValidEnding();
  Play(position, *ParseCard("SA"));
  Play(position, *ParseCard("ST"));
  EXPECT_EQ(ErrorOf(position), "");
}

TEST(Validate, RefusesACardInTwoHands) {
  Position position = ValidEnding();
  position.hands[Index(Seat::kSouth)] = SetOf("SA,S9");
  EXPECT_EQ(ErrorOf(position), "card SA is in two hands; expected each card once");
}

TEST(Validate, RefusesACardOfTheTrickThatIsStillInAHand) {
  Position position = ValidEnding();
  Play(position, *ParseCard("SA"));
  position.hands[Index(Seat::kEast)] = SetOf("SA,H8");
  EXPECT_EQ(ErrorOf(position),
            "trick: card SA is also in a hand or twice in the trick; hands hold what is still to "
            "be played");
}

TEST(Validate, RefusesACardThatIsTwiceInTheTrick) {
  Position position = ValidEnding();
  Play(position, *ParseCard("SA"));
  position.hands[Index(Seat::kEast)] -= *ParseCard("ST");
  position.trick.Add(*ParseCard("SA"));
  EXPECT_EQ(ErrorOf(position),
            "trick: card SA is also in a hand or twice in the trick; hands hold what is still to "
            "be played");
}

TEST(Validate, RefusesAFullTrick) {
  Position position = ValidEnding();
  position.hands = {SetOf("S7"), SetOf("H8"), SetOf("S9"), SetOf("HJ")};
  for (const Card card : CardsIn("SA,ST,SK,S8")) position.trick.Add(card);
  EXPECT_EQ(ErrorOf(position),
            "trick: four cards; expected the trick in progress, with at most three");
}

TEST(Validate, RefusesADealWithoutCards) {
  Position position;
  position.won[Index(Side::kEastWest)].tricks = 8;
  EXPECT_EQ(ErrorOf(position), "no cards left to play; expected 1 to 8 cards for each seat");
}

TEST(Validate, RefusesAHandThatIsTooShort) {
  Position position = ValidEnding();
  position.hands[Index(Seat::kWest)] = SetOf("HJ");
  EXPECT_EQ(ErrorOf(position), "West holds 1 card; expected 2 like North");
}

TEST(Validate, NamesTheHandThatDiffersWhenItIsTheOneInTurn) {
  Position position = ValidEnding();
  ASSERT_EQ(Turn(position), Seat::kNorth);
  position.hands[Index(Seat::kNorth)] -= position.hands[Index(Seat::kNorth)].Lowest();
  EXPECT_EQ(ErrorOf(position), "North holds 1 card; expected 2 like East");
}

TEST(Validate, RefusesAHandThatIsTooLong) {
  Position position = ValidEnding();
  position.hands[Index(Seat::kWest)] |= SetOf("S8,HJ,CA");
  EXPECT_EQ(ErrorOf(position), "West holds 3 cards; expected 2 like North");
}

TEST(Validate, RefusesAnEmptyHandBesideOthers) {
  Position position = ValidEnding();
  position.hands[Index(Seat::kSouth)] = {};
  EXPECT_EQ(ErrorOf(position), "South holds 0 cards; expected 2 like North");
}

TEST(Validate, RefusesAHandThatStillHoldsACardForTheTrick) {
  Position position = ValidEnding();
  Play(position, *ParseCard("SA"));
  position.hands[Index(Seat::kNorth)] |= *ParseCard("CA");
  EXPECT_EQ(ErrorOf(position),
            "North holds 2 cards; expected 1, one less than East, who has yet to play to the "
            "trick");
}

TEST(Validate, RefusesACardInTheTrickThatDoesNotFollow) {
  Position position = ValidEnding();
  Play(position, *ParseCard("SA"));
  position.hands[Index(Seat::kEast)] = SetOf("ST");
  position.trick.Add(*ParseCard("H8"));
  EXPECT_EQ(ErrorOf(position), "trick: East may not play H8 there; expected ST");
}

TEST(Validate, RefusesACardInTheTrickThatIsALowerTrumpThanItHadToBe) {
  Position position = PositionOf("N:.7.A. .98.. .K.7. .TA.. trump=H leader=N");
  Play(position, *ParseCard("H7"));
  Play(position, *ParseCard("H9"));
  position.hands[Index(Seat::kSouth)] = SetOf("HJ");
  position.trick.Add(*ParseCard("HK"));
  EXPECT_EQ(ErrorOf(position), "trick: South may not play HK there; expected HJ");
}

TEST(Validate, JudgesACardInTheTrickByTheHandAtThatTime) {
  // East held the eight of hearts beside the ace of diamonds: ruffing was a duty.
  Position position = PositionOf("N:A7... .8.A. K9... T.J.. trump=H leader=N");
  Play(position, *ParseCard("SA"));
  position.hands[Index(Seat::kEast)] = SetOf("H8");
  position.trick.Add(*ParseCard("DA"));
  EXPECT_EQ(ErrorOf(position), "trick: East may not play DA there; expected H8");
}

TEST(Validate, JudgesACardInTheTrickByTheRulesOfTheDeal) {
  Position position = PositionOf("N:A7... 98... .7.A. TJ... trump=H leader=N");
  Play(position, *ParseCard("SA"));
  Play(position, *ParseCard("S8"));
  Play(position, *ParseCard("DA"));
  EXPECT_EQ(ErrorOf(position), "");
  position.rules.ruff = Ruff::kObliged;
  EXPECT_EQ(ErrorOf(position), "trick: South may not play DA there; expected H7");
}

TEST(Validate, RefusesANegativeNumberOfPoints) {
  Position position = ValidEnding();
  position.won[Index(Side::kNorthSouth)].cards = Points(-1);
  EXPECT_EQ(ErrorOf(position), "points and tricks won; expected no negative number");
}

TEST(Validate, RefusesANegativeNumberOfRoem) {
  Position position = ValidEnding();
  position.won[Index(Side::kEastWest)].roem = Points(-20);
  EXPECT_EQ(ErrorOf(position), "points and tricks won; expected no negative number");
}

TEST(Validate, RefusesANegativeNumberOfTricks) {
  Position position = ValidEnding();
  position.won[Index(Side::kNorthSouth)].tricks = -1;
  position.won[Index(Side::kEastWest)].tricks = 7;
  EXPECT_EQ(ErrorOf(position), "points and tricks won; expected no negative number");
}

TEST(Validate, TakesAsManyPointsAsTheCardsGoneCanHaveBrought) {
  Position position = ValidEnding();
  position.won[Index(Side::kNorthSouth)].cards = Points(50);
  position.won[Index(Side::kEastWest)].cards = Points(57);
  position.won[Index(Side::kNorthSouth)].tricks = 3;
  position.won[Index(Side::kEastWest)].tricks = 3;
  EXPECT_EQ(ErrorOf(position), "");
}

TEST(Validate, RefusesMorePointsThanTheCardsGoneCanHaveBrought) {
  Position position = ValidEnding();
  position.won[Index(Side::kNorthSouth)].cards = Points(50);
  position.won[Index(Side::kEastWest)].cards = Points(58);
  position.won[Index(Side::kNorthSouth)].tricks = 3;
  position.won[Index(Side::kEastWest)].tricks = 3;
  EXPECT_EQ(ErrorOf(position),
            "ns= and ew= add up to 108; expected at most 107, the points of the cards that are "
            "gone");
}

TEST(Validate, RefusesPointsOfCardsThatLieInTheTrick) {
  Position position = ValidEnding();
  Play(position, *ParseCard("SA"));
  position.won[Index(Side::kEastWest)].cards = Points(108);
  EXPECT_EQ(ErrorOf(position),
            "ns= and ew= add up to 108; expected at most 107, the points of the cards that are "
            "gone");
}

TEST(Validate, RefusesMoreTricksThanWerePlayed) {
  Position position = ValidEnding();
  position.won[Index(Side::kNorthSouth)].tricks = 1;
  EXPECT_EQ(ErrorOf(position), "7 tricks won; expected 6, as many as were played");
}

TEST(Validate, RefusesFewerTricksThanWerePlayed) {
  Position position = ValidEnding();
  position.won[Index(Side::kEastWest)].tricks = 1;
  EXPECT_EQ(ErrorOf(position), "1 trick won; expected 6, as many as were played");
}

TEST(Validate, RefusesFourJacksOfAnotherNumber) {
  Position position = ValidEnding();
  position.rules.four_jacks = 200;
  EXPECT_EQ(ErrorOf(position), "");
  position.rules.four_jacks = -55;
  EXPECT_EQ(ErrorOf(position), "four-jacks: -55; expected 100 or 200");
}

TEST(Validate, RefusesFourNinesOfAnotherNumber) {
  Position position = ValidEnding();
  position.rules.four_nines = 150;
  EXPECT_EQ(ErrorOf(position), "");
  position.rules.four_nines = 200;
  EXPECT_EQ(ErrorOf(position), "four-nines: 200; expected 100 or 150");
}

TEST(Validate, TakesTheRoemOfHandsBesideThatOfTricks) {
  Position position = ValidEnding();
  position.rules.roem = Roem::kBoth;
  position.won[Index(Side::kEastWest)].roem = Points(1010);
  EXPECT_EQ(ErrorOf(position), "");
}

TEST(Validate, RefusesMoreRoemThanAnyTricksCanBring) {
  Position position = ValidEnding();
  position.won[Index(Side::kEastWest)].roem = Points(1000);
  EXPECT_EQ(ErrorOf(position), "");
  position.won[Index(Side::kEastWest)].roem = Points(1010);
  EXPECT_EQ(ErrorOf(position),
            "1010 roem won; expected at most 1000, more than all tricks can bring");
}

TEST(Validate, RefusesABonusForAllTricksThatNoRuleSetCanHave) {
  Position position = ValidEnding();
  position.rules.pit = 1000;
  EXPECT_EQ(ErrorOf(position), "");
  position.rules.pit = 1001;
  EXPECT_EQ(ErrorOf(position), "pit: 1001; expected a number from 0 to 1000");
  position.rules.pit = -50;
  EXPECT_EQ(ErrorOf(position), "pit: -50; expected a number from 0 to 1000");
}

TEST(Validate, RefusesARevokeOfMoreThanAThousandPoints) {
  Position position = ValidEnding();
  position.rules.revoke = 2000;
  EXPECT_EQ(ErrorOf(position), "revoke: 2000; expected a number from 0 to 1000");
}

TEST(ValidateTricks, RefusesPointsOfASideWithoutATrick) {
  Position position = ValidEnding();
  EXPECT_FALSE(ValidateTricks(position));
  position.won[Index(Side::kNorthSouth)].cards = Points(20);
  EXPECT_EQ(ErrorOf(position), "");
  ASSERT_TRUE(ValidateTricks(position));
  EXPECT_EQ(ValidateTricks(position)->message,
            "North-South won 20 points and no trick; expected ns-tricks= of the tricks that "
            "North-South took");
  position.won[Index(Side::kNorthSouth)].tricks = 2;
  position.won[Index(Side::kEastWest)].tricks = 4;
  EXPECT_FALSE(ValidateTricks(position));
}

}  // namespace
}  // namespace jasnel
