// `jasnel analyse` with many records, slow pipes, and people who stop it.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/analyse/run.h"
#include "tests/tools/support/stopped_run.h"

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
  StopWhileWaiting(jasnel);
}

TEST(AnalyseInterrupt, WhileSolvingLeavesTheFirstAnswersWhole) {
  std::string records;
  for (int i = 0; i < 2000; ++i) records += PlayedLine(5);
  const TemporaryFile file(records);
  LiveJasnel jasnel({"analyse", "--input=" + file.path(), "--format=json", "--summary"});
  StopAfterFirstAnswer(jasnel, 2000);
}

}  // namespace
}  // namespace jasnel::testing
