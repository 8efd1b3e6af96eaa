// `jasnel solve` with many deals, slow pipes, and people who stop it.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

#include "tests/tools/process.h"

namespace jasnel::testing {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif
#else
constexpr bool kSanitized = false;
#endif

constexpr const char* kEnding = "N:...7 .7.. 7... ..7. trump=H leader=W\n";

std::string DataFile(const std::string& name) {
  std::ifstream file(JASNEL_TEST_DATA_DIR "/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string Repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

long PeakOfDeals(int count) {
  const auto run = RunJasnel({"solve", "--input=-", "--format=json", "--value-only", "--threads=1"},
                             Repeated(kEnding, count));
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(Lines(run.out).size(), static_cast<std::size_t>(count));
  return run.peak_kilobytes;
}

TEST(Stream, TakesNoMoreMemoryForMoreDeals) {
  if (kSanitized) GTEST_SKIP() << "sanitizers keep freed memory";
  const long few = PeakOfDeals(10000);
  const long many = PeakOfDeals(80000);
  EXPECT_LT(many - few, 2000) << "kilobytes, where the deals more are 2730 in the file";
}

TEST(Stream, TakesNoMoreMemoryForALineOfManyMegabytes) {
  if (kSanitized) GTEST_SKIP() << "sanitizers keep freed memory";
  const auto small = RunJasnel({"solve", "--input=-", "--threads=1", "--format=json"}, kEnding);
  const auto large = RunJasnel({"solve", "--input=-", "--threads=1", "--format=json"},
                               std::string(std::size_t{64} << 20, 'N') + "\n" + kEnding);
  EXPECT_EQ(large.status, 1);
  EXPECT_EQ(Lines(large.out).size(), 2U);
  EXPECT_LT(large.peak_kilobytes - small.peak_kilobytes, 2000);
}

TEST(Stream, AnswersADealBeforeTheNextOneIsThere) {
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"});
  for (int i = 1; i <= 3; ++i) {
    jasnel.Write(kEnding);
    const std::string answer = jasnel.ReadLine();
    EXPECT_NE(answer.find("\"line_number\":" + std::to_string(i)), std::string::npos) << answer;
  }
  jasnel.CloseInput();
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 0);
}

TEST(Stream, AnswersADealThatACommentFollows) {
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"});
  jasnel.Write(std::string(kEnding) + "# and a comment\n");
  EXPECT_NE(jasnel.ReadLine(), "");
}

TEST(Stream, ThatNobodyReadsAnyMoreEndsQuietly) {
  const auto run = RunScript("yes '" + std::string(kEnding, std::string(kEnding).size() - 1) +
                             "' | jasnel solve --input=- --format=json | head -n 3");
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
  jasnel.Write(kEnding);
  EXPECT_NE(jasnel.ReadLine(), "");
  std::this_thread::sleep_for(std::chrono::milliseconds(100));  // until it waits
  jasnel.Signal(SIGINT);
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 130);
}

TEST(Interrupt, WhileSolvingLeavesTheFirstAnswersWhole) {
  const TemporaryFile deals(Repeated(DataFile("deals.txt"), 20));
  LiveJasnel jasnel({"solve", "--input=" + deals.path(), "--format=json", "--value-only"});
  std::string printed = jasnel.ReadLine();
  EXPECT_NE(printed, "");
  jasnel.Signal(SIGINT);
  printed += jasnel.ReadToEnd();
  EXPECT_EQ(jasnel.Wait(), 130);
  EXPECT_EQ(printed.back(), '\n');
  const auto lines = Lines(printed);
  EXPECT_LT(lines.size(), 6000U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_NE(lines[i].find("\"line_number\":" + std::to_string(i + 1) + "}"), std::string::npos)
        << lines[i];
  }
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
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"}, LiveJasnel::Errors::kTerminal);
  jasnel.Write(kEnding);
  jasnel.ReadLine();
  std::this_thread::sleep_for(std::chrono::milliseconds(1100));
  jasnel.Write(kEnding);
  jasnel.ReadLine();
  jasnel.CloseInput();
  EXPECT_EQ(jasnel.Wait(), 0);
  const std::string shown = jasnel.ReadTerminal();
  EXPECT_EQ(shown.find("\r\x1b[K2 deals, "), 0U) << shown;
  EXPECT_NE(shown.find(" deals/s"), std::string::npos) << shown;
  EXPECT_EQ(shown.substr(shown.size() - 4), "\r\x1b[K");
}

TEST(ProgressLine, IsNotShownInAShortRun) {
  LiveJasnel jasnel({"solve", "--input=-", "--format=json"}, LiveJasnel::Errors::kTerminal);
  jasnel.Write(Repeated(kEnding, 3));
  jasnel.CloseInput();
  EXPECT_EQ(Lines(jasnel.ReadToEnd()).size(), 3U);
  EXPECT_EQ(jasnel.Wait(), 0);
  EXPECT_EQ(jasnel.ReadTerminal(), "");
}

}  // namespace
}  // namespace jasnel::testing
