// Where rulings are written.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/replay.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::RulesOf;

std::string Source(Ruling ruling, std::string_view rules) {
  return std::string(SourceOf(ruling, RulesOf(rules)));
}

TEST(RulingSource, OfRoemIsAnArticleOfEachText) {
  EXPECT_EQ(Source(Ruling::kRoemNotClaimed, "kbn"), "KBN art. 4");
  EXPECT_EQ(Source(Ruling::kRoemNotClaimed, "nkf-international"), "NKF 1976 art. 17");
  EXPECT_EQ(Source(Ruling::kRoemNotClaimed, "nku-rotterdam"), "NKU 1987 art. 17");
  EXPECT_EQ(Source(Ruling::kRoemNotClaimed, "bedum-utrecht"), "SV Bedum, Roem");
}

TEST(RulingSource, OfAnAccusationIsAnArticleOfEachTextThatHasOne) {
  EXPECT_EQ(Source(Ruling::kWrongAccusation, "kbn"), "KBN art. 14");
  EXPECT_EQ(Source(Ruling::kWrongAccusation, "nkf"), "NKF 1976 art. 15");
  EXPECT_EQ(Source(Ruling::kWrongAccusation, "nku"), "NKU 1987 art. 15");
  EXPECT_EQ(Source(Ruling::kWrongAccusation, "bedum"), "cf. KBN art. 14");
}

TEST(RulingSource, OfWhatOnlyKbnHasIsItsArticle) {
  EXPECT_EQ(Source(Ruling::kShortHand, "kbn"), "KBN art. 5");
  EXPECT_EQ(Source(Ruling::kShortHand, "nku"), "cf. KBN art. 5");
  EXPECT_EQ(Source(Ruling::kIndividual, "kbn"), "KBN art. 13");
  EXPECT_EQ(Source(Ruling::kIndividual, "bedum"), "cf. KBN art. 13");
}

TEST(RulingSource, OfARevokeFoundTooLateIsThatOfNkfOrNku) {
  EXPECT_EQ(Source(Ruling::kFoundTooLate, "nkf"), "NKF 1976 art. 14");
  EXPECT_EQ(Source(Ruling::kFoundTooLate, "nku"), "NKU 1987 art. 13");
  EXPECT_EQ(Source(Ruling::kFoundTooLate, "kbn"), "cf. NKU 1987 art. 13");
}

TEST(RulingSource, OfATrickLookedAtIsThatOfNkuOrKbn) {
  EXPECT_EQ(Source(Ruling::kLookedAt, "nku"), "NKU 1987 art. 14");
  EXPECT_EQ(Source(Ruling::kLookedAt, "kbn"), "KBN table");
  EXPECT_EQ(Source(Ruling::kLookedAt, "nkf"), "cf. NKU 1987 art. 14");
  EXPECT_EQ(Source(Ruling::kLookedAt, "bedum"), "cf. KBN table");
  EXPECT_EQ(OwnSourceOf(Ruling::kLookedAt, RulesOf("nku-rotterdam")), "NKU 1987 art. 14");
  EXPECT_EQ(OwnSourceOf(Ruling::kLookedAt, RulesOf("nkf")), "");
}

TEST(RulingSource, OfMendingIsTheTextOrTheOption) {
  EXPECT_EQ(Source(Ruling::kMended, "kbn"), "KBN art. 13");
  EXPECT_EQ(Source(Ruling::kMended, "nku"), "NKU 1987 art. 14");
  EXPECT_EQ(Source(Ruling::kMended, "bedum,revoke-mend=on"), "revoke-mend=on");
  EXPECT_EQ(Source(Ruling::kNotMended, "nkf"), "NKF 1976 art. 14");
  EXPECT_EQ(Source(Ruling::kNotMended, "bedum"), "SV Bedum, Verzaken");
  EXPECT_EQ(Source(Ruling::kNotMended, "kbn,revoke-mend=off"), "revoke-mend=off");
}

}  // namespace
}  // namespace jasnel
