// Which totals a boompje can have: SV Bedum "Puntentelling", "Roem", "Mars of pit" and "Verzaken".

#include "jasnel/club/totals.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bitboard/tournament/possible_scores.h"
#include "jasnel/club/evening.h"
#include "jasnel/dealing.h"
#include "tests/club/people.h"
#include "tests/support/sanitized.h"

namespace jasnel::club {
namespace {

using jasnel::testing::kSanitized;
using testing::Both;

const Rules& Bedum() {
  static const Rules rules = BedumEvening().rules;
  return rules;
}

std::string WrongOf(int ns, int ew, int deals = 12, const Rules& rules = Bedum()) {
  const auto wrong = PossibleTotals(rules, deals).Wrong(Both(ns, ew));
  return wrong ? wrong->english : "";
}

// "In een boom kan maximaal 12 x 162 = 1944 punten worden verdeeld over de 2 teams; dit is
// exclusief Roem."
TEST(Totals, Are1944TogetherWithoutRoem) {
  EXPECT_EQ(WrongOf(1000, 944), "");
  EXPECT_EQ(WrongOf(1944, 0), "");
  EXPECT_EQ(
      WrongOf(1000, 943),
      "totals of 1000 and 943, together 1943; expected a sum that 12 deals can bring, such as "
      "1944");
  EXPECT_EQ(
      WrongOf(1000, 954),
      "totals of 1000 and 954, together 1954; expected a sum that 12 deals can bring, such as "
      "1944 or 1964");
}

// Roem of 20, 40 and 50 and all further tens.
TEST(Totals, AreMoreByTheRoem) {
  EXPECT_EQ(WrongOf(1000, 964), "");
  EXPECT_EQ(WrongOf(1004, 990), "");
  EXPECT_NE(WrongOf(1004, 970), "");  // 30
}

// "Het team ontvangt hiervoor 250 punten (162 + 88 roem)."
TEST(Totals, AreMoreBy88ForPit) {
  EXPECT_EQ(WrongOf(1000, 944 + 88), "");
  EXPECT_EQ(WrongOf(1000, 944 + 2 * 88), "");
  EXPECT_EQ(WrongOf(1000, 944 + 88 + 20), "");
  EXPECT_NE(WrongOf(1000, 944 + 88 + 10), "");
  EXPECT_NE(WrongOf(1000, 944 + 88, 12, Rules{}), "") << "KBN: 100";
}

// "Bij verzaken krijgt de andere partij alle 162 punten toegewezen": no more than any deal.
TEST(Totals, AreMoreBy100ForARevokeOfKbn) {
  EXPECT_EQ(WrongOf(262, 0, 1, Rules{}), "");
  EXPECT_EQ(WrongOf(262, 0, 1), "") << "162 and roem of 100";
}

TEST(Totals, LeaveNobodyWithOnePoint) {
  EXPECT_EQ(WrongOf(1, 1943),
            "totals of 1 and 1943, which 12 deals do not bring; expected what they can, such as 2 "
            "and 1942");
  EXPECT_EQ(WrongOf(2, 1942), "");
}

TEST(Totals, AreNeitherBelow0NorAboveAllThereIs) {
  EXPECT_EQ(WrongOf(-2, 1946), "a total of -2; expected from 0 to 13800, the most of 12 deals");
  EXPECT_EQ(WrongOf(0, 1000000),
            "a total of 1000000; expected from 0 to 13800, the most of 12 deals");
  EXPECT_EQ(
      PossibleTotals(Bedum(), 12).Wrong(Both(1000, 943))->dutch,
      "totalen van 1000 en 943, samen 1943; verwacht een som die 12 spellen kunnen opleveren, "
      "zoals 1944");
}

// What the docstring says.
TEST(Totals, OfTwelveDealsAreAnyEvenSumFrom2328DividedInAnyWay) {
  PossibleTotals possible(Bedum(), 12);
  const auto can_be = [&](int sum) { return possible.Has(Both(0, sum)); };
  EXPECT_FALSE(can_be(2326));
  for (int sum = 2328; sum <= 13000; sum += kSanitized ? 500 : 2) EXPECT_TRUE(can_be(sum)) << sum;
  for (int sum = 1944; sum <= (kSanitized ? 2360 : 4200); ++sum) {
    if (!can_be(sum)) continue;
    for (int ns = 0; ns <= sum; ++ns) {
      ASSERT_EQ(possible.Has(Both(ns, sum - ns)), ns != 1 && ns != sum - 1) << ns << " of " << sum;
    }
  }
}

TEST(Totals, OfOneDealAreTheScoresThatADealCanBring) {
  for (const Preset& preset : PresetsOfTexts()) {
    PossibleTotals possible(preset.rules, 1);
    Random random(1);
    for (int i = 0; i < (kSanitized ? 300 : 3000); ++i) {
      const int sum = 160 + 2 * random.Below(200);
      const int ns = random.Below(sum + 1);
      BoardResult result;
      result.scores = Both(ns, sum - ns);
      EXPECT_EQ(possible.Has(*result.scores), !WrongScores(result, preset.rules))
          << preset.name << " " << ns << " " << sum - ns;
    }
  }
}

// What is played is possible, by any rules and whatever the number of deals.
TEST(Totals, OfDealsThatCanBeAreAlwaysPossible) {
  std::vector<Rules> all = {Bedum(), Rules{}};
  all.push_back(Rules{});
  all.back().pit = 37;
  all.back().revoke = 1;
  all.back().nat = NatPays::kOwn;
  all.push_back(Rules{});
  all.back().roem = Roem::kOff;
  all.push_back(ParseRules("belote,tie=made").value());
  Random random(2);
  for (const Rules& rules : all) {
    for (const int deals : {1, 2, 3, 12, 16}) {
      PossibleTotals possible(rules, deals);
      for (int i = 0; i < (kSanitized ? 10 : 200); ++i) {
        std::vector<DealTotals> played;
        while (static_cast<int>(played.size()) < deals) {
          DealTotals deal;
          deal.declarers = static_cast<Side>(random.Below(2));
          deal.points[0] = Points(random.Below(163));
          if (rules.roem != Roem::kOff)
            deal.roem = {Points(10 * random.Below(12)), Points(10 * random.Below(12))};
          if (random.Below(8) == 0) deal.revoked = static_cast<Side>(random.Below(2));
          if (random.Below(8) == 0) {
            deal = DealTotals{.declarers = deal.declarers,
                              .points = {},
                              .roem = {},
                              .pit = deal.declarers,
                              .revoked = {}};
          }
          if (ScoreTotals(deal, rules)) played.push_back(deal);
        }
        const auto totals = TotalsOf(played, rules);
        ASSERT_TRUE(totals);
        EXPECT_TRUE(possible.Has(*totals)) << (*totals)[0].count() << " " << (*totals)[1].count();
      }
    }
  }
}

// All sums of two scores, one by one.
TEST(Totals, OfTwoDealsAreExactlyTheSumsOfTwoScores) {
  Rules rules;
  rules.roem = Roem::kOff;
  rules.pit = 20;
  rules.revoke = 200;
  PossibleTotals one(rules, 1);
  PossibleTotals two(rules, 2);
  std::vector<BothTotals> scores;
  for (int ns = 0; ns <= 200; ++ns) {
    for (int ew = 0; ew <= 200; ++ew) {
      if (one.Has(Both(ns, ew))) scores.push_back(Both(ns, ew));
    }
  }
  std::vector<std::vector<bool>> sums(401, std::vector<bool>(401));
  for (const BothTotals& a : scores) {
    for (const BothTotals& b : scores) {
      sums[static_cast<std::size_t>((a[0] + b[0]).count())]
          [static_cast<std::size_t>((a[1] + b[1]).count())] = true;
    }
  }
  for (int ns = 0; ns <= 400; ++ns) {
    for (int ew = 0; ew <= 400; ++ew) {
      ASSERT_EQ(two.Has(Both(ns, ew)),
                sums[static_cast<std::size_t>(ns)][static_cast<std::size_t>(ew)])
          << ns << " " << ew;
    }
  }
}

TEST(Totals, AddUpDealsOneByOne) {
  DealTotals made;
  made.points[0] = Points(100);
  made.roem[1] = Points(20);
  DealTotals nat;
  nat.declarers = Side::kEastWest;
  nat.points[1] = Points(80);
  const auto totals = TotalsOf(std::vector{made, nat}, Bedum());
  ASSERT_TRUE(totals);
  EXPECT_EQ(*totals, Both(262, 82));
  nat.points[1] = Points(1);
  EXPECT_EQ(TotalsOf(std::vector{made, nat}, Bedum()).error().message,
            "deal 2: 161 and 1 points; expected no 1, which no cards are worth");
}

}  // namespace
}  // namespace jasnel::club
