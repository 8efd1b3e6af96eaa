// Reading and writing deal lines.

#include "jasnel/deal_line.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::PositionOf;
using testing::RulesOf;

constexpr std::string_view kHands = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";

// What is read from the hands above and `fields`.
DealLine ReadFields(std::string_view fields) {
  const Result<DealLine> deal = ParseDealLine(std::string(kHands) + " " + std::string(fields));
  if (deal.ok()) return *deal;
  ADD_FAILURE() << deal.error().message;
  return {};
}

// What a whole line is written as after reading.
std::string Rewritten(std::string_view line, Language language = Language::kEnglish) {
  const Result<DealLine> deal = ParseDealLine(line);
  return deal.ok() ? FormatDealLine(*deal, language) : deal.error().message;
}

TEST(DealLine, HoldsFourHandsOfSpadesHeartsDiamondsClubs) {
  const DealLine deal = ReadFields("");
  EXPECT_EQ(FormatCards(deal.hands[Index(Seat::kNorth)]), "SA,SJ,ST,HQ,H8,DT,D9,D8");
  EXPECT_EQ(FormatCards(deal.hands[Index(Seat::kEast)]), "SK,HK,HJ,DK,CK,CT,C9,C8");
  EXPECT_EQ(FormatCards(deal.hands[Index(Seat::kSouth)]), "S9,HT,H9,H7,DA,CA,CQ,CJ");
  EXPECT_EQ(FormatCards(deal.hands[Index(Seat::kWest)]), "SQ,S8,S7,HA,DQ,DJ,D7,C7");
}

TEST(DealLine, MayLeaveOutEveryField) {
  const DealLine deal = ReadFields("");
  EXPECT_FALSE(deal.rules || deal.trump || deal.leader || deal.dealer || deal.declarer);
  EXPECT_FALSE(deal.value || !deal.turned.empty() || deal.board);
  EXPECT_TRUE(deal.trick.empty());
  EXPECT_EQ(deal.won[0], Tally{});
  EXPECT_EQ(deal.won[1], Tally{});
}

TEST(DealLine, MayStartWithAnySeat) {
  EXPECT_EQ(Rewritten("S:A... K... Q... J..."), "N:Q... J... A... K...");
}

TEST(DealLine, MayStartWithADutchSeat) {
  EXPECT_EQ(Rewritten("O:A... K... Q... J..."), "N:J... A... K... Q...");
}

TEST(DealLine, MayStartWithTheNameOfASeat) {
  EXPECT_EQ(Rewritten("West:A... K... Q... J..."), "N:K... Q... J... A...");
}

TEST(DealLine, MayHaveASpaceBehindTheSeat) {
  EXPECT_EQ(Rewritten(" N: A... K... Q... J..."), "N:A... K... Q... J...");
}

TEST(DealLine, MayHoldEmptyHands) { EXPECT_EQ(Rewritten("N:- A... - -"), "N:- A... - -"); }

TEST(DealLine, TakesPointsAloneForAnEmptyHand) {
  EXPECT_EQ(Rewritten("N:... A... ... ..."), "N:- A... - -");
}

TEST(DealLine, TakesRanksInAnyOrder) {
  EXPECT_EQ(Rewritten("N:7AT... K... Q... J..."), "N:AT7... K... Q... J...");
}

TEST(DealLine, TakesDutchRanksAndTens) {
  EXPECT_EQ(Rewritten("N:AHVB10987... - - -"), "N:AKQJT987... - - -");
}

TEST(DealLine, TakesSmallLetters) { EXPECT_EQ(Rewritten("n:akqjt... - - -"), "N:AKQJT... - - -"); }

TEST(DealLine, TakesBothLanguagesInOneHand) {
  EXPECT_EQ(Rewritten("N:AK.HV.B10.TJ - - -"), "N:AK.KQ.JT.JT - - -");
}

TEST(DealLine, TakesTabsAndMoreSpacesBetweenWords) {
  EXPECT_EQ(Rewritten("N:A...\tK...  Q... J...   trump=H\r\n"), "N:A... K... Q... J... trump=H");
}

TEST(DealLine, EndsAtAComment) {
  EXPECT_EQ(Rewritten("N:A... K... Q... J... trump=H # leader=N"), "N:A... K... Q... J... trump=H");
}

TEST(DealLine, ReadsRules) {
  EXPECT_EQ(ReadFields("rules=nku-rotterdam,roem=off").rules, RulesOf("nku-rotterdam,roem=off"));
}

TEST(DealLine, ReadsTrump) { EXPECT_EQ(ReadFields("trump=H").trump, Suit::kHearts); }

