// What `jasnel bid` says to a wrong command line or a wrong hand.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/bid/run.h"

namespace jasnel::testing {
namespace {

// What is said where nothing is printed.
std::string BidError(const std::vector<std::string>& arguments, int status) {
  return ErrorOf(RunBid(arguments), status);
}

std::string UsageError(const std::vector<std::string>& arguments) { return BidError(arguments, 2); }
std::string HandError(const std::vector<std::string>& arguments) { return BidError(arguments, 1); }

TEST(BidMistakes, OfAHandAreToldInOneLine) {
  EXPECT_EQ(HandError({kBidHand}), "hand 1: no dealer; expected dealer= or --dealer\n");
  EXPECT_EQ(HandError({"J97.AT.K8.", "--dealer=N"}),
            "hand 1: column 1: the hand 'J97.AT.K8.' has 7 cards; expected 8\n");
  EXPECT_EQ(HandError({kBidHand, "--dealer=N", "--seat=E", "--auction=pas"}),
            "hand 1: E has already called (call 1), and it is S's turn; expected seat=S or none\n");
  EXPECT_EQ(HandError({"--hand=J97.AT.K8.7", "--dealer=N", "--rules=bedum"}),
            "hand 1: no suit was turned; expected turned= or --turned, as the rules have "
            "bidding=turned\n");
  EXPECT_EQ(HandError({"--hand=J97.AT.K8.7", "--dealer=N", "--auction=S"}),
            "hand 1: the auction is over: call 1, E plays S; expected one in which a seat is to "
            "call\n");
}

TEST(BidMistakes, OfGivenCardsAreToldInOneLine) {
  EXPECT_EQ(HandError({kBidHand, "--dealer=N", "--given=N:J... - - -"}),
            "hand 1: SJ is in two hands; expected it in one\n");
  EXPECT_EQ(HandError({kBidHand, "--dealer=N", "--given=E:Q... - - -"}),
            "hand 1: known cards of East, whose hand it is; expected those of others\n");
  EXPECT_EQ(HandError({kBidHand, "--dealer=N", "--given=N:Q8.QJ.QJ9.QJ - - -"}),
            "hand 1: 9 known cards of North; expected 8 or fewer\n");
}

TEST(BidMistakes, OfTheCommandLineAreToldInOneLine) {
  EXPECT_EQ(UsageError({}),
            "jasnel bid: no hand; expected one, such as jasnel bid J97.AT.K8.7 --dealer=N, or "
            "--input=FILE, - for standard input\n");
  EXPECT_EQ(UsageError({kBidHand, "--hand=J97.AT.K8.7"}),
            "jasnel bid: --hand and a hand on the command line; expected one of the two\n");
  EXPECT_EQ(UsageError({"--input=-", "--hand=J97.AT.K8.7"}),
            "jasnel bid: --hand and --input; expected one of the two\n");
  EXPECT_EQ(UsageError({kBidHand, "--input=-"}),
            "jasnel bid: a hand on the command line and --input; expected one of the two\n");
  EXPECT_EQ(UsageError({"--hand=J97.AT.K8."}),
            "jasnel bid: --hand: column 1: the hand 'J97.AT.K8.' has 7 cards; expected 8\n");
  EXPECT_EQ(UsageError({kBidHand, "--given=Q... - - -"}),
            "jasnel bid: --given: no seat at the start of 'Q... - - -'; expected N: E: "
            "S: or W: and four "
            "hands\n");
  EXPECT_EQ(
      UsageError({kBidHand, "--auction=pass,1H"}),
      "jasnel bid: --auction: 'pass,1H'; expected pass, S, H, D or C with commas between, such as "
      "pass,pass\n");
}

TEST(BidMistakes, OfNumbersNameTheirRange) {
  for (const std::string text : {"0", "50.1", "nan", "inf", "2%", "-1", "1,5"}) {
    EXPECT_EQ(
        UsageError({kBidHand, "--precision=" + text}),
        "jasnel bid: --precision: '" + text + "'; expected percentage points from 0.1 to 50\n");
  }
  EXPECT_EQ(UsageError({kBidHand, "--worlds=0"}),
            "jasnel bid: --worlds: '0'; expected a whole number from 2 to 10000000\n");
  EXPECT_EQ(UsageError({kBidHand, "--worlds=10000001"}),
            "jasnel bid: --worlds: '10000001'; expected a whole number from 2 to 10000000\n");
  EXPECT_EQ(UsageError({kBidHand, "--budget-ms=0"}),
            "jasnel bid: --budget-ms: '0'; expected a whole number from 1 to 86400000\n");
  EXPECT_EQ(UsageError({kBidHand, "--seed=-1"}),
            "jasnel bid: --seed: '-1'; expected a whole number from 0 to 18446744073709551615\n");
}

TEST(BidMistakes, OfALineLeaveTheOthersAnswered) {
  const std::string input =
      std::string(kOneWorld) + "\n# nothing\nJ97.AT.K8 dealer=N\n" + kOneWorld + " seat=N\n";
  const auto text = RunBid({"--input=-"}, input);
  EXPECT_EQ(text.status, 1);
  EXPECT_EQ(
      text.err,
      "line 3: column 1: the hand 'J97.AT.K8' has 3 suits; expected four, such as AJT.Q8.T98. "
      "with a '.' between them\n");
  EXPECT_NE(text.out.find("\nLine 4. Rules: kbn."), std::string::npos) << text.out;
  const auto objects = Objects(RunBid({"--input=-", "--format=json"}, input));
  ASSERT_EQ(objects.size(), 3U);
  EXPECT_EQ(KeysOf(objects[1]), (Keys{"error", "line_number"}));
  EXPECT_EQ(objects[1]["line_number"], 3);
  EXPECT_EQ(objects[2]["line_number"], 4);
}

TEST(BidMistakes, OfLinesThatAreNoTextAreToldInOneLineEach) {
  const auto run = RunBid({"--input=-", "--dealer=N"}, "\xff\x1b[31m\n" + std::string(70'000, 'A') +
                                                           "\n" + kOneWorld + "\r\n" + "J97\x01\n");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(
      run.err,
      "line 1: column 1: 'ÿ' in the hand 'ÿ' is not a card; expected A K Q J T 9 8 7 (or A H V B "
      "10 9 8 7) and '.' between suits\n"
      "line 2: longer than 65536 bytes; expected a line with a hand\n"
      "line 4: column 4: '�' in the hand 'J97�' is not a card; expected A K Q J T 9 8 7 (or A H V "
      "B "
      "10 9 8 7) and '.' between suits\n");
  EXPECT_TRUE(run.out.starts_with("Line 3. Rules: kbn."));
}

TEST(BidMistakes, OfAFileThatIsNoTextEndItThere) {
  const std::string zero(1, '\0');
  EXPECT_EQ(
      RunBid({"--input=-"}, zero + "\n" + kOneWorld + "\n").err,
      "line 1: not text: a zero byte; expected bid lines, such as J97.AT.K8.7 dealer=N. Reading "
      "ends here\n");
}

TEST(BidMistakes, OfTheInputAreToldInOneLine) {
  EXPECT_EQ(HandError({"--input=/"}),
            "jasnel bid: /: a directory; expected bid lines, such as J97.AT.K8.7 dealer=N\n");
  EXPECT_EQ(HandError({"--input=no/such/file"}),
            "jasnel bid: no/such/file: No such file or directory; expected bid lines, such as "
            "J97.AT.K8.7 dealer=N\n");
  EXPECT_EQ(HandError({"--input=/dev/null"}),
            "jasnel bid: /dev/null: no hand in it; expected bid lines, such as J97.AT.K8.7 "
            "dealer=N\n");
  const TemporaryFile file("");
  EXPECT_EQ(HandError({file.path()}),
            "hand 1: '" + file.path() + "' is a file; expected --input=" + file.path() + "\n");
}

}  // namespace
}  // namespace jasnel::testing
