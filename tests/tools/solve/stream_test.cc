// `jasnel solve` with many deals, slow pipes, and people who stop it.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

#include "tests/tools/support/process.h"
#include "tests/tools/support/stopped_run.h"

namespace jasnel::testing {
namespace {

constexpr const char* kLastTrick = "N:...7 .7.. 7... ..7. trump=H leader=W\n";

std::string DataFile(const std::string& name) {
  std::ifstream file(JASNEL_TEST_DATA_DIR "/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string Repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

// Solves what `script` prints, and gives the answers and the most memory that took.
Finished SolveOutputOf(const std::string& script) {
  return RunScript(script + " | jasnel solve --input=- --format=json --value-only --threads=1");
}

std::string PrintEndings(int count) {
  std::string ending = kLastTrick;
  ending.pop_back();
  return "yes '" + ending + "' 2> /dev/null | head -n " + std::to_string(count) + " 2> /dev/null";
}

TEST(Stream, TakesNoMoreMemoryForMoreDeals) {
  const auto few = SolveOutputOf(PrintEndings(10000));
  const auto many = SolveOutputOf(PrintEndings(80000));
  EXPECT_EQ(many.status, 0);
  EXPECT_EQ(Lines(many.out).size(), 80000U);
  EXPECT_LT(many.peak_kilobytes - few.peak_kilobytes, 2000)
      << "kilobytes; in the file the deals more are 2730";
}

TEST(Stream, TakesNoMoreMemoryForALineOfManyMegabytes) {
  const auto small = SolveOutputOf(PrintEndings(1));
  const auto large =
      SolveOutputOf("(head -c 67108864 /dev/zero | tr '\\0' N; echo; " + PrintEndings(1) + ")");
  EXPECT_EQ(large.status, 1);
  EXPECT_EQ(Lines(large.out).size(), 2U);
  EXPECT_LT(large.peak_kilobytes - small.peak_kilobytes, 2000);
}

TEST(Stream, AnswersADealBeforeTheNextOneIsThere) {
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"});
  for (int i = 1; i <= 3; ++i) {
    jasnel.Write(kLastTrick);
    const std::string answer = jasnel.ReadLine();
    EXPECT_NE(answer.find("\"line_number\":" + std::to_string(i)), std::string::npos) << answer;
  }
  jasnel.CloseInput();
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 0);
}

TEST(Stream, AnswersADealThatACommentFollows) {
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"});
  jasnel.Write(std::string(kLastTrick) + "# and a comment\n");
  EXPECT_NE(jasnel.ReadLine(), "");
}

TEST(Stream, ThatNobodyReadsAnyMoreEndsQuietly) {
  const auto run =
      RunScript(PrintEndings(1000000) + " | jasnel solve --input=- --format=json | head -n 3");
  EXPECT_EQ(Lines(run.out).size(), 3U);
  EXPECT_EQ(run.err, "");
}

TEST(Stream, ThatCannotBeWrittenIsAnError) {
  const auto run = RunScript("jasnel solve 'N:...7 .7.. 7... ..7. trump=H leader=W' > /dev/full");
  EXPECT_EQ(run.err, "jasnel solve: cannot write the answers: No space left on device\n");
  EXPECT_EQ(run.status, 1);
}

TEST(Interrupt, WhileWaitingForADealEndsTheCommand) {
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"});
  jasnel.Write(kLastTrick);
  EXPECT_NE(jasnel.ReadLine(), "");
  StopWhileWaiting(jasnel);
}

TEST(Interrupt, WhileSolvingLeavesTheFirstAnswersWhole) {
  const TemporaryFile deals(Repeated(DataFile("deals.txt"), 20));
  LiveJasnel jasnel({"solve", "--input=" + deals.path(), "--format=json", "--value-only"});
  StopAfterFirstAnswer(jasnel, 6000);
}

TEST(Interrupt, OfACheckTellsWhatWasChecked) {
  LiveJasnel jasnel({"solve", "--input=-", "--check"});
  jasnel.Write("N:...7 .7.. 7... ..7. trump=H leader=W value=-110\n");
  jasnel.Write("N:...7 .7.. 7... ..7. trump=H leader=W value=-110\n");
  std::this_thread::sleep_for(std::chrono::seconds(2));
  jasnel.Signal(SIGINT);
  EXPECT_EQ(jasnel.ReadToEnd(), "2 of 2 agree\n");
  EXPECT_EQ(jasnel.Wait(), 130);
}

TEST(ProgressLine, IsShownOnATerminalAfterASecondAndTakenAway) {
  if (!HasTerminals()) GTEST_SKIP() << "no terminals here";
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"}, LiveJasnel::Errors::kTerminal);
  jasnel.Write(kLastTrick);
  jasnel.ReadLine();
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));
  jasnel.Write(kLastTrick);
  jasnel.ReadLine();
  jasnel.CloseInput();
  EXPECT_EQ(jasnel.Wait(), 0);
  const std::string shown = jasnel.ReadTerminal();
  EXPECT_EQ(shown.find("\r\x1b[K2 deals, "), 0U) << shown;
  EXPECT_NE(shown.find(" deals/s"), std::string::npos) << shown;
  EXPECT_EQ(shown.substr(shown.size() - 4), "\r\x1b[K");
}

TEST(ProgressLine, IsNotShownInAShortRun) {
  if (!HasTerminals()) GTEST_SKIP() << "no terminals here";
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"}, LiveJasnel::Errors::kTerminal);
  jasnel.Write(Repeated(kLastTrick, 3));
  jasnel.CloseInput();
  EXPECT_EQ(Lines(jasnel.ReadToEnd()).size(), 3U);
  EXPECT_EQ(jasnel.Wait(), 0);
  EXPECT_EQ(jasnel.ReadTerminal(), "");
}

}  // namespace
}  // namespace jasnel::testing
