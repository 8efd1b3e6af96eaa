// `club`, `draw`, `evening`, `season`, `movement`, `fours`, `teams`, `knockout`, `race`: the
// answers are those of the library.
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
  EXPECT_EQ(Ask(With(question, "awaited", true))["champions"], Json::array());
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

const Json kFours = {
    {"ask", "fours"},
    {"matches", Json::array({{{"fours", {"Assen", "Zwolle"}},
                              {"boards",
                               {{{"board", 1}, {"scores", {{182, 0}, {90, 72}}}},
                                {{"board", 2}, {"scores", {{62, 100}, {110, 52}}}}}}}})}};

TEST(FoursQuestion, ComparesTheSameBoardsAtTwoTables) {
  const Json answer = Ask(kFours);
  const Json& match = answer["matches"][0];
  EXPECT_EQ(match["differences"], Json({182 - 18, -38 - 58}));
  EXPECT_EQ(match["difference"], 68);
  EXPECT_EQ(match["match_points"], Json({2, 0}));
  EXPECT_EQ(answer["standings"][1], Json({{"place", 2},
                                          {"four", "Zwolle"},
                                          {"match_points", 0},
                                          {"difference", -68},
                                          {"matches", 1}}));
  EXPECT_EQ(Ask(With(kFours, "win", 3))["standings"][0]["match_points"], 3);
}

TEST(FoursQuestion, SaysWhatIsWrongAndWhere) {
  Json question = kFours;
  Json& board = question["matches"][0]["boards"][1];
  board["board"] = 1;
  EXPECT_EQ(Wrong(question),
            "'Assen' against 'Zwolle', board 1: a second time; expected each board once");
  board = {{"board", 2}, {"scores", Json::array({{100, 62}})}};
  EXPECT_EQ(Wrong(question),
            "matches, match 1, board 2: scores: 1 tables; expected the scores of two tables");
  board.erase("scores");
  EXPECT_EQ(Wrong(question),
            "matches, match 1, board 2: no key scores; expected an object with board and scores");
  EXPECT_EQ(Wrong(Without(kFours, "matches")), "no key matches; expected a list of matches");
}

TEST(TeamsQuestion, AddsUpTheParts) {
  const Json parts = {{{"team", "Assen"}, {"part", "1"}, {"points", 12}},
                      {{"team", "Zwolle"}, {"part", "2"}, {"points", 9}},
                      {{"team", "zwolle"}, {"part", "3"}, {"points", 7}}};
  const Json answer = Ask({{"ask", "teams"}, {"parts", parts}});
  EXPECT_EQ(answer["standings"][0],
            Json({{"place", 1}, {"team", "Zwolle"}, {"points", 16}, {"parts", 2}}));
  EXPECT_EQ(Wrong({{"ask", "teams"}, {"parts", Json::array({{{"team", "Assen"}}})}}),
            "parts, part 1: no key part; expected an object with team, part and points");
}

TEST(KnockoutQuestion, GivesTheByeToOneWhoHadNone) {
  const Json question = {{"ask", "knockout"}, {"entrants", {"Anna", "Bram", "Cor"}}, {"seed", 3}};
  const Json answer = Ask(With(question, "had_bye", {"Anna", "Cor"}));
  EXPECT_EQ(answer["bye"], "Bram");
  ASSERT_EQ(answer["matches"].size(), 1U);
  EXPECT_EQ(Ask(question), Ask(question));
  EXPECT_FALSE(Ask(With(question, "entrants", {"Anna", "Bram"})).contains("bye"));
}

TEST(RaceQuestion, IsWonByWhoIsFirstAtTheTarget) {
  const Json question = {{"ask", "race"}, {"deals", {{1400, 100}, {162, 0}}}};
  EXPECT_EQ(Ask(question)["totals"], Json({1562, 100}));
  EXPECT_EQ(Ask(question)["winner"], "NS");
  EXPECT_FALSE(Ask(With(question, "target", 2000)).contains("winner"));
  EXPECT_EQ(Wrong(With(question, "target", 1000)),
            "deal 2: the match was over at 1400 to 100; expected no further deal");
}

