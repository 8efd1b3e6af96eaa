// `jasnel analyse` from the outside: what a record may say, JSON and CSV.

#include <gtest/gtest.h>

#include <cstddef>
#include <regex>
#include <string>
#include <vector>

#include "tests/tools/analyse/run.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

// Three cards of a deal.
constexpr const char* kThreeCards =
    R"({"id":"a4","deal":"N:9.AJ987.KT. J7.K.J.QJ97 AKQ8..A.KT8 T.QT.Q987.A","dealer":"W","auction":["H"],"tricks":[{"leader":"N","cards":["HJ","HK","SK"]}]})"
    "\n";

// `text` with 0 for nodes and times.
std::string WithoutEffort(const std::string& text) {
  static const std::regex effort("(\"nodes\":|\"time_us\":)[0-9]+");
  return std::regex_replace(text, effort, "$010");
}

Json AnalysedObject(const std::string& input, const std::vector<std::string>& flags = {}) {
  std::vector<std::string> all = flags;
  all.push_back("--format=json");
  return ParseJson(Analysed(input, all));
}

TEST(AnalyseJson, GivesAnObjectForEachRecord) {
  EXPECT_EQ(
      WithoutEffort(Analysed(kThreeCards, {"--format=json"})),
      R"({"id":"a4","deal":"N:9.AJ987.KT. J7.K.J.QJ97 AKQ8..A.KT8 T.QT.Q987.A","rules":"kbn","dealer":"W","auction":["H"],"trump":"H","declarer":"N","tricks":[{"leader":"N","cards":["HJ","HK","SK"]}],"cards_played":3,"won":{"ns":0,"ew":0,"ns-roem":0,"ew-roem":0,"ns-tricks":0,"ew-tricks":0},"start":{"points":162,"score":262,"ns":262,"ew":0},"end":{"points":162,"score":262,"ns":262,"ew":0},"cards":[{"trick":1,"place":1,"seat":"N","card":"HJ","forced":false,"fault":false,"points_lost":0,"score_lost":0,"best_points":["S9","HA","HJ","H9","DK","DT"],"best_score":["S9","HA","HJ","H9","DK","DT"],"points":162,"score":262,"position":"N:9.AJ987.KT. J7.K.J.QJ97 AKQ8..A.KT8 T.QT.Q987.A rules=kbn trump=H leader=N declarer=N"},{"trick":1,"place":2,"seat":"E","card":"HK","forced":true,"fault":false,"points_lost":0,"score_lost":0,"best_points":["HK"],"best_score":["HK"],"points":162,"score":262,"position":"N:9.A987.KT. J7.K.J.QJ97 AKQ8..A.KT8 T.QT.Q987.A rules=kbn trump=H leader=N trick=HJ declarer=N"},{"trick":1,"place":3,"seat":"S","card":"SK","forced":false,"fault":false,"points_lost":0,"score_lost":0,"best_points":["SK","SQ","S8","DA","CK","CT","C8"],"best_score":["SK","SQ","S8","DA","CK","CT","C8"],"points":162,"score":262,"position":"N:9.A987.KT. J7..J.QJ97 AKQ8..A.KT8 T.QT.Q987.A rules=kbn trump=H leader=N trick=HJ,HK declarer=N"}],"players":{"N":{"points_lost":0,"score_lost":0},"E":{"points_lost":0,"score_lost":0},"S":{"points_lost":0,"score_lost":0},"W":{"points_lost":0,"score_lost":0}},"faults":[],"nodes":0,"time_us":0,"line_number":1})"
      "\n");
}

