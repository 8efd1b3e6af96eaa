// `jasnel boerenbridge solve` from the outside: pages, JSON and CSV.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tools/support/endings.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/stopped_run.h"

namespace jasnel::testing {
namespace {

Finished RunSolve(std::vector<std::string> arguments, const std::string& input = "") {
  arguments.insert(arguments.begin(), {"boerenbridge", "solve"});
  return RunJasnel(arguments, input);
}

TEST(BoerenbridgeSolveText, IsAPageWithHandsScoresAndPlay) {
  const auto run = RunSolve({kThreeHandsBid});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_EQ(run.out,
            "3 players, tricks to play: 4. Seat 0 leads.\n"
            "\n"
            "  Seat   ♠     ♥     ♦     ♣   Bid   Takes   Score\n"
            "  0      A 8   K     4     -     1       1     +12\n"
            "  1      K T   -     J 5   -     2       2     +14\n"
            "  2      7     Q T   8     -     0       1      -2\n"
            "\n"
            "The play:\n"
            "\n"
            "  Trick   Leader   Cards      Winner\n"
            "      1   0        ♦4 ♦5 ♦8   2\n"
            "      2   2        ♥Q ♥K ♠K   1\n"
            "      3   1        ♦J ♥T ♠A   0\n"
            "      4   0        ♠8 ♠T ♠7   1\n"
            "\n"
            "Each seat sees all hands and plays for its own score. Among cards that are equal for "
            "a seat, it\nplays the first in a fixed order; other play may be as good for that seat "
            "and give others\nmore or less.\n");
}

TEST(BoerenbridgeSolveText, IsDutchOnRequestAndHasEveryCard) {
  const auto run = RunSolve({kThreeHandsBid, "--lang=nl", "--cards"});
  EXPECT_NE(run.out.find("Waar elke kaart van plaats 0 toe leidt, scores per plaats:\n"
                         "\n"
                         "  Kaart   Plaats 0   Plaats 1   Plaats 2\n"
                         "  ♠A           +12         -2        +10\n"
                         "  ♠8            -2        +14        +10\n"
                         "  ♥H           +12        +14         -2\n"
                         "  ♦4           +12        +14         -2\n"),
            std::string::npos)
      << run.out;
}

TEST(BoerenbridgeSolveText, IsReadBack) {
  const std::string inputs = "0:A8... KT... 7... bids=1,2,0 taken=0,0,2 leader=2 trick=HQ\n" +
                             std::string(kThreeHandsBid) + "\n";
  for (const char* language : {"--lang=en", "--lang=nl"}) {
    const auto page = RunSolve({"--input=-", language}, inputs);
    EXPECT_EQ(RunSolve({"--input=-", language}, page.out).out, page.out);
  }
  const auto page = RunSolve({kThreeHandsBid, "--cards"});
  EXPECT_EQ(RunSolve({page.out, "--cards"}).out, page.out);
}

TEST(BoerenbridgeSolveText, OfADealInPlayTellsTheTrickAndWhatWasTaken) {
  const auto run = RunSolve({"0:A8... KT... 7... bids=1,2,0 taken=0,0,2 leader=2 trick=HQ"});
  EXPECT_EQ(run.out.substr(0, run.out.find("Each")),
            "3 players, tricks to play: 2. Seat 2 led, seat 0 is to play. ♥Q\n"
            "\n"
            "  Seat   ♠     ♥   ♦   ♣   Bid   Taken   Takes   Score\n"
            "  0      A 8   -   -   -     1       0       1     +12\n"
            "  1      K T   -   -   -     2       0       1      -2\n"
            "  2      7     -   -   -     0       2       2      -4\n"
            "\n"
            "The play:\n"
            "\n"
            "  Trick   Leader   Cards      Winner\n"
            "      1   2        ♥Q ♠A ♠K   0\n"
            "      2   0        ♠8 ♠T ♠7   1\n"
            "\n");
}

TEST(BoerenbridgeSolveText, TellsWhichBidsEachSeatCanForce) {
  const auto run = RunSolve({kThreeHandsBid, "--paranoid", "--scores"});
  EXPECT_NE(run.out.find("  Seat   Bid   Can force it   Sure of   Bids it can force   At least   "
                         "At most\n"
                         "  0        1   no                  -2   2                          2"
                         "         2\n"
                         "  1        2   no                  -2   none                       2"
                         "         3\n"
                         "  2        0   no                  -2   none                       0"
                         "         1\n"
                         "\n"
                         "  Seat   Bid 0   Bid 1   Bid 2   Bid 3   Bid 4\n"
                         "  0         -4      -2     +14      -2      -4\n"
                         "  1         -6      -4      -2      -2      -4\n"
                         "  2         -2      -2      -4      -6      -8\n"),
            std::string::npos)
      << run.out;
}

TEST(BoerenbridgeSolveText, TellsWhatCardsDoToTheBidOfASeat) {
  const auto run = RunSolve({kThreeHandsBid, "--paranoid=1", "--cards"});
  EXPECT_NE(run.out.find("After each card of seat 0, what seat 1 can force with its bid:\n"
                         "\n"
                         "  Card   Can force it\n"
                         "  ♠A     no             best\n"
                         "  ♠8     yes\n"
                         "  ♥K     yes\n"
                         "  ♦4     no             best\n"),
            std::string::npos)
      << run.out;
}

TEST(BoerenbridgeSolveJson, HasItsKeys) {
  const auto object = OneObject(RunSolve({kThreeHandsBid, "--cards", "--format=json"}));
  EXPECT_EQ(KeysOf(object),
            (Keys{"deal", "tricks", "scores", "line", "cards", "nodes", "time_us", "line_number"}));
  EXPECT_EQ(object["deal"], kThreeHandsBid);
  EXPECT_EQ(object["tricks"].dump(), "[1,2,1]");
  EXPECT_EQ(object["scores"].dump(), "[12,14,-2]");
  EXPECT_EQ(object["line"].size(), 12U);
  EXPECT_EQ(object["cards"][0].dump(), R"({"card":"SA","tricks":[1,3,0],"scores":[12,-2,10]})");
}

// What the seats of an answer can force, without what the search cost.
std::string Seats(nlohmann::ordered_json answer) {
  for (auto& seat : answer["seats"]) {
    EXPECT_GT(seat["nodes"], 0);
    seat.erase("nodes");
    seat.erase("time_us");
  }
  return answer["seats"].dump();
}

TEST(BoerenbridgeSolveJson, HasASeatForEachWithParanoid) {
  const auto object = OneObject(RunSolve({kThreeHandsBid, "--paranoid", "--format=json"}));
  EXPECT_EQ(KeysOf(object), (Keys{"deal", "seats", "nodes", "time_us", "line_number"}));
  EXPECT_EQ(Seats(object), R"([{"seat":0,"bid":1,"exact":false,"exact_bids":[2]},)"
                           R"({"seat":1,"bid":2,"exact":false,"exact_bids":[]},)"
                           R"({"seat":2,"bid":0,"exact":false,"exact_bids":[]}])");
}

TEST(BoerenbridgeSolveJson, HasScoresAndCardsOfTheOneSeatThatWasAsked) {
  const auto object = OneObject(RunSolve(
      {kThreeHandsBid, "--paranoid=1", "--scores", "--cards", "--format=json", "--lang=nl"}));
  ASSERT_EQ(object["seats"].size(), 1U);
  EXPECT_EQ(Seats(object),
            R"([{"seat":1,"bid":2,"exact":false,"score":-2,"exact_bids":[],)"
            R"("bid_scores":[-6,-4,-2,-2,-4],"fewest":3,"most":2,"cards":[)"
            R"({"card":"SA","exact":false,"score":-2},{"card":"S8","exact":true,"score":14},)"
            R"({"card":"HH","exact":true,"score":14},{"card":"R4","exact":false,"score":-2}],)"
            R"("best":["R4","SA"]}])");
}

TEST(BoerenbridgeSolveJson, NeedsNoBidsForWhatCanBeForced) {
  const auto object = OneObject(RunSolve({kThreeHands, "--paranoid=0", "--format=json"}));
  EXPECT_EQ(Seats(object), R"([{"seat":0,"exact_bids":[2]}])");
}

constexpr const char* kColumns =
    "deal,tricks,scores,line,cards,seat,bid,exact,score,exact_bids,bid_scores,fewest,most,best,"
    "nodes,time_us,error,line_number";

TEST(BoerenbridgeSolveCsv, HasARowForEachDeal) {
  const auto lines = Lines(RunSolve({kThreeHandsBid, kThreeHands, "--format=csv"}).out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0], kColumns);
  const std::string row =
      "\"" + std::string(kThreeHandsBid) + "\",1 2 1,12 14 -2,D4 D5 D8 HQ HK SK DJ HT SA S8 ST S7,";
  EXPECT_EQ(lines[1].substr(0, row.size()), row);
  EXPECT_EQ(
      lines[2],
      ",,,,,,,,,,,,,,,,\"no bids; expected bids= with a number for each hand, or paranoid for "
      "what seats can force\",2");
}

TEST(BoerenbridgeSolveCsv, HasARowForEachSeatWithParanoid) {
  const auto lines = Lines(RunSolve({kThreeHandsBid, "--paranoid", "--format=csv"}).out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0], kColumns);
  const std::string row = "\"" + std::string(kThreeHandsBid) + "\",,,,,0,1,false,,2,";
  EXPECT_EQ(lines[1].substr(0, row.size()), row);
}

