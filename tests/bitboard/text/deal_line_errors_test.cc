// What is wrong with a deal line, where, and what was expected.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "jasnel/deal_line.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::PositionError;

std::string LineError(std::string_view line) {
  const Result<DealLine> deal = ParseDealLine(line);
  return deal.ok() ? "" : deal.error().message;
}

// The hands take 49 columns, so that a field behind them starts at column 51.
constexpr std::string_view kHandsOfError = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";

std::string FieldError(std::string_view fields) {
  return LineError(std::string(kHandsOfError) + " " + std::string(fields));
}

constexpr std::string_view kFieldNames =
    "rules= trump= leader= trick= dealer= declarer= doublings= turned= value= ns= ew= "
    "ns-roem= ew-roem= ns-tricks= board=";

TEST(ParseDealLine, RefusesNothingAtAll) {
  EXPECT_EQ(LineError(""),
            "column 1: no seat at the start; expected N: E: S: or W: and four hands");
}

TEST(ParseDealLine, RefusesACommentAlone) {
  EXPECT_EQ(LineError("# N:A... K... Q... J..."),
            "column 1: no seat at the start; expected N: E: S: or W: and four hands");
}

TEST(ParseDealLine, RefusesASeatWithoutAColon) {
  EXPECT_EQ(
      LineError("N A... K... Q... J..."),
      "column 1: no seat at the start of 'N A... K... Q... J...'; expected N: E: S: or W: and "
      "four hands");
}

TEST(ParseDealLine, RefusesASeatThatDoesNotExist) {
  EXPECT_EQ(
      LineError("  X:A... K... Q... J..."),
      "column 3: no seat at the start of 'X:A... K... Q... J...'; expected N: E: S: or W: and "
      "four hands");
}

TEST(ParseDealLine, RefusesASeatWithoutHands) {
  EXPECT_EQ(LineError("N:"),
            "column 3: no hand for North; expected four hands, spades.hearts.diamonds.clubs, - "
            "for an empty one");
}

TEST(ParseDealLine, RefusesThreeHands) {
  EXPECT_EQ(LineError("S:A... K... Q..."),
            "column 17: no hand for East; expected four hands, spades.hearts.diamonds.clubs, - "
            "for an empty one");
}

TEST(ParseDealLine, RefusesARankThatThePackDoesNotHave) {
  EXPECT_EQ(
      LineError("N:AJ6.Q8.T98. - - -"),
      "column 5: '6' in North's hand 'AJ6.Q8.T98.' is not a card; expected A K Q J T 9 8 7 (or "
      "A H V B 10 9 "
      "8 7) and '.' between suits");
}

TEST(ParseDealLine, RefusesHalfATen) {
  EXPECT_EQ(
      LineError("N:AJ1.Q8.T98. - - -"),
      "column 5: '1' in North's hand 'AJ1.Q8.T98.' is not a card; expected A K Q J T 9 8 7 (or "
      "A H V B 10 9 "
      "8 7) and '.' between suits");
}

TEST(ParseDealLine, RefusesASignThatIsNoCard) {
  EXPECT_EQ(
      LineError("N:A★... - - -"),
      "column 4: '★' in North's hand 'A★...' is not a card; expected A K Q J T 9 8 7 (or A H V B "
      "10 9 8 7) and '.' between suits");
}

TEST(ParseDealLine, RefusesAFieldInThePlaceOfAHand) {
  EXPECT_EQ(LineError("N:A... K... Q... trump=H"),
            "column 18: no hand for West; expected four hands, spades.hearts.diamonds.clubs, - for "
            "an empty one");
}

TEST(ParseDealLine, RefusesAFifthSuit) {
  EXPECT_EQ(LineError("N:A.K.Q.J.T - - -"),
            "column 10: North's hand 'A.K.Q.J.T' has a fifth suit; expected "
            "spades.hearts.diamonds.clubs");
}

TEST(ParseDealLine, RefusesThreeSuits) {
  EXPECT_EQ(
      LineError("N:A... K.T9.J Q... J..."),
      "column 8: East's hand 'K.T9.J' has 3 suits; expected four, such as AJT.Q8.T98. with a '.' "
      "between them");
}

TEST(ParseDealLine, RefusesOneSuit) {
  EXPECT_EQ(LineError("N:A K... Q... J..."),
            "column 3: North's hand 'A' has 1 suit; expected four, such as AJT.Q8.T98. with a '.' "
            "between them");
}

TEST(ParseDealLine, RefusesACardTwiceInAHand) {
  EXPECT_EQ(LineError("N:A.A.AA. - - -"),
            "column 8: card DA a second time, in North's hand 'A.A.AA.'; expected each card once");
}

TEST(ParseDealLine, RefusesACardInTwoHands) {
  EXPECT_EQ(LineError("N:A10... K... Q.T.. 10..."),
            "column 21: card ST a second time, in West's hand '10...'; expected each card once");
}

