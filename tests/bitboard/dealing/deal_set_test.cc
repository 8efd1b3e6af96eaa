// What is published of deals beforehand.

#include "bitboard/dealing/deal_set.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bitboard/text/sha256.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

constexpr const char* kSalt = "00112233445566778899aabbccddeeff";

DealSet TwoDeals() {
  DealSet set = {{}, kSalt};
  for (const char* line : {"N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9 dealer=N turned=S",
                           "N:JT.KQT.7.97 K.AJ.K.AJT8 Q7.9.AT98.Q A98.87.QJ.K dealer=E"}) {
    set.deals.push_back(ParseDealLine(line).value());
  }
  return set;
}

// By sha256sum of that text.
TEST(DealSet, ItsHashIsTheSha256OfItsTextAndItsNameHowThatBegins) {
  const DealSet set = TwoDeals();
  EXPECT_EQ(set.Text(),
            "# salt=00112233445566778899aabbccddeeff\n"
            "N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9 dealer=N turned=S\n"
            "N:JT.KQT.7.97 K.AJ.K.AJT8 Q7.9.AT98.Q A98.87.QJ.K dealer=E\n");
  EXPECT_EQ(set.Hash(), "a9e232ee0f204bbeb080ad86aefc810f184f9cb726591c6f245571cb737dc3f5");
  EXPECT_EQ(SetName(set.Hash()), "a9e232ee");
}

TEST(DealSet, OnlyTheDealsCountNotWhatElseTheirLinesSay) {
  DealSet set = TwoDeals();
  set.deals[0].rules = ParseRules("bedum").value();
  set.deals[0].board = 1;
  set.deals[0].trump = Suit::kHearts;
  set.deals[1].dealer.reset();  // East deals the second board
  EXPECT_EQ(set.Hash(), TwoDeals().Hash());
}

TEST(DealSet, AnyChangeGivesAnotherHash) {
  const std::string hash = TwoDeals().Hash();
  DealSet other = TwoDeals();
  other.salt.back() = 'e';
  EXPECT_NE(other.Hash(), hash);
  other = TwoDeals();
  std::swap(other.deals[0], other.deals[1]);
  EXPECT_NE(other.Hash(), hash);
  other = TwoDeals();
  std::swap(other.deals[0].hands[0], other.deals[0].hands[1]);
  EXPECT_NE(other.Hash(), hash);
  other = TwoDeals();
  other.deals[1].dealer = Seat::kSouth;
  EXPECT_NE(other.Hash(), hash);
  other = TwoDeals();
  other.deals[0].turned = {};
  EXPECT_NE(other.Hash(), hash);
  other = TwoDeals();
  other.deals.pop_back();
  EXPECT_NE(other.Hash(), hash);
}

TEST(DealSet, ANewSaltHas128BitsOfTheSystem) {
  const auto salt = NewSalt();
  ASSERT_TRUE(salt.ok());
  EXPECT_EQ(salt->size(), kLeastSalt);
  EXPECT_EQ(salt->find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_NE(*salt, *NewSalt());
  EXPECT_EQ(NewSalt([](std::span<std::byte>) { return false; }).error().message,
            "the system gives no random numbers; expected it to, or a seed");
}

TEST(DealSet, ASaltIsFoundInACommentOfEitherForm) {
  EXPECT_EQ(SaltIn("# set=1 hash=2\r\n  # salt=abc \r\nN:A... - - -\n"), "abc");
  EXPECT_EQ(SaltIn("% salt=abc"), "abc");
  EXPECT_EQ(SaltIn("# by hand, salt=abc 4 tables\n# salt=d\n"), "abc");
  EXPECT_EQ(SaltIn("N:A... - - - # salt=abc\n"), std::nullopt);
  EXPECT_EQ(SaltIn("#\n\n"), std::nullopt);
  EXPECT_EQ(SaltIn(""), std::nullopt);
}

}  // namespace
}  // namespace jasnel