// A season of five players, of which the first boompje is drawn, and what it says.
Json Begun(const Json& added = Json::object()) {
  Json question = {{"ask", "club"},
                   {"new", {{"season", "2026-2027"}, {"best", 3}, {"needed", 3}}},
                   {"players", {{"join", {"Anna", "Bram", "Cor", "Dirk", "Els"}}}},
                   {"draw",
                    {{"date", "2026-09-18"},
                     {"numbers",
                      {{{"player", "Anna"}, {"number", 1}},
                       {{"player", "Bram"}, {"number", 2}},
                       {{"player", "Cor"}, {"number", 3}},
                       {{"player", "Dirk"}, {"number", 4}},
                       {{"player", "Els"}, {"number", 5}}}}}}};
  question.update(added);
  return Ask(question);
}

Json Entering(const Json& enter) {
  return {{"ask", "club"}, {"file", Begun()["file"]}, {"enter", enter}};
}

TEST(ClubQuestion, KeepsASeasonAsText) {
  const Json begun = Begun();
  EXPECT_EQ(begun["season"], "2026-2027");
  EXPECT_EQ(begun["options"]["best"], 3);
  EXPECT_EQ(begun["members"][4], Json({{"player", "Els"}, {"active", true}}));
  EXPECT_EQ(begun["drawn"]["standing"], Json::array({"Els"}));
  EXPECT_EQ(begun["last"], "draw 1: 1 table, 1 standing");
  const Json entered =
      Ask(Entering({{"results", Json::array({{{"table", 1}, {"totals", {1100, 1054}}}})},
                    {"substitute", Json::array({Json::array({"Cor", "Jan"})})}}));
  const Json& evening = entered["evenings"][0];
  EXPECT_EQ(evening["date"], "2026-09-18");
  EXPECT_EQ(evening["boompjes"][0]["tables"][0], Json({{"table", 1},
                                                       {"players", {"Anna", "Bram", "Cor", "Dirk"}},
                                                       {"substitutes", {"", "", "Jan", ""}},
                                                       {"totals", {1100, 1054}}}));
  EXPECT_EQ(evening["result"]["players"][0]["player"], "Els");
  EXPECT_FALSE(evening["result"]["over"].get<bool>());
  EXPECT_EQ(entered["standings"]["players"][0]["points"], 1200);
  const Json again = Ask({{"ask", "club"}, {"file", entered["file"]}});
  EXPECT_EQ(again["evenings"], entered["evenings"]);
  const Json before = Ask({{"ask", "club"}, {"file", entered["file"]}, {"undo", true}});
  EXPECT_EQ(before["taken_back"], "substitute 1 table 1: Cor > Jan");
  EXPECT_EQ(before["last"], "result 1 table 1: 1100 1054");
}

TEST(ClubQuestion, AddsUpTheDealsOfATable) {
  const Json deal = {{"declarer", "N"}, {"points", 102}, {"ns-roem", 20}};
  const auto entering = [&](std::size_t deals, const Json& more = Json::object()) {
    Json result = {{"table", 1}, {"deals", Json(deals, deal)}};
    result.update(more);
    return Entering({{"results", Json::array({result})}});
  };
  EXPECT_EQ(Ask(entering(12))["last"], "result 1 table 1: 1464 720");
  EXPECT_EQ(Wrong(entering(11)), "enter: results, result 1: table 1: 11 deals; expected 12");
  EXPECT_EQ(Wrong(entering(12, {{"totals", {1100, 1054}}})),
            "enter: results, result 1: table 1: totals of 1100 and 1054; expected 1464 and 720, "
            "what the deals add up to");
  EXPECT_EQ(Wrong(entering(12, {{"total", 1}})),
            "enter: results, result 1: unknown key 'total'; did you mean totals?");
  EXPECT_EQ(Wrong(Entering({{"results", Json::array({{{"table", 1}}})}})),
            "enter: results, result 1: table 1: nothing; expected both totals, or deals");
  // By the rules of the season, also of one that begins.
  Json begins = {{"enter", {{"results", Json::array({{{"table", 1}, {"deals", Json(8, deal)}}})}}},
                 {"new", {{"season", "1"}, {"deals", 8}}}};
  EXPECT_EQ(Begun(begins)["last"], "result 1 table 1: 976 480");
}

