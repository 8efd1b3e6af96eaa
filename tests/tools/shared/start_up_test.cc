// What the command does before it does what was asked: little.

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "tests/support/compared.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

#ifdef NDEBUG
constexpr bool kOptimized = true;
#else
constexpr bool kOptimized = false;
#endif

constexpr const char* kDealAtStart =
    "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S";

// Instructions in all, those of the dynamic linker included.
class Instructions : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!kOptimized) GTEST_SKIP() << "counts are of optimized builds";
    if (RunScript("command -v valgrind").status != 0) GTEST_SKIP() << "there is no valgrind";
  }

  static long Of(const std::string& command) {
    const std::string run = "valgrind --tool=callgrind --callgrind-out-file=/dev/null " + command;
    const auto count = RunScript(run + " 2>&1 > out | sed -n 's/.*Collected : //p'");
    EXPECT_NE(count.out, "") << command;
    return count.out.empty() ? 0 : std::stol(count.out);
  }
};

TEST_F(Instructions, TheVersionTakesFiveMillion) { EXPECT_LE(Of("jasnel --version"), 5'000'000); }

TEST_F(Instructions, HelpAndMistakesTakeEightMillion) {
  for (const std::string command :
       {"jasnel --help", "jasnel help", "jasnel", "jasnel slove", "jasnel --halp",
        "jasnel boerenbridge", "jasnel boerenbridge bid --help", "jasnel study make --help"}) {
    EXPECT_LE(Of(command), 8'000'000) << command;
  }
}

TEST_F(Instructions, HelpOfACommandTakesEightMillion) {
  const auto told =
      RunScript("jasnel --help | sed -n '/^Subcommands:/,/^$/s/^  \\([a-z][a-z-]*\\) .*/\\1/p'");
  const std::vector<std::string> names = Lines(told.out);
  ASSERT_EQ(names.size(), 25U);
  const auto step = names.size() / static_cast<std::size_t>(Compared(25));
  for (std::size_t i = 0; i < names.size(); i += step) {
    EXPECT_LE(Of("jasnel " + names[i] + " --help"), 8'000'000) << names[i];
  }
}

TEST(StartUp, ADealTakesLittleMemory) {
  const auto run = RunJasnel({"solve", kDealAtStart});
  EXPECT_EQ(run.status, 0);
  EXPECT_LE(run.peak_kilobytes, 14 << 10);
}

TEST(StartUp, ThreadsWithoutADealTakeNoMemory) {
  EXPECT_LE(RunJasnel({"solve", kDealAtStart, "--threads=1000"}).peak_kilobytes, 14 << 10);
}

}  // namespace
}  // namespace jasnel::testing
