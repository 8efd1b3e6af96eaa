// `jasnel bench --input`: deals of a file.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <iterator>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

constexpr const char* kHeartsEnding = "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. trump=H leader=E\n";
constexpr const char* kClubsEnding = "N:Q.9..7 8.K8.. J..JT. .AQ.9. trump=C leader=E\n";

std::uint64_t NodesOf(const std::string& deals, const std::vector<std::string>& flags = {}) {
  std::vector<std::string> arguments = {"solve", "--input=-", "--format=json", "--value-only"};
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  std::uint64_t nodes = 0;
  for (const Json& json : Objects(RunJasnel(arguments, deals))) {
    nodes += json["nodes"].get<std::uint64_t>();
  }
  return nodes;
}

TEST(BenchInput, CountsTheNodesOfSolve) {
  const std::string deals = std::string(kHeartsEnding) + kClubsEnding + kHeartsEnding;
  const auto run = RunJasnel({"bench", "--input=-", "--format=json"}, deals);
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 1U);
  const Json& json = objects.front();
  EXPECT_EQ(KeysOf(json), (Keys{"objective", "cards", "positions", "nodes", "nodes_mean",
                                "nodes_median", "nodes_p99", "nodes_max", "time_us", "time_us_mean",
                                "time_us_median", "time_us_p99", "time_us_max", "processor_us",
                                "nodes_per_second", "values", "signature"}));
  EXPECT_EQ(json["objective"], "points");
  EXPECT_EQ(json["cards"], false);
  EXPECT_EQ(json["positions"], 3);
  EXPECT_EQ(json["nodes"], NodesOf(deals));
  EXPECT_EQ(json["nodes_median"], NodesOf(kHeartsEnding));
  EXPECT_EQ(json["nodes_max"], NodesOf(kHeartsEnding));
}

TEST(BenchInput, TakesTheFlagsOfSolve) {
  const std::string deal = "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK.\n";
  const std::vector<std::string> flags = {"--leader=E", "--trump=H", "--rules=nku-rotterdam",
                                          "--objective=make", "--declarer=N"};
  std::vector<std::string> arguments = {"bench", "--input=-", "--format=json"};
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  const auto objects = Objects(RunJasnel(arguments, deal));
  ASSERT_EQ(objects.size(), 1U);
  EXPECT_EQ(objects[0]["objective"], "make");
  EXPECT_EQ(objects[0]["nodes"], NodesOf(deal, flags));
}

TEST(BenchInput, WithoutTrumpMeasuresEachSuit) {
  const auto objects = Objects(RunJasnel({"bench", "--input=-", "--format=json", "--leader=E"},
                                         "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK.\n"));
  ASSERT_EQ(objects.size(), 1U);
  EXPECT_EQ(objects[0]["positions"], 4);
}

TEST(BenchInput, HasTheChecksumOfItsValues) {
  // FNV-1a of -100, 8 bytes, lowest first.
  const auto objects = Objects(RunJasnel({"bench", "--input=-", "--format=json"}, kHeartsEnding));
  EXPECT_EQ(objects.front()["values"], "bbb742a7a6c6387e");
}

TEST(BenchInput, OfTheScoreHasTheChecksumOfTheScores) {
  // All tricks with trumps are 262. FNV-1a of that, 8 bytes, lowest first.
  const auto objects = Objects(
      RunJasnel({"bench", "--input=-", "--format=json", "--objective=score"},
                "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 trump=S leader=N declarer=S\n"));
  ASSERT_EQ(objects.size(), 1U);
  EXPECT_EQ(objects[0]["objective"], "score");
  EXPECT_EQ(objects[0]["values"], "a57fee95c067d2a8");
}

TEST(BenchInput, AsTextTellsMeanMedianPercentileAndMaximum) {
  const auto run = RunJasnel({"bench", "--input=-", "--objective=pit", "--cards"}, kHeartsEnding);
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 13U);
  EXPECT_EQ(lines[0], "Objective: pit, every card. One thread with a table of 16 MiB.");
  // How wide columns are, times decide.
  std::istringstream headings(lines[2]);
  const std::vector<std::string> words(std::istream_iterator<std::string>(headings), {});
  EXPECT_EQ(words, (std::vector<std::string>{"Mean", "Median", "99th", "percentile", "Maximum"}));
  EXPECT_EQ(lines[3].substr(0, 8), "  Nodes ");
  EXPECT_EQ(lines[4].substr(0, 12), "  Time, us  ");
  EXPECT_EQ(lines[6], "  Positions          1");
  EXPECT_EQ(lines[12].substr(0, 21), "  Signature          ");
}