TEST(BoerenbridgeSolve, TakesWordsAsTheShellLeavesThem) {
  const auto words = RunSolve({"0:A8.K.4.", "KT..J5.", "7.QT.8.", "bids=1,2,0"});
  EXPECT_EQ(words.out, RunSolve({kThreeHandsBid}).out);
}

TEST(BoerenbridgeSolve, AnswersInTheOrderOfTheInputForAnyNumberOfThreads) {
  std::string input;
  for (int i = 0; i < 40; ++i)
    input += std::string(i % 3 == 0 ? "0:K.. A.. 2.. " : kThreeHandsBid) + "\n";
  const auto one = RunSolve({"--input=-", "--format=csv", "--threads=1"}, input);
  const auto four = RunSolve({"--input=-", "--format=csv", "--threads=4"}, input);
  const auto first = Lines(one.out);
  const auto second = Lines(four.out);
  ASSERT_EQ(first.size(), 41U);
  ASSERT_EQ(second.size(), 41U);
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].substr(0, 60), second[i].substr(0, 60));
  }
  EXPECT_EQ(four.status, 1);
}

TEST(BoerenbridgeSolve, StoppedHasAnsweredTheFirstDeals) {
  LiveJasnel jasnel({"boerenbridge", "solve", "--input=-", "--format=json"});
  jasnel.Write(std::string(kThreeHandsBid) + "\n");
  EXPECT_EQ(ParseJson(jasnel.ReadLine())["scores"].dump(), "[12,14,-2]");
  StopWhileWaiting(jasnel);
}

}  // namespace
}  // namespace jasnel::testing
