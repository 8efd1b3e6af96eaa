// `jasnel table` from the outside: deals with each suit as trump.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/stopped_run.h"

namespace jasnel::testing {
namespace {

constexpr const char* kTableHands = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7";
// Hands of one suit each.
constexpr const char* kSuitEachDealt = "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 dealer=N";

std::string TableHandsWith(const std::string& fields) {
  return std::string(kTableHands) + " " + fields;
}

Finished Table(std::vector<std::string> arguments, const std::string& input = "") {
  arguments.insert(arguments.begin(), "table");
  return RunJasnel(arguments, input);
}

TEST(TableText, IsAHandRecordWithItsTable) {
  const auto run = Table({TableHandsWith("dealer=E rules=nku board=12")});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(
      run.out,
      "Board 12. Rules: nku. South leads.\n"
      "\n"
      "                  North\n"
      "                  ♠ A J T\n"
      "                  ♥ Q 8\n"
      "                  ♦ T 9 8\n"
      "                  ♣ -\n"
      "  West                             East (dealer)\n"
      "  ♠ Q 8 7             N            ♠ K\n"
      "  ♥ A             W       E        ♥ K J\n"
      "  ♦ Q J 7             S            ♦ K\n"
      "  ♣ 7                              ♣ K T 9 8\n"
      "                  South (leads)\n"
      "                  ♠ 9\n"
      "                  ♥ T 9 7\n"
      "                  ♦ A\n"
      "                  ♣ A Q J\n"
      "\n"
      "  Trump        Value   N-S   E-W   N-S declare   Score   E-W declare   Score\n"
      "  ♠ spades      +136   149    13   made           +136   nat            +182\n"
      "  ♥ hearts      +100   131    31   made           +100   nat            +182\n"
      "  ♦ diamonds     +62   112    50   made            +62   nat            +182\n"
      "  ♣ clubs        +68   125    57   made            +68   nat            +182\n"
      "\n"
      "Value: points North-South win minus points East-West win, when all four see all hands\n"
      "and play perfectly for points. Cards, last trick and roem count.\n"
      "N-S, E-W: what each side then wins.\n"
      "Declare: the result of that side's contract: made, pit if it can take all tricks, or "
      "nat.\n"
      "Score: what is then written down, North-South minus East-West, when all play for the "
      "score.\n");
}

TEST(TableText, IsDutchOnRequest) {
  const auto dutch = Table({kSuitEachDealt, "--lang=nl", "--rules=bedum"});
  EXPECT_EQ(dutch.err, "");
  EXPECT_EQ(dutch.out.substr(0, dutch.out.find('\n')), "Spel 1. Spelregels: bedum. Oost komt uit.");
  const auto from = dutch.out.find("  Troef");
  ASSERT_NE(from, std::string::npos) << dutch.out;
  EXPECT_EQ(
      dutch.out.substr(from),
      "  Troef        Waarde   N-Z   O-W   N-Z speelt   Score   O-W speelt   Score\n"
      "  ♠ schoppen     +162   162     0   pit           +250   nat           +162\n"
      "  ♥ harten       -162     0   162   nat           -162   pit           -250\n"
      "  ♦ ruiten       +162   162     0   pit           +250   nat           +162\n"
      "  ♣ klaveren     -162     0   162   nat           -162   pit           -250\n"
      "\n"
      "Waarde: punten die Noord-Zuid haalt min die van Oost-West, als alle vier alle handen zien\n"
      "en volmaakt om punten spelen. Kaarten, laatste slag en roem tellen mee.\n"
      "N-Z, O-W: wat elke partij dan haalt.\n"
      "Speelt: wat er van het contract van die partij wordt: gehaald, pit als zij alle slagen kan\n"
      "halen, of nat.\n"
      "Score: wat dan wordt opgeschreven, Noord-Zuid min Oost-West, als iedereen daarom speelt.\n");
}

TEST(TableText, ExplainsItsColumnsOnceForManyDeals) {
  const auto run = Table({"--input=-"}, std::string(kSuitEachDealt) + "\n" + kSuitEachDealt + "\n");
  const auto lines = Lines(run.out);
  EXPECT_EQ(std::count(lines.begin(), lines.end(), "N-S, E-W: what each side then wins."), 1);
  EXPECT_NE(run.out.find("pit            -262\n\nBoard 2. "), std::string::npos) << run.out;
}

TEST(TableText, TellsTheSuitThatWasTurned) {
  const auto run = Table({std::string(kSuitEachDealt) + " turned=D"});
  EXPECT_EQ(Lines(run.out)[0], "Board 1. Rules: kbn. East leads. Turned: ♦ diamonds.");
}

TEST(TableText, OfAllLeadersHasARowForEachAndNeedsNoDealer) {
  const auto run = Table({kTableHands, "--all-leaders"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(Lines(run.out)[0], "Board 1. Rules: kbn.");
  const auto from = run.out.find("  Trump");
  ASSERT_NE(from, std::string::npos) << run.out;
  EXPECT_EQ(
      run.out.substr(from, run.out.find("  ♥ hearts") - from),
      "  Trump        Leader   Value   N-S   E-W   N-S declare   Score   E-W declare   Score\n"
      "  ♠ spades     North     +132   147    15   made           +132   nat            +182\n"
      "  ♠ spades     East      +116   139    23   made           +116   nat            +182\n"
      "  ♠ spades     South     +136   149    13   made           +136   nat            +182\n"
      "  ♠ spades     West      +106   134    28   made           +106   nat            "
      "+182\n");
}

TEST(TableJson, HasTheKeysOfTheDealAndOfItsRows) {
  const auto object =
      OneObject(Table({std::string(kSuitEachDealt) + " turned=H", "--format=json"}));
  EXPECT_EQ(KeysOf(object), (Keys{"board", "deal", "rules", "dealer", "turned", "rows", "nodes",
                                  "time_us", "line_number"}));
  EXPECT_EQ(object["board"], 1);
  EXPECT_EQ(object["deal"], "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987");
  EXPECT_EQ(object["rules"], "kbn");
  EXPECT_EQ(object["dealer"], "N");
  EXPECT_EQ(object["turned"], "H");
  ASSERT_EQ(object["rows"].size(), 4U);
  EXPECT_EQ(object["rows"][0].dump(),
            R"({"trump":"S","leader":"E","value":162,"ns":162,"ew":0,"ns_makes":true,)"
            R"("ns_pit":true,"ns_score":262,"ew_makes":false,"ew_pit":false,"ew_score":162})");
}

TEST(TableJson, LeavesOutADealerThatNobodyNames) {
  const auto object = OneObject(Table({TableHandsWith("leader=S"), "--format=json"}));
  EXPECT_EQ(KeysOf(object),
            (Keys{"board", "deal", "rules", "rows", "nodes", "time_us", "line_number"}));
}

TEST(TableJson, HasTheLettersOfTheLanguage) {
  const auto object = OneObject(Table({kSuitEachDealt, "--format=json", "--lang=nl"}));
  EXPECT_EQ(object["deal"], "N:AHVB10987... .AHVB10987.. ..AHVB10987. ...AHVB10987");
  EXPECT_EQ(object["rows"][2]["trump"], "R");
  EXPECT_EQ(object["rows"][2]["leader"], "O");
}

TEST(TableCsv, HasARowForEachSuit) {
  EXPECT_EQ(Table({kSuitEachDealt, "--format=csv"}).out,
            "board,deal,rules,dealer,turned,trump,leader,value,ns,ew,ns_makes,ns_pit,ns_score,"
            "ew_makes,ew_pit,ew_score,error,line_number\n"
            "1,N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987,kbn,N,,S,E,162,162,0,true,true,"
            "262,false,false,162,,1\n"
            "1,N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987,kbn,N,,H,E,-162,0,162,false,"
            "false,-162,true,true,-262,,1\n"
            "1,N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987,kbn,N,,D,E,162,162,0,true,true,"
            "262,false,false,162,,1\n"
            "1,N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987,kbn,N,,C,E,-162,0,162,false,"
            "false,-162,true,true,-262,,1\n");
}

TEST(TableCsv, HasARowForEachSuitAndLeader) {
  const auto lines = Lines(Table({kTableHands, "--all-leaders", "--format=csv"}).out);
  ASSERT_EQ(lines.size(), 17U);
  EXPECT_EQ(lines[4],
            "1,N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7,kbn,,,S,W,106,134,28,true,false,"
            "106,false,false,182,,1");
}

TEST(TableCommand, NumbersBoardsAsTheySayOrByTheirPlace) {
  const auto objects = Objects(Table({"--input=-", "--format=json"},
                                     std::string(kSuitEachDealt) + "\nbad\n" + kSuitEachDealt +
                                         " board=40\n# boards\n" + kSuitEachDealt + "\n"));
  ASSERT_EQ(objects.size(), 4U);
  EXPECT_EQ(objects[0]["board"], 1);
  EXPECT_EQ(KeysOf(objects[1]), (Keys{"error", "line_number"}));
  EXPECT_EQ(objects[2]["board"], 40);
  EXPECT_EQ(objects[3]["board"], 4);
  EXPECT_EQ(objects[3]["line_number"], 5);
}

TEST(TableCommand, NumbersBoardsAsTheirPbnTags) {
  const std::string pbn =
      RunJasnel({"deal", "--first=9", "--count=2", "--seed=7", "--format=pbn"}).out;
  const auto objects = Objects(Table({"--input=-", "--format=json"}, pbn));
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(objects[0]["board"], 9);
  EXPECT_EQ(objects[0]["dealer"], "N");
  EXPECT_EQ(objects[1]["board"], 10);
  EXPECT_EQ(objects[1]["rows"][0]["leader"], "S");
  const auto arguments = Objects(Table({pbn, "--format=json"}));
  ASSERT_EQ(arguments.size(), 2U);
  for (const std::size_t i : {0U, 1U}) {
    EXPECT_EQ(arguments[i]["board"], objects[i]["board"]);
    EXPECT_EQ(arguments[i]["rows"], objects[i]["rows"]);
  }
}

TEST(TableCommand, PassesOverTrumpAndDeclarer) {
  const auto with = Table({TableHandsWith("leader=S trump=H declarer=W"), "--format=csv"});
  EXPECT_EQ(with.out, Table({TableHandsWith("leader=S"), "--format=csv"}).out);
  EXPECT_EQ(with.status, 0);
}

TEST(TableCommand, TakesTheDealerOfAFlagForDealsThatSayNothing) {
  const auto objects =
      Objects(Table({TableHandsWith("dealer=N"), kTableHands, "--dealer=E", "--format=json"}));
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(objects[0]["dealer"], "N");
  EXPECT_EQ(objects[1]["dealer"], "E");
  EXPECT_EQ(objects[1]["rows"][0]["leader"], "S");
}

// What `jasnel solve` says of each suit.
std::vector<Json> SolvedDeals(const std::string& deal, const std::string& objective) {
  return Objects(RunJasnel({"solve", deal, "--objective=" + objective, "--format=json"}));
}

void ExpectWhatSolveSays(const Json& rows, const std::string& deal) {
  const auto points = SolvedDeals(deal, "points");
  ASSERT_EQ(points.size(), rows.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (const char* key : {"trump", "leader", "value", "ns", "ew"}) {
      EXPECT_EQ(rows[i][key], points[i][key]) << deal << " " << key;
    }
  }
  for (const std::string declarer : {"N", "E"}) {
    const std::string side = declarer == "N" ? "ns_" : "ew_";
    const auto make = SolvedDeals(deal + " declarer=" + declarer, "make");
    const auto pit = SolvedDeals(deal + " declarer=" + declarer, "pit");
    const auto score = SolvedDeals(deal + " declarer=" + declarer, "score");
    for (std::size_t i = 0; i < points.size(); ++i) {
      EXPECT_EQ(rows[i][side + "makes"], make[i]["makes"]) << deal;
      EXPECT_EQ(rows[i][side + "pit"], pit[i]["makes"]) << deal;
      EXPECT_EQ(rows[i][side + "score"], score[i]["value"]) << deal;
    }
  }
}

// Board 1 has a pit, board 3 diamonds that all lose.
TEST(TableCommand, SaysWhatSolveSays) {
  for (const std::string rules : {"kbn", "nkf", "nku-rotterdam"}) {
    const auto deals = RunJasnel({"deal", "--count=3", "--seed=7", "--rules=" + rules}).out;
    const auto objects = Objects(Table({"--input=-", "--format=json"}, deals));
    ASSERT_EQ(objects.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) ExpectWhatSolveSays(objects[i]["rows"], Lines(deals)[i]);
  }
}

TEST(TableCommand, SaysTheSameForAnyNumberOfThreads) {
  const auto deals = RunJasnel({"deal", "--count=9", "--seed=7"}).out;
  EXPECT_EQ(Table({"--input=-", "--format=csv", "--threads=1"}, deals).out,
            Table({"--input=-", "--format=csv", "--threads=3"}, deals).out);
}

TEST(TableCommand, StoppedHasAnsweredTheFirstDeals) {
  LiveJasnel jasnel({"table", "--input=-", "--format=json"});
  jasnel.Write(std::string(kSuitEachDealt) + "\n");
  EXPECT_EQ(ParseJson(jasnel.ReadLine())["board"], 1);
  StopWhileWaiting(jasnel);
}

}  // namespace
}  // namespace jasnel::testing