TEST(ClubQuestion, KnowsThatAnEveningHasBegunWhoseDrawIsTakenBack) {
  const Json undone = Ask({{"ask", "club"}, {"file", Begun()["file"]}, {"undo", true}});
  const Json drawing = {{"ask", "club"}, {"file", undone["file"]}, {"draw", {{"date", "today"}}}};
  EXPECT_EQ(Wrong(drawing),
            "the evening has begun, with the date '2026-09-18'; expected no date, or first undo");
}

TEST(ClubQuestion, AddsInTheLanguageOfTheText) {
  const Json begun = Begun({{"new", {{"season", "1"}, {"words", "nl"}}}});
  const std::string text = begun["file"];
  EXPECT_NE(text.find("seizoen: 1\n"), std::string::npos) << text;
  EXPECT_NE(text.find("loting 1: 1 tafel, 1 staat\n"), std::string::npos) << text;
}

TEST(ClubQuestion, BeginsNoSeasonBeforeTheLastOneIsOver) {
  const auto beginning = [](const Json& more) {
    Json begun = {{"season", "2"}, {"before", Begun()["file"]}};
    begun.update(more);
    return Json{{"ask", "club"}, {"new", begun}};
  };
  EXPECT_EQ(Wrong(beginning(Json::object())),
            "new: before: season 2026-2027 is not over (still to come: evening 1 boompje 1 table "
            "1); expected all results first, or begin, and it has no champion");
  EXPECT_EQ(Ask(beginning({{"begin", true}}))["season"], "2");
  EXPECT_EQ(Wrong(beginning({{"begin", true}, {"best", 8}})),
            "new: best: 8; expected no more than the 7 evenings of the season");
}

TEST(ClubQuestion, HasNoChampionBeforeAllResultsOfTheLastEveningAreIn) {
  const Json begun = Begun({{"new", {{"season", "1"}, {"evenings", 1}, {"boompjes", 1}}}});
  EXPECT_FALSE(begun["standings"]["over"].get<bool>());
  EXPECT_EQ(begun["standings"]["champions"], Json::array());
  const Json entered =
      Ask({{"ask", "club"},
           {"file", begun["file"]},
           {"enter", {{"results", Json::array({{{"table", 1}, {"totals", {1100, 1054}}}})}}}});
  EXPECT_TRUE(entered["standings"]["over"].get<bool>());
  EXPECT_EQ(entered["standings"]["champions"], Json::array({"Els"}));
}

TEST(ClubQuestion, WantsToBeSureOfTotalsThatHardlyAnySheetHas) {
  const auto entering = [](bool sure) {
    return Entering(
        {{"results", Json::array({{{"table", 1}, {"totals", {10000, 1944}}}})}, {"sure", sure}});
  };
  EXPECT_EQ(Wrong(entering(false)),
            "table 1: totals of 10000 and 1944, together 11944; expected no more than 4000 of 12 "
            "deals, or sure");
  EXPECT_EQ(Ask(entering(true))["last"], "result 1 table 1: 10000 1944");
}

TEST(ClubQuestion, TakesNoCommaInAName) {
  EXPECT_EQ(Wrong({{"ask", "club"},
                   {"file", Begun()["file"]},
                   {"players", {{"join", Json::array({"Bakker, Jan"})}}}}),
            "'Bakker, Jan'; expected a name of 1 to 60 characters, without commas and >");
}

