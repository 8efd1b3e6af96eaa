// A deal in play: whose turn it is, what may be played, and what a full trick brings.

#include "jasnel/position.h"

#include <gtest/gtest.h>

#include <vector>

#include "jasnel/notation.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::After;
using testing::CardsIn;
using testing::LegalAfter;
using testing::PositionError;
using testing::PositionOf;

TEST(Trick, IsEmptyAtFirst) {
  EXPECT_TRUE(Trick().empty());
  EXPECT_EQ(Trick().size(), 0);
}

TEST(Trick, KeepsTheOrderOfPlay) {
  Trick trick;
  for (const Card card : CardsIn("S7,SA,H8")) trick.Add(card);
  EXPECT_EQ(std::vector<Card>(trick.begin(), trick.end()), CardsIn("S7,SA,H8"));
  EXPECT_EQ(trick[1], ParseCard("SA"));
  EXPECT_EQ(trick.size(), 3);
}

TEST(Trick, IsEmptyAgainWhenCleared) {
  Trick trick;
  trick.Add(Card(0));
  trick.Clear();
  EXPECT_TRUE(trick.empty());
}

TEST(Trick, IsAnotherOneInAnotherOrder) {
  Trick one;
  Trick other;
  for (const Card card : CardsIn("S7,SA")) one.Add(card);
  for (const Card card : CardsIn("SA,S7")) other.Add(card);
  EXPECT_FALSE(one == other);
}

TEST(Trick, IsAnotherOneWithACardMore) {
  Trick one;
  Trick other;
  one.Add(Card(0));
  other.Add(Card(0));
  other.Add(Card(1));
  EXPECT_FALSE(one == other);
}

TEST(Trick, DoesNotRememberWhatWasCleared) {
  Trick one;
  Trick other;
  one.Add(Card(5));
  one.Clear();
  one.Add(Card(0));
  other.Add(Card(0));
  EXPECT_TRUE(one == other);
}

// Two cards each; six tricks were played before, none of them by North-South.
constexpr const char* kEnding = "N:A7... T.8.. K9... 8.J.. trump=H leader=N";

TEST(Turn, IsTheLeadersAtTheStartOfATrick) { EXPECT_EQ(Turn(After(kEnding, "")), Seat::kNorth); }

TEST(Turn, GoesClockwise) {
  EXPECT_EQ(Turn(After(kEnding, "SA")), Seat::kEast);
  EXPECT_EQ(Turn(After(kEnding, "SA,ST")), Seat::kSouth);
  EXPECT_EQ(Turn(After(kEnding, "SA,ST,S9")), Seat::kWest);
}

TEST(LegalCards, OfTheLeaderAreTheWholeHand) { EXPECT_EQ(LegalAfter(kEnding, ""), "SA,S7"); }

TEST(LegalCards, OfTheOthersFollowTheSuitLed) { EXPECT_EQ(LegalAfter(kEnding, "SA"), "ST"); }

TEST(LegalCards, OfTheThirdSeatKnowThatTheLeaderIsThePartner) {
  EXPECT_EQ(LegalAfter("N:A7... 98... .7.A. TJ... trump=H leader=N", "SA,S8"), "H7,DA");
}

TEST(LegalCards, OfTheThirdSeatKnowThatTheSecondIsAnOpponent) {
  EXPECT_EQ(LegalAfter("N:K7... A8... .7.A. TJ... trump=H leader=N", "SK,SA"), "H7");
}

TEST(LegalCards, OfTheFourthSeatKnowThatTheSecondIsThePartner) {
  EXPECT_EQ(LegalAfter("N:K7... A8... TJ... .7.A. trump=H leader=N", "SK,SA,SJ"), "H7,DA");
}

TEST(LegalCards, OfTheFourthSeatKnowThatTheThirdIsAnOpponent) {
  EXPECT_EQ(LegalAfter("N:K7... T8... AJ... .7.A. trump=H leader=N", "SK,ST,SA"), "H7");
}

