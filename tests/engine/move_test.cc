// The question of a move: who answers, and how it is described.

#include <gtest/gtest.h>

#include <string>

#include "engine/questions/all.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kCallQuestion = {{"ask", "move"}, {"dealer", "N"}, {"hand", "J97.AT.K8.7"}};
const Json kBidQuestion = {
    {"ask", "move"}, {"game", "boerenbridge"}, {"players", 3}, {"hand", {"SA", "DK"}}};

TEST(MoveQuestion, IsAnsweredByThePlayerThatItNames) {
  EXPECT_TRUE(Ask(kCallQuestion).contains("moves"));
  EXPECT_FALSE(Ask(With(kCallQuestion, "player", "random")).contains("moves"));
  EXPECT_EQ(Ask(With(kBidQuestion, "player", " rule "))["move"], 2);
}

TEST(MoveQuestion, NamesAPlayerByAText) {
  constexpr const char* kExpected =
      "player: of type number; expected the name of a player, such as full";
  EXPECT_EQ(Wrong(With(kCallQuestion, "player", 1)), kExpected);
  EXPECT_EQ(Wrong(With(kBidQuestion, "player", 1)), kExpected);
  EXPECT_EQ(Wrong(With(kBidQuestion, "player", "simple")).substr(0, 34),
            "player for boerenbridge: 'simple' ");
}

TEST(MoveQuestion, IsReadBeforeItsPlayerIsLookedFor) {
  EXPECT_EQ(Wrong(With(kBidQuestion, "players", 2)),
            "players: '2'; expected a whole number from 3 to 7");
  EXPECT_EQ(Wrong(With(kBidQuestion, "trump", "S")),
            "unknown key 'trump'; expected one of id, ask, game, player, players, cards, seat, "
            "hand, bids, tricks, legal, budget_ms, seed, deal_id");
}

TEST(MoveQuestion, IsAnsweredByThePenaltyCardsOnTheTable) {
  Json question = {{"ask", "move"},
                   {"dealer", "W"},
                   {"trump", "H"},
                   {"declarer", "N"},
                   {"hand", {"SQ", "S7", "HK", "HJ", "DK", "DJ", "CA", "CJ"}}};
  for (const char* const player :
       {"random", "simple", "rule", "worlds:worlds=5", "full:worlds=5"}) {
    question["player"] = player;
    for (const char* const card : {"SQ", "S7"}) {
      question["tricks"] = {
          {{"leader", "N"}, {"cards", {"SA"}}, {"out_of_turn", {card}}, {"called", {card}}}};
      EXPECT_EQ(Ask(question)["move"], card) << player;
    }
  }
}

TEST(MoveQuestion, OfBeloteIsOfACardAndNoCall) {
  Json question = {{"ask", "move"},
                   {"dealer", "W"},
                   {"rules", "belote"},
                   {"hand", {"SQ", "S7", "HK", "HJ", "DK", "DJ", "CA", "CJ"}}};
  EXPECT_EQ(Wrong(question),
            "auction: an auction; expected trump and declarer, as there are no calls with "
            "bidding=given: those of belote, on five cards, are not known here");
  question["trump"] = "H";
  question["declarer"] = "E";
  question["tricks"] = {{{"leader", "N"}, {"cards", {"SA"}}}};
  for (const char* const player : {"simple", "rule", "worlds:worlds=5", "full:worlds=5"}) {
    question["player"] = player;
    EXPECT_EQ(Ask(question)["move"].get<std::string>().front(), 'S') << player;
  }
}

TEST(MoveQuestion, IsAPassOfWhoIsBarred) {
  const Json barred = {{{"side", "NS"}, {"after", 0}}, {{"side", "EW"}, {"after", 0}}};
  Json question = {{"ask", "move"},
                   {"dealer", "N"},
                   {"barred", barred},
                   {"legal", {"pass"}},
                   {"hand", {"SJ", "S9", "SA", "ST", "HA", "DA", "CA", "CT"}}};
  for (const char* const player : {"random", "simple", "rule", "full"}) {
    question["player"] = player;
    EXPECT_EQ(Ask(question)["move"], "pass") << player;
  }
}

TEST(MoveQuestion, IsDescribed) {
  const Json definitions = Json::parse(QuestionSchema())["$defs"];
  EXPECT_EQ(definitions["move"]["required"], Json({"ask", "dealer", "hand"}));
  EXPECT_EQ(definitions["boerenbridge.move"]["required"], Json({"ask", "game", "players", "hand"}));
  const Json call_or_card = definitions["move.answer"]["properties"]["move"]["anyOf"];
  EXPECT_EQ(call_or_card[0]["title"], "Call");
  EXPECT_EQ(call_or_card[1]["title"], "Card");
  const Json bid_or_card = definitions["boerenbridge.move.answer"]["properties"]["move"]["anyOf"];
  EXPECT_EQ(bid_or_card[0]["maximum"], 10);
  EXPECT_EQ(bid_or_card[1]["title"], "Card");
}

}  // namespace
}  // namespace jasnel::testing
