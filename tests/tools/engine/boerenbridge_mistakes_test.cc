// What `jasnel engine` says to requests of boerenbridge that cannot be answered.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/dealing.h"
#include "tests/tools/engine/boerenbridge_run.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::ErrorIn;
using jasnel::testing::RunEngine;

std::string Wrong(const Json& request) {
  const Json answer = Reply(request);
  EXPECT_EQ(answer["id"], request["id"]);
  return ErrorIn(answer);
}

// What is wrong with a request with one key changed.
std::string WrongCard(const char* key, const Json& value) {
  Json request = CardRequest();
  request[key] = value;
  return Wrong(request);
}

std::string WrongBid(const char* key, const Json& value) {
  Json request = BidRequest();
  request[key] = value;
  return Wrong(request);
}

// And with other tricks.
std::string WrongTrick(std::size_t trick, const char* key, const Json& value) {
  Json request = CardRequest();
  request["tricks"][trick][key] = value;
  return Wrong(request);
}

TEST(BoerenbridgeEngineMistakes, OfAKeyThatIsNotKnown) {
  EXPECT_EQ(WrongCard("trick", 1), "unknown key 'trick'; did you mean tricks?");
  EXPECT_EQ(WrongCard("trump", "S"),
            "unknown key 'trump'; expected one of id, ask, game, player, players, cards, seat, "
            "hand, bids, "
            "tricks, legal, budget_ms, seed, deal_id");
  EXPECT_EQ(WrongTrick(1, "card", "HA"), "trick 2: unknown key 'card'; did you mean cards?");
}

TEST(BoerenbridgeEngineMistakes, OfWhatIsLegalAndWhoWins) {
  EXPECT_EQ(WrongCard("legal", {"HT"}), R"(legal: '["HT"]'; expected ["HT","H4"])");
  EXPECT_EQ(WrongBid("legal", {0, 1, 2, 3, 4}), R"(legal: '[0,1,2,3,4]'; expected [0,1,2,3,4,5])");
  EXPECT_EQ(WrongBid("legal", {"0", 1, 2, 3, 4, 5}),
            R"(legal: '["0",1,2,3,4,5]'; expected [0,1,2,3,4,5])");
  EXPECT_EQ(WrongTrick(0, "winner", 3), "trick 1: winner: '3'; expected 0");
  EXPECT_EQ(WrongTrick(1, "winner", "0"), R"(trick 2: winner: '"0"'; expected 0)");
}

TEST(BoerenbridgeEngineMistakes, OfAKeyThatIsMissing) {
  Json request = BidRequest();
  request.erase("players");
  EXPECT_EQ(Wrong(request), "no key players; expected a whole number from 3 to 7");
  EXPECT_EQ(WrongBid("hand", nullptr),
            R"(no key hand; expected a list of cards, such as ["SA","S7","HT"])");
  EXPECT_EQ(WrongTrick(0, "leader", nullptr),
            "trick 1: no key leader; expected a seat, from 0 to 4");
  EXPECT_EQ(WrongTrick(1, "cards", nullptr),
            R"(trick 2: no key cards; expected a list, such as ["S9","S2"])");
}

TEST(BoerenbridgeEngineMistakes, OfAValueOfAnotherType) {
  EXPECT_EQ(WrongBid("game", 1), "game: of type number; expected klaverjas or boerenbridge");
  EXPECT_EQ(WrongBid("players", "5"),
            "players: of type string; expected a whole number from 3 to 7");
  EXPECT_EQ(WrongBid("cards", Json::array()),
            "cards: of type array; expected a whole number from 1 to 10");
  EXPECT_EQ(WrongBid("seat", "S"), "seat: of type string; expected a whole number from 0 to 4");
  EXPECT_EQ(WrongBid("hand", 8),
            R"(hand: of type number; expected a list of cards, such as ["SA","S7","HT"])");
  EXPECT_EQ(WrongBid("bids", 2),
            "bids: of type number; expected a list with a number or null for each seat, such as "
            "[2,0,null]");
  EXPECT_EQ(WrongBid("bids", {2, "0"}),
            "bids: seat 1: of type string; expected a whole number from 0 to 5");
  EXPECT_EQ(
      WrongCard("tricks", Json::object()),
      R"(tricks: of type object; expected a list, such as [{"leader":0,"cards":["S9","S2"]}])");
  EXPECT_EQ(WrongCard("tricks", {"HA"}),
            "trick 1: of type string; expected an object with leader and cards");
  EXPECT_EQ(WrongTrick(0, "leader", "S"),
            "trick 1: leader: of type string; expected a whole number from 0 to 4");
  EXPECT_EQ(WrongTrick(0, "cards", "DA"),
            R"(trick 1: cards: of type string; expected a list, such as ["S9","S2"])");
  EXPECT_EQ(WrongTrick(1, "cards", {"HA", "H1"}),
            "trick 2, card 2: 'H1'; expected a card, suit then rank, such as SA or H10");
}

