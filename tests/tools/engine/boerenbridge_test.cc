// Requests of boerenbridge: written from what a seat sees and read back, and what is answered.

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <type_traits>

#include "ai/boerenbridge/players/simple_players.h"
#include "engine/requests/move_answer.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tests/tools/engine/boerenbridge_run.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::Objects;
using jasnel::testing::RunJasnel;
using std::chrono::microseconds;

Card CardOf(const char* text) { return ParseCard(text).value(); }

Result<SeatRequest<Boerenbridge>> ReadBack(const SeatView& view, const MoveLimits& limits = {}) {
  return ReadRequest(ParseJson(JsonLine(RequestRecord(7, view, limits))));
}

TEST(BoerenbridgeRequest, ReadBackIsWhatTheSeatSees) {
  RandomPlayer player;
  std::uint64_t deal = 0;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (const int cards : {1, 2, 5, MostCards(players)}) {
      PlayAndShow(deal++, players, cards, player, [](const auto& view) {
        const auto request = ReadBack(view);
        ASSERT_TRUE(request.ok()) << request.error().message;
        ExpectSame(std::get<std::remove_cvref_t<decltype(view)>>(request->view), view);
      });
    }
  }
}

TEST(BoerenbridgeRequest, HasAllThatTheSeatSees) {
  Json card = CardRequest();
  card["tricks"][0]["winner"] = 0;
  card["tricks"][1]["winner"] = 0;
  card.erase("seed");
  card["legal"] = {"HT", "H4"};
  card["seed"] = 1;
  EXPECT_EQ(RequestRecord(7, ViewOfCardRequest(), {}).dump(), card.dump());
  Json bid = BidRequest();
  bid.erase("seed");
  bid["legal"] = {0, 1, 2, 3, 4, 5};
  bid["seed"] = 1;
  EXPECT_EQ(RequestRecord(8, ViewOfBidRequest(), {}).dump(), bid.dump());
}

TEST(BoerenbridgeRequest, OfTheDealerLeavesOutTheBidThatIsForbidden) {
  Json request = BidRequest();
  request["seat"] = 4;
  request["bids"] = {2, 0, 1, 1, nullptr};
  EXPECT_EQ(RequestRecord(8, ReadRequest(request)->view, {})["legal"], Json({0, 2, 3, 4, 5}));
}

TEST(BoerenbridgeRequest, KeepsTheSeedAndTheTime) {
  const MoveLimits limits{.seed = 18446744073709551615U, .time = std::chrono::milliseconds(250)};
  const auto request = ReadBack(ViewOfBidRequest(), limits);
  ASSERT_TRUE(request.ok());
  EXPECT_EQ(request->limits.seed, limits.seed);
  EXPECT_EQ(request->limits.time, limits.time);
}

TEST(BoerenbridgeRequest, WithoutAKeyThatMayBeLeftOutIsTheSame) {
  for (const char* key : {"cards", "seat", "seed"}) {
    Json card = CardRequest();
    card.erase(key);
    ExpectSame(std::get<PlayView>(ReadRequest(card)->view), ViewOfCardRequest());
    Json bid = BidRequest();
    bid[key] = nullptr;
    ExpectSame(std::get<BidView>(ReadRequest(bid)->view), ViewOfBidRequest());
  }
}

TEST(BoerenbridgeRequest, ToBidNeedsNoNulls) {
  Json request = BidRequest();
  request["bids"] = {2, 0};
  ExpectSame(std::get<BidView>(ReadRequest(request)->view), ViewOfBidRequest());
}

TEST(BoerenbridgeRequest, OfTheFirstToBidNeedsNoBids) {
  Json request = BidRequest();
  request.erase("bids");
  request.erase("seat");
  const auto read = ReadRequest(request);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(std::get<BidView>(read->view).seat(), 0);
}

TEST(BoerenbridgeRequest, OfTheFirstLeadNeedsNoTricks) {
  Json request = CardRequest();
  request["seat"] = 0;
  request["hand"].push_back("DA");
  request.erase("tricks");
  const auto none = ReadRequest(request);
  ASSERT_TRUE(none.ok()) << none.error().message;
  request["tricks"] = {{{"leader", 0}, {"cards", Json::array()}}};
  const auto empty = ReadRequest(request);
  ASSERT_TRUE(empty.ok()) << empty.error().message;
  ExpectSame(std::get<PlayView>(none->view), std::get<PlayView>(empty->view));
}

TEST(BoerenbridgeRequest, MayBeInDutch) {
  Json dutch = CardRequest();
  dutch["hand"] = {"SV", "h10", "♥4", "K8"};
  dutch["tricks"][0]["cards"] = {"RA", "R7", "R8", "RH", "R2"};
  const auto request = ReadRequest(dutch);
  ASSERT_TRUE(request.ok()) << request.error().message;
  ExpectSame(std::get<PlayView>(request->view), ViewOfCardRequest());
}

TEST(BoerenbridgeAnswer, HasTheBidAndWhatThePlayerThinks) {
  const BidChoice choice{2, {{1, 3.04, 0.1}, {2, 6.1234, 0.523456}}, 512};
  EXPECT_EQ(AnswerText(choice, microseconds(18034)),
            R"({"move":2,"moves":[{"move":1,"score":3.0,"makes":0.1},)"
            R"({"move":2,"score":6.1,"makes":0.5235}],"worlds":512,"time_us":18034})");
}

