// `jasnel book` from the outside: what a hand is worth in each suit and place.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/support/json_lines.h"
#include "tests/tools/support/process.h"

namespace jasnel::testing {
namespace {

constexpr const char* kHand = "J97.AT.K8.7";

TEST(BookCommand, HasARowForEachSuitAndPlace) {
  const auto run = RunJasnel({"book", kHand});
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_TRUE(run.out.starts_with("Hand 1. Rules: kbn.\n\n  ♠ J 9 7   ♥ A T   ♦ K 8   ♣ 7\n\n"));
  for (const char* suit : {"♠ spades", "♥ hearts", "♦ diamonds", "♣ clubs"}) {
    EXPECT_NE(run.out.find(suit), std::string::npos) << suit;
  }
  const Json csv = OneObject(RunJasnel({"book", kHand, "--format=json"}));
  EXPECT_EQ(csv["suits"].size(), 4U);
  EXPECT_EQ(csv["line_number"], 1);
  EXPECT_EQ(Lines(RunJasnel({"book", kHand, "--format=csv"}).out).size(), 17U);
}

TEST(BookCommand, TakesHandsInManyForms) {
  const std::string page = RunJasnel({"book", kHand}).out;
  EXPECT_EQ(RunJasnel({"book", "SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"}).out, page);
  EXPECT_EQ(RunJasnel({"book", "schoppen B 9 7 harten A 10 ruiten H 8 klaveren 7"}).out, page);
  const auto lines = RunJasnel({"book", "--input=-", "--format=csv", "--trump=S", "--place=1"},
                               "# two hands\nJ97.AT.K8.7\n\nAJ9.AT.K.78\n");
  EXPECT_EQ(Lines(lines.out).size(), 3U);
}

TEST(BookCommand, ShowsExchanges) {
  const auto run = RunJasnel({"book", kHand, "--trump=H", "--place=2", "--exchanges"});
  EXPECT_NE(run.out.find("One card exchanged, ♥ hearts, place 2: the best:"), std::string::npos);
  EXPECT_NE(run.out.find("... and the worst:"), std::string::npos);
  const Json all = OneObject(
      RunJasnel({"book", kHand, "--trump=H", "--place=2", "--exchanges", "--format=json"}));
  EXPECT_EQ(all["exchanges"].size(), 192U);
}

TEST(BookCommand, IsDutchOnRequest) {
  const auto run = RunJasnel({"book", kHand, "--lang=nl"});
  EXPECT_NE(run.out.find("♥ harten"), std::string::npos);
  EXPECT_NE(run.out.find("1, komt uit"), std::string::npos);
  EXPECT_EQ(run.out.find("hearts"), std::string::npos);
}

TEST(BookCommand, AnswersTheOtherHandsOfAWrongInput) {
  const auto run = RunJasnel({"book", "--input=-"}, "J97.AT.K8.7\nJ97.AT.K8.\n");
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err, "line 2: column 1: the hand 'J97.AT.K8.' has 7 cards; expected 8\n");
  EXPECT_TRUE(run.out.starts_with("Line 1. Rules: kbn."));
  const auto empty = RunJasnel({"book", "--input=-"}, "");
  EXPECT_EQ(empty.status, 1);
  EXPECT_EQ(empty.err, "jasnel book: -: no hand in it; expected hands, such as J97.AT.K8.7\n");
}

TEST(BookCommand, SaysWhatIsWrongWithTheCommandLine) {
  const auto error_of = [](const std::vector<std::string>& arguments) {
    const auto run = RunJasnel(arguments);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    return run.err;
  };
  EXPECT_EQ(error_of({"book"}),
            "jasnel book: no hand; expected one, such as jasnel book J97.AT.K8.7, or --input=FILE, "
            "- for standard input\n");
  EXPECT_EQ(error_of({"book", kHand, "--exchanges"}),
            "jasnel book: --exchanges without --trump and --place; expected both\n");
  EXPECT_EQ(error_of({"book", kHand, "--exchanges", "--trump=H"}),
            "jasnel book: --exchanges without --place; expected both\n");
  EXPECT_EQ(error_of({"book", kHand, "--place=0", "--lang=nl"}),
            "jasnel book: --place: '0'; verwacht een geheel getal van 1 tot en met 4\n");
  EXPECT_EQ(error_of({"book", kHand, "--trump=X"}).substr(0, 25), "jasnel book: --trump: 'X'");
}

}  // namespace
}  // namespace jasnel::testing
