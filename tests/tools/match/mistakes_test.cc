// What `jasnel match` says to a wrong command line or a record it cannot use.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/match/run.h"

namespace jasnel::testing {
namespace {

// What is said where nothing is printed.
std::string MatchError(const std::vector<std::string>& arguments, int status) {
  return ErrorOf(RunMatch(arguments), status);
}

TEST(MatchMistakes, OfPlayersAreToldInOneLine) {
  EXPECT_EQ(
      MatchError({}, 2),
      "jasnel match: no player; expected two, such as jasnel match simple rule, or more, at most "
      "26\n");
  EXPECT_EQ(
      MatchError({"rule"}, 2),
      "jasnel match: 1 player; expected two, such as jasnel match simple rule, or more, at most "
      "26\n");
  EXPECT_EQ(MatchError({"rule", "exec:"}, 2),
            "jasnel match: 'exec:' with no command; expected one, such as exec:./my-bot\n");
  EXPECT_EQ(MatchError({"rule", "full:worlds=0"}, 2),
            "jasnel match: 'worlds=0'; expected a number from 1 to 100000\n");
  EXPECT_EQ(MatchError({"rule", "ruel"}, 2).substr(0, 49),
            "jasnel match: 'ruel' is not a player; expected on");
}

TEST(MatchMistakes, OfFlagsAreToldInOneLine) {
  EXPECT_EQ(MatchError({"rule", "simple", "--deals=0"}, 2),
            "jasnel match: --deals: '0'; expected a number from 1 to 1000000000\n");
  EXPECT_EQ(MatchError({"rule", "simple", "--trump-and-declarer=dealer"}, 2),
            "jasnel match: --trump-and-declarer: 'dealer'; expected auction or random\n");
  EXPECT_EQ(MatchError({"rule", "simple", "--time-limit=0"}, 2),
            "jasnel match: --time-limit: '0'; expected a number from 1 to 86400000\n");
  EXPECT_EQ(MatchError({"rule", "simple", "--resume"}, 2),
            "jasnel match: --resume without --record; expected --record=FILE, the record to go on "
            "with\n");
  EXPECT_EQ(MatchError({"rule", "simple", "random", "--record=x"}, 2),
            "jasnel match: --record with 3 players; expected two: a record is of one match\n");
}

TEST(MatchMistakes, OfARecordLeaveItAsItIs) {
  const TemporaryFile file("what somebody else wrote\n");
  const std::string flag = "--record=" + file.path();
  EXPECT_EQ(MatchError({"rule", "simple", flag}, 1),
            "jasnel match: " + file.path() +
                ": there is such a file already; expected --resume to go on with it, or another "
                "name\n");
  EXPECT_EQ(MatchError({"rule", "simple", flag, "--resume"}, 1),
            "jasnel match: " + file.path() +
                ": line 1: 'what somebody else wrote'; expected '# jasnel match {...}', the record "
                "of a match\n");
  EXPECT_EQ(file.Read(), "what somebody else wrote\n");
}

TEST(MatchMistakes, OfAPathAreToldInOneLine) {
  EXPECT_EQ(MatchError({"rule", "simple", "--record=/no/such/folder/x"}, 1),
            "jasnel match: /no/such/folder/x: No such file or directory; expected a file to add "
            "records to\n");
  for (const std::string resume : {"", "--resume"}) {
    const auto error_of = [&](const std::string& path) {
      std::vector<std::string> words = {"rule", "simple", "--record=" + path};
      if (!resume.empty()) words.push_back(resume);
      return MatchError(words, 1);
    };
    const std::string expected = "; expected a file to add records to\n";
    EXPECT_EQ(error_of("/"), "jasnel match: /: a directory" + expected);
    EXPECT_EQ(error_of("/dev/null"), "jasnel match: /dev/null: a device" + expected);
    EXPECT_EQ(error_of("-"), "jasnel match: -: standard output" + expected);
  }
}

TEST(MatchMistakes, OfProgramsAreReportedInDutchToo) {
  const std::string call_1 =
      "jasnel match: spel 1 (N:HVB98..A10.9 A10.V1098.9.A 7.HB.B8.H87 .A7.HV7.VB10 rules=kbn "
      "dealer=N): bod 1, Oost, B (";
  const std::vector<std::pair<std::string, std::string>> fouls = {
      {"exec:exit 3", "eindigde met status 3"},
      {"exec:no-such-bot 2> /dev/null",
       "eindigde met status 127, die van een opdracht die niet is gevonden"},
      {"exec:echo '{\"id\":1,\"move\":\"X\"}'",
       "antwoordde met 'X'; verwacht pas of een kleur, S, H, R of K"},
      {"exec:echo '{\"id\":1}'", "antwoordde zonder zet; verwacht er een, zoals \"move\":\"HT\""}};
  for (const auto& [program, foul] : fouls) {
    const auto run = RunMatch({"rule", program, "--deals=1", "--lang=nl"});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.err, call_1 + program + "): " + program + " " + foul + "\n");
  }
}

// A record on a disk that is full.
TEST(MatchMistakes, OfWritingEndTheMatch) {
  const auto run = RunScript(
      "ulimit -f 8; trap '' XFSZ; jasnel match simple rule --record=x --threads=1 --format=json");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "jasnel match: x: File too large; expected a file to add records to\n");
  const auto match = OneObject(run);
  EXPECT_EQ(match["stopped"], "record");
  EXPECT_EQ(match["error"], "x: File too large; expected a file to add records to");
}

}  // namespace
}  // namespace jasnel::testing
