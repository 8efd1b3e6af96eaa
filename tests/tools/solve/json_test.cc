// `jasnel solve` from the outside: JSON, flags and threads.

#include <gtest/gtest.h>

#include "tests/tools/support/endings.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

TEST(SolveJson, HasTheKeysOfTheDesign) {
  const auto run = RunJasnel({"solve", kEnding, "--format=json"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(KeysOf(OneObject(run)),
            (Keys{"deal", "rules", "trump", "leader", "objective", "value", "best", "line", "ns",
                  "ew", "nodes", "time_us", "line_number"}));
}

TEST(SolveJson, GivesTheAnswerOfAnEnding) {
  Json json = OneObject(RunJasnel({"solve", kEnding, "--format=json"}));
  json.erase("nodes");
  json.erase("time_us");
  json.erase("line");
  json.erase("best");
  EXPECT_EQ(json.dump(),
            R"({"deal":"N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK.","rules":"kbn,undertrump=free",)"
            R"("trump":"H","leader":"E","objective":"points","value":-100,"ns":11,"ew":111,)"
            R"("line_number":1})");
}

TEST(SolveJson, ValueIsNorthSouthMinusEastWestOfTheLine) {
  const Json json = OneObject(RunJasnel({"solve", kEnding, "--format=json"}));
  EXPECT_EQ(json["value"], json["ns"].get<int>() - json["ew"].get<int>());
  EXPECT_EQ(json["line"].size(), 16U);
  EXPECT_EQ(json["line"][0], json["best"][0]);
}

TEST(SolveJson, HasTheCardsWithoutALineToo) {
  const Json json =
      OneObject(RunJasnel({"solve", kEnding, "--cards", "--value-only", "--format=json"}));
  EXPECT_TRUE(json.contains("cards"));
  EXPECT_TRUE(json.contains("best"));
  EXPECT_FALSE(json.contains("line"));
}

TEST(SolveJson, HasAnErrorForADealThatIsNotSolvedInTime) {
  const auto run = RunJasnel({"solve", "N:KJ8.J7.QJ.7 AQT.KT98.9. 97.AQ.T7.KQ ..AK8.AJT98 leader=N",
                              "--cards", "--budget-ms=1", "--format=json"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(OneObject(run)["error"], "not answered within budget_ms; expected more time");
}

TEST(SolveJson, TellsWhatTheLineSaysOfTheMiddleOfADeal) {
  const Json json = OneObject(RunJasnel({"solve", kMiddle, "--format=json"}));
  EXPECT_EQ(KeysOf(json),
            (Keys{"deal", "rules", "trump", "leader", "trick", "declarer", "won", "objective",
                  "value", "best", "line", "ns", "ew", "nodes", "time_us", "line_number"}));
  EXPECT_EQ(json["trick"].dump(), R"(["H7"])");
  EXPECT_EQ(json["won"].dump(), R"({"ns":20,"ew":0,"ns-roem":0,"ew-roem":40,"ns-tricks":1})");
}

TEST(SolveJson, CardsAreSortedBestFirstForTheSideInTurn) {
  const Json json = OneObject(RunJasnel({"solve", kEnding, "--format=json", "--cards"}));
  const Json& cards = json["cards"];
  ASSERT_EQ(cards.size(), 4U);
  EXPECT_EQ(cards[0]["value"], json["value"]);
  for (std::size_t i = 1; i < cards.size(); ++i) {
    EXPECT_LE(cards[i - 1]["value"], cards[i]["value"]) << "East plays: low is good";
  }
  std::size_t best = 0;
  while (best < cards.size() && cards[best]["value"] == json["value"]) ++best;
  EXPECT_EQ(json["best"].size(), best);
}

TEST(SolveJson, MakeTellsWhetherTheDeclaringSideMakesIt) {
  const auto run = RunJasnel({"solve", kEnding, "--format=json", "--objective=make", "--cards"});
  const Json json = OneObject(run);
  EXPECT_EQ(json["declarer"], "E") << "the leader, as no other is given";
  EXPECT_EQ(json["makes"], true);
  EXPECT_FALSE(json.contains("value"));
  EXPECT_TRUE(json["cards"][0]["makes"].is_boolean());
}

TEST(SolveJson, PitTellsWhetherTheDeclaringSideTakesAll) {
  const Json json =
      OneObject(RunJasnel({"solve", "N:...7 .7.. 7... ..7. trump=H leader=E ns-tricks=0",
                           "--format=json", "--objective=pit"}));
  EXPECT_EQ(json["makes"], true);
}

TEST(SolveJson, ValueOnlyLeavesOutTheRest) {
  const auto run = RunJasnel({"solve", kEnding, "--format=json", "--value-only"});
  EXPECT_EQ(KeysOf(OneObject(run)), (Keys{"deal", "rules", "trump", "leader", "objective", "value",
                                          "nodes", "time_us", "line_number"}));
}

TEST(SolveJson, EachTrumpSuitGetsItsObject) {
  const auto objects = Objects(RunJasnel(
      {"solve", "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. leader=E", "--format=json", "--trump=all"}));
  ASSERT_EQ(objects.size(), 4U);
  std::string suits;
  for (const Json& json : objects) suits += json["trump"].get<std::string>();
  EXPECT_EQ(suits, "SHDC");
}

TEST(SolveJson, TrumpThatIsNotGivenIsEachInTurn) {
  const auto run =
      RunJasnel({"solve", "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. leader=E", "--format=json"});
  EXPECT_EQ(Objects(run).size(), 4U);
}

TEST(SolveJson, ASuitThatMakesTheTrickIllegalIsAnErrorOfThatSuit) {
  const auto run = RunJasnel(
      {"solve", "N:AK... QJ... T... ..9. leader=S trick=H7,C8", "--format=json", "--value-only"});
  EXPECT_EQ(run.status, 1);
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 4U);
  EXPECT_EQ(objects[2].dump(),
            R"({"trump":"D","error":"trick: West may not play C8 there; expected D9",)"
            R"("line_number":1})");
  for (const std::size_t other : {0, 1, 3}) EXPECT_TRUE(objects[other].contains("value"));
}

TEST(SolveJson, DutchLettersAreForCardsAndTheKeysStayEnglish) {
  const Json json =
      OneObject(RunJasnel({"solve", "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. trump=D leader=E",
                           "--lang=nl", "--format=json"}));
  EXPECT_EQ(json["deal"], "N:.A10.B10. 7.VB.9. .H87.V. 8.9.AH.");
  EXPECT_EQ(json["trump"], "R");
  EXPECT_EQ(json["leader"], "O");
}

TEST(SolveJson, ABadLineIsAnObjectInItsPlaceAndTheRestIsAnswered) {
  const auto run = RunJasnel({"solve", "--input=-", "--format=json"},
                             std::string(kEnding) + "\nN:A.B.C.D\n" + kEnding + "\n");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 3U);
  EXPECT_EQ(KeysOf(objects[1]), (Keys{"error", "line_number"}));
  EXPECT_EQ(objects[1]["line_number"], 2);
  EXPECT_EQ(objects[2]["line_number"], 3);
  EXPECT_EQ(objects[2]["value"], -100);
}

TEST(SolveFlags, FieldsWinOverFlags) {
  const Json json = OneObject(RunJasnel({"solve", kEnding, "--trump=S", "--rules=nku-rotterdam",
                                         "--leader=N", "--dealer=W", "--format=json"}));
  EXPECT_EQ(json["trump"], "H");
  EXPECT_EQ(json["rules"], "kbn,undertrump=free");
  EXPECT_EQ(json["leader"], "E");
  EXPECT_FALSE(json.contains("dealer"));
}

TEST(SolveFlags, FillInWhatTheDealDoesNotSay) {
  const Json json =
      OneObject(RunJasnel({"solve", "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK.", "--trump=ruiten",
                           "--rules=bedum", "--leader=zuid", "--declarer=o", "--format=json"}));
  EXPECT_EQ(json["trump"], "D");
  EXPECT_EQ(json["rules"], "bedum");
  EXPECT_EQ(json["leader"], "S");
  EXPECT_EQ(json["declarer"], "E");
}

TEST(SolveFlags, TheDealOnTheCommandLineNeedsNoQuotes) {
  const Json json =
      OneObject(RunJasnel({"solve", "N:.AT.JT.", "7.QJ.9.", ".K87.Q.", "8.9.AK.",
                           "rules=kbn,undertrump=free", "trump=H", "leader=E", "--format=json"}));
  EXPECT_EQ(json["value"], -100);
}

TEST(SolveThreads, DoNotChangeTheAnswersOrTheirOrder) {
  std::string input;
  for (int i = 0; i < 100; ++i) {
    input += i % 3 == 0 ? "N:...7 .7.. 7... ..7. trump=H leader=W\n" : std::string(kEnding) + "\n";
  }
  std::vector<std::string> printed;
  for (const char* threads : {"--threads=1", "--threads=2", "--threads=5"}) {
    std::string text;
    for (Json& json : Objects(RunJasnel({"solve", "--input=-", "--format=json", threads}, input))) {
      json.erase("time_us");
      text += json.dump() + "\n";
    }
    printed.push_back(text);
  }
  EXPECT_EQ(Lines(printed[0]).size(), 100U);
  EXPECT_EQ(printed[0], printed[1]);
  EXPECT_EQ(printed[0], printed[2]);
}

}  // namespace
}  // namespace jasnel::testing