TEST(AnalyseCsv, GivesARowForEachCard) {
  EXPECT_EQ(
      Analysed(kThreeCards, {"--format=csv"}),
      "line_number,id,trick,place,seat,card,forced,fault,points_lost,score_lost,best_points,best_"
      "score,points,score,position,error\n"
      "1,a4,1,1,N,HJ,false,false,0,0,S9 HA HJ H9 DK DT,S9 HA HJ H9 DK DT,162,262,N:9.AJ987.KT. "
      "J7.K.J.QJ97 AKQ8..A.KT8 T.QT.Q987.A rules=kbn trump=H leader=N declarer=N,\n"
      "1,a4,1,2,E,HK,true,false,0,0,HK,HK,162,262,N:9.A987.KT. J7.K.J.QJ97 AKQ8..A.KT8 T.QT.Q987.A "
      "rules=kbn trump=H leader=N trick=HJ declarer=N,\n"
      "1,a4,1,3,S,SK,false,false,0,0,SK SQ S8 DA CK CT C8,SK SQ S8 DA CK CT "
      "C8,162,262,\"N:9.A987.KT. J7..J.QJ97 AKQ8..A.KT8 T.QT.Q987.A rules=kbn trump=H leader=N "
      "trick=HJ,HK declarer=N\",\n");
}

TEST(AnalyseCsv, GivesARowForEachPlayerInASummary) {
  EXPECT_EQ(Analysed(PlayedLine(3), {"--format=csv", "--summary"}),
            "line_number,id,seat,points_lost,score_lost,worst_trick,worst_card,better,error\n"
            "1,1,N,0,0,,,,\n"
            "1,1,E,46,196,6,CK,S7,\n"
            "1,1,S,0,0,,,,\n"
            "1,1,W,0,0,,,,\n");
}

TEST(AnalyseJson, LeavesCardsOutOfASummary) {
  Json whole = AnalysedObject(PlayedLine(5));
  whole.erase("tricks");
  whole.erase("cards");
  Json summary = AnalysedObject(PlayedLine(5), {"--summary"});
  whole["time_us"] = summary["time_us"] = 0;
  EXPECT_EQ(summary, whole);
}

TEST(AnalyseJson, TellsTheCardThatDecidedTheContract) {
  EXPECT_EQ(AnalysedObject(PlayedLine(3))["decisive"],
            ParseJson(R"({"trick":6,"place":1,"seat":"E","card":"CK","better":["S7"]})"));
  EXPECT_FALSE(AnalysedObject(PlayedLine(7)).contains("decisive"));
}

TEST(AnalyseJson, TellsARevoke) {
  const Json object = AnalysedObject(PlayedLine(5));
  EXPECT_EQ(object["faults"],
            ParseJson(R"([{"trick":5,"place":4,"seat":"W","card":"CQ","legal":["DA","DQ","DJ"],)"
                      R"("duty":"follow suit","source":"KBN art. 12","revoke":true,)"
                      R"("revoke_source":"KBN art. 13"}])"));
  EXPECT_EQ(object["result"], ParseJson(R"({"outcome":"revoke","ns":262,"ew":0})"));
  EXPECT_EQ(object["cards_played"], 20);
  EXPECT_EQ(object["cards_not_counted"], 12);
  EXPECT_EQ(KeysOf(object["tricks"][4]), (Keys{"leader", "cards"}));
}

TEST(AnalyseJson, TellsPitByTheRulesOfTheRecord) {
  const Json object = AnalysedObject(PlayedLine(7), {"--rules=nkf"});
  EXPECT_EQ(object["rules"], "bedum");
  EXPECT_EQ(object["turned"], "H");
  EXPECT_EQ(object["auction"], (Json{"pass", "H"}));
  EXPECT_EQ(object["result"], ParseJson(R"({"outcome":"pit","ns":270,"ew":0})"));
}

TEST(AnalyseJson, HasDutchLettersOnRequest) {
  const Json object = AnalysedObject(PlayedLine(6), {"--lang=nl"});
  EXPECT_EQ(object["deal"], "N:9.AB987.H10. B7.H.B.VB97 AHV8..A.H108 10.V10.V987.A");
  EXPECT_EQ(object["tricks"][0],
            ParseJson(R"({"leader":"N","cards":["R10","RB","RA","R7"],"winner":"Z","points":23,)"
                      R"("roem":0})"));
}

