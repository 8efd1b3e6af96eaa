// Words on the command line.

#include "tools/shared/command.h"

#include <gtest/gtest.h>

namespace jasnel {
namespace {

const std::vector<std::string> kCommands = {"solve", "rules", "table"};

TEST(Nearest, FindsASwappedLetter) { EXPECT_EQ(Nearest("slove", kCommands), "solve"); }

TEST(Nearest, FindsAMissingLetter) { EXPECT_EQ(Nearest("rule", kCommands), "rules"); }

TEST(Nearest, DoesNotMindCapitals) { EXPECT_EQ(Nearest("TABLE", kCommands), "table"); }

TEST(Nearest, FindsNothingInAnotherWord) { EXPECT_EQ(Nearest("install", kCommands), ""); }

TEST(Nearest, FindsNothingInNoWord) { EXPECT_EQ(Nearest("", kCommands), ""); }

TEST(ReadNumber, TakesTheLimitsThemselves) {
  EXPECT_EQ(*ReadNumber("1", 1, 8), 1);
  EXPECT_EQ(*ReadNumber("8", 1, 8), 8);
}

TEST(ReadNumber, RefusesWhatIsOutside) {
  EXPECT_EQ(ReadNumber("0", 1, 8).error().message, "'0'; expected a number from 1 to 8");
}

TEST(ReadNumber, RefusesWhatStandsBehindANumber) { EXPECT_FALSE(ReadNumber("4x", 1, 8)); }

TEST(ReadNumber, RefusesWhatNoIntHolds) { EXPECT_FALSE(ReadNumber("99999999999999999999", 1, 8)); }

}  // namespace
}  // namespace jasnel
