// What is wrong with a question what to call.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/bidding.h"
#include "tests/ai/bidding/questions.h"

namespace jasnel {
namespace {

using testing::HandOf;
using testing::QuestionOf;

std::string QuestionError(const BidQuestion& question) {
  const auto error = Validate(question);
  return error ? error->message : "";
}

TEST(BidQuestion, MayBeAskedOfEightCardsAndAnAuctionThatGoesOn) {
  EXPECT_EQ(QuestionError(QuestionOf("J97.AT.K8.7", "pass,pass,pass,pass")), "");
}

TEST(BidQuestion, MayHaveAllCardsKnown) {
  BidQuestion question = QuestionOf("8.KQT9.J8.J");
  question.known = ParseHands("N:K7..97.AKT9 - AJT9.A7.A.7 Q.J8.KQT.Q8").value();
  EXPECT_EQ(QuestionError(question), "");
}

TEST(BidQuestionErrors, SevenCards) {
  EXPECT_EQ(QuestionError(QuestionOf("J97.AT.K8.")), "7 cards in the hand; expected 8");
}

TEST(BidQuestionErrors, AnAuctionThatIsOver) {
  EXPECT_EQ(QuestionError(QuestionOf("J97.AT.K8.7", "pass,H")),
            "the auction is over; expected one in which a seat is to call");
}

TEST(BidQuestionErrors, ATurnedSuitWhereTheRulesTurnNone) {
  BidQuestion question = QuestionOf("J97.AT.K8.7", "", "bedum", Suit::kHearts);
  question.rules = Rules{};
  EXPECT_EQ(QuestionError(question),
            "turned suit H; expected none, as a suit is turned only with bidding=turned "
            "or lot");
}

// SV Bedum "Rotterdams of Amsterdams" (Utrecht): the seat after the dealer may not pass.
TEST(BidQuestionErrors, APassThatTheRulesDoNotAllow) {
  BidQuestion question = QuestionOf("J97.AT.K8.7", "pass");
  question.rules = *ParseRules("bedum-utrecht");
  EXPECT_EQ(QuestionError(question), "call 1 (East): pass; expected S, H, D or C");
}

// NKU 1987 art. 5: the dealer speaks first.
TEST(BidQuestionErrors, RulesByWhichAnotherSeatIsInTurn) {
  BidQuestion question = QuestionOf("J97.AT.K8.7");
  question.rules = *ParseRules("nku");
  EXPECT_EQ(QuestionError(question), "it is East's turn; expected North under these rules");
}

// Whose side is barred need not play after four passes: the next seat does.
TEST(BidQuestion, MayBeOfTheSeatThatPlaysForABarredSide) {
  BidQuestion question = QuestionOf("J97.AT.K8.7", "", "nkf");
  question.auction =
      ParseAuction(Seat::kNorth, question.rules, {}, "pass,pass,pass,pass", {1, std::nullopt})
          .value();
  EXPECT_EQ(question.auction.Turn(), Seat::kEast);
  EXPECT_EQ(QuestionError(question), "");
  question.calls = {Call{Suit::kHearts}};
  EXPECT_EQ(QuestionError(question), "");
}

TEST(BidQuestionErrors, ASuitOfABarredSide) {
  BidQuestion question = QuestionOf("J97.AT.K8.7");
  question.auction.Bar({std::nullopt, 0});
  question.calls = {Call{Suit::kHearts}};
  EXPECT_EQ(QuestionError(question), "call 1 (East): H; expected pass");
}

TEST(BidQuestionErrors, ACardInTwoHands) {
  BidQuestion question = QuestionOf("J97.AT.K8.7");
  question.known[Index(Seat::kWest)] = HandOf("J...");
  EXPECT_EQ(QuestionError(question), "SJ is in two hands; expected it in one");
}

TEST(BidQuestionErrors, KnownCardsOfTheSeatItself) {
  BidQuestion question = QuestionOf("J97.AT.K8.7");
  question.known[Index(Seat::kEast)] = HandOf("A...");
  EXPECT_EQ(QuestionError(question),
            "known cards of East, whose hand it is; expected those of others");
}

TEST(BidQuestionErrors, ACallToCompareThatIsNotLegal) {
  BidQuestion question = QuestionOf("J97.AT.K8.7", "", "bedum-utrecht");
  question.calls = {Call{Suit::kHearts}, Call{}};
  EXPECT_EQ(QuestionError(question), "call 1 (East): pass; expected S, H, D or C");
}

TEST(BidQuestionErrors, NineKnownCards) {
  BidQuestion question = QuestionOf("J97.AT.K8.7");
  question.known[Index(Seat::kWest)] = HandOf("AKQT8.KQJ9..");
  EXPECT_EQ(QuestionError(question), "9 known cards of West; expected 8 or fewer");
}

}  // namespace
}  // namespace jasnel