TEST(DealLine, ReadsTrumpInDutch) {
  EXPECT_EQ(ReadFields("trump=R").trump, Suit::kDiamonds);
  EXPECT_EQ(ReadFields("trump=klaveren").trump, Suit::kClubs);
}

TEST(DealLine, ReadsTrumpAsASign) { EXPECT_EQ(ReadFields("trump=♠").trump, Suit::kSpades); }

TEST(DealLine, ReadsTheLeader) { EXPECT_EQ(ReadFields("leader=S").leader, Seat::kSouth); }

TEST(DealLine, ReadsTheLeaderInDutch) { EXPECT_EQ(ReadFields("leader=Z").leader, Seat::kSouth); }

TEST(DealLine, ReadsTheDealer) { EXPECT_EQ(ReadFields("dealer=W").dealer, Seat::kWest); }

TEST(DealLine, ReadsTheDeclarer) { EXPECT_EQ(ReadFields("declarer=East").declarer, Seat::kEast); }

TEST(DealLine, ReadsTheSuitThatWasTurned) {
  EXPECT_EQ(ReadFields("turned=H").turned, Suit::kHearts);
  EXPECT_EQ(ReadFields("turned=ruiten").turned, Suit::kDiamonds);
}

TEST(DealLine, TakesTheSuitThatWasTurnedForNoTrump) { EXPECT_FALSE(ReadFields("turned=H").trump); }

TEST(DealLine, ReadsTheNumberOfTheBoard) {
  EXPECT_EQ(ReadFields("board=1").board, 1);
  EXPECT_EQ(ReadFields("board=999999").board, 999999);
}

TEST(DealLine, ReadsTheTrickInItsOrder) {
  const DealLine deal = ReadFields("trick=S7,SA,H10");
  ASSERT_EQ(deal.trick.size(), 3);
  EXPECT_EQ(FormatCard(deal.trick[0]), "S7");
  EXPECT_EQ(FormatCard(deal.trick[1]), "SA");
  EXPECT_EQ(FormatCard(deal.trick[2]), "HT");
}

TEST(DealLine, ReadsANegativeValue) { EXPECT_EQ(ReadFields("value=-38").value, Points(-38)); }

TEST(DealLine, ReadsWhatWasWonBefore) {
  const DealLine deal = ReadFields("ns=60 ew=40 ns-roem=20 ew-roem=50 ns-tricks=3");
  EXPECT_EQ(deal.won[Index(Side::kNorthSouth)], (Tally{Points(60), Points(20), 3}));
  EXPECT_EQ(deal.won[Index(Side::kEastWest)], (Tally{Points(40), Points(50), 0}));
}

TEST(DealLine, ReadsFieldsInAnyOrder) {
  EXPECT_EQ(ReadFields("leader=S trump=H rules=kbn"), ReadFields("rules=kbn trump=H leader=S"));
}

TEST(DealLine, ReadsFieldNamesInEitherCase) {
  EXPECT_EQ(ReadFields("TRUMP=h Leader=s"), ReadFields("trump=H leader=S"));
}

TEST(FormatDealLine, WritesEveryFieldInItsOrder) {
  constexpr std::string_view kLine =
      "N:.A.. 8.J.. K9... .T.. rules=kbn,roem=off trump=H leader=W trick=S7,SA dealer=E "
      "declarer=S turned=D value=-12 ns=30 ew=40 ns-roem=20 ew-roem=50 ns-tricks=2 board=16";
  EXPECT_EQ(Rewritten(kLine), kLine);
}

TEST(FormatDealLine, WritesDutch) {
  EXPECT_EQ(Rewritten("N:KT.A.. J.Q.. .K.8. .T.7. trump=D leader=S trick=CK,CT dealer=E declarer=S "
                      "turned=C",
                      Language::kDutch),
            "N:H10.A.. B.V.. .H.8. .10.7. trump=R leader=Z trick=KH,K10 dealer=O declarer=Z "
            "turned=K");
}

TEST(FormatDealLine, WritesDutchThatCanBeReadBack) {
  const std::string line = std::string(kHands) + " rules=bedum trump=C leader=E declarer=S";
  EXPECT_EQ(Rewritten(Rewritten(line, Language::kDutch)), line);
}

TEST(FormatDealLine, LeavesOutNothingWon) {
  EXPECT_EQ(Rewritten("N:A... K... Q... J... ns=0 ew=0 ns-roem=0 ew-roem=0 ns-tricks=0"),
            "N:A... K... Q... J...");
}

TEST(ParseBoard, ReadsANumberAndNothingElse) {
  EXPECT_EQ(ParseBoard("16"), 16);
  for (const char* text : {"", "0", "-1", "1000000", "16a", " 16", "1.5"}) {
    EXPECT_FALSE(ParseBoard(text)) << text;
  }
}