TEST(BenchInput, AsksEachQuestionInTurn) {
  const std::string deals = std::string(kHeartsEnding) + kClubsEnding;
  const auto objects =
      Objects(RunJasnel({"bench", "--input=-", "--questions", "--format=json"}, deals));
  ASSERT_EQ(objects.size(), 17U);
  for (std::size_t i = 0; i < 16; ++i) {
    EXPECT_EQ(objects[i]["lost"], false);
    const std::vector<std::string> objectives = {"points", "make", "pit", "score"};
    EXPECT_EQ(objects[i]["objective"], objectives[i / 4]);
    EXPECT_EQ(objects[i]["line"], i % 2 == 1);
    EXPECT_EQ(objects[i]["cards"], i % 4 > 1);
    std::vector<std::string> asked = {"bench", "--input=-", "--format=json",
                                      "--objective=" + objectives[i / 4]};
    if (i % 4 == 2) asked.push_back("--cards");
    if (i % 2 == 0) {
      EXPECT_EQ(objects[i]["signature"], Objects(RunJasnel(asked, deals))[0]["signature"]);
    }
  }
  // A line takes best cards, and nodes of its own.
  EXPECT_GT(objects[1]["nodes"], objects[0]["nodes"]);
  EXPECT_GT(objects[3]["nodes"], objects[2]["nodes"]);
  // North-South get fewer points than the others of the first, more of the second.
  const auto lost = [](std::string deal, const char* declarer) {
    return deal.insert(deal.size() - 1, std::string(" declarer=") + declarer);
  };
  EXPECT_EQ(objects[16]["lost"], true);
  EXPECT_EQ(objects[16]["signature"],
            Objects(RunJasnel({"bench", "--input=-", "--format=json", "--objective=score"},
                              lost(kHeartsEnding, "N") + lost(kClubsEnding, "E")))[0]["signature"]);
  const auto text = Lines(RunJasnel({"bench", "--input=-", "--questions"}, deals).out);
  ASSERT_EQ(text.size(), 20U);
  EXPECT_EQ(text[0], "Positions: 2. One thread with a table of 16 MiB.");
  EXPECT_EQ(text[4].substr(0, 30), "  points      best cards, line");
}

TEST(BenchInput, ABadLineIsToldAndTheRestIsMeasured) {
  const auto run =
      RunJasnel({"bench", "--input=-"}, std::string(kHeartsEnding) + "N:A.B\n" + kHeartsEnding);
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, RunJasnel({"solve", "--input=-"}, std::string(kHeartsEnding) + "N:A.B\n").err);
  EXPECT_EQ(run.err.substr(0, 8), "line 2: ");
  EXPECT_NE(run.out.find("  Positions          2\n"), std::string::npos) << run.out;
}

TEST(BenchInput, ABadLineInJsonIsAnObjectBeforeTheFigures) {
  const auto run =
      RunJasnel({"bench", "--input=-", "--format=json"}, std::string("N:A.B\n") + kHeartsEnding);
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "");
  const auto objects = Objects(run);
  ASSERT_EQ(objects.size(), 2U);
  EXPECT_EQ(KeysOf(objects[0]), (Keys{"error", "line_number"}));
  EXPECT_EQ(objects[0]["line_number"], 1);
  EXPECT_EQ(objects[1]["positions"], 1);
}

TEST(BenchInput, ASuitThatMakesTheTrickIllegalIsAnErrorOfThatSuit) {
  const auto run =
      RunJasnel({"bench", "--input=-"}, "N:AK... QJ... T... ..9. leader=S trick=H7,C8");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "line 1: trump=D: trick: West may not play C8 there; expected D9\n");
  EXPECT_NE(run.out.find("  Positions          3\n"), std::string::npos) << run.out;
}

TEST(BenchInput, AsCsvHasOneRowAndOneForEachError) {
  const auto run =
      RunJasnel({"bench", "--input=-", "--format=csv"}, std::string("N:A.B\n") + kHeartsEnding);
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(
      lines[0],
      "objective,cards,positions,nodes,nodes_mean,nodes_median,nodes_p99,nodes_max,time_us,"
      "time_us_mean,time_us_median,time_us_p99,time_us_max,processor_us,nodes_per_second,values,"
      "signature,error,trump,line_number");
  EXPECT_EQ(lines[1].substr(0, 17), ",,,,,,,,,,,,,,,,,");
  EXPECT_EQ(lines[1].substr(lines[1].size() - 3), ",,1");
  EXPECT_EQ(lines[2].substr(0, 15), "points,false,1,");
}

TEST(BenchInput, ReadsPbn) {
  const auto objects = Objects(
      RunJasnel({"bench", "--input=-", "--format=json", "--trump=H", "--objective=pit"},
                "[Dealer \"E\"]\n[Deal \"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7\"]\n"));
  ASSERT_EQ(objects.size(), 1U);
  EXPECT_EQ(objects[0]["positions"], 1);
}

TEST(BenchInput, StoppedPrintsWhatWasMeasured) {
  LiveJasnel jasnel({"bench", "--input=-", "--format=json"});
  jasnel.Write(kHeartsEnding);
  jasnel.Write(kClubsEnding);
  // Until it waits for a third deal, which never comes.
  std::this_thread::sleep_for(std::chrono::seconds(1));
  jasnel.Signal(SIGINT);
  const Json json = ParseJson(jasnel.ReadToEnd());
  EXPECT_EQ(json["positions"], 2);
  EXPECT_EQ(jasnel.Wait(), 130);
}

}  // namespace
}  // namespace jasnel::testing
