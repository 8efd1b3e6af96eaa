// `jasnel luck` from the outside.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/analyse/run.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/stopped_run.h"

namespace jasnel::testing {
namespace {

Finished Luck(const std::string& input, std::vector<std::string> flags = {}) {
  flags.insert(flags.begin(), {"luck", "--input=-"});
  return RunJasnel(flags, input);
}

// Deals of two sides that are not equally good, in one sitting.
std::string Games(int deals) {
  const TemporaryFile file("");
  const auto run =
      RunJasnel({"match", "full:level=club", "full:level=casual",
                 "--deals=" + std::to_string(deals), "--seed=3", "--record=" + file.path()});
  EXPECT_EQ(run.status, 0) << run.err;
  std::ifstream record(file.path());
  std::string games;
  std::string line;
  for (int i = 0; std::getline(record, line);) {
    if (!line.starts_with('#') && i++ % 2 == 0) games += line + "\n";
  }
  return games;
}

int PartsOf(const Json& deal) {
  int sum = 0;
  for (const char* part :
       {"cards", "calls_ns", "calls_ew", "unseen", "play_ns", "play_ew", "rulings"}) {
    sum += deal[part].get<int>();
  }
  return sum;
}

// North's wrong accusation costs North alone.
TEST(LuckCommand, LeavesOutADealThatIsPlayedAgain) {
  const std::string again =
      R"({"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","dealer":"E","trump":"H",)"
      R"("declarer":"S","individual":true,)"
      R"("tricks":[{"cards":["CJ","C7","DT","CK"],"accused_by":"N"}]})"
      "\n";
  const auto run = Luck(Games(2) + again, {"--format=json"});
  EXPECT_EQ(run.status, 1);
  const auto lines = Objects(run);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[2]["error"], "the deal is played again; expected one that has a result");
  EXPECT_EQ(lines[3]["deals"], 2);
}

TEST(LuckCommand, AddsUpDealByDealAndInAll) {
  const auto run = Luck(Games(8), {"--format=json"});
  ASSERT_EQ(run.status, 0) << run.err;
  const auto lines = Objects(run);
  ASSERT_EQ(lines.size(), 9U);
  int sum = 0;
  for (std::size_t i = 0; i < 8; ++i) {
    EXPECT_EQ(PartsOf(lines[i]), lines[i]["result"].get<int>());
    sum += lines[i]["result"].get<int>();
  }
  EXPECT_EQ(lines[8]["deals"], 8);
  EXPECT_EQ(PartsOf(lines[8]), sum);
  EXPECT_EQ(lines[8]["result"], sum);
  for (const char* rating : {"plain", "corrected"}) {
    EXPECT_LT(lines[8][rating]["low"], lines[8][rating]["points"]);
    EXPECT_GT(lines[8][rating]["high"], lines[8][rating]["points"]);
  }
}

TEST(LuckCommand, ShowsATableWithTheRating) {
  const auto run = Luck(Games(5));
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_TRUE(run.out.starts_with("Deal   Cards   Calls N-S   Calls E-W   Unseen   Play N-S   "))
      << run.out;
  EXPECT_NE(run.out.find("\nall "), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("\nWith the luck of the cards taken off: "), std::string::npos) << run.out;
  EXPECT_EQ(run.out.find("Rulings"), std::string::npos) << run.out;
}

TEST(LuckCommand, IsInDutch) {
  const auto run = Luck(Games(5), {"--lang=nl"});
  EXPECT_TRUE(run.out.starts_with("Spel   Kaarten   Bieden N-Z   Bieden O-W   Ongezien   Spelen"))
      << run.out;
  EXPECT_NE(run.out.find("\nZonder het geluk van de kaarten: "), std::string::npos) << run.out;
}

TEST(LuckCommand, OfFewDealsHasNoRating) {
  const auto run = Luck(Games(2));
  EXPECT_NE(run.out.find("\nA rating needs 4 deals or more.\n"), std::string::npos) << run.out;
  const auto one = Luck(Games(1));
  EXPECT_EQ(one.out.find("rating"), std::string::npos) << one.out;
}

TEST(LuckCommand, HasARowOfCsvForEachDeal) {
  const auto lines = Lines(Luck(Games(3), {"--format=csv"}).out);
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0],
            "line_number,id,cards,calls_ns,calls_ew,unseen,play_ns,play_ew,rulings,result,error");
}

TEST(LuckCommand, SaysTheSameWithAnyNumberOfThreads) {
  const std::string games = Games(6);
  EXPECT_EQ(Luck(games, {"--threads=1"}).out, Luck(games, {"--threads=3"}).out);
}

TEST(LuckCommand, ShowsWhatRulingsTook) {
  // A card that was not legal ends the deal as a revoke.
  const auto deal = Objects(Luck(PlayedLine(5), {"--format=json"})).at(0);
  EXPECT_EQ(PartsOf(deal), deal["result"].get<int>());
}

TEST(LuckCommand, TellsOfABadRecordInItsPlace) {
  const auto run = Luck("{\"deal\":\"N:A\"}\n" + PlayedLine(3));
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.starts_with("line 1: ")) << run.err;
  EXPECT_TRUE(run.out.starts_with("Deal ")) << run.out;
}

TEST(LuckCommand, NeedsAResult) {
  const auto run =
      Luck(R"({"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","dealer":"E",)"
           R"("auction":["pass","H"],"tricks":[{"cards":["S9","S7","SA","SK"]}]})"
           "\n");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "line 1: the deal has no result; expected one that was played to its end\n");
  EXPECT_EQ(run.out, "");
}

TEST(LuckCommand, NeedsRecords) {
  const auto run = RunJasnel({"luck"});
  EXPECT_EQ(run.status, 2);
  EXPECT_TRUE(run.err.starts_with("jasnel luck: ")) << run.err;
}

TEST(LuckCommand, StoppedKeepsTheDealsItHas) {
  std::string games;
  for (int i = 0; i < 200; ++i) games += PlayedLine(3);
  const TemporaryFile file(games);
  LiveJasnel jasnel({"luck", "--input=" + file.path(), "--format=csv"});
  EXPECT_LT(Lines(StopAfterFirstLine(jasnel)).size(), 201U);
}

}  // namespace
}  // namespace jasnel::testing