TEST(LegalCards, OfTheFourthSeatKnowThatTheLeaderIsAnOpponent) {
  EXPECT_EQ(LegalAfter("N:A7... T8... KJ... .7.A. trump=H leader=N", "SA,ST,SK"), "H7");
}

TEST(Play, TakesTheCardFromTheHandAndPutsItInTheTrick) {
  const Position position = After(kEnding, "SA");
  EXPECT_EQ(FormatHand(position.hands[0]), "7...");
  EXPECT_EQ(position.trick.size(), 1);
  EXPECT_EQ(position.trick[0], ParseCard("SA"));
}

TEST(Play, LeavesTheLeaderUntilTheTrickIsFull) {
  EXPECT_EQ(After(kEnding, "S7,ST,SK").leader, Seat::kNorth);
}

TEST(Play, ClearsAFullTrick) { EXPECT_TRUE(After(kEnding, "S7,ST,SK,S8").trick.empty()); }

TEST(Play, LetsTheWinnerLeadToTheNextTrick) {
  EXPECT_EQ(After(kEnding, "S7,ST,SK,S8").leader, Seat::kEast);
}

TEST(Play, GivesTheWinnersSideTheCardPoints) {
  const Position position = After(kEnding, "S7,ST,SK,S8");
  EXPECT_EQ(position.won[Index(Side::kEastWest)].cards, Points(14));
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)].cards, Points(0));
}

TEST(Play, CountsTheTrickForTheWinnersSide) {
  const Position position = After(kEnding, "SA,ST,S9,S8");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)].tricks, 1);
  EXPECT_EQ(position.won[Index(Side::kEastWest)].tricks, 6);
}

TEST(Play, GivesTheWinnersSideTheRoem) {
  const Position position = After(kEnding, "SA,ST,S9,S8");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)].roem, Points(20));
  EXPECT_EQ(position.won[Index(Side::kEastWest)].roem, Points(0));
}

TEST(Play, GivesNoRoemWhereRoemIsOff) {
  const Position position =
      After("N:A7... T.8.. K9... 8.J.. rules=roem=off trump=H leader=N", "SA,ST,S9,S8");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)].roem, Points(0));
}

TEST(Play, AddsToWhatWasWonBefore) {
  const Position position =
      After("N:A7... T.8.. K9... 8.J.. trump=H leader=N ns=30 ew=60 ns-roem=50 ns-tricks=2",
            "SA,ST,S9,S8");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)], (Tally{Points(51), Points(70), 3}));
  EXPECT_EQ(position.won[Index(Side::kEastWest)], (Tally{Points(60), Points(0), 4}));
}

TEST(Play, BringsNoTenForATrickBeforeTheLast) {
  EXPECT_EQ(After(kEnding, "SA,ST,S9,S8").won[0].cards, Points(21));
}

TEST(Play, BringsTenForTheLastTrick) {
  // ST HJ SK DA is 10 + 20 + 4 + 11.
  const Position position = After("N:T... .J.. K... ..A. trump=H leader=N", "ST,HJ,SK,DA");
  EXPECT_EQ(position.won[Index(Side::kEastWest)].cards, Points(45 + 10));
}

TEST(IsOver, NotWhileCardsAreHeld) { EXPECT_FALSE(IsOver(After(kEnding, "SA,ST,S9,S8"))); }

TEST(IsOver, NotWhileTheLastTrickIsInProgress) {
  EXPECT_FALSE(IsOver(After("N:A... T... K... 8... trump=H leader=N", "SA,ST,SK")));
}

TEST(IsOver, AfterTheLastCard) {
  EXPECT_TRUE(IsOver(After("N:A... T... K... 8... trump=H leader=N", "SA,ST,SK,S8")));
}

// Each player holds one whole suit.
constexpr const char* kSuitEach =
    "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 trump=H leader=N";

