// `par`: the auction with open hands.
#include "jasnel/par.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

// East-West make everything, North-South nothing.
const std::string kBoard15 = "N:8.KT9.JT.K8 QT..A98.AT7 AJ7.A8.KQ.9 K9.QJ7.7.QJ";
const Json kParQuestion = {{"ask", "par"}, {"deal", kBoard15 + " dealer=S"}};

std::vector<std::string> CallsOf(const Json& answer) {
  std::vector<std::string> calls;
  for (const Json& call : answer["calls"]) calls.push_back(call["call"]);
  return calls;
}

TEST(ParQuestion, HasTheKeysOfTheCommand) {
  const Json answer = Ask({{"ask", "par"},
                           {"deal", kBoard15 + " dealer=S rules=bedum turned=C"},
                           {"auction", {"pass"}}});
  std::vector<std::string> keys;
  for (const auto& item : answer.items()) keys.push_back(item.key());
  EXPECT_EQ(keys,
            (std::vector<std::string>{"deal", "rules", "dealer", "turned", "calls", "declarer",
                                      "trump", "makes", "pit", "score", "nodes", "time_us"}));
  EXPECT_EQ(answer["calls"].dump(),
            R"([{"seat":"W","call":"pass","given":true,"scores":{"pass":-122,"C":-122}},)"
            R"({"seat":"N","call":"pass","scores":{"pass":-122,"C":-202}},)"
            R"({"seat":"E","call":"C","scores":{"pass":-60,"C":-122}}])");
  EXPECT_EQ(answer["declarer"], "E");
  EXPECT_EQ(answer["trump"], "C");
  EXPECT_EQ(answer["makes"], true);
  EXPECT_EQ(answer["score"], -122);
}

TEST(ParQuestion, IsOfNoRulesWithoutCalls) {
  EXPECT_EQ(
      Wrong(With(kParQuestion, "deal", kBoard15 + " dealer=S rules=belote")),
      "deal: an auction; expected trump and declarer, as there are no calls with bidding=given: "
      "those of belote, on five cards, are not known here");
}

TEST(ParQuestion, FollowsTheAuctionOfTheRules) {
  EXPECT_EQ(CallsOf(Ask(kParQuestion)),
            (std::vector<std::string>{"pass", "pass", "pass", "pass", "C"}));
  const auto by = [](const std::string& rules) {
    return Ask(With(kParQuestion, "deal", kBoard15 + " dealer=S rules=" + rules));
  };
  EXPECT_EQ(by("nkf")["score"], -182);
  EXPECT_EQ(CallsOf(by("bedum-utrecht")), (std::vector<std::string>{"C"}));
  // The dealer sits right of the leader.
  const Json led = Ask(With(kParQuestion, "deal", kBoard15 + " leader=W"));
  EXPECT_EQ(led["dealer"], "S");
  EXPECT_EQ(led["score"], -122);
}

TEST(ParQuestion, HasTheRowsOfTheTableOnRequest) {
  const Json answer = Ask(With(kParQuestion, "rows", true));
  EXPECT_EQ(answer["rows"], Ask({{"ask", "table"}, {"deal", kParQuestion["deal"]}})["rows"]);
  EXPECT_EQ(answer["rows"][3]["ew_score"], answer["score"]);
}

TEST(ParQuestion, SaysWhatTheDealDoesNot) {
  const Json told = Ask({{"ask", "par"}, {"deal", kBoard15 + " dealer=S rules=bedum turned=C"}});
  const Json keys = Ask(
      {{"ask", "par"}, {"deal", kBoard15}, {"dealer", "S"}, {"rules", "bedum"}, {"turned", "C"}});
  EXPECT_EQ(Without(keys, "time_us"), Without(told, "time_us"));
}

TEST(TableQuestion, SaysWhatTheDealDoesNot) {
  const Json told = Ask({{"ask", "table"}, {"deal", kBoard15 + " leader=W rules=nkf"}});
  const Json keys = Ask({{"ask", "table"}, {"deal", kBoard15}, {"leader", "W"}, {"rules", "nkf"}});
  EXPECT_EQ(Without(keys, "time_us"), Without(told, "time_us"));
  EXPECT_EQ(Wrong({{"ask", "table"}, {"deal", kBoard15}, {"leader", "W"}, {"all_leaders", true}}),
            "leader with all_leaders; expected one of the two");
}

TEST(TableQuestion, OfAnEndingIsToldInItsLanguage) {
  EXPECT_EQ(
      Wrong({{"ask", "table"}, {"deal", "N:..JT. .J.9. .K.Q. ..AK. leader=E"}, {"language", "nl"}}),
      "deal: Noord heeft 2 kaarten; verwacht er 8 in elke hand");
}

TEST(ParQuestion, SaysWhatIsWrong) {
  EXPECT_EQ(Wrong(With(kParQuestion, "deal", kBoard15)),
            "deal: nobody leads; expected leader= or dealer=");
  EXPECT_EQ(Wrong(With(kParQuestion, "deal", kBoard15 + " dealer=S rules=bedum")),
            "deal: no suit was turned; expected turned= or --turned, as the rules have "
            "bidding=turned");
  EXPECT_EQ(Wrong(With(kParQuestion, "auction", {"pass", "H", "S"})),
            "auction: call 3: 'S'; expected none after H of North, which ended the auction");
  EXPECT_EQ(Wrong(With(kParQuestion, "auction", "pass")),
            R"(auction: of type string; expected a list of calls, such as ["pass","H"])");
  EXPECT_EQ(Wrong(With(kParQuestion, "row", true)), "unknown key 'row'; did you mean rows?");
  EXPECT_EQ(Wrong(Without(kParQuestion, "deal")).substr(0, 11), "no key deal");
}

}  // namespace
}  // namespace jasnel::testing
