// `jasnel puzzles` from the outside.

#include <gtest/gtest.h>

#include <csignal>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/tools/analyse/run.h"
#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"
#include "tests/tools/support/stopped_run.h"

namespace jasnel::testing {
namespace {

Finished Puzzles(std::vector<std::string> flags, const std::string& input = "") {
  flags.insert(flags.begin(), "puzzles");
  return RunJasnel(flags, input);
}

std::vector<Json> Found(const std::vector<std::string>& flags, const std::string& input = "") {
  std::vector<std::string> all = flags;
  all.emplace_back("--format=json");
  const auto run = Puzzles(all, input);
  EXPECT_EQ(run.status, 0) << run.err;
  return Objects(run);
}

TEST(PuzzlesCommand, FindsAsManyAsAsked) {
  const auto puzzles = Found({"--hands=open", "--count=5", "--margin=30", "--grade=1-6"});
  ASSERT_EQ(puzzles.size(), 5U);
  for (const Json& record : puzzles) {
    const Json& puzzle = record["puzzle"];
    EXPECT_EQ(puzzle["hands"], "open");
    EXPECT_EQ(puzzle["cards"][0]["card"], puzzle["best"]);
    EXPECT_GE(puzzle["cards"][1]["cost"], 30);
    EXPECT_EQ(puzzle["line"][0], puzzle["best"]);
    EXPECT_EQ(puzzle["grade"], 6 - static_cast<int>(puzzle["found_by"].size()));
    // A record of a deal that was broken off.
    const std::string analysed = Analysed(record.dump() + "\n", {"--format=json"});
    EXPECT_EQ(analysed.find("\"error\""), std::string::npos) << analysed;
  }
}

TEST(PuzzlesCommand, AsksAboutAHandThatIsHidden) {
  const auto puzzles = Found({"--count=2", "--seed=5", "--cards=3-5"});
  ASSERT_EQ(puzzles.size(), 2U);
  for (const Json& record : puzzles) {
    const Json& puzzle = record["puzzle"];
    EXPECT_EQ(puzzle["hands"], "hidden");
    EXPECT_GT(puzzle["worlds"], 0);
    EXPECT_FALSE(puzzle.contains("line"));
    EXPECT_GE(puzzle["grade"], 2);
    // The engine sees the same seat to play, and the card is one it may play.
    Json request = record;
    request.erase("puzzle");
    request["ask"] = "state";
    const auto answer = RunJasnel({"engine"}, request.dump() + "\n");
    EXPECT_NE(answer.out.find(puzzle["best"].get<std::string>()), std::string::npos) << answer.out;
  }
}

TEST(PuzzlesCommand, PrintsQuestionsFirstAndThenAnswers) {
  const auto run = Puzzles({"--hands=open", "--count=2", "--cards=3"});
  ASSERT_EQ(run.status, 0) << run.err;
  EXPECT_TRUE(run.out.starts_with("1. kbn. ")) << run.out;
  const std::size_t second = run.out.find("\n2. kbn. ");
  const std::size_t answers = run.out.find("\nAnswers\n\n1. ");
  EXPECT_NE(second, std::string::npos) << run.out;
  EXPECT_NE(answers, std::string::npos) << run.out;
  EXPECT_LT(second, answers);
  const auto dutch = Puzzles({"--hands=open", "--count=2", "--cards=3", "--lang=nl"});
  EXPECT_NE(dutch.out.find("\nAntwoorden\n\n1. "), std::string::npos) << dutch.out;
}

TEST(PuzzlesCommand, LooksThroughRecords) {
  const TemporaryFile games("");
  const std::string file = games.path() + ".txt";
  RunJasnel({"match", "full:level=casual", "simple", "--deals=8", "--record=" + file});
  const auto puzzles = Found({"--input=" + file, "--hands=open", "--grade=1-6", "--margin=8"});
  std::remove(file.c_str());
  ASSERT_GE(puzzles.size(), 3U);
  EXPECT_LE(puzzles.size(), 10U);
  // By the lines of the records.
  EXPECT_GE(puzzles[0]["id"], 2);
  EXPECT_LT(puzzles[0]["id"], puzzles[1]["id"]);
}

TEST(PuzzlesCommand, SaysTheSameWithAnyNumberOfThreads) {
  const std::vector<std::string> flags = {"--hands=open", "--count=4", "--grade=1-6"};
  auto one = flags;
  one.emplace_back("--threads=1");
  auto three = flags;
  three.emplace_back("--threads=3");
  EXPECT_EQ(Puzzles(one).out, Puzzles(three).out);
}

TEST(PuzzlesCommand, TellsOfMistakes) {
  const auto error = [](const std::vector<std::string>& flags) {
    const auto run = Puzzles(flags);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(error({"--hands=both"}), "jasnel puzzles: --hands: 'both'; expected hidden or open\n");
  EXPECT_EQ(
      error({"--cards=5-3"}),
      "jasnel puzzles: --cards: '5-3'; expected a number from 2 to 8, or a range such as 3-5\n");
  EXPECT_EQ(
      error({"--cards=3-9"}),
      "jasnel puzzles: --cards: '3-9'; expected a number from 2 to 8, or a range such as 3-5\n");
  EXPECT_EQ(error({"--hands=open", "--cards=6"}),
            "jasnel puzzles: 6 to 6 cards; expected a range within 2 to 5 with open hands\n");
  EXPECT_EQ(
      error({"--grade=7"}),
      "jasnel puzzles: --grade: '7'; expected a number from 1 to 6, or a range such as 3-5\n");
  EXPECT_EQ(error({"--format=csv"}), "jasnel puzzles: --format: 'csv'; expected text or json\n");
  EXPECT_NE(error({"--player=full", "--player=ful"}).find("'ful'"), std::string::npos);
}

// The deal ends before its only choice that is a puzzle, or not.
TEST(PuzzlesCommand, LooksNoFurtherThanTheEndOfADeal) {
  const TemporaryFile games("");
  const std::string file = games.path() + ".txt";
  RunJasnel({"match", "full:level=casual", "simple", "--deals=8", "--record=" + file,
             "--rules=bedum", "--trump-and-declarer=random"});
  std::ifstream records(file);
  std::string line;
  std::string ended;
  while (std::getline(records, line)) {
    if (!line.starts_with('#')) ended += Edited(line, "]}", R"(],"accused_by":"N"})") + "\n";
  }
  std::remove(file.c_str());
  const TemporaryFile input(ended);
  const auto puzzles =
      Found({"--input=" + input.path(), "--hands=open", "--grade=1-6", "--margin=1"});
  EXPECT_TRUE(puzzles.empty()) << puzzles.size();
}

TEST(PuzzlesCommand, TellsOfABadRecord) {
  const TemporaryFile file("{\"deal\":\"N:A\"}\n");
  const auto run = Puzzles({"--input=" + file.path()});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(run.err.starts_with("line 1: deal: column 3: North's hand 'A' ")) << run.err;
  EXPECT_EQ(Puzzles({"--input=/no/such/file"}).status, 1);
}

TEST(PuzzlesCommand, GoesOnAfterABadRecord) {
  const TemporaryFile games("");
  const std::string file = games.path() + ".txt";
  RunJasnel({"match", "full:level=casual", "simple", "--deals=8", "--record=" + file});
  const std::vector<std::string> flags = {"--hands=open", "--grade=1-6", "--margin=8",
                                          "--count=100"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.end(), flags.begin(), flags.end());
    return Puzzles(more);
  };
  const auto whole = with({"--input=" + file});
  const auto found = Objects(with({"--input=" + file, "--format=json"}));
  std::ofstream(file, std::ios::app) << "nope\n";
  const auto text = with({"--input=" + file});
  EXPECT_EQ(text.status, 1);
  EXPECT_EQ(text.out, whole.out);
  EXPECT_EQ(text.err, "line 18: column 1: 'nope'; expected a JSON object with deal and tricks\n");
  const auto dutch = with({"--input=" + file, "--lang=nl"});
  EXPECT_EQ(dutch.err, "regel 18: kolom 1: 'nope'; verwacht een JSON-object met deal en tricks\n");
  const auto json = with({"--input=" + file, "--format=json"});
  EXPECT_EQ(json.status, 1);
  EXPECT_EQ(json.err, "");
  const auto objects = Objects(json);
  ASSERT_EQ(objects.size(), found.size() + 1);
  EXPECT_EQ(objects.back(), Json({{"id", 18},
                                  {"error",
                                   "column 1: 'nope'; expected a JSON object with deal "
                                   "and tricks"}}));
  // And where it is the first.
  std::ifstream in(file);
  const TemporaryFile first("nope\n" + std::string(std::istreambuf_iterator<char>(in), {}));
  std::remove(file.c_str());
  EXPECT_EQ(with({"--input=" + first.path(), "--format=json"}).status, 1);
  EXPECT_EQ(Objects(with({"--input=" + first.path(), "--format=json"})).size(), found.size() + 2);
}

TEST(PuzzlesCommand, StoppedKeepsThePuzzlesItHas) {
  LiveJasnel jasnel({"puzzles", "--hands=open", "--count=100000", "--format=json"});
  StopAfterFirstLine(jasnel);
}

}  // namespace
}  // namespace jasnel::testing
