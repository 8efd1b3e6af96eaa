// A question what to call as a line of text.

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/questions/bid.h"
#include "engine/requests/reading.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

Result<BidLine> ParseBidLine(std::string_view text, const BidLine& defaults = {}) {
  AskedBid asked;
  asked.line = defaults;
  if (auto error = ReadLine(text, Bid::kSpec.line, &asked)) return *std::move(error);
  return asked.line;
}

BidLine Read(std::string_view line, const BidLine& defaults = {}) {
  const auto bid = ParseBidLine(line, defaults);
  EXPECT_TRUE(bid.ok()) << bid.error().message;
  return bid ? *bid : BidLine{};
}

std::string LineError(std::string_view line) {
  const auto bid = ParseBidLine(line);
  return bid ? "" : bid.error().message;
}

// The question of a line, with all its fields.
BidQuestion Ask(std::string_view line) { return ToQuestion(Read(line)).value(); }

std::string QuestionError(std::string_view line) {
  const auto question = ToQuestion(Read(line));
  return question ? "" : question.error().message;
}

TEST(ParseBidLine, ReadsTheHand) {
  EXPECT_EQ(FormatHand(*Read("J97.AT.K8.7").hand), "J97.AT.K8.7");
}

TEST(ParseBidLine, ReadsTheHandAsAField) {
  EXPECT_EQ(FormatHand(*Read("dealer=N hand=J97.AT.K8.7").hand), "J97.AT.K8.7");
}

TEST(ParseBidLine, ReadsDutchAndEitherCase) {
  const BidLine line = Read("b97.a10.h8.7 DEALER=o Seat=zuid auction=Pas,pass turned=ruiten");
  EXPECT_EQ(FormatHand(*line.hand), "J97.AT.K8.7");
  EXPECT_EQ(line.dealer, Seat::kEast);
  EXPECT_EQ(line.seat, Seat::kSouth);
  EXPECT_EQ(line.auction, "Pas,pass");
  EXPECT_EQ(line.turned, Suit::kDiamonds);
}

TEST(ParseBidLine, ReadsRules) {
  EXPECT_EQ(Read("J97.AT.K8.7 rules=bedum,pit=100").rules, *ParseRules("bedum,pit=100"));
}

TEST(ParseBidLine, ReadsGivenCardsWithCommasBetweenTheHands) {
  EXPECT_EQ(Read("J97.AT.K8.7 given=S:Q...,-,.K..,-").given, *ParseHands("S:Q... - .K.. -"));
}

TEST(ParseBidLine, LeavesOutAComment) {
  EXPECT_EQ(Read("  J97.AT.K8.7 dealer=N # seat=X").dealer, Seat::kNorth);
}

TEST(ParseBidLine, LeavesFieldsOpenThatAreNotThere) {
  const BidLine line = Read("J97.AT.K8.7");
  EXPECT_FALSE(line.dealer || line.seat || line.auction || !line.turned.empty() || line.rules ||
               line.given);
}

TEST(ParseBidLine, RefusesAHandOfSevenCards) {
  EXPECT_EQ(LineError(" J97.AT.K8. dealer=N"),
            "column 2: the hand 'J97.AT.K8.' has 7 cards; expected 8");
}

TEST(ParseBidLine, RefusesAHandOfNineCards) {
  EXPECT_EQ(LineError("dealer=N hand=J97.AT.K8.78"),
            "column 15: the hand 'J97.AT.K8.78' has 9 cards; expected 8");
}

TEST(ParseBidLine, RefusesACardThatIsThereTwice) {
  EXPECT_EQ(
      LineError("J97.AT.K8.77"),
      "column 12: card C7 a second time, in the hand 'J97.AT.K8.77'; expected each card once");
}

TEST(ParseBidLine, TakesSignsWordsAndDutchFields) {
  const auto expected = ParseBidLine("J97.AT.K8.7 dealer=N seat=E auction=pass turned=H rules=nku");
  ASSERT_TRUE(expected);
  for (const char* line :
       {"♠B97 ♥A10 ♦H8 ♣7 gever=N plaats=O biedingen=pas gedraaid=harten regels=nku",
        "schoppen B 9 7, harten A 10, ruiten H 8, klaver 7 gever=noord plaats=O biedingen=pas "
        "gedraaid=♥ regels=nku",
        "SJ S9 S7 HA HT DK D8 C7 dealer=N seat=E auction=pass turned=H rules=nku"}) {
    const auto read = ParseBidLine(line);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(read->hand, expected->hand);
    EXPECT_EQ(read->dealer, expected->dealer);
    EXPECT_EQ(read->seat, expected->seat);
    EXPECT_EQ(read->turned, expected->turned);
    EXPECT_EQ(read->rules, expected->rules);
    EXPECT_EQ(read->auction, line[0] == 'S' ? "pass" : "pas");
  }
}