TEST(ParseDealLine, RefusesThirtyThreeCards) {
  EXPECT_EQ(
      LineError("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJT Q87.A.QJ7.7"),
      "column 38: card CT a second time, in South's hand '9.T97.A.AQJT'; expected each card once");
}

TEST(ParseDealLine, RefusesAWordThatIsNoField) {
  EXPECT_EQ(FieldError("hearts"),
            "column 51: 'hearts' after the four hands; expected a field, one "
            "of " +
                std::string(kFieldNames));
}

TEST(ParseDealLine, RefusesAFifthHand) {
  EXPECT_EQ(FieldError("-"), "column 51: '-' after the four hands; expected a field, one of " +
                                 std::string(kFieldNames));
}

TEST(ParseDealLine, RefusesAnUnknownField) {
  EXPECT_EQ(FieldError("trump=H atout=H"),
            "column 59: unknown field 'atout'; expected one of " + std::string(kFieldNames));
}

TEST(ParseDealLine, RefusesAFieldASecondTime) {
  EXPECT_EQ(FieldError("trump=H leader=N trump=H"),
            "column 68: trump= a second time; expected it once");
}

TEST(ParseDealLine, RefusesATurnedSuitOrABoardASecondTime) {
  EXPECT_EQ(FieldError("turned=H turned=S"), "column 60: turned= a second time; expected it once");
  EXPECT_EQ(FieldError("board=1 board=1"), "column 59: board= a second time; expected it once");
}

TEST(ParseDealLine, RefusesAnUnknownRuleSet) {
  EXPECT_EQ(
      FieldError("rules=belgian"),
      "column 57: unknown rule set 'belgian'; expected one of kbn, nkf, nkf-international, "
      "nku, nku-rotterdam, bedum, bedum-rotterdam, bedum-utrecht, bga, bga-rotterdam, bga-obliged, "
      "bga-obliged-rotterdam, gamepoint, gamepoint-rotterdam, klaverjassenonline, gedraaid, "
      "gedraaid-rotterdam, utrecht, kraken, belote");
}

TEST(ParseDealLine, RefusesAnUnknownRuleOption) {
  EXPECT_EQ(FieldError("trump=H rules=kbn,overtrump=free"),
            "column 69: " + ParseRules("kbn,overtrump=free").error().message);
}

TEST(ParseDealLine, RefusesAWrongValueOfARuleOption) {
  EXPECT_EQ(FieldError("rules=kbn,roem=yes"),
            "column 61: rule option roem='yes'; expected on, hand, both, belote or off");
}

// A field with a value that cannot be read.
struct WrongField {
  const char* name;
  std::string_view field;
  std::string_view expected;
};

constexpr std::string_view kTurnedForm =
    "S, H, D or C, or several in the order in which they were tur"
    "ned, such as H,C or H,joker";
constexpr std::string_view kSeatExpectedThere = "N, E, S or W";
constexpr std::string_view kPoints = "a number of points from 0 to 9999";
constexpr std::string_view kBoardExpected = "a number from 1 to 999999";
constexpr std::string_view kTricks = "a number of tricks from 0 to 8";
constexpr std::string_view kValue = "a number of points, North-South minus East-West";
constexpr std::string_view kTrick = "one to three cards, suit then rank, such as SA,S7";

constexpr WrongField kWrongFields[] = {
    {"Trump", "trump=X", "S, H, D or C"},
    {"NoTrump", "trump=", "S, H, D or C"},
    {"Leader", "leader=X", kSeatExpectedThere},
    {"Dealer", "dealer=1", kSeatExpectedThere},
    {"Declarer", "declarer=NS", kSeatExpectedThere},
    {"TrickOfNoCards", "trick=A7", kTrick},
    {"TrickOfFourCards", "trick=SA,S7,S8,S9", kTrick},
    {"TrickWithoutCommas", "trick=SAS7", kTrick},
    {"TrickWithoutACardBetweenCommas", "trick=SA,,S7", kTrick},
    {"ValueInLetters", "value=ten", kValue},
    {"ValueWithAFraction", "value=1.5", kValue},
    {"ValueOutOfBounds", "value=10000", kValue},
    {"ValueFarOutOfBounds", "value=-99999999999999999999", kValue},
    {"PointsBelowZero", "ns=-1", kPoints},
    {"PointsOutOfBounds", "ew=10000", kPoints},
    {"RoemInLetters", "ns-roem=stuk", kPoints},
    {"NoRoem", "ew-roem=", kPoints},
    {"TurnedCard", "turned=H8", kTurnedForm},
    {"NothingTurned", "turned=", kTurnedForm},
    {"BoardZero", "board=0", kBoardExpected},
    {"BoardOfSevenFigures", "board=1000000", kBoardExpected},
    {"BoardInLetters", "board=A1", kBoardExpected},
    {"NoBoard", "board=", kBoardExpected},
    {"NineTricks", "ns-tricks=9", kTricks},
    {"TricksBelowZero", "ns-tricks=-1", kTricks},
};

