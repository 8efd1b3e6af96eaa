// `jasnel par` from the outside: the auction with open hands.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/support/endings.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/stopped_run.h"

namespace jasnel::testing {
namespace {

Finished RunPar(std::vector<std::string> arguments, const std::string& input = "") {
  arguments.insert(arguments.begin(), "par");
  return RunJasnel(arguments, input);
}

// The page of one deal from the auction on, without what the columns mean.
std::string AuctionOf(const std::vector<std::string>& arguments) {
  const auto run = RunPar(arguments);
  EXPECT_EQ(run.err, "");
  const auto from = run.out.find("  Seat");
  const auto end = run.out.find("\n\nThe column ");
  if (from == std::string::npos || end == std::string::npos) return run.out;
  return run.out.substr(from, end + 1 - from);
}

TEST(ParText, IsAHandRecordWithTheAuction) {
  const auto run = RunPar({std::string(kOneSidedDeal) + " board=15"});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.out,
            "Board 15. Rules: kbn. West leads.\n"
            "\n"
            "                  North\n"
            "                  ♠ 8\n"
            "                  ♥ K T 9\n"
            "                  ♦ J T\n"
            "                  ♣ K 8\n"
            "  West (leads)                     East\n"
            "  ♠ K 9               N            ♠ Q T\n"
            "  ♥ Q J 7         W       E        ♥ -\n"
            "  ♦ 7                 S            ♦ A 9 8\n"
            "  ♣ Q J                            ♣ A T 7\n"
            "                  South (dealer)\n"
            "                  ♠ A J 7\n"
            "                  ♥ A 8\n"
            "                  ♦ K Q\n"
            "                  ♣ 9\n"
            "\n"
            "  Seat    Call   pass      ♠      ♥      ♦      ♣\n"
            "  West    pass   -122    -56    -60    -46   -122\n"
            "  North   pass   -122   -182   -202   -202   -202\n"
            "  East    pass   -122    -56    -60    -46   -122\n"
            "  South   pass   -122   -182   -202   -202   -202\n"
            "  West    ♣              -56    -60    -46   -122\n"
            "\n"
            "Contract: West plays ♣ clubs, made. Score: -122.\n"
            "\n"
            "The column of a call shows the written score, North-South minus East-West, if the "
            "seat makes\nthat call, all see all hands, and every later call is the best for its "
            "side. Of equal calls\na pass comes first, then ♠ ♥ ♦ ♣.\n");
}

TEST(ParText, IsDutchOnRequest) {
  const auto run = RunPar({kOneSidedDeal, "--lang=nl", "--rules=nkf", "--auction=pas"});
  const auto from = run.out.find("  Plaats");
  ASSERT_NE(from, std::string::npos) << run.out;
  EXPECT_EQ(
      run.out.substr(from),
      "  Plaats   Bod              pas      ♠      ♥      ♦      ♣\n"
      "  Zuid     pas (gegeven)   -182   -182   -202   -202   -202\n"
      "  West     pas             -182    -56    -60    -46   -122\n"
      "  Noord    pas             -182   -182   -202   -202   -202\n"
      "  Oost     pas             -182    -56    -60    -46   -122\n"
      "  Zuid     ♠                      -182   -202   -202   -202\n"
      "\n"
      "Contract: Zuid speelt ♠ schoppen, nat. Score: -182.\n"
      "\n"
      "In de kolom van een bod: de score als de plaats het doet, iedereen alle handen ziet en\n"
      "elk later bod het beste is voor zijn partij; zoals opgeschreven, Noord-Zuid min\n"
      "Oost-West. Van gelijke biedingen gaat pas voor, dan ♠ ♥ ♦ ♣.\n");
}

TEST(ParText, ExplainsItsColumnsOnceForManyDeals) {
  const auto run = RunPar({kOneSidedDeal, kOneSidedDeal});
  EXPECT_EQ(run.out.find("The column"), run.out.rfind("The column"));
  EXPECT_NE(run.out.find("Score: -122.\n\nBoard 2. "), std::string::npos) << run.out;
}

// SV Bedum "Rollen aan tafel": the turned suit or a pass; after four passes another suit.
TEST(ParText, HasNoFigureForACallThatMayNotBeMade) {
  EXPECT_EQ(AuctionOf({kOneSidedDeal, "--rules=bedum", "--turned=D"}),
            "  Seat    Call   pass     ♠     ♥      ♦      ♣\n"
            "  West    pass   -122                -46\n"
            "  North   pass   -122               -202\n"
            "  East    pass   -122                -46\n"
            "  South   pass   -122               -202\n"
            "  West    ♣             -56   -60          -122\n"
            "\n"
            "Contract: West plays ♣ clubs, made. Score: -122.\n");
}

// SV Bedum "Rotterdams of Amsterdams" (Utrecht): one call, left of the dealer.
TEST(ParText, HasOneCallWhereASeatIsObliged) {
  EXPECT_EQ(AuctionOf({kOneSidedDeal, "--rules=bedum-utrecht"}),
            "  Seat   Call     ♠     ♥     ♦      ♣\n"
            "  West   ♣      -56   -60   -46   -122\n"
            "\n"
            "Contract: West plays ♣ clubs, made. Score: -122.\n");
}

TEST(ParText, TellsAPit) {
  EXPECT_EQ(AuctionOf({"N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 dealer=W"}),
            "  Seat    Call   pass      ♠      ♥      ♦      ♣\n"
            "  North   ♠      -262   +262   -162   +262   -162\n"
            "\n"
            "Contract: North plays ♠ spades, pit. Score: +262.\n");
}

TEST(ParCommand, GoesOnFromCallsAlreadyMade) {
  EXPECT_EQ(AuctionOf({kOneSidedDeal, "--auction=pass,pass,H"}),
            "  Seat    Call           pass      ♠      ♥      ♦      ♣\n"
            "  West    pass (given)   -122    -56    -60    -46   -122\n"
            "  North   pass (given)   -122   -182   -202   -202   -202\n"
            "  East    ♥ (given)      -122    -56    -60    -46   -122\n"
            "\n"
            "Contract: East plays ♥ hearts, made. Score: -60.\n");
}

TEST(ParCommand, FindsTheDealerRightOfTheLeader) {
  const auto leader = RunPar({std::string(kOneSidedHands) + " leader=W", "--format=json"});
  EXPECT_EQ(OneObject(leader)["dealer"], "S");
  EXPECT_EQ(OneObject(leader)["calls"][0]["seat"], "W");
}

TEST(ParCommand, TakesTheDealerOfAFlagForDealsThatSayNothing) {
  const auto objects =
      Objects(RunPar({kOneSidedDeal, kOneSidedHands, "--dealer=N", "--format=json"}));
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(objects[0]["dealer"], "S");
  EXPECT_EQ(objects[1]["dealer"], "N");
  EXPECT_EQ(objects[1]["calls"][0]["seat"], "E");
}

TEST(ParCommand, TakesTheTurnedSuitOfAFlagForDealsThatSayNothing) {
  const auto objects = Objects(RunPar({std::string(kOneSidedDeal) + " turned=H", kOneSidedDeal,
                                       "--turned=klaveren", "--rules=bedum", "--format=json"}));
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(objects[0]["turned"], "H");
  EXPECT_EQ(objects[1]["turned"], "C");
}

TEST(ParCommand, NumbersBoardsAsTheirPbnTags) {
  const std::string pbn = RunJasnel({"deal", "--first=15", "--seed=7", "--format=pbn"}).out;
  const auto object = OneObject(RunPar({"--input=-", "--format=json"}, pbn));
  EXPECT_EQ(object["board"], 15);
  EXPECT_EQ(object["deal"], kOneSidedHands);
  EXPECT_EQ(object["line_number"], 3);
}

TEST(ParCommand, PassesOverTrumpAndDeclarer) {
  EXPECT_EQ(RunPar({std::string(kOneSidedDeal) + " trump=S declarer=N"}).out,
            RunPar({kOneSidedDeal}).out);
}

TEST(ParJson, HasItsKeys) {
  const auto object = OneObject(
      RunPar({kOneSidedDeal, "--rules=bedum", "--turned=C", "--auction=pass", "--format=json"}));
  EXPECT_EQ(KeysOf(object),
            (Keys{"board", "deal", "rules", "dealer", "turned", "calls", "declarer", "trump",
                  "makes", "pit", "score", "nodes", "time_us", "line_number"}));
  EXPECT_EQ(object["calls"].dump(),
            R"([{"seat":"W","call":"pass","given":true,"scores":{"pass":-122,"C":-122}},)"
            R"({"seat":"N","call":"pass","scores":{"pass":-122,"C":-202}},)"
            R"({"seat":"E","call":"C","scores":{"pass":-60,"C":-122}}])");
  EXPECT_EQ(object["declarer"], "E");
  EXPECT_EQ(object["trump"], "C");
  EXPECT_EQ(object["makes"], true);
  EXPECT_EQ(object["pit"], false);
  EXPECT_EQ(object["score"], -122);
}

TEST(ParJson, HasTheRowsOfTheTableOnRequest) {
  const auto object = OneObject(RunPar({kOneSidedDeal, "--rows", "--format=json"}));
  EXPECT_EQ(object["rows"],
            OneObject(RunJasnel({"table", kOneSidedDeal, "--format=json"}))["rows"]);
}

TEST(ParJson, HasTheLettersOfTheLanguage) {
  const auto object = OneObject(RunPar({kOneSidedDeal, "--lang=nl", "--format=json"}));
  EXPECT_EQ(object["dealer"], "Z");
  EXPECT_EQ(object["trump"], "K");
  EXPECT_EQ(KeysOf(object["calls"][0]["scores"]), (Keys{"pas", "S", "H", "R", "K"}));
}

TEST(ParCsv, HasARowForEachDeal) {
  const auto lines =
      Lines(RunPar({kOneSidedDeal, kOneSidedHands, "--format=csv", "--rules=nkf"}).out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0],
            "board,deal,rules,dealer,turned,calls,declarer,trump,makes,pit,score,nodes,time_us,"
            "error,line_number");
  const std::string row =
      "1,N:8.KT9.JT.K8 QT..A98.AT7 AJ7.A8.KQ.9 K9.QJ7.7.QJ,nkf,S,,pass pass pass pass S,S,S,false,"
      "false,-182,";
  EXPECT_EQ(lines[1].substr(0, row.size()), row);
  EXPECT_EQ(lines[2], ",,,,,,,,,,,,,nobody leads; expected leader= or dealer=,2");
}

