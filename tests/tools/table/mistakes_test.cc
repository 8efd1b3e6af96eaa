// What `jasnel table` and `jasnel par` say to a wrong command line or a wrong deal.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/support/endings.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

std::string OneSidedWith(const std::string& fields) {
  return std::string(kOneSidedHands) + " " + fields;
}

// What is said where nothing is printed.
std::string TableError(const std::string& command, std::vector<std::string> arguments, int status) {
  arguments.insert(arguments.begin(), command);
  return ErrorOf(RunJasnel(arguments), status);
}

// What is wrong with the command line.
std::string UsageError(const std::string& command, const std::vector<std::string>& arguments) {
  return TableError(command, arguments, 2);
}

// What is wrong with the one deal.
std::string DealError(const std::string& command, const std::vector<std::string>& arguments) {
  return TableError(command, arguments, 1);
}

TEST(TableMistakes, OfADealAreToldInOneLine) {
  EXPECT_EQ(DealError("table", {kOneSidedHands}),
            "deal 1: nobody leads; expected leader= or dealer=\n");
  EXPECT_EQ(DealError("table", {OneSidedWith("leader=S dealer=N")}),
            "deal 1: leader=S with dealer=N; expected leader=E, left of the dealer, at the first "
            "trick\n");
  EXPECT_EQ(DealError("table", {"N:..JT. .J.9. .K.Q. ..AK. leader=E"}),
            "deal 1: North holds 2 cards; expected 8 in each hand\n");
  EXPECT_EQ(
      DealError("table", {"N:.AT.JT. 7.QJ.9. .K8.Q. 8.9.AK. leader=S trick=H7", "--all-leaders"}),
      "deal 1: North holds 4 cards; expected 8 in each hand\n");
  EXPECT_EQ(DealError("table", {OneSidedWith("dealer=E ns=3")}),
            "deal 1: ns= and ew= add up to 3; expected at most 0, the points of the cards that are "
            "gone\n");
  EXPECT_EQ(DealError("table", {OneSidedWith("dealer=E board=0")}),
            "deal 1: column 60: 'board=0'; expected a number from 1 to 999999\n");
}

TEST(TableMistakes, OfALineLeaveTheOthersAnswered) {
  const std::string input =
      std::string(kOneSidedDeal) + "\n" + kOneSidedHands + "\n" + kOneSidedDeal + "\n";
  const auto text = RunJasnel({"table", "--input=-"}, input);
  EXPECT_EQ(text.status, 1);
  EXPECT_EQ(text.err, "line 2: nobody leads; expected leader= or dealer=\n");
  EXPECT_NE(text.out.find("\nBoard 3. Rules: kbn. West leads.\n"), std::string::npos);
  const auto csv = Lines(RunJasnel({"table", "--input=-", "--format=csv"}, input).out);
  ASSERT_EQ(csv.size(), 10U);
  EXPECT_EQ(csv[5], ",,,,,,,,,,,,,,,,nobody leads; expected leader= or dealer=,2");
}

TEST(TableMistakes, OfTheCommandLineAreToldInOneLine) {
  EXPECT_EQ(UsageError("table", {}),
            "jasnel table: no deal; expected one, such as jasnel table 'N:AJT.Q8.T98. K.KJ.K.KT98 "
            "9.T97.A.AQJ Q87.A.QJ7.7 dealer=E', or --input=FILE, - for standard input\n");
  EXPECT_EQ(UsageError("table", {kOneSidedHands, "--input=-"}),
            "jasnel table: a deal on the command line and --input; expected one of the two\n");
  EXPECT_EQ(UsageError("table", {kOneSidedHands, "--all-leaders", "--leader=N"}),
            "jasnel table: --leader with --all-leaders; expected one of the two\n");
  EXPECT_EQ(UsageError("table", {kOneSidedHands, "--all-leader"}),
            "jasnel table: unknown flag '--all-leader'; did you mean --all-leaders?\n");
  EXPECT_EQ(UsageError("table", {kOneSidedHands, "--format=pbn"}),
            "jasnel table: --format: 'pbn'; expected text, json or csv\n");
}