TEST(TricksPlayed, AreNoneAtTheStart) { EXPECT_EQ(TricksPlayed(PositionOf(kSuitEach)), 0); }

TEST(TricksPlayed, AreNoneWhileTheFirstTrickIsInProgress) {
  EXPECT_EQ(TricksPlayed(After(kSuitEach, "SA,HK,DQ")), 0);
}

TEST(TricksPlayed, AreOneAfterTheFirstTrick) {
  EXPECT_EQ(TricksPlayed(After(kSuitEach, "SA,HK,DQ,CJ")), 1);
}

TEST(Deal, BringsAllPointsInEightTricks) {
  const Position position = After(kSuitEach,
                                  "SA,HK,DQ,CJ,HA,DK,CQ,SJ,HQ,DJ,CT,S9,HJ,DT,C9,S8,"
                                  "HT,D9,C8,S7,H9,D8,C7,SK,H8,D7,CA,SQ,H7,DA,CK,ST");
  EXPECT_EQ(position.won[Index(Side::kEastWest)], (Tally{Points(162), Points(0), 8}));
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)], (Tally{Points(0), Points(0), 0}));
}

TEST(CardPoints, OfTheWholeDeckAreAHundredAndFiftyTwoWithAnyTrump) {
  for (const Suit trump : kAllSuits) EXPECT_EQ(CardPoints(kFullDeck, trump), Points(152));
}

TEST(CardPoints, OfAJackDependOnTrump) {
  EXPECT_EQ(CardPoints(*ParseCard("SJ"), Suit::kSpades), Points(20));
  EXPECT_EQ(CardPoints(*ParseCard("SJ"), Suit::kHearts), Points(2));
}

TEST(CardPoints, OfANineDependOnTrump) {
  EXPECT_EQ(CardPoints(*ParseCard("S9"), Suit::kSpades), Points(14));
  EXPECT_EQ(CardPoints(*ParseCard("S9"), Suit::kHearts), Points(0));
}

// East holds the eight of spades.
Position AfterARevoke() {
  Position position = After("N:A7... 8.J.. K9... TJ... rules=kbn trump=H leader=N", "SA");
  PlayAnyway(position, *ParseCard("HJ"));
  return position;
}

TEST(PlayAnyway, PlaysACardThatIsNotLegal) {
  EXPECT_EQ(FormatHand(AfterARevoke().hands[Index(Seat::kEast)]), "8...");
  EXPECT_EQ(AfterARevoke().trick.size(), 2);
}

TEST(PlayAnyway, LetsTheHighestTrumpWinLegalOrNot) {
  Position position = AfterARevoke();
  for (const Card card : CardsIn("S9,ST")) Play(position, card);
  EXPECT_EQ(position.leader, Seat::kEast);
}

TEST(PlayAnyway, LeavesATrickThatIsRefusedUntilItIsFull) {
  Position position = AfterARevoke();
  EXPECT_EQ(Validate(position)->message, "trick: East may not play HJ there; expected S8");
  for (const Card card : CardsIn("S9,ST")) Play(position, card);
  EXPECT_EQ(PositionError(FormatDealLine(ToDealLine(position))), "");
}

TEST(HolderOfTrick, IsTheLeaderAtFirst) {
  EXPECT_EQ(HolderOfTrick(After("N:A7... 8.J.. K9... TJ... rules=kbn trump=H leader=N", "S7")),
            Seat::kNorth);
}

TEST(HolderOfTrick, IsTheSeatOfTheHighestCard) {
  EXPECT_EQ(
      HolderOfTrick(After("N:A7... 8.J.. K9... TJ... rules=kbn trump=H leader=N", "S7,S8,SK")),
      Seat::kSouth);
}

TEST(HolderOfTrick, IsTheSeatOfTheHighestTrump) {
  EXPECT_EQ(HolderOfTrick(AfterARevoke()), Seat::kEast);
}

}  // namespace
}  // namespace jasnel