// What the table says of a contract.
Json ScoreInTable(const Json& rows, const Json& par) {
  for (const Json& row : rows) {
    if (row["trump"] != par["trump"]) continue;
    const std::string declarer = par["declarer"];
    return row[declarer == "N" || declarer == "S" ? "ns_score" : "ew_score"];
  }
  return {};
}

TEST(ParCommand, HasTheScoreOfTheTable) {
  const auto deals = RunJasnel({"deal", "--count=6", "--seed=7"}).out;
  for (const std::string rules : {"kbn", "nkf", "nku-rotterdam", "bedum-utrecht"}) {
    const std::vector<std::string> flags = {"--input=-", "--format=json", "--rules=" + rules};
    const auto pars = Objects(RunPar(flags, deals));
    auto table = flags;
    table.insert(table.begin(), "table");
    const auto tables = Objects(RunJasnel(table, deals));
    ASSERT_EQ(pars.size(), 6U);
    ASSERT_EQ(tables.size(), 6U);
    for (std::size_t i = 0; i < pars.size(); ++i) {
      EXPECT_EQ(pars[i]["score"], ScoreInTable(tables[i]["rows"], pars[i])) << pars[i].dump();
    }
  }
}

TEST(ParCommand, HasRowsInJsonAlone) {
  const auto run = RunPar({"--input=-", "--rows"}, std::string(kOneSidedDeal) + "\n");
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err, "jasnel par: --rows without --format=json; expected both\n");
}

TEST(ParCommand, StoppedHasAnsweredTheFirstDeals) {
  LiveJasnel jasnel({"par", "--input=-", "--format=json"});
  jasnel.Write(std::string(kOneSidedDeal) + "\n");
  EXPECT_EQ(ParseJson(jasnel.ReadLine())["score"], -122);
  StopWhileWaiting(jasnel);
}

}  // namespace
}  // namespace jasnel::testing
