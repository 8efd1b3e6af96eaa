// `jasnel solve --check`.

#include <gtest/gtest.h>

#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

constexpr const char* kRight =
    "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H leader=E value=-100\n";
constexpr const char* kWrong =
    "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H leader=E value=42\n";

Finished CheckValues(const std::string& input, const std::vector<std::string>& flags = {}) {
  std::vector<std::string> arguments = {"solve", "--check", "--input=-"};
  arguments.insert(arguments.end(), flags.begin(), flags.end());
  return RunJasnel(arguments, input);
}

TEST(Check, CountsTheDealsThatAgree) {
  const auto run = CheckValues(std::string(kRight) + kRight);
  EXPECT_EQ(run.out, "2 of 2 agree\n");
  EXPECT_EQ(run.status, 0);
}

TEST(Check, PrintsTheDealsThatDiffer) {
  const auto run = CheckValues(std::string(kRight) + kWrong);
  EXPECT_EQ(run.out, std::string("line 2: expected 42, found -100: ") + kWrong + "1 of 2 agree\n");
  EXPECT_EQ(run.status, 1);
}

TEST(Check, NeedsAValueOnEachLine) {
  const auto run = CheckValues(std::string(kRight) + "N:...7 .7.. 7... ..7. trump=H leader=W\n");
  EXPECT_EQ(run.err, "line 2: no value=; expected the known answer to check against\n");
  EXPECT_EQ(run.out, "1 of 2 agree, errors: 1\n");
  EXPECT_EQ(run.status, 1);
}

TEST(Check, NeedsOneTrumpSuit) {
  const auto run = CheckValues("N:...7 .7.. 7... ..7. leader=W value=10\n");
  EXPECT_EQ(run.err, "line 1: no trump=; expected the trump suit that value= is for\n");
  EXPECT_EQ(run.status, 1);
}

TEST(Check, TakesTrumpFromTheFlag) {
  EXPECT_EQ(CheckValues("N:...7 .7.. 7... ..7. leader=W value=-110\n", {"--trump=H"}).out,
            "1 of 1 agree\n");
}

TEST(Check, CountsABadLineAsAnError) {
  const auto run = CheckValues(std::string(kRight) + "nonsense\n");
  EXPECT_EQ(run.out, "1 of 2 agree, errors: 1\n");
  EXPECT_EQ(run.status, 1);
}

TEST(Check, OfMakeGoesByTheSignOfTheValue) {
  EXPECT_EQ(CheckValues(kRight, {"--objective=make"}).out, "1 of 1 agree\n");
  EXPECT_EQ(CheckValues(kWrong, {"--objective=make"}).status, 1);
}

TEST(Check, OfMakeCountsWhatWasWonBefore) {
  const std::string deal =
      "N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H leader=E value=-100";
  EXPECT_EQ(CheckValues(deal + " ns-roem=100\n", {"--objective=make"}).out, "1 of 1 agree\n");
  EXPECT_EQ(CheckValues(deal + " ns-roem=100\n", {"--objective=make", "--declarer=N"}).out,
            "1 of 1 agree\n");
}

TEST(Check, OfPitIsRefused) {
  const auto run = CheckValues(kRight, {"--objective=pit"});
  EXPECT_EQ(run.err,
            "jasnel solve: --check with --objective=pit; expected points or make: value= does not "
            "show who takes all tricks\n");
  EXPECT_EQ(run.status, 2);
}

TEST(Check, AsJsonEndsWithTheCounts) {
  const auto run = CheckValues(std::string(kRight) + kWrong + "N:\n", {"--format=json"});
  const auto lines = Lines(run.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_EQ(lines[0],
            R"({"deal":"N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H )"
            R"(leader=E value=42","expected":42,"found":-100,"line_number":2})");
  EXPECT_EQ(lines[2], R"({"checked":3,"agree":1,"errors":1})");
}

TEST(Check, AsCsvHasOnlyTheDealsThatDiffer) {
  const auto run = CheckValues(std::string(kRight) + kWrong, {"--format=csv"});
  EXPECT_EQ(run.out,
            "deal,expected,found,error,line_number\n"
            "\"N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. rules=kbn,undertrump=free trump=H leader=E "
            "value=42\",42,-100,,2\n");
  EXPECT_EQ(run.err, "1 of 2 agree\n");
}

TEST(Check, AgreesOnEveryEndingThatIsKnown) {
  const auto run = RunJasnel({"solve", "--check", "--input=" JASNEL_TEST_DATA_DIR "/endings.txt"});
  EXPECT_EQ(run.out, "300 of 300 agree\n");
  EXPECT_EQ(run.status, 0);
}

}  // namespace
}  // namespace jasnel::testing