class EachWrongField : public ::testing::TestWithParam<WrongField> {};

TEST_P(EachWrongField, IsNamedWithItsColumnAndWhatWasExpected) {
  EXPECT_EQ(FieldError(GetParam().field), "column 51: '" + std::string(GetParam().field) +
                                              "'; expected " + std::string(GetParam().expected));
}

INSTANTIATE_TEST_SUITE_P(WrongFields, EachWrongField, ::testing::ValuesIn(kWrongFields),
                         [](const auto& field) { return std::string(field.param.name); });

TEST(ParseHands, RefusesMoreThanHands) {
  const Result<Hands> hands = ParseHands(std::string(kHandsOfError) + " trump=H");
  ASSERT_FALSE(hands.ok());
  EXPECT_EQ(hands.error().message,
            "column 51: 'trump=H' after the four hands; expected nothing more");
}

std::string WholeDealError(std::string_view fields) {
  return PositionError(std::string(kHandsOfError) + " " + std::string(fields));
}

TEST(ToPosition, AsksWhoLeadsToTheFirstTrick) {
  EXPECT_EQ(WholeDealError("trump=H"), "nobody leads; expected leader= or dealer=");
}

TEST(ToPosition, AsksWhoLeadsToALaterTrick) {
  EXPECT_EQ(PositionError("N:A... K... Q... J... trump=H dealer=N"),
            "nobody leads; expected leader= of the trick in progress");
}

TEST(ToPosition, RefusesALeaderWhoDoesNotSitLeftOfTheDealer) {
  EXPECT_EQ(WholeDealError("trump=H dealer=N leader=S"),
            "leader=S with dealer=N; expected leader=E, left of the dealer, at the first trick");
}

TEST(ToPosition, RefusesALeaderWhoHasNotPlayedTheFirstCardOfTheTrick) {
  EXPECT_EQ(PositionError("N:A... K7... Q8... J9... trump=H leader=E trick=ST"),
            "East holds 2 cards; expected 1, one less than South, who has yet to play to the "
            "trick");
}

TEST(ToPosition, RefusesAHandThatIsTooShort) {
  EXPECT_EQ(PositionError("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQ Q87.A.QJ7.7 trump=H leader=N"),
            "South holds 7 cards; expected 8 like North");
}

TEST(ToPosition, RefusesAHandThatIsTooLong) {
  EXPECT_EQ(PositionError("N:A... K... QT... J... trump=H leader=N"),
            "South holds 2 cards; expected 1 like North");
}

TEST(ToPosition, RefusesADealThatIsOver) {
  EXPECT_EQ(PositionError("N:- - - - trump=H leader=N"),
            "no cards left to play; expected 1 to 8 cards for each seat");
}

TEST(ToPosition, RefusesACardOfTheTrickThatIsInAHand) {
  EXPECT_EQ(PositionError("N:A... K7... Q8... J9... trump=H leader=N trick=S7"),
            "trick: card S7 is also in a hand or twice in the trick; hands hold what is still to "
            "be played");
}

TEST(ToPosition, RefusesACardOfTheTrickThatWasNotLegal) {
  EXPECT_EQ(PositionError("N:A... K... Q8... J9... trump=H leader=N trick=ST,H7"),
            "trick: East may not play H7 there; expected SK");
}

TEST(ToPosition, RefusesMoreTricksThanWerePlayed) {
  EXPECT_EQ(PositionError("N:AT... K7... Q8... J9... trump=H leader=N ns-tricks=7"),
            "ns-tricks=7; expected at most 6, the tricks that were played");
}

TEST(ToPosition, RefusesATrickBeforeTheFirst) {
  EXPECT_EQ(WholeDealError("trump=H leader=N ns-tricks=1"),
            "ns-tricks=1; expected at most 0, the tricks that were played");
}

TEST(ToPosition, RefusesMorePointsThanTheCardsGoneCanHaveBrought) {
  // SA SK SQ SJ, 20 of the 152 points, are still there.
  EXPECT_EQ(PositionError("N:A... K... Q... J... trump=H leader=N ns=100 ew=33"),
            "ns= and ew= add up to 133; expected at most 132, the points of the cards that are "
            "gone");
}

TEST(ToPosition, RefusesPointsBeforeTheFirstTrick) {
  EXPECT_EQ(WholeDealError("trump=H leader=N ns=1"),
            "ns= and ew= add up to 1; expected at most 0, the points of the cards that are gone");
}

}  // namespace
}  // namespace jasnel
