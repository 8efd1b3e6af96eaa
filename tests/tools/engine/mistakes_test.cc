// What `jasnel engine` says to requests that cannot be answered.

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "engine/requests/reading.h"
#include "tests/support/deep_json.h"
#include "tests/tools/engine/run.h"

namespace jasnel::testing {
namespace {

// What is wrong with a request with one key changed.
std::string WrongCard(const char* key, const Json& value) {
  Json request = CardRequest();
  request[key] = value;
  return ReplyError(request);
}

std::string WrongCall(const char* key, const Json& value) {
  Json request = CallRequest();
  request[key] = value;
  return ReplyError(request);
}

// And with one key left out.
std::string Without(const char* key) {
  Json request = CardRequest();
  request.erase(key);
  return ReplyError(request);
}

// Of a line that is no object: there is no id.
std::string WrongLine(const std::string& line) {
  const Json answer = Reply(line);
  EXPECT_TRUE(answer["id"].is_null());
  return ErrorIn(answer);
}

constexpr const char* kExpected =
    R"(; expected a request, such as {"id":1,"dealer":"N","hand":["SA",...]})";

TEST(EngineMistakes, OfALineThatIsNoObject) {
  EXPECT_EQ(WrongLine("hello"), std::string("column 1: 'hello'") + kExpected);
  EXPECT_EQ(WrongLine("thinking"), std::string("column 1: 'thinking'") + kExpected);
  EXPECT_EQ(WrongLine(R"({"id":nil})"), std::string("column 7: 'nil}'") + kExpected);
  EXPECT_EQ(WrongLine(R"({"één":nil})"), std::string("column 8: 'nil}'") + kExpected);
  EXPECT_EQ(WrongLine("tru"), std::string("column 4: the line ends") + kExpected);
  EXPECT_EQ(WrongLine(R"({"id":7,)"), std::string("column 9: the line ends") + kExpected);
  EXPECT_EQ(WrongLine(R"({"id":7} {"id":8})"), std::string(R"(column 10: '{"id":8}')") + kExpected);
  EXPECT_EQ(WrongLine("[1]"), std::string("a JSON array") + kExpected);
  EXPECT_EQ(WrongLine("7"), std::string("a JSON number") + kExpected);
  EXPECT_EQ(WrongLine("{\"id\":\"\xff\"}"), std::string(R"(column 8: '�"}')") + kExpected);
  EXPECT_EQ(WrongLine(R"({"id":1e999})"), std::string("a number that is too large") + kExpected);
  EXPECT_EQ(WrongLine(R"({"id":7,"id":8})"), std::string("key 'id' twice") + kExpected);
}

TEST(EngineMistakes, OfALineWithAZeroByte) {
  EXPECT_EQ(WrongLine(std::string("{\"id\":7}\0{}", 11)),
            std::string("column 9: a zero byte") + kExpected);
  EXPECT_EQ(WrongLine(std::string("\0", 1)), std::string("column 1: '�'") + kExpected);
}

TEST(EngineMistakes, OfALineThatIsTooDeep) {
  for (const std::string& line : DeepObjects(1'000'000)) {
    EXPECT_EQ(WrongLine(line), std::string("more than 64 nested lists and objects") + kExpected);
  }
}

TEST(EngineMistakes, OfLinesThatAreTooDeepLeaveTheEngineAtWork) {
  std::string input;
  std::vector<std::string> expected;
  for (const std::size_t depth : {3000, 1'000'000}) {
    for (const std::string& line : DeepObjects(depth)) {
      input += line + "\n";
      expected.push_back(Concat(
          depth == 3000 ? "more than 64 nested lists and objects" : "longer than 65536 bytes",
          kExpected));
    }
  }
  const auto run = RunEngine(input + kCallRequest + "\n");
  EXPECT_EQ(run.status, 0);
  const auto answers = Objects(run);
  ASSERT_EQ(answers.size(), expected.size() + 1);
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(ErrorIn(answers[i]), expected[i]);
  EXPECT_TRUE(answers.back().contains("move"));
}

TEST(EngineMistakes, OfAnotherGame) {
  EXPECT_EQ(WrongCard("game", "bridge"), "game: 'bridge'; expected klaverjas or boerenbridge");
}

TEST(EngineMistakes, OfAKeyThatIsNotKnown) {
  EXPECT_EQ(WrongCard("trik", "H"), "unknown key 'trik'; did you mean tricks?");
  EXPECT_EQ(WrongCard("budgetms", 5), "unknown key 'budgetms'; did you mean budget_ms?");
  EXPECT_EQ(WrongCard("bids", Json::array()),
            "unknown key 'bids'; expected one of id, ask, game, player, rules, rule_options, "
            "dealer, seat, hand, auction, barred, turned, trump, declarer, tricks, legal, "
            "budget_ms, seed, deal_id, match, conventions, why");
  Json request = CardRequest();
  request["tricks"][1]["card"] = "CA";
  EXPECT_EQ(ReplyError(request), "trick 2: unknown key 'card'; did you mean cards?");
}

TEST(EngineMistakes, OfAKeyThatIsMissing) {
  EXPECT_EQ(Without("dealer"), "no key dealer; expected N, E, S or W");
  EXPECT_EQ(Without("hand"), R"(no key hand; expected a list of cards, such as ["SA","S7","HT"])");
  EXPECT_EQ(Without("trump"), "declarer without trump; expected both, or none of them");
  EXPECT_EQ(Without("declarer"), "trump without declarer; expected both, or none of them");
  Json request = CardRequest();
  request["tricks"][0].erase("leader");
  EXPECT_EQ(ReplyError(request), "trick 1: no key leader; expected N, E, S or W");
  request = CardRequest();
  request["tricks"][0].erase("cards");
  EXPECT_EQ(ReplyError(request),
            R"(trick 1: no key cards; expected a list, such as ["S9","S7","SA","SK"])");
}

TEST(EngineMistakes, OfAValueOfAnotherType) {
  EXPECT_EQ(WrongCard("game", 1), "game: of type number; expected klaverjas or boerenbridge");
  EXPECT_EQ(WrongCard("rules", Json::array()),
            "rules: of type array; expected a rule set, such as kbn,undertrump=free");
  EXPECT_EQ(WrongCard("dealer", 0), "dealer: of type number; expected N, E, S or W");
  EXPECT_EQ(WrongCard("trump", true), "trump: of type boolean; expected S, H, D or C");
  EXPECT_EQ(WrongCard("hand", 8),
            R"(hand: of type number; expected a list of cards, such as ["SA","S7","HT"])");
  EXPECT_EQ(WrongCard("hand", {"SA", 7}),
            "hand, card 2: of type number; expected a card, suit then rank, such as SA or H10");
  EXPECT_EQ(WrongCard("auction", "pass,H"),
            R"(auction: of type string; expected a list of calls, such as ["pass","H"])");
  EXPECT_EQ(WrongCard("auction", {"pass", nullptr}),
            "auction: call 2: of type null; expected pass or a suit");
  EXPECT_EQ(
      WrongCard("tricks", Json::object()),
      R"(tricks: of type object; expected a list, such as [{"leader":"S","cards":["S9","S7"]}])");
  EXPECT_EQ(WrongCard("tricks", {"DA"}),
            "trick 1: of type string; expected an object with leader and cards");
}

TEST(EngineMistakes, OfANumberOutsideItsRange) {
  constexpr const char* kBudget = "; expected a whole number from 1 to 86400000";
  constexpr const char* kSeed = "; expected a whole number from 0 to 18446744073709551615";
  EXPECT_EQ(WrongCard("budget_ms", 0), std::string("budget_ms: '0'") + kBudget);
  EXPECT_EQ(WrongCard("budget_ms", -5), std::string("budget_ms: '-5'") + kBudget);
  EXPECT_EQ(WrongCard("budget_ms", 86400001), std::string("budget_ms: '86400001'") + kBudget);
  EXPECT_EQ(WrongCard("budget_ms", 1.5), std::string("budget_ms: '1.5'") + kBudget);
  EXPECT_EQ(WrongCard("budget_ms", "5"), std::string("budget_ms: of type string") + kBudget);
  EXPECT_EQ(WrongCard("seed", -1), std::string("seed: '-1'") + kSeed);
  EXPECT_EQ(WrongCard("seed", false), std::string("seed: of type boolean") + kSeed);
}

TEST(EngineMistakes, OfANameThatIsNone) {
  EXPECT_EQ(
      WrongCard("rules", "kbm"),
      "rules: unknown rule set 'kbm'; expected one of kbn, nkf, nkf-international, nku, "
      "nku-rotterdam, bedum, bedum-rotterdam, bedum-utrecht, bga, bga-rotterdam, bga-obliged, "
      "bga-obliged-rotterdam, gamepoint, gamepoint-rotterdam, klaverjassenonline, gedraaid, "
      "gedraaid-rotterdam, utrecht, kraken, belote");
  EXPECT_EQ(WrongCard("seat", "X"), "seat: 'X'; expected N, E, S or W");
  EXPECT_EQ(WrongCard("declarer", ""), "declarer: ''; expected N, E, S or W");
  EXPECT_EQ(WrongCard("trump", "N"), "trump: 'N'; expected S, H, D or C");
  EXPECT_EQ(WrongCard("hand", {"SA", "S1"}),
            "hand, card 2: 'S1'; expected a card, suit then rank, such as SA or H10");
  EXPECT_EQ(WrongCall("auction", {"double"}),
            "auction: call 1 (East): double; expected pass, S, H, D or C");
  EXPECT_EQ(WrongCall("auction", {"pass,pass"}),
            "auction: call 1: 'pass,pass'; expected pass or a suit");
}

TEST(EngineMistakes, OfWhatIsLegal) {
  constexpr const char* kCards = R"(; expected ["C8","C7"])";
  EXPECT_EQ(WrongCard("legal", {"C8"}), std::string(R"(legal: '["C8"]')") + kCards);
  EXPECT_EQ(WrongCard("legal", {"C8", "C8"}), std::string(R"(legal: '["C8","C8"]')") + kCards);
  EXPECT_EQ(WrongCard("legal", {"C8", "SA"}), std::string(R"(legal: '["C8","SA"]')") + kCards);
  EXPECT_EQ(WrongCard("legal", {"C8", 7}), std::string(R"(legal: '["C8",7]')") + kCards);
  EXPECT_EQ(WrongCard("legal", "C8,C7"), std::string(R"(legal: '"C8,C7"')") + kCards);
  EXPECT_EQ(WrongCall("legal", {"pass"}),
            R"(legal: '["pass"]'; expected ["pass","S","H","D","C"])");
}

TEST(EngineMistakes, OfWhoWinsATrick) {
  Json request = CardRequest();
  request["tricks"][1]["winner"] = "W";
  EXPECT_EQ(ReplyError(request), R"(trick 2: winner: '"W"'; expected "E")");
  request["tricks"][1]["winner"] = 1;
  EXPECT_EQ(ReplyError(request), R"(trick 2: winner: '1'; expected "E")");
  request["seat"] = "E";
  request["hand"] = {"SK", "SQ", "HA", "H9", "CA", "CK", "D9"};
  request["tricks"][1] = {{"leader", "E"}, {"cards", Json::array()}, {"winner", "E"}};
  EXPECT_EQ(ReplyError(request),
            R"(trick 2: winner: '"E"'; expected none in a trick without cards)");
}

TEST(EngineMistakes, OfAHand) {
  EXPECT_EQ(WrongCall("hand", {"SA", "S7", "HJ", "HT", "H8", "C8", "C7", "D7", "D8"}),
            "9 cards in the hand; expected 8");
  EXPECT_EQ(WrongCall("hand", Json::array()), "0 cards in the hand; expected 8");
  EXPECT_EQ(WrongCall("hand", {"SA", "S7", "HJ", "HT", "H8", "C8", "C7", "SA"}),
            "hand: SA twice; expected it once");
  EXPECT_EQ(WrongCard("hand", {"SA", "S7", "HJ", "HT", "H8", "C8"}),
            "6 cards in the hand; expected 7");
  EXPECT_EQ(WrongCard("hand", {"SA", "S7", "HJ", "HT", "H8", "C8", "CA"}),
            "trick 2: CA is in two places; expected it in one");
}

TEST(EngineMistakes, OfASeatThatIsNotInTurn) {
  EXPECT_EQ(WrongCard("seat", "N"),
            "the hand is that of North; expected that of South, whose turn it is");
  EXPECT_EQ(WrongCall("seat", "E"),
            "the hand is that of East; expected that of South, whose turn it is");
}

TEST(EngineMistakes, OfAnAuction) {
  EXPECT_EQ(WrongCard("auction", {"pass"}),
            "the auction is not over, South is to call; expected one that ends with a suit");
  EXPECT_EQ(WrongCard("auction", {"pass", "S"}),
            "the auction ends with spades by South; expected the same as trump and declarer");
  EXPECT_EQ(WrongCard("auction", {"H"}),
            "the auction ends with hearts by East; expected the same as trump and declarer");
  EXPECT_EQ(WrongCall("auction", {"H", "pass"}),
            "auction: call 2: 'pass'; expected none after H of East, which ended the auction");
  EXPECT_EQ(WrongCall("auction", {"pass", "H"}),
            "the auction is over, South plays hearts; expected trump and declarer, or an auction "
            "in which a seat is to call");
}

TEST(EngineMistakes, OfATurnedSuit) {
  EXPECT_EQ(WrongCall("turned", "H"),
            "auction: turned suit H; expected none, as a suit is turned only with bidding=turned "
            "or lot");
  EXPECT_EQ(WrongCall("rules", "bedum"),
            "auction: no turned suit; expected S, H, D or C, as bidding=turned needs one");
  Json request = CallRequest();
  request["rules"] = "bedum";
  request["turned"] = "H";
  request["auction"] = {"S"};
  EXPECT_EQ(ReplyError(request), "auction: call 1 (East): S; expected pass or H");
}

TEST(EngineMistakes, OfTricksBeforeTrumpIsNamed) {
  Json request = CallRequest();
  request["tricks"] = {{{"leader", "E"}, {"cards", {"DA"}}}};
  EXPECT_EQ(ReplyError(request), "tricks without trump; expected trump and declarer, or no tricks");
}

TEST(EngineMistakes, OfTricks) {
  Json request = CardRequest();
  request["tricks"][0]["cards"] = {"DA", "D7", "D8", "DK", "D9"};
  EXPECT_EQ(ReplyError(request), "trick 1: 5 cards; expected 4 or fewer");
  request["tricks"][0]["cards"] = {"DA", "D7", "D8"};
  EXPECT_EQ(ReplyError(request), "trick 1: 3 cards; expected 4, as another trick follows");
  request["tricks"][0]["cards"] = {"DA", "D7", "D8", "DA"};
  EXPECT_EQ(ReplyError(request), "trick 1: DA is in two places; expected it in one");
  request["tricks"][0]["cards"] = {"DA", "S8", "D8", "DK"};
  EXPECT_EQ(ReplyError(request),
            "trick 1: South played S8 and still had HJ,HT,H8; expected a legal card");
  request["tricks"][0]["cards"] = {"DK", "D7", "D8", "DA"};
  EXPECT_EQ(ReplyError(request), "trick 2: led by East; expected North, who won the trick before");
  request = CardRequest();
  request["tricks"][0]["leader"] = "N";
  EXPECT_EQ(ReplyError(request), "trick 1: led by North; expected East, left of the dealer");
}

TEST(EngineMistakes, OfAnyKindGetOneLineOfMoveOrError) {
  Random random(6);
  int errors = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::string line = Damaged(random, {kCardRequest, kCallRequest});
    const Json answer = Reply(line);
    const bool error = answer.contains("error");
    EXPECT_NE(error, answer.contains("move")) << line;
    errors += error ? 1 : 0;
  }
  EXPECT_GT(errors, 2000);
}

}  // namespace
}  // namespace jasnel::testing