TEST(BoerenbridgeEngineMistakes, OfANumberOutsideItsRange) {
  EXPECT_EQ(WrongBid("players", 2), "players: '2'; expected a whole number from 3 to 7");
  EXPECT_EQ(WrongBid("players", 5.5), "players: '5.5'; expected a whole number from 3 to 7");
  EXPECT_EQ(WrongBid("cards", 11), "cards: '11'; expected a whole number from 1 to 10");
  EXPECT_EQ(WrongBid("seat", 5), "seat: '5'; expected a whole number from 0 to 4");
  EXPECT_EQ(WrongBid("seat", -1), "seat: '-1'; expected a whole number from 0 to 4");
  EXPECT_EQ(WrongTrick(0, "leader", 5),
            "trick 1: leader: '5'; expected a whole number from 0 to 4");
  EXPECT_EQ(WrongBid("budget_ms", 0), "budget_ms: '0'; expected a whole number from 1 to 86400000");
  Json request = BidRequest();
  request["players"] = 7;
  request["cards"] = 8;
  EXPECT_EQ(Wrong(request), "cards: '8'; expected a whole number from 1 to 7");
}

TEST(BoerenbridgeEngineMistakes, OfAHand) {
  EXPECT_EQ(WrongBid("hand", {"SA", "S7", "SA"}), "hand: SA twice; expected it once");
  EXPECT_EQ(WrongBid("hand", {"SA", "S7"}), "2 cards in the hand; expected 5");
  EXPECT_EQ(WrongCard("hand", {"SA", "S7"}), "2 cards in the hand of seat 2; expected 4");
  EXPECT_EQ(WrongCard("hand", {"SA", "HT", "H4", "DA"}),
            "DA is in the hand and was played; expected each card once");
}

TEST(BoerenbridgeEngineMistakes, OfAHandThatNobodyIsDealt) {
  Json request = BidRequest();
  request.erase("cards");
  request["hand"] = Json::array();
  EXPECT_EQ(Wrong(request), "0 cards in the hand; expected from 1 to 10 with 5 players");
  request = CardRequest();
  request.erase("cards");
  request["hand"] = {"SA", "SK", "SQ", "SJ", "ST", "S9", "S8", "S7", "S6", "S5"};
  EXPECT_EQ(Wrong(request),
            "10 cards in the hand and 1 full trick; expected from 1 to 10 together with 5 players");
}

TEST(BoerenbridgeEngineMistakes, OfBids) {
  EXPECT_EQ(WrongBid("bids", {2, 6}), "bids: seat 1: '6'; expected a whole number from 0 to 5");
  EXPECT_EQ(WrongBid("bids", {2, nullptr, 1}),
            "bids: seat 2: 1, but seat 1 has not bid; expected null, as seats bid in turn");
  EXPECT_EQ(WrongBid("bids", {2, 0, 0, 0, 0, nullptr}),
            "bids: 6 of them; expected 5 or fewer, one for each seat");
  EXPECT_EQ(WrongCard("bids", {2, 0, 1, 1, 1}),
            "bids: a bid of 1 by the dealer makes the sum of all bids the number of cards, 5; "
            "expected another");
}

TEST(BoerenbridgeEngineMistakes, OfASeatThatIsNotInTurn) {
  EXPECT_EQ(WrongBid("seat", 3), "seat 3; expected seat 2, whose turn it is");
  EXPECT_EQ(WrongCard("seat", 3), "seat 3; expected seat 2, whose turn it is");
}

