// Deals from files with PBN tags.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "jasnel/deal_line.h"

namespace jasnel {
namespace {

// The line number and the deal, or the error, of each deal in a file of these lines.
std::vector<std::string> Read(const std::vector<std::string_view>& lines) {
  std::vector<std::string> deals;
  PbnReader reader;
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

TEST(PbnReader, GivesNoDealOfAnEmptyFile) { EXPECT_EQ(Read({}), Deals{}); }

TEST(PbnReader, GivesADealWithTheLineOfItsTag) {
  EXPECT_EQ(Read({"[Event \"x\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J..."});
}

TEST(PbnReader, GivesTheDealer) {
  EXPECT_EQ(Read({"[Dealer \"E\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, GivesADealerWhoComesAfterTheDeal) {
  EXPECT_EQ(Read({"[Deal \"N:A... K... Q... J...\"]", "[Dealer \"E\"]"}),
            Deals{"1 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, GivesTheBoard) {
  EXPECT_EQ(Read({"[Board \"16\"]", "[Dealer \"E\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"3 N:A... K... Q... J... dealer=E board=16"});
}

TEST(PbnReader, GivesABoardThatComesAfterTheDeal) {
  EXPECT_EQ(Read({"[Deal \"N:A... K... Q... J...\"]", "[Board \"16\"]"}),
            Deals{"1 N:A... K... Q... J... board=16"});
}

TEST(PbnReader, PassesOverABoardThatIsNoNumber) {
  EXPECT_EQ(Read({"[Board \"final\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J..."});
  EXPECT_EQ(Read({"[Board \"0\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J..."});
  EXPECT_EQ(Read({"[Board \"16]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J..."});
}

TEST(PbnReader, EndsAGameAtASecondBoard) {
  EXPECT_EQ(Read({"[Board \"1\"]", "[Deal \"N:A... K... Q... J...\"]", "[Board \"2\"]",
                  "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J... board=1", "4 N:.A.. .K.. .Q.. .J.. board=2"}));
}

TEST(PbnReader, EndsAGameAtASecondBoardThoughTheFirstIsNoNumber) {
  EXPECT_EQ(Read({"[Board \"final\"]", "[Deal \"N:A... K... Q... J...\"]", "[Board \"2\"]",
                  "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J...", "4 N:.A.. .K.. .Q.. .J.. board=2"}));
}

TEST(PbnReader, ForgetsTheBoardAtTheEndOfAGame) {
  EXPECT_EQ(Read({"[Board \"1\"]", "[Deal \"N:A... K... Q... J...\"]", "",
                  "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J... board=1", "4 N:.A.. .K.. .Q.. .J.."}));
}

TEST(PbnReader, ReadsSeveralTagsOfALine) {
  EXPECT_EQ(
      Read({"[Dealer \"E\"][Deal \"N:A... K... Q... J...\"] [Deal \"N:T... 9... 8... 7...\"]"}),
      (Deals{"1 N:A... K... Q... J... dealer=E", "1 N:T... 9... 8... 7..."}));
}

TEST(PbnReader, RefusesADealTagThatIsBrokenOff) {
  EXPECT_EQ(Read({"[Deal \"N:A... K... Q... J...]"}),
            Deals{"1 Deal tag is broken off; expected [Deal \"N:...\"]"});
}

TEST(PbnReader, ReadsHandsFromAnySeat) {
  EXPECT_EQ(Read({"[Deal \"W:A... K... Q... J...\"]"}), Deals{"1 N:K... Q... J... A..."});
}

TEST(PbnReader, ReadsTagNamesInEitherCase) {
  EXPECT_EQ(Read({"[DEALER \"E\"]", "[deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 N:A... K... Q... J... dealer=E"});
}

TEST(PbnReader, ReadsTagsWithSpacesInThem) {
  EXPECT_EQ(Read({" [ Deal   \"N:A... K... Q... J...\" ]\r"}), Deals{"1 N:A... K... Q... J..."});
}

TEST(PbnReader, PassesOverOtherTagsAndText) {
  EXPECT_EQ(Read({"% PBN 2.1", "[Vulnerable \"All\"]", "[Deal \"N:A... K... Q... J...\"]",
                  "[Trump \"H\"]", "[Play \"N\"]", "SA SK SQ SJ", "*"}),
            Deals{"3 N:A... K... Q... J..."});
}

TEST(PbnReader, PassesOverALineBehindAPercentSign) {
  EXPECT_EQ(Read({"% [Deal \"N:A... K... Q... J...\"]"}), Deals{});
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
  EXPECT_EQ(Read({"[Deal \"N:A... K... Q... J...\"]", "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"1 N:A... K... Q... J...", "2 N:.A.. .K.. .Q.. .J.."}));
}

TEST(PbnReader, EndsAGameAtASecondDealer) {
  EXPECT_EQ(Read({"[Dealer \"N\"]", "[Deal \"N:A... K... Q... J...\"]", "[Dealer \"E\"]",
                  "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J... dealer=N", "4 N:.A.. .K.. .Q.. .J.. dealer=E"}));
}

TEST(PbnReader, ForgetsTheDealerAtTheEndOfAGame) {
  EXPECT_EQ(Read({"[Dealer \"N\"]", "[Deal \"N:A... K... Q... J...\"]", "",
                  "[Deal \"N:.A.. .K.. .Q.. .J..\"]"}),
            (Deals{"2 N:A... K... Q... J... dealer=N", "4 N:.A.. .K.. .Q.. .J.."}));
}

TEST(PbnReader, ForgetsADealerWithoutADealAtAnEmptyLine) {
  EXPECT_EQ(Read({"[Dealer \"N\"]", "", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"3 N:A... K... Q... J..."});
}

TEST(PbnReader, TakesTheLastDealerBeforeADeal) {
  EXPECT_EQ(Read({"[Dealer \"X\"]", "[Dealer \"N\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"3 N:A... K... Q... J... dealer=N"});
}

TEST(PbnReader, GivesNothingForAGameWithoutADeal) {
  EXPECT_EQ(Read({"[Event \"x\"]", "[Dealer \"N\"]", "", ""}), Deals{});
}

TEST(PbnReader, SaysWhatIsWrongWithADeal) {
  EXPECT_EQ(Read({"[Deal \"N:A... K... Q...\"]"}),
            Deals{"1 Deal tag: column 17: no hand for West; expected four hands, "
                  "spades.hearts.diamonds.clubs, - for an empty one"});
}

TEST(PbnReader, SaysWhatIsWrongWithADealer) {
  EXPECT_EQ(Read({"[Dealer \"X\"]", "[Deal \"N:A... K... Q... J...\"]"}),
            Deals{"2 Dealer tag: 'X'; expected N, E, S or W"});
}

TEST(PbnReader, SaysWhatIsWrongWithTheDealRatherThanTheDealer) {
  EXPECT_EQ(Read({"[Dealer \"X\"]", "[Deal \"N:A... K... Q... J... trump=H\"]"}),
            Deals{"2 Deal tag: column 23: 'trump=H' after the four hands; expected nothing more"});
}

TEST(PbnReader, AnswersTheGameAfterABadOne) {
  EXPECT_EQ(
      Read({"[Dealer \"X\"]", "[Deal \"N:A... K... Q... J...\"]", "", "[Dealer \"N\"]",
            "[Deal \"N:A... K... Q... J...\"]"}),
      (Deals{"2 Dealer tag: 'X'; expected N, E, S or W", "5 N:A... K... Q... J... dealer=N"}));
}

TEST(PbnReader, GivesADealOfFourWholeHands) {
  EXPECT_EQ(Read({"[Deal \"E:K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 AJT.Q8.T98.\"]"}),
            Deals{"1 N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"});
}

}  // namespace
}  // namespace jasnel
