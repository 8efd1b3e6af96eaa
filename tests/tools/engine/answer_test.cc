// Answers of the engine protocol, written and read.

#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "engine/requests/move_answer.h"
#include "jasnel/notation.h"
#include "tests/ai/text_deal.h"
#include "tests/tools/engine/run.h"

namespace jasnel::testing {
namespace {

using std::chrono::microseconds;

TEST(Answer, HasTheCardAndWhatThePlayerThinks) {
  const CardChoice choice{
      CardOf("HT"), {{CardOf("HT"), 31.4567, 0.823456}, {CardOf("S7"), -0.01, 1}}, 64};
  EXPECT_EQ(AnswerText(choice, microseconds(18034)),
            R"({"move":"HT","moves":[{"move":"HT","score":31.5,"makes":0.8235},)"
            R"({"move":"S7","score":0.0,"makes":1.0}],"worlds":64,"time_us":18034})");
}

TEST(Answer, HasTheCallAndNoChanceOfAPass) {
  const CallChoice choice{
      Call{Suit::kHearts}, {{Call{}, -12, 0.5}, {Call{Suit::kHearts}, 20, 0.6}}, 10};
  EXPECT_EQ(AnswerText(choice, microseconds(5)),
            R"({"move":"H","moves":[{"move":"pass","score":-12.0},)"
            R"({"move":"H","score":20.0,"makes":0.6}],"worlds":10,"time_us":5})");
}

TEST(Answer, OfAPlayerWithoutOpinionsHasNoMoves) {
  EXPECT_EQ(AnswerText(CallChoice{}, microseconds(1)), R"({"move":"pass","worlds":0,"time_us":1})");
}

TEST(Answer, ThatIsAnErrorHasNothingElse) {
  EXPECT_EQ(ErrorRecord(7, Error{"what"}).dump(), R"({"id":7,"error":"what"})");
}

TEST(Answer, GivesTheIdBackWhateverItIs) {
  for (const char* id : {"null", "-3", "1.5", R"("a\u00e9\"b")", "[1,[2]]", R"({"z":1,"a":{}})"}) {
    Json request = CardRequest();
    request["id"] = ParseJson(id);
    EXPECT_EQ(Reply(request.dump())["id"].dump(), ParseJson(id).dump());
    request["trump"] = 1;
    EXPECT_EQ(Reply(request.dump())["id"].dump(), ParseJson(id).dump());
  }
}

TEST(Answer, WithoutAnIdHasNull) {
  Json request = CardRequest();
  request.erase("id");
  EXPECT_TRUE(Reply(request.dump())["id"].is_null());
}

TEST(Answer, ReadBackIsTheMove) {
  for (int i = 0; i < kDeckSize; ++i) {
    const auto card = ReadCard(Answered(AnswerText(CardChoice{Card(i)}, microseconds(1))), 7);
    ASSERT_TRUE(card.ok());
    EXPECT_EQ(*card, Card(i));
  }
  for (const Suit suit : kAllSuits) {
    EXPECT_EQ(*ReadCall(Answered(AnswerText(CallChoice{Call{suit}}, microseconds(1))), 7),
              Call{suit});
  }
  EXPECT_EQ(*ReadCall(Answered(AnswerText(CallChoice{}, microseconds(1))), 7), Call{});
}

TEST(Answer, MayBeInDutchAndHaveKeysOfItsOwn) {
  EXPECT_EQ(*ReadCard(ParseJson(R"({"id":1,"move":"h10","mood":"good"})"), 1), CardOf("HT"));
  EXPECT_EQ(*ReadCall(ParseJson(R"({"id":1,"move":" pas "})"), 1), Call{});
}

std::string CardError(const char* answer) {
  const auto card = ReadCard(ParseJson(answer), 1);
  return card ? "none" : card.error().message;
}

TEST(Answer, ThatCannotBeReadIsAnError) {
  EXPECT_EQ(CardError(R"({"move":"HT"})"), "answered with no id; expected 1");
  EXPECT_EQ(CardError(R"({"id":"1","move":"HT"})"), "answered with id \"1\"; expected 1");
  EXPECT_EQ(CardError(R"({"id":1})"),
            R"(answered without a move; expected one, such as "move":"HT")");
  EXPECT_EQ(CardError(R"({"id":1,"move":3})"),
            R"(answered without a move; expected one, such as "move":"HT")");
  EXPECT_EQ(CardError(R"({"id":1,"error":"no\nidea"})"), R"(answered with an error: no�idea)");
  EXPECT_EQ(CardError(R"({"id":1,"error":{"code":3}})"), R"(answered with an error: {"code":3})");
  EXPECT_EQ(CardError(R"({"id":1,"move":"pass"})"),
            "answered with 'pass'; expected a card, suit then rank, such as SA or H10");
  const auto call = ReadCall(ParseJson(R"({"id":1,"move":"HT"})"), 1);
  EXPECT_EQ(call.error().message, "answered with 'HT'; expected pass or a suit, S, H, D or C");
}

}  // namespace
}  // namespace jasnel::testing