TEST(BoerenbridgeEngineMistakes, OfTricksBeforeAllHaveBid) {
  EXPECT_EQ(WrongCard("bids", {2, 0, 1, 1}),
            "tricks, but seat 4 has not bid; expected bids of all 5 seats, or no tricks");
}

TEST(BoerenbridgeEngineMistakes, OfTricks) {
  EXPECT_EQ(WrongTrick(0, "leader", 1), "trick 1: leader 1; expected seat 0, left of the dealer");
  EXPECT_EQ(WrongTrick(1, "leader", 1),
            "trick 2: leader 1; expected seat 0, who won the trick before");
  EXPECT_EQ(WrongTrick(0, "cards", {"DA", "D7"}), "trick 1: 2 cards; expected 5");
  EXPECT_EQ(WrongTrick(1, "cards", {"HA", "D7"}),
            "trick 2, card 2, D7: played before; expected each card once");
  EXPECT_EQ(WrongTrick(0, "cards", {"DA", "D7", "D8", "DK", "D2", "D3"}),
            "trick 1: 6 cards; expected 5");
}

TEST(BoerenbridgeEngineMistakes, OfASuitThatASeatDidNotFollowBefore) {
  Json request = CardRequest();
  request["tricks"][0]["cards"] = {"DA", "C7", "C9", "DK", "D2"};
  request["tricks"][1]["cards"] = {"D3", "D4"};
  EXPECT_EQ(Wrong(request),
            "trick 2, card 2, D4: seat 1 did not follow this suit before; expected another card");
  request["tricks"][1]["cards"] = {"HA", "H2"};
  request["hand"] = {"SQ", "HT", "H4", "D5"};
  EXPECT_EQ(Wrong(request),
            "D5 is in the hand of seat 2, who did not follow this suit before; expected another "
            "card");
}

TEST(BoerenbridgeEngineMistakes, OfADealThatIsOver) {
  const Json request =
      ParseJson(R"({"id":7,"game":"boerenbridge","players":3,"hand":[],"bids":[1,0,1],)"
                R"("tricks":[{"leader":0,"cards":["SA","S2","S3"]}]})");
  EXPECT_EQ(Wrong(request), "all cards have been played; expected a deal in play");
}

TEST(BoerenbridgeEngineMistakes, OfAGameThatThePlayerDoesNotPlay) {
  EXPECT_EQ(ErrorIn(Reply(BidRequest(), "simple")),
            "player for boerenbridge: 'simple' is not a player; expected one of random, rule, "
            "rollout, full");
  const Json klaverjas = ParseJson(jasnel::testing::kCallRequest);
  EXPECT_EQ(ErrorIn(Reply(klaverjas, "rollout")),
            "player for klaverjas: " + jasnel::MakePlayer("rollout").error().message);
}

TEST(BoerenbridgeEngineMistakes, OfAPlayerOfNeitherGame) {
  const auto none = RunEngine("", "clever");
  EXPECT_EQ(none.status, 2);
  EXPECT_EQ(none.err,
            "jasnel engine: --player: 'clever' is not a player; expected random, rule, full, "
            "exec:COMMAND; for klaverjas also simple, worlds; for boerenbridge also rollout\n");
  EXPECT_EQ(RunEngine("", "rollout:worlds=0").err,
            "jasnel engine: --player: 'worlds=0'; expected a number from 1 to 100000\n");
  EXPECT_EQ(RunEngine("", "full:aim=high").err,
            "jasnel engine: --player: for klaverjas 'aim=high'; expected one of score, points; for "
            "boerenbridge 'aim=high'; expected one of score, lead\n");
}

TEST(BoerenbridgeEngineMistakes, OfAnyKindGetOneLineOfMoveOrError) {
  Random random(6);
  int errors = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::string line = jasnel::testing::Damaged(random, {kCardRequest, kBidRequest});
    const Json answer = jasnel::testing::Reply(line, "rule");
    EXPECT_NE(answer.contains("error"), answer.contains("move")) << line;
    errors += answer.contains("error") ? 1 : 0;
  }
  EXPECT_GT(errors, 2000);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
