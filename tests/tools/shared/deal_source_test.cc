// Deals from files and from the command line.

#include "tools/shared/input/deal_source.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/tools/support/process.h"

namespace jasnel {
namespace {

using testing::TemporaryFile;
using Deals = std::vector<std::string>;

const std::atomic<bool> kNeverCancelled = false;
constexpr const char* kDeal = "N:A... K... Q... J...";

// The number and the deal, or the error, of each deal.
Deals ReadAll(DealSource& source) {
  Deals deals;
  while (auto deal = source.Next(/*wait=*/true)) {
    deals.push_back(std::to_string(deal->number) + " " +
                    (deal->item ? FormatDealLine(*deal->item) : deal->item.error().message));
  }
  EXPECT_TRUE(source.done());
  return deals;
}

Deals ReadFile(const std::string& content) {
  const TemporaryFile file(content);
  auto source = OpenDeals(file.path(), kNeverCancelled);
  return source ? ReadAll(*source.value()) : Deals{source.error().message};
}

Deals ReadArguments(const std::vector<std::string>& arguments) {
  return ReadAll(*DealsFromArguments(arguments));
}

TEST(DealFile, GivesEachLineItsNumber) {
  EXPECT_EQ(ReadFile("N:A... K... Q... J...\nN:7... 8... 9... T...\n"),
            (Deals{"1 N:A... K... Q... J...", "2 N:7... 8... 9... T..."}));
}

TEST(DealFile, LeavesOutCommentsAndEmptyLinesButCountsThem) {
  EXPECT_EQ(ReadFile("# a title\n\n   \nN:A... K... Q... J... # a deal\n  # more\n"),
            (Deals{"4 N:A... K... Q... J..."}));
}

TEST(DealFile, NeedsNoLineEndAtItsEnd) {
  EXPECT_EQ(ReadFile(kDeal), (Deals{"1 N:A... K... Q... J..."}));
}

TEST(DealFile, MayBeInWindows1252) {
  EXPECT_EQ(ReadFile("# Ren\xE9\nN:A...\x97 K...\xA0Q... \x96\n"), (Deals{"2 N:A... K... Q... -"}));
  EXPECT_EQ(ReadFile("# René\nN:A... K... Q... \x96\nN:A... K... Q... -"),
            (Deals{"2 not UTF-8; expected a deal line in UTF-8, or the whole file in Windows-1252",
                   "3 N:A... K... Q... -"}));
}

TEST(DealFile, MayBePbnThatBeginsWithAComment) {
  EXPECT_EQ(ReadFile("{ of\n Tuesday }\n[Deal \"N:A... K... Q... J...\"]\n"),
            (Deals{"3 N:A... K... Q... J..."}));
  EXPECT_EQ(ReadArguments({"; Tuesday\n[Deal \"N:A... K... Q... J...\"]"}),
            (Deals{"1 N:A... K... Q... J..."}));
}

TEST(DealFile, MayHaveCrLfLineEnds) {
  EXPECT_EQ(ReadFile("\r\nN:A... K... Q... J...\r\n"), (Deals{"2 N:A... K... Q... J..."}));
}

TEST(DealFile, MayStartWithAByteOrderMark) {
  EXPECT_EQ(ReadFile("\xEF\xBB\xBFN:A... K... Q... J..."), (Deals{"1 N:A... K... Q... J..."}));
}

TEST(DealFile, GoesOnAfterABadLine) {
  EXPECT_EQ(
      ReadFile("N:A...\nN:A... K... Q... J...\n"),
      (Deals{"1 column 7: no hand for East; expected four hands, spades.hearts.diamonds.clubs,"
             " - for an empty one",
             "2 N:A... K... Q... J..."}));
}

TEST(DealFile, OfPbnTagsIsRecognised) {
  EXPECT_EQ(ReadFile("# from a club\n[Event \"x\"]\n[Dealer \"E\"]\n[Deal \"N:A... K... Q... "
                     "J...\"]\n\n[Deal \"N:7... 8... 9... T...\"]"),
            (Deals{"4 N:A... K... Q... J... dealer=E", "6 N:7... 8... 9... T..."}));
}

TEST(DealFile, WithALineThatIsTooLongGoesOnAfterIt) {
  EXPECT_EQ(ReadFile(std::string(1 << 20, 'x') + "\n" + kDeal),
            (Deals{"1 longer than 65536 bytes; expected a deal line", "2 N:A... K... Q... J..."}));
}

TEST(DealFile, MayHaveAVeryLongComment) {
  EXPECT_EQ(ReadFile("#" + std::string(1 << 20, 'x') + "\n" + kDeal),
            (Deals{"2 N:A... K... Q... J..."}));
}

TEST(DealFile, OfPbnCountsLinesThatAreTooLong) {
  EXPECT_EQ(ReadFile("[Event \"" + std::string(1 << 20, 'x') + "\"]\n[Deal \"" + kDeal + "\"]\n"),
            (Deals{"1 longer than 65536 bytes; expected a deal line", "2 N:A... K... Q... J..."}));
}

TEST(DealFile, ThatIsNotTextIsOneError) {
  constexpr char kBytes[] = "\x89PNG\r\n\x1A\n\0\0\0\rIHDR\n\0\0\n\0\0\n";
  const std::string binary(kBytes, sizeof kBytes - 1);
  EXPECT_EQ(ReadFile(binary), (Deals{"1 not text: a zero byte; expected deal lines or PBN tags. "
                                     "Reading ends here"}));
}

TEST(DealFile, WithAZeroByteIsReadUpToThere) {
  EXPECT_EQ(ReadFile(std::string(kDeal) + "\n" + std::string(1, '\0') + "\n" + kDeal),
            (Deals{"1 N:A... K... Q... J...",
                   "2 not text: a zero byte; expected deal lines or PBN tags. Reading ends here"}));
}

TEST(DealFile, ThatIsEmptyHasNoDeals) { EXPECT_EQ(ReadFile(""), Deals{}); }

TEST(DealFile, ThatDoesNotExistIsAnError) {
  EXPECT_EQ(OpenDeals("no/such/file", kNeverCancelled).error().message,
            "no/such/file: No such file or directory; expected a file of deal lines or PBN tags");
}

TEST(DealFile, ThatIsADirectoryIsAnError) {
  EXPECT_EQ(OpenDeals("/", kNeverCancelled).error().message,
            "/: a directory; expected a file of deal lines or PBN tags");
}

TEST(DealFile, KnowsHowFarItWasRead) {
  const TemporaryFile file("# ab\nN:A... K... Q... J...\nN:7... 8... 9... T...\n");
  auto source = OpenDeals(file.path(), kNeverCancelled);
  ASSERT_TRUE(source);
  EXPECT_EQ(source.value()->total_bytes(), 49U);
  source.value()->Next(/*wait=*/true);
  EXPECT_EQ(source.value()->bytes(), 27U);
}

TEST(DealFile, EndsWhenCancelled) {
  const TemporaryFile file(kDeal);
  const std::atomic<bool> cancelled = true;
  auto source = OpenDeals(file.path(), cancelled);
  ASSERT_TRUE(source);
  EXPECT_EQ(ReadAll(*source.value()), Deals{});
}

TEST(DealArguments, InQuotesAreWhole) {
  EXPECT_EQ(ReadArguments({"N:A... K... Q... J... trump=H", "E:7... 8... 9... T..."}),
            (Deals{"1 N:A... K... Q... J... trump=H", "2 N:T... 7... 8... 9..."}));
}

TEST(DealArguments, SplitByTheShellArePutTogether) {
  EXPECT_EQ(ReadArguments({"N:A...", "K...", "Q...", "J...", "trump=H", "North:7...", "8...",
                           "9...", "T..."}),
            (Deals{"1 N:A... K... Q... J... trump=H", "2 N:7... 8... 9... T..."}));
}

TEST(DealArguments, MayHaveTheSeatAsAWordOfItsOwn) {
  EXPECT_EQ(ReadArguments({"N:", "-", "K...", "Q...", "J..."}), (Deals{"1 N:- K... Q... J..."}));
}

TEST(DealArguments, MayHaveASeatBeforeEachHand) {
  const std::vector<std::string> words = {
      "Noord:", "schoppen", "A",    "B",     "Oost:", "harten",      "V",
      "8",      "Zuid:",    "9...", "West:", "K...",  "troef=harten"};
  const std::string deal = "N:AJ... .Q8.. 9... K... trump=H";
  EXPECT_EQ(ReadArguments(words), (Deals{"1 " + deal}));
  std::vector<std::string> twice = words;
  twice.insert(twice.end(), words.begin(), words.end());
  EXPECT_EQ(ReadArguments(twice), (Deals{"1 " + deal, "2 " + deal}));
}

TEST(DealArguments, InQuotesAreWholeAfterAMistake) {
  EXPECT_EQ(ReadArguments({"N:A... K... Q...", "N:7... 8... 9... T..."}).size(), 2U);
}

TEST(DealArguments, MayBePbn) {
  const std::string pbn =
      "\n[Dealer \"N\"]\n[Deal \"N:A... K... Q... J...\"]\n\n"
      "[Board \"7\"]\n[Deal \"E:7... 8... 9... T...\"]";
  EXPECT_EQ(ReadArguments({pbn, "N:A...", "K...", "Q...", "J...", "trump=H"}),
            (Deals{"1 N:A... K... Q... J... dealer=N", "2 N:T... 7... 8... 9... board=7",
                   "3 N:A... K... Q... J... trump=H"}));
}

TEST(DealArguments, ThatArePbnHaveNoFieldsBehindThem) {
  EXPECT_EQ(
      ReadArguments({"[Deal \"N:A... K... Q... J...\"]", "trump=H"}),
      (Deals{"1 N:A... K... Q... J...",
             "2 column 1: no seat at the start of 'trump=H'; expected N: E: S: or W: and four "
             "hands"}));
  EXPECT_EQ(ReadArguments({"[Event \"club\"]"}),
            (Deals{"1 PBN without a deal; expected the tag [Deal \"N:...\"]"}));
}

TEST(DealArguments, ThatNameAFileAreAskedForAsInput) {
  EXPECT_EQ(ReadArguments({"/dev/null"}),
            (Deals{"1 '/dev/null' is a file; expected --input=/dev/null"}));
}

}  // namespace
}  // namespace jasnel
