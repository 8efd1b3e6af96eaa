// `draw`, `evening`, `season` and `movement`: the answers are those of the library.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>

#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kSix = {"Anna", "Bram", "Cor", "Dirk", "Els", "Frits"};

Json Drawn(const Json& players, const Json& earlier, int seed) {
  return Ask({{"ask", "draw"}, {"players", players}, {"earlier", earlier}, {"seed", seed}});
}

TEST(DrawQuestion, SeatsAllPlayersOnce) {
  const Json answer = Drawn(kSix, Json::array(), 1);
  ASSERT_EQ(answer["tables"].size(), 1U);
  ASSERT_EQ(answer["standing"].size(), 2U);
  std::set<std::string> there;
  for (const Json& one : answer["numbers"]) {
    EXPECT_EQ(one["number"], there.size() + 1);
    EXPECT_EQ(one.contains("table"), one["number"] <= 4);
    there.insert(one["player"]);
  }
  EXPECT_EQ(there.size(), 6U);
  EXPECT_EQ(answer["numbers"][0]["seat"], "N");
  EXPECT_EQ(answer["numbers"][3]["seat"], "W");
  EXPECT_EQ(answer["numbers"][1]["player"], answer["tables"][0][1]);
  EXPECT_EQ(answer, Drawn(kSix, Json::array(), 1));
}

TEST(DrawQuestion, TakesItsAnswersAsWhatWasDrawnBefore) {
  Json earlier = Json::array();
  std::set<std::string> stood;
  for (int boompje = 1; boompje <= 3; ++boompje) {
    earlier.push_back(Drawn(kSix, earlier, 7));
    for (const Json& player : earlier.back()["standing"]) stood.insert(player);
  }
  EXPECT_EQ(stood.size(), 6U);
}

TEST(DrawQuestion, TakesNumbersThatWereDrawnByHand) {
  Json numbers = Json::array();
  for (int i = 0; i < 6; ++i) numbers.push_back({{"player", kSix[i]}, {"number", 6 - i}});
  const Json question = {{"ask", "draw"}, {"players", kSix}, {"numbers", numbers}};
  const Json answer = Ask(question);
  EXPECT_EQ(answer["tables"][0], Json({"Frits", "Els", "Dirk", "Cor"}));
  EXPECT_EQ(answer["standing"], Json({"Bram", "Anna"}));
  EXPECT_EQ(Wrong(With(question, "seed", 1)), "seed with numbers; expected one of the two");
  numbers[1]["number"] = 6;
  EXPECT_EQ(Wrong(With(question, "numbers", numbers)),
            "number 6 of 'Anna' and of 'Bram'; expected each number once");
}

TEST(DrawQuestion, SaysWhatIsWrong) {
  EXPECT_EQ(Wrong({{"ask", "draw"}, {"players", {"Anna", "anna", "Bram", "Cor"}}}),
            "'anna' is there twice; expected each player once");
  EXPECT_EQ(Wrong({{"ask", "draw"}, {"players", {"Anna", 3}}}).substr(0, 16), "players, name 2:");
  const Json earlier = Json::array({{{"tables", Json::array({{"Anna"}})}}});
  EXPECT_EQ(Wrong({{"ask", "draw"}, {"players", kSix}, {"earlier", earlier}}),
            "earlier, draw 1, table 1: 1 names; expected four names, from North clockwise");
}

Json TableOf(int ns, int ew) {
  return {{"players", {"Anna", "Bram", "Cor", "Dirk"}}, {"totals", {ns, ew}}};
}

Json BoompjeOf(int ns, int ew) {
  return {{"tables", Json::array({TableOf(ns, ew)})}, {"standing", {"Els"}}};
}

// With Els in Anna's place, who stands.
Json SecondOf(int ns, int ew) {
  Json boompje = BoompjeOf(ns, ew);
  std::swap(boompje["tables"][0]["players"][0], boompje["standing"][0]);
  return boompje;
}

const Json kEvening = {
    {"ask", "evening"}, {"boompjes", 2}, {"played", {BoompjeOf(1000, 1004), SecondOf(944, 1100)}}};