TEST(ParseBidLine, RefusesThreeSuits) {
  EXPECT_EQ(
      LineError("J97.AT.K87"),
      "column 1: the hand 'J97.AT.K87' has 3 suits; expected four, such as AJT.Q8.T98. with a '.' "
      "between them");
}

TEST(ParseBidLine, RefusesAFifthSuit) {
  EXPECT_EQ(
      LineError("J97.AT.K8.7."),
      "column 12: the hand 'J97.AT.K8.7.' has a fifth suit; expected spades.hearts.diamonds.clubs");
}

TEST(ParseBidLine, RefusesALetterThatIsNoCard) {
  EXPECT_EQ(
      LineError("hand=J97.AX.K8.7"),
      "column 11: 'X' in the hand 'J97.AX.K8.7' is not a card; expected A K Q J T 9 8 7 (or A H "
      "V B 10 9 8 7) "
      "and '.' between suits");
}

TEST(ParseBidLine, RefusesALineWithoutAHand) {
  EXPECT_EQ(LineError("dealer=N"),
            "column 1: no hand; expected spades.hearts.diamonds.clubs, such as J97.AT.K8.7");
}

TEST(ParseBidLine, RefusesTwoHands) {
  EXPECT_EQ(LineError("J97.AT.K8.7 hand=J97.AT.K8.7"),
            "column 13: hand= a second time; expected it once");
}

TEST(ParseBidLine, RefusesAWordThatIsNoField) {
  EXPECT_EQ(LineError("J97.AT.K8.7 pass"),
            "column 13: 'pass' after the hand; expected a field, one of hand= dealer= seat= "
            "auction= turned= rules= given= dealt= match=");
}

TEST(ParseBidLine, RefusesAFieldItDoesNotKnow) {
  EXPECT_EQ(LineError("J97.AT.K8.7 leader=N"),
            "column 13: unknown field 'leader'; expected one of hand= dealer= seat= auction= "
            "turned= rules= given= dealt= match=");
}

TEST(ParseBidLine, RefusesAFieldThatIsThereTwice) {
  EXPECT_EQ(LineError("J97.AT.K8.7 dealer=N dealer=N"),
            "column 22: dealer= a second time; expected it once");
}

TEST(ParseBidLine, RefusesASeatThatDoesNotExist) {
  EXPECT_EQ(LineError("J97.AT.K8.7 seat=Q"), "column 13: 'seat=Q'; expected N, E, S or W");
}

TEST(ParseBidLine, RefusesACallThatDoesNotExist) {
  EXPECT_EQ(
      LineError("J97.AT.K8.7 auction=pass,X"),
      "column 21: 'pass,X'; expected pass, S, H, D or C with commas between, such as pass,pass");
}

TEST(ParseBidLine, RefusesTurnedSuitsThatDoNotExist) {
  EXPECT_EQ(LineError("J97.AT.K8.7 turned=7"),
            "column 13: 'turned=7'; expected S, H, D or C, or several in the order in "
            "which they were turned, such as H,C or H,joker");
}

TEST(ParseBidLine, RefusesRulesThatDoNotExist) {
  EXPECT_EQ(LineError("J97.AT.K8.7 rules=kbn,roem=yes"),
            "column 23: rule option roem='yes'; expected on, hand, both, belote or off");
}

TEST(ParseBidLine, TellsWhereGivenHandsAreWrong) {
  EXPECT_EQ(LineError("J97.AT.K8.7 given=N:Q...,Q...,-,-"),
            "column 26: card SQ a second time, in East's hand 'Q...'; expected each card once");
  EXPECT_EQ(LineError("J97.AT.K8.7 given=N:Q...,-,-"),
            "column 29: no hand for West; expected four hands, spades.hearts.diamonds.clubs, - for "
            "an empty one, with commas between them");
  EXPECT_EQ(LineError("J97.AT.K8.7 given=N:Q... - - -"),
            "column 25: no hand for East; expected four hands, spades.hearts.diamonds.clubs, - for "
            "an empty one, with commas between them");
  EXPECT_EQ(
      LineError("J97.AT.K8.7 given=Q...,-,-,-"),
      "column 19: no seat at the start of 'Q... - - -'; expected N: E: S: or W: and four hands");
}

TEST(ParseBidHand, ReadsAHandAlone) {
  EXPECT_EQ(FormatHand(ParseBidHand(" J97.AT.K8.7 ").value()), "J97.AT.K8.7");
}