TEST(ClubQuestion, SaysWhoIsNoPlayerAndWhoIsThereAlready) {
  const auto drawing = [](const Json& draw) {
    return Json{{"ask", "club"}, {"file", Begun()["file"]}, {"draw", draw}};
  };
  EXPECT_EQ(Wrong(drawing({{"without", Json::array({"Ana"})}})),
            "'Ana' is no player; did you mean Anna?");
  EXPECT_EQ(Wrong(drawing({{"with", Json::array({"Anna"})}})),
            "with: 'Anna', who is there already; expected one who is not");
}

TEST(ClubQuestion, BeginsASeasonAsTheOneBefore) {
  const Json before = Ask({{"ask", "club"},
                           {"file", Begun()["file"]},
                           {"players",
                            {{"leave", Json::array({"Dirk"})},
                             {"rename", Json::array({Json::array({"Cor", "Cornelis"})})}}}});
  const Json after =
      Ask({{"ask", "club"},
           {"new", {{"season", "2"}, {"before", before["file"]}, {"deals", 16}, {"begin", true}}}});
  EXPECT_EQ(after["options"]["best"], 3);
  EXPECT_EQ(after["options"]["deals"], 16);
  ASSERT_EQ(after["members"].size(), 4U);
  EXPECT_EQ(after["members"][2]["player"], "Cornelis");
  EXPECT_TRUE(after["evenings"].empty());
}

TEST(ClubQuestion, LetsWhoHasLeftDrawNoMore) {
  const Json drawn = Ask({{"ask", "club"},
                          {"file", Begun()["file"]},
                          {"players", {{"leave", Json::array({"Anna"})}}},
                          {"draw", {{"seed", 1}}}});
  EXPECT_EQ(drawn["drawn"]["numbers"].size(), 4U);
}

TEST(ClubQuestion, SaysWhatIsWrongAndWhere) {
  const Json file = Begun()["file"];
  const auto adding = [&](const char* key, const Json& added) {
    return Wrong({{"ask", "club"}, {"file", file}, {key, added}});
  };
  EXPECT_EQ(Wrong({{"ask", "club"}, {"file", "season: 1\nplyer: Anna\n"}}),
            "file:2: 'plyer: Anna'; expected an entry, such as player: ...");
  EXPECT_EQ(Wrong({{"ask", "club"}}), "no key file; expected the text of a season, or new");
  EXPECT_EQ(Wrong({{"ask", "club"}, {"new", {{"season", "a/b"}}}}),
            "new: season: 'a/b'; expected letters, digits, - and _, such as 2026-2027");
  EXPECT_EQ(Wrong({{"ask", "club"}, {"new", {{"season", "1"}, {"bests", 3}}}}),
            "new: unknown key 'bests'; did you mean best?");
  EXPECT_EQ(Wrong(Entering({{"results", Json::array({{{"table", 1}, {"totals", {1000, 1000}}}})}})),
            "table 1: totals of 1000 and 1000, together 2000; expected a sum that 12 deals can "
            "bring, such as 1994 or 2004");
  EXPECT_EQ(Wrong(Entering({{"boompje", 2}})),
            "boompje: 2; expected from 1 to 1, as many as are drawn");
  EXPECT_EQ(adding("players", {{"rename", Json::array({Json::array({"Anna"})})}}),
            "players: rename, pair 1: 1 names; expected two");
  EXPECT_EQ(adding("players", {{"join", Json::array({"anna"})}}),
            "'anna' is a player already; expected each once, with another name for another person");
  EXPECT_EQ(adding("draw", {{"date", "2026-10-02"}}),
            "date in the middle of an evening; expected it with the first draw");
  EXPECT_EQ(adding("draw", {{"without", Json::array({"Zus"})}}),
            "'Zus' is no player; did you mean Els?");
  EXPECT_EQ(adding("draw", {{"date", "a\nundo"}}),
            "draw: date: 'a\xEF\xBF\xBDundo'; expected one line of text");
}

}  // namespace
}  // namespace jasnel::testing