TEST(EveningQuestion, GivesPointsPlacesAndPrizes) {
  const Json answer = Ask(kEvening);
  EXPECT_EQ(answer["over"], true);
  EXPECT_EQ(answer["players"][0], Json({{"place", 1},
                                        {"player", "Anna"},
                                        {"points", 2200},
                                        {"boompjes", {1000, 1200}},
                                        {"stood", 1}}));
  EXPECT_EQ(answer["players"][1]["player"], "Els");
  EXPECT_EQ(answer["players"][3]["place"], 3);
  EXPECT_EQ(answer["players"][3]["points"], 2104);
  EXPECT_EQ(answer["prizes"][2], Json({{"place", 3}, {"players", {"Bram", "Dirk"}}}));
  const Json without = Ask(With(kEvening, "standing", 0));
  EXPECT_EQ(without["players"].back()["player"], "Els");
}

TEST(EveningQuestion, TakesDealsWithTheKeysOfScore) {
  const Json deal = {{"declarer", "N"}, {"points", 100}, {"ns-roem", 20}};
  Json question = With(With(kEvening, "deals", 2), "boompjes", 1);
  Json table = TableOf(0, 0);
  table.erase("totals");
  table["deals"] = {deal, {{"declarer", "E"}, {"points", 90}}};
  question["played"] = Json::array({{{"tables", {table}}}});
  const Json answer = Ask(question);
  EXPECT_EQ(answer["players"][0]["points"], 120 + 72);
  EXPECT_EQ(answer["players"][3]["points"], 62 + 90);
  question["played"][0]["tables"][0]["deals"][1]["points"] = 200;
  EXPECT_EQ(Wrong(question).substr(0, 49), "played, boompje 1, table 1, deal 2: points: '200'");
}

TEST(EveningQuestion, SaysWhichTotalsAreNotPossible) {
  Json question = kEvening;
  question["played"][1] = SecondOf(944, 1001);
  const std::string wrong = Wrong(question);
  EXPECT_EQ(wrong.substr(0, 19), "boompje 2 table 1: ") << wrong;
  question["played"][1]["tables"][0]["total"] = 1;
  EXPECT_EQ(Wrong(question).substr(0, 48), "played, boompje 2, table 1: unknown key 'total';");
  EXPECT_EQ(Wrong(Without(kEvening, "played")), "no key played; expected the boompjes so far");
}

TEST(SeasonQuestion, TakesThePlayersOfAnswersToEvening) {
  const Json players = Ask(kEvening)["players"];
  const Json question = {{"ask", "season"},
                         {"evenings", 2},
                         {"best", 1},
                         {"needed", 2},
                         {"played", {players, players}},
                         {"earlier", {{"Anna"}, {"Anna"}}}};
  const Json answer = Ask(question);
  EXPECT_EQ(answer["over"], true);
  EXPECT_EQ(answer["champions"], Json({"Anna"}));
  EXPECT_EQ(answer["cup"]["kept"], Json({"Anna"}));
  EXPECT_EQ(answer["players"][0]["points"], 2200);
  EXPECT_EQ(answer["players"][0]["all"], 4400);
  EXPECT_EQ(answer["players"][0]["struck"], Json({2}));
  EXPECT_EQ(answer["players"][0]["evenings"], Json({2200, 2200}));
  EXPECT_EQ(Wrong(With(question, "played", Json::array({Json::array({{{"player", "Anna"}}})}))),
            "played, evening 1, player 1: no key points; expected those of the evening");
}

TEST(MovementQuestion, LetsAllMeet) {
  const Json answer =
      Ask({{"ask", "movement"}, {"system", "howell"}, {"pairs", 7}, {"circulate", true}});
  EXPECT_EQ(answer["tables"], 3);
  ASSERT_EQ(answer["rounds"].size(), 7U);
  std::set<std::set<int>> met;
  for (const Json& round : answer["rounds"]) {
    EXPECT_TRUE(round.contains("bye"));
    for (const Json& one : round["meetings"])
      met.insert({one["north_south"].get<int>(), one["east_west"].get<int>()});
  }
  EXPECT_EQ(met.size(), 21U);
  EXPECT_EQ(Wrong({{"ask", "movement"}, {"pairs", 2}}),
            "pairs: '2'; expected a whole number from 3 to 32");
}

}  // namespace
}  // namespace jasnel::testing