TEST(TableMistakes, OfTheInputAreToldInOneLine) {
  EXPECT_EQ(DealError("table", {"--input=no/such/file"}),
            "jasnel table: no/such/file: No such file or directory; expected a file of deal lines "
            "or PBN tags\n");
  EXPECT_EQ(DealError("table", {"--input=/dev/null"}),
            "jasnel table: /dev/null: no deal in it; expected deal lines or PBN tags\n");
}

TEST(ParMistakes, OfADealAreToldInOneLine) {
  EXPECT_EQ(DealError("par", {kOneSidedHands}),
            "deal 1: nobody leads; expected leader= or dealer=\n");
  EXPECT_EQ(DealError("par", {kOneSidedDeal, "--rules=bedum"}),
            "deal 1: no suit was turned; expected turned= or --turned, as the rules have "
            "bidding=turned\n");
  EXPECT_EQ(DealError("par", {OneSidedWith("dealer=S turned=H")}),
            "deal 1: turned suit H; expected none, as a suit is turned only with bidding=turned "
            "or lot\n");
  EXPECT_EQ(DealError("par", {"N:..JT. .J.9. .K.Q. ..AK. leader=E"}),
            "deal 1: North holds 2 cards; expected 8 in each hand\n");
}

TEST(ParMistakes, OfTheAuctionNameTheCallAndItsSeat) {
  EXPECT_EQ(DealError("par", {kOneSidedDeal, "--auction=pass,H,S"}),
            "deal 1: auction: call 3: 'S'; expected none after H of North, which ended the "
            "auction\n");
  EXPECT_EQ(DealError("par", {kOneSidedDeal, "--auction=pass,pass,pass,pass,pass"}),
            "deal 1: auction: call 5 (West): pass; expected S, H, D or C\n");
  EXPECT_EQ(DealError("par", {kOneSidedDeal, "--rules=bedum", "--turned=H", "--auction=pas,S"}),
            "deal 1: auction: call 2 (North): S; expected pass or H\n");
  EXPECT_EQ(DealError("par", {kOneSidedDeal, "--rules=bedum-utrecht", "--auction=pass"}),
            "deal 1: auction: call 1 (West): pass; expected S, H, D or C\n");
}

TEST(ParMistakes, OfTheCommandLineAreToldInOneLine) {
  EXPECT_EQ(UsageError("par", {}),
            "jasnel par: no deal; expected one, such as jasnel par 'N:AJT.Q8.T98. K.KJ.K.KT98 "
            "9.T97.A.AQJ Q87.A.QJ7.7 dealer=E', or --input=FILE, - for standard input\n");
  EXPECT_EQ(
      UsageError("par", {kOneSidedDeal, "--auction=pass,X"}),
      "jasnel par: --auction: 'pass,X'; expected pass, S, H, D or C with commas between, such as "
      "pass,pass\n");
  EXPECT_EQ(
      UsageError("par", {kOneSidedDeal, "--auction=pass,"}),
      "jasnel par: --auction: 'pass,'; expected pass, S, H, D or C with commas between, such as "
      "pass,pass\n");
  EXPECT_EQ(UsageError("par", {kOneSidedDeal, "--turned=H8"}),
            "jasnel par: --turned: 'H8'; expected S, H, D or C, or several in the order in "
            "which they were turned, such as H,C or H,joker\n");
  EXPECT_EQ(UsageError("par", {kOneSidedDeal, "--all-leaders"}),
            "jasnel par: unknown flag '--all-leaders'; expected one of --help, --input, --rules, "
            "--leader, --dealer, --turned, --auction, --rows, --budget-ms, --format, --lang, "
            "--threads\n");
}

TEST(ParMistakes, OfALineLeaveTheOthersAnswered) {
  const auto objects = Objects(
      RunJasnel({"par", "--input=-", "--format=json"},
                std::string(kOneSidedDeal) + "\n" + kOneSidedHands + "\n" + kOneSidedDeal + "\n"));
  ASSERT_EQ(objects.size(), 3U);
  EXPECT_EQ(objects[1].dump(),
            R"({"error":"nobody leads; expected leader= or dealer=","line_number":2})");
  EXPECT_EQ(objects[2]["board"], 3);
}

}  // namespace
}  // namespace jasnel::testing
