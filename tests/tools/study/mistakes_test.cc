// What is wrong with a study is said in one line, and nothing wrong is joined.

#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "jasnel/version.h"
#include "tests/tools/study/run.h"

namespace jasnel::testing {
namespace {

const std::string kVersion(Version());
const std::string kOtherCommit = "0.1.0+g0123456";  // the same version, of another commit

std::string Replaced(std::string text, const std::string& what, const std::string& with) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), with);
}

TEST(StudyMistakes, InTheCommandLine) {
  const StudyRun run;
  EXPECT_EQ(RunJasnel({"study"}).err,
            "jasnel study: no command; expected one, such as jasnel study new; see jasnel study "
            "--help\n");
  EXPECT_EQ(RunJasnel({"study", "make"}).err,
            "jasnel study make: no folder; expected one, such as jasnel study make tables\n");
  EXPECT_EQ(run.Error("new", {}, 2),
            "jasnel study new: no number of deals; expected one, such as --deals=1000\n");
  EXPECT_EQ(run.Error("new", {"--deals=5", "--ask=all"}, 2),
            "jasnel study new: --ask: 'all'; expected values, cards, contracts, tables or games\n");
  EXPECT_EQ(run.Error("new", {"--deals=0"}, 2),
            "jasnel study new: --deals: '0'; expected a number from 1 to 1000000000000\n");
  EXPECT_EQ(run.Error("new", {"--deals=1000000000000", "--each=1"}, 2),
            "jasnel study new: each 1, which makes 1000000000000 pieces; expected at least "
            "1000000, for at most 1000000 pieces\n");
  EXPECT_FALSE(std::filesystem::exists(run.folder()));
  run.Begin();
  EXPECT_EQ(run.Error("make", {"--pieces=2-9"}, 2),
            "jasnel study make: --pieces: '9'; expected a number from 2 to 3\n");
  EXPECT_EQ(run.Error("make", {"--pieces=2,"}, 2),
            "jasnel study make: --pieces: ''; expected a number from 1 to 3\n");
  EXPECT_EQ(run.Error("join", {}, 2),
            "jasnel study join: no file; expected one, such as --output=tables.npy\n");
}

TEST(StudyMistakes, InTheFolder) {
  const StudyRun run;
  EXPECT_EQ(run.Error("make"),
            "jasnel study make: FOLDER: no study; expected a folder from jasnel study new\n");
  run.Begin();
  EXPECT_EQ(run.Error("new", {"--deals=10", "--each=5"}),
            "jasnel study new: FOLDER/study.json: another study; expected the same, or an empty "
            "folder\n");
  const std::string plan = run.Read("study.json");
  run.Write("study.json", Replaced(plan, kVersion, kOtherCommit));
  EXPECT_EQ(run.Error("make"), "jasnel study make: FOLDER/study.json: of version " + kOtherCommit +
                                   "; expected version " + kVersion +
                                   ", which this is, or a new study\n");
  run.Write("study.json", plan.substr(0, 30));
  EXPECT_NE(run.Error("missing").find("jasnel study missing: FOLDER/study.json: "),
            std::string::npos);
}

TEST(StudyMistakes, MissingPiecesAreNamedAndNothingIsWritten) {
  const StudyRun run;
  run.Begin("2");
  EXPECT_EQ(run.Error("join", {"--output=" + run.File("all.npy")}),
            "jasnel study join: missing pieces 1,3; expected all; to make them: jasnel study make "
            "FOLDER --pieces=1,3\n");
  EXPECT_FALSE(std::filesystem::exists(run.File("all.npy")));
}

TEST(StudyMistakes, WhatIsNoFileIsNotReplaced) {
  const StudyRun run;
  run.Begin("1-3");
  const auto error_of = [&](const std::string& output) {
    return run.Error("join", {"--output=" + output});
  };
  EXPECT_EQ(error_of(run.folder()),
            "jasnel study join: FOLDER: a directory; expected a file to write\n");
  EXPECT_EQ(error_of("/nowhere/all.npy"),
            "jasnel study join: /nowhere/all.npy: No such file or directory; expected a file to "
            "write\n");
  EXPECT_EQ(error_of("/dev/full"),
            "jasnel study join: /dev/full: No space left on device; expected a file to write\n");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
  std::filesystem::create_symlink("round.npy", run.File("round.npy"));
  EXPECT_EQ(error_of(run.File("round.npy")),
            "jasnel study join: FOLDER/round.npy: Too many levels of symbolic links; expected a "
            "file to write\n");
}

