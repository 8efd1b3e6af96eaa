// `jasnel study`: plans, pieces, and what is joined of them.

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "jasnel/study.h"
#include "jasnel/version.h"
#include "tests/tools/study/run.h"

namespace jasnel::testing {
namespace {

using PlainJson = nlohmann::json;

std::string PieceOf(const StudyRun& run, std::uint64_t piece) {
  const auto study = ParseStudy(run.Read("study.json"));
  EXPECT_TRUE(study.ok());
  return MakeStudyPiece(*study, piece)->npy;
}

// Without times.
std::string WithoutSeconds(std::string text) {
  for (auto at = text.find(" nodes, "); at != std::string::npos; at = text.find(" nodes, ", at)) {
    const auto end = text.find('\n', at);
    text.erase(at + 6, end - at - 6);
  }
  return text;
}

TEST(StudyCommand, WritesThePlan) {
  const StudyRun run;
  EXPECT_EQ(run.Out("new", {"--ask=games", "--deals=1001", "--each=10", "--seed=5", "--first=7",
                            "--rules=nku"}),
            run.folder() + ": 1001 deals in 101 pieces\n");
  EXPECT_EQ(
      run.Read("study.json"),
      R"({"ask":"games","rules":"nku","seed":5,"first":7,"deals":1001,"each":10,"version":")" +
          std::string(Version()) + "\"}\n");
}

TEST(StudyCommand, BeginsTheSameStudyOnlyOnce) {
  const StudyRun run;
  run.Begin("1");
  run.Begin();
  EXPECT_EQ(run.Out("missing"), "2-3\n");
}

TEST(StudyCommand, MakesPiecesAndSkipsThoseThatAreMade) {
  const StudyRun run;
  run.Begin();
  EXPECT_EQ(run.Out("missing"), "1-3\n");
  const std::string made = WithoutSeconds(run.Out("make", {"--pieces=2", "--threads=2"}));
  EXPECT_TRUE(made.starts_with("piece 2: 4 deals, ")) << made;
  EXPECT_EQ(run.Out("missing"), "1,3\n");
  EXPECT_EQ(run.Read("pieces/000002.npy"), PieceOf(run, 2));
  const std::string all = WithoutSeconds(run.Out("make"));
  EXPECT_NE(all.find("piece 2: made already\n"), std::string::npos);
  EXPECT_NE(all.find("piece 3: 2 deals, "), std::string::npos);
  EXPECT_EQ(run.Out("missing"), "\n");
}

TEST(StudyCommand, TakesTheLastOfAFlagThatIsRepeated) {
  const StudyRun run;
  run.Begin();
  run.Out("make", {"--pieces=1", "--pieces=2"});
  EXPECT_EQ(run.Out("missing"), "1,3\n");
}

TEST(StudyCommand, SaysInTheManifestLineWhatAPieceIs) {
  const StudyRun run;
  run.Begin("3");
  const auto line = PlainJson::parse(run.Read("pieces/000003.json"));
  EXPECT_EQ(line["piece"], 3);
  EXPECT_EQ(line["ask"], "values");
  EXPECT_EQ(line["rules"], "kbn");
  EXPECT_EQ(line["seed"], 9);
  EXPECT_EQ(line["first"], 9);
  EXPECT_EQ(line["count"], 2);
  EXPECT_EQ(line["version"], Version());
  EXPECT_EQ(line["bytes"], std::filesystem::file_size(run.File("pieces/000003.npy")));
  EXPECT_GT(line["nodes"], 1000);
  EXPECT_GT(line["seconds"], 0);
  EXPECT_EQ(line["threads"], 1);
  // As sha256sum says.
  const auto sum = RunScript("sha256sum < " + run.File("pieces/000003.npy") + " | cut -d' ' -f1");
  EXPECT_EQ(line["sha256"].get<std::string>() + "\n", sum.out);
}

TEST(StudyCommand, JoinsAllRowsInOrder) {
  const StudyRun run;
  run.Begin("3,1-2");
  const std::string file = run.File("all.npy");
  EXPECT_EQ(run.Out("join", {"--output=" + file}), file + ": 10 deals of 3 pieces\n");
  Study whole = ParseStudy(run.Read("study.json")).value();
  whole.each = 10;
  EXPECT_EQ(run.Read("all.npy"), MakeStudyPiece(whole, 1)->npy);
}

TEST(StudyCommand, JoinsToStandardOutputAndPipes) {
  const StudyRun run;
  run.Begin("1-3");
  run.Out("join", {"--output=" + run.File("all.npy")});
  const std::string all = run.Read("all.npy");
  EXPECT_EQ(run.Out("join", {"--output=-"}), all);
  const std::string join = "jasnel study join " + run.folder() + " --output=";
  const auto piped = RunScript("mkfifo pipe; " + join + "pipe & cat pipe; wait; " + join +
                               "/dev/stdout | cat; " + join + "/dev/null; test -c /dev/null; ls");
  EXPECT_EQ(piped.status, 0);
  EXPECT_EQ(piped.err, "");
  EXPECT_EQ(piped.out, all + all + "pipe\n");
  const auto added =
      RunScript("echo before > log; " + join + "/dev/stdout >> log; cat log; rm log");
  EXPECT_EQ(added.out, "before\n" + all);
  const auto other = RunScript("echo before > log; " + join +
                               "/dev/fd/4 4>> log; cat log; echo > log; chmod 640 log; " + join +
                               "log > made; stat -c %a log; rm log made");
  EXPECT_EQ(other.out, "before\n" + all + "640\n");
}

TEST(StudyCommand, JoinsToTheFileThatALinkLeadsTo) {
  const StudyRun run;
  run.Begin("1-3");
  const std::string join = "jasnel study join " + run.folder() + " --output=";
  const auto linked = RunScript(
      "mkdir far; ln -s far/there.npy here.npy; ln -s here.npy link.npy; " + join + "link.npy; " +
      join + "here.npy; ls far; readlink here.npy " + "link.npy; cmp far/there.npy link.npy");
  EXPECT_EQ(linked.status, 0);
  EXPECT_EQ(linked.err, "");
  EXPECT_EQ(linked.out,
            "link.npy: 10 deals of 3 pieces\nhere.npy: 10 deals of 3 pieces\nthere.npy\n"
            "far/there.npy\nhere.npy\n");
}

TEST(StudyCommand, MakesAgainWhatIsAskedForAgain) {
  const StudyRun run;
  run.Begin("1");
  run.Write("pieces/000001.npy", std::string(run.Read("pieces/000001.npy").size(), 'x'));
  EXPECT_EQ(run.Out("make", {"--pieces=1"}), "piece 1: made already\n");
  EXPECT_NE(run.Out("make", {"--pieces=1", "--again"}), "piece 1: made already\n");
  EXPECT_EQ(run.Read("pieces/000001.npy"), PieceOf(run, 1));
}

// A piece without its manifest line, or cut short, is none.
TEST(StudyCommand, MakesAgainWhatIsHalfThere) {
  const StudyRun run;
  run.Begin("1-3");
  std::filesystem::remove(run.File("pieces/000001.json"));
  run.Write("pieces/000003.npy", run.Read("pieces/000003.npy").substr(0, 130));
  EXPECT_EQ(run.Out("missing"), "1,3\n");
  run.Out("make");
  EXPECT_EQ(run.Out("missing"), "\n");
  EXPECT_EQ(run.Read("pieces/000003.npy"), PieceOf(run, 3));
}

TEST(StudyCommand, KilledAtAnyMomentItLeavesWholePiecesOnly) {
  const StudyRun run;
  run.Out("new", {"--ask=values", "--deals=4000", "--each=5", "--seed=4"});
  for (const int number : {SIGKILL, SIGTERM, SIGINT}) {
    LiveJasnel live({"study", "make", run.folder(), "--threads=2"});
    std::string line;
    do {
      line = live.ReadLine();
    } while (line.ends_with("made already\n"));
    live.ReadLine();
    live.Signal(number);
    EXPECT_EQ(live.Wait(), number == SIGINT ? 130 : 128 + number);
  }
  int pieces = 0;
  for (const auto& file : std::filesystem::directory_iterator(run.File("pieces"))) {
    if (file.path().extension() != ".json") continue;
    const auto line = PlainJson::parse(run.Read("pieces/" + file.path().filename().string()));
    const std::uint64_t piece = line["piece"];
    EXPECT_EQ(run.Read("pieces/" + file.path().stem().string() + ".npy"), PieceOf(run, piece));
    ++pieces;
  }
  EXPECT_GE(pieces, 6);
  EXPECT_LT(pieces, 800);
}

}  // namespace
}  // namespace jasnel::testing