TEST(ParseHands, ReadsHands) {
  const Result<Hands> hands = ParseHands(kHands);
  ASSERT_TRUE(hands.ok());
  EXPECT_EQ(FormatHands(*hands), kHands);
}

std::string Line(std::string_view fields) {
  return std::string(kHands) + " " + std::string(fields);
}

TEST(ToPosition, TakesTheHandsTrumpAndRulesOfTheLine) {
  const Position position = PositionOf(Line("rules=bedum trump=C leader=S"));
  EXPECT_EQ(FormatHands(position.hands), kHands);
  EXPECT_EQ(position.trump, Suit::kClubs);
  EXPECT_EQ(position.rules, RulesOf("bedum"));
  EXPECT_EQ(position.leader, Seat::kSouth);
}

TEST(ToPosition, TakesTheTrumpItIsGivenRatherThanThatOfTheLine) {
  EXPECT_EQ(ToPosition(ReadFields("trump=H leader=S"), Suit::kClubs).value().trump, Suit::kClubs);
}

TEST(ToPosition, PlaysByKbnWhereTheLineSaysNothing) {
  EXPECT_EQ(PositionOf(Line("trump=C leader=S")).rules, RulesOf("kbn"));
}

TEST(ToPosition, LetsTheSeatLeftOfTheDealerLead) {
  EXPECT_EQ(PositionOf(Line("trump=C dealer=N")).leader, Seat::kEast);
  EXPECT_EQ(PositionOf(Line("trump=C dealer=W")).leader, Seat::kNorth);
}

TEST(ToPosition, LetsTheSeatLeftOfTheDealerLeadWhoeverDeclares) {
  EXPECT_EQ(PositionOf(Line("trump=C dealer=N declarer=W")).leader, Seat::kEast);
}

TEST(ToPosition, TakesALeaderWhoSitsLeftOfTheDealer) {
  EXPECT_EQ(PositionOf(Line("trump=C dealer=N leader=E")).leader, Seat::kEast);
}

TEST(ToPosition, FindsTheLeaderOfAFirstTrickInProgress) {
  EXPECT_EQ(PositionOf("N:AJT.Q8.T98. K.KJ.K.KT9 9.T97.A.AQJ Q87.A.QJ7.7 trump=H dealer=N trick=C8")
                .leader,
            Seat::kEast);
}

TEST(ToPosition, TakesAnyLeaderAfterTheFirstTrick) {
  EXPECT_EQ(PositionOf("N:A... K... Q... J... trump=H dealer=N leader=N").leader, Seat::kNorth);
}

TEST(ToPosition, TakesTheDeclarerOfTheLine) {
  EXPECT_EQ(PositionOf(Line("trump=C leader=S declarer=E")).declarer, Seat::kEast);
}

TEST(ToPosition, TakesTheLeaderForTheDeclarerWhereTheLineSaysNothing) {
  EXPECT_EQ(PositionOf(Line("trump=C leader=S")).declarer, Seat::kSouth);
}

TEST(ToPosition, TakesTheTrickInProgress) {
  const Position position = PositionOf("N:A... K7... Q8... J9... trump=H leader=N trick=ST");
  ASSERT_EQ(position.trick.size(), 1);
  EXPECT_EQ(FormatCard(position.trick[0]), "ST");
  EXPECT_EQ(Turn(position), Seat::kEast);
}

TEST(ToPosition, TakesWhatWasWonBefore) {
  const Position position = PositionOf(
      "N:A... K... Q... J... trump=H leader=N ns=60 ew=72 ns-roem=20 ew-roem=50 "
      "ns-tricks=3");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)], (Tally{Points(60), Points(20), 3}));
  EXPECT_EQ(position.won[Index(Side::kEastWest)], (Tally{Points(72), Points(50), 4}));
}

TEST(ToPosition, GivesTheTricksNobodyNamesToEastWest) {
  const Position position = PositionOf("N:A... K... Q... J... trump=H leader=N");
  EXPECT_EQ(position.won[Index(Side::kNorthSouth)].tricks, 0);
  EXPECT_EQ(position.won[Index(Side::kEastWest)].tricks, 7);
}

TEST(ToDealLine, SaysAllThatIsKnownOfAPosition) {
  const char* line =
      "N:A... K7... Q8... J9... rules=nku-rotterdam trump=H leader=N declarer=E trick=ST ns=60 "
      "ew=12 ns-roem=20 ew-roem=50 ns-tricks=3";
  EXPECT_EQ(FormatDealLine(ToDealLine(PositionOf(line))), Rewritten(line));
}

}  // namespace
}  // namespace jasnel
