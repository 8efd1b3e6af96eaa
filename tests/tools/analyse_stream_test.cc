// `jasnel analyse` with many records, slow pipes, and people who stop it.

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstddef>
#include <string>
#include <thread>

#include "tests/tools/analyse_run.h"

namespace jasnel::testing {
namespace {

TEST(AnalyseStream, AnswersARecordBeforeTheNextOneIsThere) {
  LiveJasnel jasnel({"analyse", "--input=-", "--format=json", "--summary"});
  for (int i = 1; i <= 2; ++i) {
    jasnel.Write(PlayedLine(7));
    const std::string answer = jasnel.ReadLine();
    EXPECT_NE(answer.find("\"line_number\":" + std::to_string(i) + "}"), std::string::npos)
        << answer;
  }
  jasnel.CloseInput();
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 0);
}

TEST(AnalyseStream, GivesAPageBeforeTheNextRecordIsThere) {
  LiveJasnel jasnel({"analyse", "--input=-", "--summary"});
  jasnel.Write(PlayedLine(7));
  EXPECT_EQ(jasnel.ReadLine(),
            "Line 1. Rules: bedum. Trump: ♥ hearts. North declares. South dealt.\n");
}

TEST(AnalyseInterrupt, WhileWaitingForARecordEndsTheCommand) {
  LiveJasnel jasnel({"analyse", "--input=-", "--format=json", "--summary"});
  jasnel.Write(PlayedLine(7));
  EXPECT_NE(jasnel.ReadLine(), "");
  std::this_thread::sleep_for(std::chrono::milliseconds(100));  // until it waits
  jasnel.Signal(SIGINT);
  EXPECT_EQ(jasnel.ReadToEnd(), "");
  EXPECT_EQ(jasnel.Wait(), 130);
}

TEST(AnalyseInterrupt, WhileSolvingLeavesTheFirstAnswersWhole) {
  std::string records;
  for (int i = 0; i < 2000; ++i) records += PlayedLine(5);
  const TemporaryFile file(records);
  LiveJasnel jasnel({"analyse", "--input=" + file.path(), "--format=json", "--summary"});
  std::string printed = jasnel.ReadLine();
  EXPECT_NE(printed, "");
  jasnel.Signal(SIGINT);
  printed += jasnel.ReadToEnd();
  EXPECT_EQ(jasnel.Wait(), 130);
  EXPECT_EQ(printed.back(), '\n');
  const auto lines = Lines(printed);
  EXPECT_LT(lines.size(), 2000U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_NE(lines[i].find("\"line_number\":" + std::to_string(i + 1) + "}"), std::string::npos)
        << lines[i];
  }
}

}  // namespace
}  // namespace jasnel::testing
