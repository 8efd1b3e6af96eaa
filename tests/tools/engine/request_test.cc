// Requests of the engine protocol: written from what a seat sees and read back, and all that may
// stand in them.

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <utility>

#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/move_request.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"
#include "tests/tools/engine/run.h"

namespace jasnel::testing {
namespace {

// The request as a program gets it, read again.
Result<SeatRequest<Klaverjas>> ReadBack(const SeatView& view, const MoveLimits& limits = {}) {
  const std::string line = JsonLine(RequestRecord(7, view, limits));
  const auto object = ParseJsonObject(line, "a request");
  if (!object) return object.error();
  return ReadRequest(*object);
}

class RequestByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(RequestByRules, ReadBackIsWhatTheSeatSees) {
  Random random(5);
  const Rules rules = ParseRules(GetParam()).value();
  for (int deal = 0; deal < 8; ++deal) {
    const auto same = [](const auto& view) {
      const auto request = ReadBack(view);
      ASSERT_TRUE(request.ok()) << request.error().message;
      EXPECT_TRUE(Same(std::get<std::remove_cvref_t<decltype(view)>>(request->view), view));
    };
    PlayAtRandom(random, rules, deal % 4 == 3, same, same);
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, RequestByRules,
                         ::testing::ValuesIn(PresetsAnd({"kbn,undertrump=free,pit=0"})),
                         RuleSetName<std::string>);

TEST(Request, HasAllThatTheSeatSees) {
  const auto request = ReadRequest(CardRequest());
  ASSERT_TRUE(request.ok()) << request.error().message;
  Json written = RequestRecord(7, request->view, request->limits);
  Json expected = CardRequest();
  for (Json& trick : expected["tricks"]) trick["winner"] = "E";
  expected.erase("seed");
  expected["legal"] = {"C8", "C7"};
  expected["seed"] = 1;
  EXPECT_EQ(written["rule_options"]["pit"], "100");
  EXPECT_EQ(written["rule_options"].size(), RuleOptions().size());
  written.erase("rule_options");
  EXPECT_EQ(written.dump(), expected.dump());
}

// However the rules are named.
TEST(Request, SaysEachOptionOfTheRules) {
  Json request = CardRequest();
  request["rules"] = "kbn,undertrump=forced";
  request["rule_options"] = {{"undertrump", "forced"}, {"pit", "100"}};
  const auto read = ReadRequest(request);
  ASSERT_TRUE(read.ok()) << read.error().message;
  const Json written = RequestRecord(7, read->view, read->limits);
  EXPECT_EQ(written["rule_options"]["undertrump"], "forced");
  EXPECT_EQ(RequestRecord(7, ReadRequest(written)->view, {}).dump(), written.dump());
  const auto wrong = [&](const Json& options) {
    request["rule_options"] = options;
    return ReadRequest(request).error().message;
  };
  EXPECT_EQ(wrong({{"undertrump", "free"}}),
            R"(rule_options: undertrump: '"free"'; expected "forced")");
  EXPECT_EQ(wrong({{"colour", "red"}}),
            "rule_options: colour: no such option; expected one that jasnel rules lists");
  EXPECT_EQ(wrong("kbn").substr(0, 13), "rule_options:");
}

TEST(Request, SaysWhichDealAndSittingItIsOf) {
  const auto view = ReadRequest(CallRequest())->view;
  const auto request = ReadBack(view, {.deal = "12-2"});
  ASSERT_TRUE(request.ok());
  EXPECT_EQ(request->limits.deal, "12-2");
  EXPECT_FALSE(RequestRecord(1, view, {}).contains("deal_id"));
  Json wrong = CallRequest();
  wrong["deal_id"] = 12;
  EXPECT_EQ(ReadRequest(wrong).error().message,
            R"(deal_id: of type number; expected a text, such as "12-2")");
}

TEST(Request, SaysWhereTheMatchStands) {
  const auto view = ReadRequest(CallRequest())->view;
  const auto request = ReadBack(view, {.match = MatchStanding{2, 0, -80, 0}});
  ASSERT_TRUE(request.ok());
  EXPECT_EQ(request->limits.match, (MatchStanding{2, 0, -80, 0}));
  EXPECT_FALSE(RequestRecord(1, view, {}).contains("match"));
  Json wrong = CallRequest();
  wrong["match"] = "0,5";
  EXPECT_EQ(ReadRequest(wrong).error().message.substr(0, 39),
            "match: '0,5'; expected DEALS,DIFFERENCE");
}

TEST(Request, SaysWhoWinsATrickSoFar) {
  Json request = CardRequest();
  request["seat"] = "W";
  request["hand"] = {"S9", "S8", "HK", "HQ", "CK", "CQ", "D9"};
  request["tricks"][1]["cards"] = {"CA", "HJ"};
  const Json written = RequestRecord(7, ReadRequest(request)->view, {});
  EXPECT_EQ(written["tricks"][0]["winner"], "E");
  EXPECT_EQ(written["tricks"][1]["winner"], "S");
  EXPECT_EQ(written["legal"], Json({"CK", "CQ"}));
}

TEST(Request, MaySayWhatIsLegalAndWhoWinsInAnyOrderAndInDutch) {
  Json request = CardRequest();
  request["legal"] = {"K7", "klaveren 8"};
  request["tricks"][0]["winner"] = "oost";
  EXPECT_TRUE(ReadRequest(request).ok()) << ReadRequest(request).error().message;
  request = CallRequest();
  request["legal"] = {"K", "R", "H", "S", "pas"};
  EXPECT_TRUE(ReadRequest(request).ok()) << ReadRequest(request).error().message;
  request["legal"] = nullptr;
  EXPECT_TRUE(ReadRequest(request).ok());
}

// NKF 1976 art. 10: after a call out of turn both partners pass.
TEST(Request, SaysWhoIsBarredFromTheAuction) {
  Json request = CallRequest();
  request["barred"] = {{{"side", "NS"}, {"after", 0}, {"source", "NKF 1976 art. 10"}},
                       {{"side", "EW"}, {"after", 0}}};
  request["legal"] = {"pass"};
  const auto read = ReadRequest(request);
  ASSERT_TRUE(read.ok()) << read.error().message;
  const Json written = RequestRecord("x", read->view, {});
  EXPECT_EQ(written["barred"], Json::parse(R"([{"side":"NS","after":0},{"side":"EW","after":0}])"));
  EXPECT_EQ(written["legal"], Json({"pass"}));
  EXPECT_EQ(RequestRecord("x", ReadRequest(written)->view, {}).dump(), written.dump());
  request.erase("barred");
  EXPECT_FALSE(ReadRequest(request).ok());
  request["barred"] = {{{"side", "N"}, {"after", 0}}};
  EXPECT_EQ(ReadRequest(request).error().message, "barred 1: side: 'N'; expected NS or EW");
  request["barred"] = {{{"side", "NS"}}};
  EXPECT_EQ(
      ReadRequest(request).error().message,
      R"(barred 1: not both side and after; expected a list, such as [{"side":"NS","after":1}])");
}

// Art. 11 of KBN and NKU 1987. South, to follow to the ace of clubs, holds the eight and the seven.
TEST(Request, SaysWhichCardsLieOpenAndWhatWasSaidOfThem) {
  const auto legal = [](const Json& trick, const char* rules = "kbn") {
    Json request = CardRequest();
    request["rules"] = rules;
    request.erase("auction");
    request["tricks"][1].update(trick);
    const auto read = ReadRequest(request);
    EXPECT_TRUE(read.ok()) << read.error().message;
    if (!read.ok()) return Json();
    const Json written = RequestRecord(7, read->view, read->limits);
    const auto again = ReadRequest(written);
    EXPECT_TRUE(again.ok()) << written.dump() << again.error().message;
    if (again.ok()) {
      EXPECT_EQ(RequestRecord(7, again->view, again->limits).dump(), written.dump());
    }
    return written["legal"];
  };
  EXPECT_EQ(legal({{"out_of_turn", {"C7"}}}), Json({"C8", "C7"}));
  EXPECT_EQ(legal({{"out_of_turn", {"C7"}}, {"called", {"C7"}}}), Json({"C7"}));
  EXPECT_EQ(legal({{"out_of_turn", {"C7"}}, {"refused", {"C7"}}}), Json({"C8"}));
  EXPECT_EQ(legal({{"out_of_turn", {"C7"}}}, "nku"), Json({"C7"}));
  EXPECT_EQ(legal({{"out_of_turn", {"HJ"}}, {"called", {"HJ"}}}), Json({"C8", "C7"}));
  // Cards of others are theirs to play.
  EXPECT_EQ(legal({{"out_of_turn", {"CK"}}, {"called", {"CK"}}}), Json({"C8", "C7"}));
}

// KBN art. 11: "of worden voorgespeeld".
TEST(Request, SaysThatAPenaltyCardIsToBeLed) {
  Json request = CardRequest();
  request["seat"] = "E";
  request["hand"] = {"CA", "CT", "S9", "S8", "HK", "HQ", "D9"};
  request["tricks"] = {{{"leader", "E"}, {"cards", {"DA", "D7", "D8", "DK"}}},
                       {{"leader", "E"}, {"cards", Json::array()}, {"called", {"S9"}}}};
  EXPECT_EQ(ReadRequest(request).error().message,
            "trick 2, called: S9 of East, where no card lay open; expected none");
  request["tricks"][0]["out_of_turn"] = {"S9"};
  EXPECT_EQ(ReadRequest(request).error().message,
            "trick 1, out of turn: S9 of East, whose turn it was; expected a card of another "
            "player");
}

TEST(Request, ToCallHasNeitherTrumpNorTricks) {
  const auto request = ReadRequest(CallRequest());
  ASSERT_TRUE(request.ok()) << request.error().message;
  EXPECT_EQ(KeysOf(RequestRecord("x", request->view, {})),
            (Keys{"id", "game", "rules", "rule_options", "dealer", "seat", "hand", "auction",
                  "legal", "seed"}));
}

TEST(Request, KeepsTheSeedAndTheTime) {
  const auto view = ReadRequest(CallRequest())->view;
  const MoveLimits limits{.seed = 18446744073709551615U, .time = std::chrono::milliseconds(250)};
  const auto request = ReadBack(view, limits);
  ASSERT_TRUE(request.ok());
  EXPECT_EQ(request->limits.seed, limits.seed);
  EXPECT_EQ(request->limits.time, limits.time);
}

TEST(Request, HasItsTimeInWholeMilliseconds) {
  const auto view = ReadRequest(CallRequest())->view;
  EXPECT_EQ(RequestRecord(1, view, {.time = std::chrono::microseconds(1)})["budget_ms"], 1);
  EXPECT_EQ(RequestRecord(1, view, {.time = std::chrono::microseconds(1001)})["budget_ms"], 2);
}

TEST(Request, WithoutSeedAndTimeHasSeedOneAndNoLimit) {
  const auto request = ReadRequest(CallRequest());
  ASSERT_TRUE(request.ok());
  EXPECT_EQ(request->limits.seed, 1U);
  EXPECT_EQ(request->limits.time.count(), 0);
}

TEST(Request, MayBeInDutch) {
  Json dutch = CardRequest();
  dutch["dealer"] = "Noord";
  dutch["seat"] = "z";
  dutch["hand"] = {"SA", "S7", "HB", "h10", "H8", "K8", "klaveren"};
  dutch["hand"][6] = "♣7";
  dutch["auction"] = {"pas", "harten"};
  dutch["trump"] = "harten";
  dutch["declarer"] = "Zuid";
  dutch["tricks"] = {{{"leader", "O"}, {"cards", {"RA", "R7", "R8", "RH"}}},
                     {{"leader", "oost"}, {"cards", {"KA"}}}};
  const auto request = ReadRequest(dutch);
  ASSERT_TRUE(request.ok()) << request.error().message;
  EXPECT_TRUE(Same(std::get<PlayView>(request->view),
                   std::get<PlayView>(ReadRequest(CardRequest())->view)));
}

TEST(Request, WithoutAKeyThatMayBeLeftOutIsTheSameAsWithNull) {
  for (const char* key : {"id", "game", "rules", "seat", "auction", "seed"}) {
    Json without = CardRequest();
    without.erase(key);
    Json with_null = CardRequest();
    with_null[key] = nullptr;
    Json null_answer = Reply(with_null.dump());
    Json answer = Reply(without.dump());
    EXPECT_EQ(answer["move"], "C7") << key << answer;
    EXPECT_EQ(null_answer["move"], "C7") << key << null_answer;
  }
}

TEST(Request, OfADrawnContractNeedsNoAuction) {
  Json request = CardRequest();
  request["auction"] = Json::array();
  request["declarer"] = "W";
  const auto read = ReadRequest(request);
  ASSERT_TRUE(read.ok()) << read.error().message;
  EXPECT_EQ(std::get<PlayView>(read->view).table.declarer, Seat::kWest);
}

TEST(Request, AtTheStartOfATrickMayHaveItWithoutCards) {
  Json request = CardRequest();
  request["seat"] = "E";
  request["hand"] = {"SK", "SQ", "HA", "H9", "CA", "CK", "D9"};
  request["tricks"][1]["cards"] = Json::array();
  const auto empty = ReadRequest(request);
  request["tricks"].erase(1);
  const auto none = ReadRequest(request);
  ASSERT_TRUE(empty.ok()) << empty.error().message;
  ASSERT_TRUE(none.ok()) << none.error().message;
  EXPECT_TRUE(Same(std::get<PlayView>(empty->view), std::get<PlayView>(none->view)));
}

}  // namespace
}  // namespace jasnel::testing