// A pipe takes nothing back.
TEST(StudyMistakes, OfAWrongPieceNothingIsJoinedToStandardOutput) {
  const StudyRun run;
  run.Begin("1-3");
  std::string piece = run.Read("pieces/000003.npy");
  piece.back() = static_cast<char>(piece.back() ^ 1);
  run.Write("pieces/000003.npy", piece);
  const auto joined = run.Run("join", {"--output=-"});
  EXPECT_EQ(joined.status, 1);
  EXPECT_EQ(joined.out, "");
  EXPECT_EQ(Lines(joined.err).size(), 1U);
}

TEST(StudyMistakes, AFlippedBitIsFound) {
  const StudyRun run;
  run.Begin("1-3");
  std::string piece = run.Read("pieces/000002.npy");
  piece[piece.size() - 5] = static_cast<char>(piece[piece.size() - 5] ^ 16);
  run.Write("pieces/000002.npy", piece);
  EXPECT_EQ(
      run.Error("join", {"--output=" + run.File("all.npy")}),
      "jasnel study join: FOLDER/pieces/000002.npy: its SHA-256 is not that of its manifest "
      "line; expected the bytes that were written; to make it again: jasnel study make FOLDER "
      "--pieces=2 --again\n");
  EXPECT_FALSE(std::filesystem::exists(run.File("all.npy")));
  run.Out("make", {"--pieces=2", "--again"});
  run.Out("join", {"--output=" + run.File("all.npy")});
}

TEST(StudyMistakes, APieceOfAnotherVersionOrStudyIsMissing) {
  const StudyRun run;
  run.Begin("1-3");
  run.Write("pieces/000001.json", Replaced(run.Read("pieces/000001.json"), kVersion, kOtherCommit));
  run.Write("pieces/000003.json",
            Replaced(run.Read("pieces/000003.json"), "\"seed\":9", "\"seed\":8"));
  EXPECT_EQ(run.Out("missing"), "1,3\n");
  EXPECT_EQ(run.Error("join", {"--output=" + run.File("all.npy")}),
            "jasnel study join: FOLDER/pieces/000001.json: version is \"" + kOtherCommit +
                "\"; expected \"" + kVersion +
                "\"; to make it again: jasnel study make FOLDER --pieces=1 --again\n"
                "jasnel study join: FOLDER/pieces/000003.json: seed is 8; expected 9; to make it "
                "again: jasnel study make FOLDER --pieces=3 --again\n");
}

// No file may have a byte, as if the disk were full. What is printed goes through a pipe.
Finished RunOnAFullDisk(const std::string& command) {
  return RunScript("text=$(trap '' XFSZ; ulimit -f 0; jasnel study " + command +
                   " 2>&1); status=$?; echo \"$text\"; exit $status");
}

TEST(StudyMistakes, AFullDiskIsNamedAndNothingIsHalfThere) {
  const StudyRun run;
  run.Begin();
  const auto made = RunOnAFullDisk("make " + run.folder() + " --pieces=1 --threads=1");
  EXPECT_EQ(made.status, 1);
  EXPECT_EQ(made.out, "jasnel study make: " + run.File("pieces/000001.npy") +
                          ": File too large; expected a file to write\n");
  EXPECT_TRUE(std::filesystem::is_empty(run.File("pieces")));
  run.Out("make");
  const auto joined = RunOnAFullDisk("join " + run.folder() + " --output=" + run.File("all.npy"));
  EXPECT_EQ(joined.status, 1);
  EXPECT_EQ(joined.out, "jasnel study join: " + run.File("all.npy") +
                            ": File too large; expected a file to write\n");
  EXPECT_FALSE(std::filesystem::exists(run.File("all.npy")));
}

TEST(StudyMistakes, AFolderThatCannotBeMadeIsNamed) {
  const auto run = RunJasnel({"study", "new", "/dev/null/study", "--deals=3"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "jasnel study new: /dev/null/study: Not a directory; expected a folder for the "
            "study\n");
}

}  // namespace
}  // namespace jasnel::testing