TEST(BoerenbridgeAnswer, HasTheCardAndWhatThePlayerThinks) {
  const CardChoice choice{CardOf("HT"), {{CardOf("HT"), 6.1, 0.52}}, 64};
  EXPECT_EQ(AnswerText(choice, microseconds(5)),
            R"({"move":"HT","moves":[{"move":"HT","score":6.1,"makes":0.52}],)"
            R"("worlds":64,"time_us":5})");
}

TEST(BoerenbridgeAnswer, OfAPlayerWithoutOpinionsHasNoMoves) {
  EXPECT_EQ(AnswerText(BidChoice{0}, microseconds(1)), R"({"move":0,"worlds":0,"time_us":1})");
}

TEST(BoerenbridgeAnswer, ReadBackIsTheMove) {
  for (int bid = 0; bid <= kMaxCards; ++bid) {
    EXPECT_EQ(*ReadBid(Answered(AnswerText(BidChoice{bid}, microseconds(1))), 7), bid);
  }
  for (const Card card : kFullDeck) {
    EXPECT_EQ(*ReadCard(Answered(AnswerText(CardChoice{card}, microseconds(1))), 7), card);
  }
}

std::string BidError(const char* answer) {
  const auto bid = ReadBid(ParseJson(answer), 1);
  return bid ? "none" : bid.error().message;
}

TEST(BoerenbridgeAnswer, ThatCannotBeReadIsAnError) {
  EXPECT_EQ(BidError(R"({"move":2})"), "answered with no id; expected 1");
  EXPECT_EQ(BidError(R"({"id":1,"error":"ill"})"), "answered with an error: ill");
  EXPECT_EQ(BidError(R"({"id":1})"), R"(answered without a move; expected one, such as "move":2)");
  EXPECT_EQ(BidError(R"({"id":1,"move":"2"})"),
            R"(answered without a move; expected one, such as "move":2)");
  EXPECT_EQ(BidError(R"({"id":1,"move":1.5})"),
            "answered with a bid: '1.5'; expected a whole number from 0 to 10");
  EXPECT_EQ(ReadCard(ParseJson(R"({"id":1,"move":"S1"})"), 1).error().message,
            "answered with 'S1'; expected a card, suit then rank, such as SA or H10");
}

TEST(BoerenbridgeEngine, AnswersBothGamesOverOnePipe) {
  const std::string lines = std::string(kCardRequest) + "\n" + jasnel::testing::kCardRequest +
                            "\n" + kBidRequest + "\n" + jasnel::testing::kCallRequest + "\n";
  const auto answers = Objects(RunJasnel({"engine", "--player=rule"}, lines));
  ASSERT_EQ(answers.size(), 4U);
  EXPECT_TRUE(answers[0]["move"] == "HT" || answers[0]["move"] == "H4");
  EXPECT_TRUE(answers[1]["move"] == "C8" || answers[1]["move"] == "C7");
  EXPECT_TRUE(answers[2]["move"].is_number_unsigned());
  EXPECT_TRUE(answers[3]["move"].is_string());
  for (const Json& answer : answers) EXPECT_EQ(KeysOf(answer)[0], "id");
}

TEST(BoerenbridgeEngine, HasAPlayerOfEachKind) {
  for (const char* player : {"random", "rule", "rollout:worlds=10", "full:worlds=10"}) {
    EXPECT_TRUE(Reply(BidRequest(), player)["move"].is_number_unsigned()) << player;
    EXPECT_TRUE(Reply(CardRequest(), player)["move"].is_string()) << player;
  }
}

TEST(BoerenbridgeEngine, SaysWhatThePlayerThinksOfEachMove) {
  const Json bid = Reply(BidRequest(), "full:worlds=10");
  ASSERT_EQ(bid["moves"].size(), 6U);
  for (int i = 0; i < 6; ++i) EXPECT_EQ(bid["moves"][i]["move"], i);
  const Json card = Reply(CardRequest(), "full:worlds=10");
  EXPECT_EQ(card["moves"].size(), 2U);
  for (const Json& one : card["moves"]) EXPECT_EQ(KeysOf(one), (Keys{"move", "score", "makes"}));
}

TEST(BoerenbridgeEngine, SaysHowOftenPlayOutsMakeTheBid) {
  Json request = CardRequest();
  request["bids"] = {2, 0, 0, 1, 1};
  const Json answer = Reply(request, "rollout");
  ASSERT_TRUE(answer.contains("moves")) << answer;
  for (const Json& one : answer["moves"]) {
    // Points of a bid of no tricks: 10, or 2 or more off.
    EXPECT_GT(one["makes"], 0.0);
    EXPECT_LE(one["score"], 12 * one["makes"].get<double>() - 2 + 0.1);
  }
}

TEST(BoerenbridgeEngine, AnswersWithinItsBudget) {
  Json request = CardRequest();
  request["budget_ms"] = 20;
  EXPECT_TRUE(Reply(request, "full")["move"].is_string());
}

TEST(BoerenbridgeEngine, GivesTheSameMoveForTheSameSeed) {
  bool both[2] = {false, false};
  for (int seed = 0; seed < 20; ++seed) {
    Json request = CardRequest();
    request["seed"] = seed;
    const Json move = Reply(request, "random")["move"];
    EXPECT_EQ(Reply(request, "random")["move"], move);
    both[move == "HT" ? 1 : 0] = true;
  }
  EXPECT_TRUE(both[0] && both[1]);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
