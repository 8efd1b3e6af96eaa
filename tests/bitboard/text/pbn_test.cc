// Deals from files with PBN tags.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "jasnel/deal_line.h"

namespace jasnel {
namespace {

// The line number and the deal, or the error, of each deal in a file of these lines.
template <class Reader = PbnReader>
std::vector<std::string> LinesOfPbn(const std::vector<std::string_view>& lines) {
  std::vector<std::string> deals;
  Reader reader;
  for (const std::string_view line : lines) reader.Feed(line);
  reader.Finish();
  while (const auto deal = reader.Next()) {
    deals.push_back(std::to_string(deal->line_number) + " " +
                    (deal->deal.ok() ? FormatDealLine(*deal->deal) : deal->deal.error().message));
  }
  return deals;
}

using Deals = std::vector<std::string>;

TEST(Pbn, IsRecognizedByATag) { EXPECT_TRUE(PbnReader::Recognizes("[Event \"Bedum\"]")); }

TEST(Pbn, IsRecognizedByAPercentSign) { EXPECT_TRUE(PbnReader::Recognizes("% PBN 2.1")); }

TEST(Pbn, IsRecognizedBehindSpaces) { EXPECT_TRUE(PbnReader::Recognizes("  [Deal \"\"]")); }

TEST(Pbn, IsNotADealLine) { EXPECT_FALSE(PbnReader::Recognizes("N:A... K... Q... J...")); }

TEST(Pbn, IsNotAnEmptyLine) { EXPECT_FALSE(PbnReader::Recognizes("")); }

TEST(PbnReader, GivesNoDealOfAnEmptyFile) { EXPECT_EQ(LinesOfPbn({}), Deals{}); }

TEST(PbnReader, GivesADealWithTheLineOfItsTag) {
  EXPECT_EQ(LinesOfPbn({"[Event \"x\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J..."});
}

TEST(PbnReader, GivesTheDealer) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"E\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, GivesADealerWhoComesAfterTheDeal) {
  EXPECT_EQ(LinesOfPbn({"[Deal \"N:A... K... Q... J...\"]", "[Dealer \"E\"]"}),
            Deals{"1 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, GivesTheBoard) {
  EXPECT_EQ(LinesOfPbn({"[Board \"16\"]", "[Dealer \"E\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"3 N:A... K... Q... J... dealer=E board=16"});
}

TEST(PbnReader, GivesABoardThatComesAfterTheDeal) {
  EXPECT_EQ(LinesOfPbn({"[Deal \"N:A... K... Q... J...\"]", "[Board \"16\"]"}),
            Deals{"1 N:A... K... Q... J... board=16"});
}

TEST(PbnReader, PassesOverABoardThatIsNoNumber) {
  EXPECT_EQ(LinesOfPbn({"[Board \"final\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J..."});
  EXPECT_EQ(LinesOfPbn({"[Board \"0\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J..."});
  EXPECT_EQ(LinesOfPbn({"[Board \"16]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J..."});
}

TEST(PbnReader, EndsAGameAtASecondBoard) {
  EXPECT_EQ(LinesOfPbn({"[Board \"1\"]", "[Deal \"N:A... K... Q... J...\"]", "[Board \"2\"]",
                        "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J... board=1", "4 N:.A.. .K.. .Q.. .J.. board=2"}));
}

TEST(PbnReader, EndsAGameAtASecondBoardThoughTheFirstIsNoNumber) {
  EXPECT_EQ(LinesOfPbn({"[Board \"final\"]", "[Deal \"N:A... K... Q... J...\"]", "[Board \"2\"]",
                        "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J...", "4 N:.A.. .K.. .Q.. .J.. board=2"}));
}

TEST(PbnReader, ForgetsTheBoardAtTheEndOfAGame) {
  EXPECT_EQ(LinesOfPbn({"[Board \"1\"]", "[Deal \"N:A... K... Q... J...\"]", "",
                        "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J... board=1", "4 N:.A.. .K.. .Q.. .J.."}));
}

TEST(PbnReader, ReadsSeveralTagsOfALine) {
  EXPECT_EQ(
      LinesOfPbn(
          {"[Dealer \"E\"][Deal \"N:A... K... Q... J...\"] [Deal \"N:T... 9... 8... 7...\"]"}),
      (Deals{"1 N:A... K... Q... J... dealer=E", "1 N:T... 9... 8... 7..."}));
}

TEST(PbnReader, RefusesADealTagThatIsBrokenOff) {
  EXPECT_EQ(LinesOfPbn({"[Deal \"N:A... K... Q... J...]"}),
            Deals{"1 Deal tag is broken off; expected [Deal \"N:...\"]"});
  EXPECT_EQ(LinesOfPbn({"[Deal \"N:A... K... Q... J...\"]", "[Dealer \"N"}),
            Deals{"1 Dealer tag is broken off; expected [Dealer \"N\"]"});
}

TEST(PbnReader, ReadsHandsFromAnySeat) {
  EXPECT_EQ(LinesOfPbn({"[Deal \"W:A... K... Q... J...\"]"}), Deals{"1 N:K... Q... J... A..."});
}

TEST(PbnReader, ReadsTagNamesInEitherCase) {
  EXPECT_EQ(LinesOfPbn({"[DEALER \"E\"]", "[deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, ReadsTagsWithSpacesInThem) {
  EXPECT_EQ(LinesOfPbn({" [ Deal   \"N:A... K... Q... J...\" ]\r"}),
            Deals{"1 N:A... K... Q... J..."});
}

TEST(PbnReader, PassesOverOtherTagsAndText) {
  EXPECT_EQ(LinesOfPbn({"% PBN 2.1", "[Vulnerable \"All\"]", "[Deal \"N:A... K... Q... J...\"]",
                        "[Trump \"H\"]", "[Play \"N\"]", "SA SK SQ SJ", "*"}),
            Deals{"3 N:A... K... Q... J..."});
}

TEST(PbnReader, PassesOverALineBehindAPercentSign) {
  EXPECT_EQ(LinesOfPbn({"% [Deal \"N:A... K... Q... J...\"]"}), Deals{});
}

constexpr std::string_view kFirst = "[Deal \"N:A... K... Q... J...\"]";
constexpr std::string_view kSecond = "[Deal \"N:.A.. .K.. .Q.. .J..\"]";

TEST(PbnReader, PassesOverCommentsInBraces) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"E\"]", "{note", "[Dealer \"N\"]", "", "}", kFirst}),
            Deals{"6 N:A... K... Q... J... dealer=E"});
  EXPECT_EQ(LinesOfPbn({"{one} [Dealer {two} \"E\"] {\"} ; }", kFirst}),
            Deals{"2 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, PassesOverCommentsToTheEndOfALine) {
  EXPECT_EQ(LinesOfPbn({"; [Dealer \"N\"] {", "[Dealer \"E\"] ; \"x", kFirst}),
            Deals{"3 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, RefusesACommentWithoutAnEnd) {
  EXPECT_EQ(LinesOfPbn({kFirst, "", "{ a note", kSecond}),
            (Deals{"1 N:A... K... Q... J...", "3 a comment without an end; expected }"}));
}

TEST(PbnReader, ReadsATagOfSeveralLines) {
  EXPECT_EQ(LinesOfPbn({"[Deal", "  \"N:A... K... Q... J...\"", "]", "[", "Dealer \"E\" ]"}),
            Deals{"1 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, ReadsTextWithQuotesInIt) {
  EXPECT_EQ(LinesOfPbn({"[Event \"the \\\"Deal\\\" [x\"]", kFirst}),
            Deals{"2 N:A... K... Q... J..."});
}

TEST(PbnReader, PassesOverTheAuctionThePlayAndTables) {
  EXPECT_EQ(LinesOfPbn({kFirst, "[Auction \"N\"]", "1C =1= X Pass", "[Note \"1:strong\"]",
                        "[Play \"W\"]", "SK H3 S4 S3", "*", "[ScoreTable \"Rank\\2R;Names\\12L\"]",
                        " 1 \"[Dealer \\\"N\\\"]\"", "[Dealer \"E\"]"}),
            Deals{"1 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, KnowsNoDealerWhereTheTagSaysSo) {
  for (const std::string_view tag : {"[Dealer \"\"]", "[Dealer \"?\"]", "[Dealer \"-\"]"}) {
    EXPECT_EQ(LinesOfPbn({tag, kFirst}), Deals{"2 N:A... K... Q... J..."}) << tag;
  }
  EXPECT_EQ(LinesOfPbn({"[Dealer \"N\"]", "[Deal \"?\"]"}), Deals{});
}

TEST(PbnReader, TakesAValueFromTheGameBefore) {
  EXPECT_EQ(LinesOfPbn({"[Board \"3\"]", "[Dealer \"E\"]", kFirst, "", "[Board \"#\"]",
                        "[Dealer \"#\"]", "[Deal \"#\"]", "", kSecond}),
            (Deals{"3 N:A... K... Q... J... dealer=E board=3",
                   "7 N:A... K... Q... J... dealer=E board=3", "9 N:.A.. .K.. .Q.. .J.."}));
  EXPECT_EQ(LinesOfPbn({"[Dealer \"#\"]", kFirst}), Deals{"2 N:A... K... Q... J..."});
}

TEST(PbnReader, KeepsAValueForTheGamesThatFollow) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"##E\"]", kFirst, "", kSecond, "", "[Dealer \"S\"]", kFirst, "",
                        kSecond, "", "[Dealer \"##\"]", kFirst, "", kSecond}),
            (Deals{"2 N:A... K... Q... J... dealer=E", "4 N:.A.. .K.. .Q.. .J.. dealer=E",
                   "7 N:A... K... Q... J... dealer=S", "9 N:.A.. .K.. .Q.. .J.. dealer=E",
                   "12 N:A... K... Q... J...", "14 N:.A.. .K.. .Q.. .J.."}));
}

// The deals of a text of any form.
Deals ReadAny(const std::vector<std::string_view>& lines) {
  return LinesOfPbn<DealTextReader>(lines);
}

TEST(DealText, IsPbnThatBeginsWithAComment) {
  EXPECT_EQ(ReadAny({"# boards", "; of Tuesday", "", "{ and", "# of", "Thursday }", kFirst}),
            Deals{"7 N:A... K... Q... J..."});
  EXPECT_EQ(ReadAny({"{ of Tuesday } [Dealer \"E\"]", kFirst}),
            Deals{"2 N:A... K... Q... J... dealer=E"});
  EXPECT_EQ(ReadAny({"{\"Tuesday\", club} ", kFirst}), Deals{"2 N:A... K... Q... J..."});
  EXPECT_EQ(ReadAny({"; of Tuesday", "N:A... K... Q... J..."}), Deals{"2 N:A... K... Q... J..."});
}

TEST(PbnReader, EndsAGameAtAnEmptyLine) {
  PbnReader reader;
  reader.Feed("[Deal \"N:A... K... Q... J...\"]");
  EXPECT_FALSE(reader.Next().has_value());
  reader.Feed("");
  EXPECT_TRUE(reader.Next().has_value());
  reader.Finish();
  EXPECT_FALSE(reader.Next().has_value());
}

TEST(PbnReader, EndsAGameAtASecondDeal) {
  EXPECT_EQ(LinesOfPbn({"[Deal \"N:A... K... Q... J...\"]", "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"1 N:A... K... Q... J...", "2 N:.A.. .K.. .Q.. .J.."}));
}

TEST(PbnReader, EndsAGameAtASecondDealer) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"N\"]", "[Deal \"N:A... K... Q... J...\"]", "[Dealer \"E\"]",
                        "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J... dealer=N", "4 N:.A.. .K.. .Q.. .J.. dealer=E"}));
}

TEST(PbnReader, ForgetsTheDealerAtTheEndOfAGame) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"N\"]", "[Deal \"N:A... K... Q... J...\"]", "",
                        "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J... dealer=N", "4 N:.A.. .K.. .Q.. .J.."}));
}

TEST(PbnReader, ForgetsADealerWithoutADealAtAnEmptyLine) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"N\"]", "", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"3 N:A... K... Q... J..."});
}

TEST(PbnReader, TakesTheLastDealerBeforeADeal) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"X\"]", "[Dealer \"N\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"3 N:A... K... Q... J... dealer=N"});
}

TEST(PbnReader, GivesNothingForAGameWithoutADeal) {
  EXPECT_EQ(LinesOfPbn({"[Event \"x\"]", "[Dealer \"N\"]", "", ""}), Deals{});
}

TEST(PbnReader, SaysWhatIsWrongWithADeal) {
  EXPECT_EQ(LinesOfPbn({"[Deal \"N:A... K... Q...\"]"}),
            Deals{"1 Deal tag: column 17: no hand for West; expected four hands, "
                  "spades.hearts.diamonds.clubs, - for an empty one"});
}

TEST(PbnReader, SaysWhatIsWrongWithADealer) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"X\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 Dealer tag: 'X'; expected N, E, S or W"});
}

TEST(PbnReader, SaysWhatIsWrongWithTheDealRatherThanTheDealer) {
  EXPECT_EQ(LinesOfPbn({"[Dealer \"X\"]", "[Deal \"N:A... K... Q... J... trump=H\"]"}),
            Deals{"2 Deal tag: column 23: 'trump=H' after the four hands; expected nothing more"});
}

TEST(PbnReader, AnswersTheGameAfterABadOne) {
  EXPECT_EQ(
      LinesOfPbn({"[Dealer \"X\"]", "[Deal \"N:A... K... Q... J...\"]", "", "[Dealer \"N\"]",
                  "[Deal \"N:A... K... Q... J...\"]"}),
      (Deals{"2 Dealer tag: 'X'; expected N, E, S or W", "5 N:A... K... Q... J... dealer=N"}));
}

TEST(PbnReader, GivesADealOfFourWholeHands) {
  EXPECT_EQ(LinesOfPbn({"[Deal \"E:K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 AJT.Q8.T98.\"]"}),
            Deals{"1 N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"});
}

}  // namespace
}  // namespace jasnel