TEST(ParseBidHand, RefusesWhatStandsBehindIt) {
  EXPECT_EQ(ParseBidHand("J97.AT.K8.7 dealer=N").error().message,
            "column 13: 'dealer=N' after the hand; expected nothing more");
}

TEST(ReadGiven, ReadsHandsWithSpacesOrCommas) {
  Hands with_spaces;
  Hands with_commas;
  EXPECT_FALSE(ReadGiven("N:Q... - - .A..", with_spaces));
  EXPECT_FALSE(ReadGiven("N:Q...,-,-,.A..", with_commas));
  EXPECT_EQ(with_spaces, with_commas);
}

TEST(BidLineWithDefaults, KeepsWhatTheLineSays) {
  const BidLine defaults = Read("AK.QT9.A7.8 dealer=S seat=W auction=pass,pass rules=nku");
  const BidLine line = Read("J97.AT.K8.7 dealer=N auction=", defaults);
  EXPECT_EQ(FormatHand(*line.hand), "J97.AT.K8.7");
  EXPECT_EQ(line.dealer, Seat::kNorth);
  EXPECT_EQ(line.auction, "");
  EXPECT_EQ(line.seat, Seat::kWest);
  EXPECT_EQ(line.rules, *ParseRules("nku"));
}

TEST(BidLineQuestion, IsThatOfTheSeatInTurn) {
  const BidQuestion question = Ask("J97.AT.K8.7 dealer=N auction=pass,pass");
  EXPECT_EQ(question.auction.Turn(), Seat::kWest);
  EXPECT_EQ(question.auction.calls().size(), 2U);
  EXPECT_EQ(question.rules, Rules{});
}

// NKU 1987 art. 5: the dealer speaks first.
TEST(BidLineQuestion, FollowsTheRules) {
  EXPECT_EQ(Ask("J97.AT.K8.7 dealer=N rules=nku").auction.Turn(), Seat::kNorth);
}

TEST(BidLineQuestion, TakesASeatThatIsInTurn) {
  EXPECT_EQ(Ask("J97.AT.K8.7 dealer=N seat=S auction=pass").auction.Turn(), Seat::kSouth);
}

// KBN art. 8: the player after the dealer is obliged to play.
TEST(BidLineQuestion, TakesASeatThatSpeaksForTheSecondTime) {
  const BidQuestion question = Ask("J97.AT.K8.7 dealer=N seat=E auction=pass,pass,pass,pass");
  EXPECT_FALSE(question.auction.Legal().pass);
}

TEST(BidLineQuestion, HasTheKnownCardsOfOthers) {
  EXPECT_EQ(Ask("J97.AT.K8.7 dealer=N given=N:Q...,-,-,-").known, *ParseHands("N:Q... - - -"));
}

TEST(BidLineQuestion, NeedsADealer) {
  EXPECT_EQ(QuestionError("J97.AT.K8.7"), "no dealer; expected dealer= or --dealer");
}

TEST(BidLineQuestion, RefusesASeatThatHasSpoken) {
  EXPECT_EQ(QuestionError("J97.AT.K8.7 dealer=N seat=E auction=pass"),
            "E has already called (call 1), and it is S's turn; expected seat=S or none");
}

TEST(BidLineQuestion, RefusesASeatThatIsToSpeakLater) {
  EXPECT_EQ(QuestionError("J97.AT.K8.7 dealer=N seat=S"),
            "it is not S's turn but E's; expected seat=E or none, or the calls before it in "
            "auction=");
}

TEST(BidLineQuestion, RefusesAnAuctionThatIsOver) {
  EXPECT_EQ(QuestionError("J97.AT.K8.7 dealer=N auction=pass,H"),
            "the auction is over: call 2, S plays H; expected one in which a seat is to call");
}

TEST(BidLineQuestion, RefusesACallThatIsNotLegal) {
  EXPECT_EQ(QuestionError("J97.AT.K8.7 dealer=N auction=pass,pass,pass,pass,pass"),
            "auction: call 5 (East): pass; expected S, H, D or C");
}

TEST(BidLineQuestion, NeedsTheTurnedSuitWhereOneIsTurned) {
  EXPECT_EQ(QuestionError("J97.AT.K8.7 dealer=N rules=bedum"),
            "no suit was turned; expected turned= or --turned, as the rules have bidding=turned");
}

TEST(BidLineQuestion, RefusesATurnedSuitWhereNoneIsTurned) {
  EXPECT_EQ(QuestionError("J97.AT.K8.7 dealer=N turned=H"),
            "turned suit H; expected none, as a suit is turned only with bidding=turned "
            "or lot");
}

}  // namespace
}  // namespace jasnel
