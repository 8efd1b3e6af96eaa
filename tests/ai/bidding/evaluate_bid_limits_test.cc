// When the evaluation of calls ends, and what it refuses.

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

#include "jasnel/bidding.h"
#include "tests/ai/bidding/questions.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::AnswerTo;
using testing::FewWorlds;
using testing::QuestionOf;

std::string ErrorOf(const BidQuestion& question, const BidRequest& request = {.worlds = 64}) {
  BatchSolver solver(1);
  const auto answer = EvaluateBid(solver, question, request);
  return answer.ok() ? "" : answer.error().message;
}

// All have passed on every suit, also those with these cards.
BidQuestion HardlyPassed(const std::string& known) {
  const Rules rules = ParseRules("kbn,bidding=turned,turns=4").value();
  Auction auction = Auction::Begin(Seat::kNorth, rules, ParseTurned("S,H,D,C").value()).value();
  for (int i = 0; i < 4 * kSeats; ++i) auction.Speak(Call{});
  return {.auction = auction,
          .hand = testing::HandOf("87.87.T8.98"),
          .rules = rules,
          .known = ParseHands(known).value()};
}

TEST(EvaluateBid, EndsWhenTheIntervalIsAsSmallAsAsked) {
  const BidAnswer rough = AnswerTo(QuestionOf("J97.AT.K8.7"), {.precision = 0.08});
  double widest = 0;
  for (const SuitBid& bid : rough.suits) {
    widest = std::max(widest, (bid.makes.high - bid.makes.low) / 2);
  }
  EXPECT_LE(widest, 0.08);
  EXPECT_LT(rough.worlds, 512u);
}

TEST(EvaluateBid, EndsWhenTheCallIsClear) {
  const BidAnswer answer = AnswerTo(QuestionOf("J9AK.A.A8.7"), {.until_clear = true});
  EXPECT_TRUE(answer.clear);
  EXPECT_EQ(answer.call, Call{Suit::kSpades});
  EXPECT_LE(answer.worlds, 256u);
}

TEST(EvaluateBid, EndsWithTheTime) {
  const BidAnswer answer =
      AnswerTo(QuestionOf("AT.Q8.KQ.J7"), {.time = std::chrono::milliseconds(1)});
  EXPECT_EQ(answer.stop, Stop::kTimeLimit);
  EXPECT_LE(answer.worlds, 4u);
}

TEST(EvaluateBid, EqualSuitsAreNotClear) {
  BidQuestion question = QuestionOf("J9A.J9A.8.8", "", "bedum-utrecht");
  question.known = (*ParseHands("S:T8.T8.AK.AK K7.K7.QJ.QJ Q.Q.T97.T97 -"));
  const BidAnswer answer = AnswerTo(question, {});
  EXPECT_TRUE(answer.all_worlds);
  EXPECT_FALSE(answer.clear);
}

TEST(EvaluateBid, FewWorldsAreDrawnWhereThereIsNoTimeForAll) {
  const BidAnswer answer =
      AnswerTo(FewWorlds("kbn", std::nullopt), {.time = std::chrono::milliseconds(10)});
  EXPECT_FALSE(answer.all_worlds);
}

TEST(EvaluateBid, EndsWithTheWorldsThatWereFoundWhereMoreAreTooHardToFind) {
  const BidAnswer answer = AnswerTo(HardlyPassed("S:J9A... ..J9A. .JA.. -"), {.worlds = 512}, 2);
  EXPECT_EQ(answer.stop, Stop::kNodeLimit);
  EXPECT_GE(answer.worlds, 2u);
  EXPECT_LT(answer.worlds, 512u);
  EXPECT_EQ(answer.suits.size(), 4u);
}

TEST(EvaluateBidErrors, AQuestionThatIsWrong) {
  EXPECT_EQ(ErrorOf(QuestionOf("J97.AT.K8.")), "7 cards in the hand; expected 8");
}

TEST(EvaluateBidErrors, NumbersOutOfRange) {
  const BidQuestion question = QuestionOf("J97.AT.K8.7");
  EXPECT_EQ(ErrorOf(question, {.worlds = kMaxWorlds + 1}),
            "10000001 worlds; expected 2 to 10000000");
  EXPECT_EQ(ErrorOf(question, {.worlds = 1}), "1 worlds; expected 2 to 10000000");
  EXPECT_EQ(ErrorOf(question, {.precision = -1}), "a precision of -1.000000; expected 0 to 1");
  EXPECT_EQ(ErrorOf(question, {.time = std::chrono::microseconds(-1)}),
            "a time below 0; expected 0 or more microseconds");
}

TEST(EvaluateBidErrors, PassesThatHardlyAnyDealExplains) {
  EXPECT_EQ(ErrorOf(HardlyPassed("S:J9A.J9A.. ..J9A.JAK - -")),
            "hardly any deal found in which all who passed would pass; expected a likelier hand");
}

TEST(EvaluateBidErrors, StoppedAtOnce) {
  const std::atomic<bool> cancel = true;
  EXPECT_EQ(ErrorOf(QuestionOf("J97.AT.K8.7"), {.cancel = &cancel}),
            "stopped before enough worlds were solved; expected more time");
}

}  // namespace
}  // namespace jasnel