TEST(AnalyseJson, NamesARecordThatIsWrongByItsId) {
  const std::string wrong = Edited(kThreeCards, R"("HJ","HK")", R"("HJ","SA")");
  const Json json = OneObject(AnalyseInput(wrong, {"--format=json"}));
  EXPECT_EQ(KeysOf(json), (Keys{"id", "error", "line_number"}));
  EXPECT_EQ(json["id"], "a4");
  const std::string csv = AnalyseInput(wrong, {"--format=csv", "--summary"}).out;
  EXPECT_NE(csv.find("\n1,a4,,,,,,,"), std::string::npos) << csv;
}

TEST(AnalyseRecord, MayBeInDutch) {
  const std::string dutch =
      R"({"id":4,"deal":"N:9.AB987.H10. B7.H.B.VB97 AHV8..A.H108 10.V10.V987.A","dealer":"west",)"
      R"("auction":["harten"],"tricks":[{"cards":["R10","RB","RA","r7"]},)"
      R"({"leader":"Zuid","cards":["K8","KA","H7","K7"]},{"cards":["HB","HH","SV","♥10"]},)"
      R"({"leader":"n","cards":["S9","S7","S8"]}]})";
  EXPECT_EQ(WithoutEffort(Analysed(dutch, {"--format=json"})),
            WithoutEffort(Analysed(PlayedLine(6), {"--format=json"})));
}

TEST(AnalyseRecord, MayBeAWholeDealLine) {
  const std::string line =
      R"({"id":4,"deal":"N:9.AJ987.KT. J7.K.J.QJ97 AKQ8..A.KT8 T.QT.Q987.A rules=nku trump=H )"
      R"(leader=N declarer=N","tricks":[]})";
  const Json object = AnalysedObject(line);
  EXPECT_EQ(object["rules"], "nku");
  EXPECT_EQ(object["dealer"], "W");
  EXPECT_EQ(object["declarer"], "N");
}

TEST(AnalyseRecord, MaySayMoreThanIsLookedAt) {
  const std::string more = Edited(
      PlayedLine(6), R"("id":4,)",
      R"("id":4,"game":"klaverjas","seat":"S","hand":[],"budget_ms":100,"table":{"no":[1]},)");
  EXPECT_EQ(WithoutEffort(Analysed(more, {"--format=json"})),
            WithoutEffort(Analysed(PlayedLine(6), {"--format=json"})));
}

// The value of the best card less that of the card played, for the side of its seat.
int LostBySolving(const Json& solution, const Json& card) {
  int value = 0;
  for (const Json& one : solution["cards"]) {
    if (one["card"] == card["card"]) value = one["value"];
  }
  const int lost = solution["value"].get<int>() - value;
  return card["seat"] == "N" || card["seat"] == "S" ? lost : -lost;
}

void ExpectThatSolveAgrees(const Json& cards, const std::string& objective) {
  std::string positions;
  for (const Json& card : cards) positions += card["position"].get<std::string>() + "\n";
  const auto solutions = Objects(RunJasnel(
      {"solve", "--input=-", "--cards", "--format=json", "--objective=" + objective}, positions));
  ASSERT_EQ(solutions.size(), cards.size());
  for (std::size_t i = 0; i < cards.size(); ++i) {
    EXPECT_EQ(cards[i][objective + "_lost"], LostBySolving(solutions[i], cards[i])) << cards[i];
    EXPECT_EQ(cards[i]["best_" + objective], solutions[i]["best"]) << cards[i];
  }
}

TEST(AnalyseJson, SaysTheSameOfAPositionAsSolve) {
  for (const int line : {3, 4, 6}) {
    const Json cards = AnalysedObject(PlayedLine(line))["cards"];
    ExpectThatSolveAgrees(cards, "points");
    ExpectThatSolveAgrees(cards, "score");
  }
}

TEST(AnalyseThreads, DoNotChangeWhatIsPrinted) {
  std::string all;
  for (int line = 3; line <= 7; ++line) all += PlayedLine(line);
  EXPECT_EQ(Analysed(all, {"--threads=1", "--format=csv"}),
            Analysed(all, {"--threads=4", "--format=csv"}));
}

}  // namespace
}  // namespace jasnel::testing
