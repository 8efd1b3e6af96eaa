// What is written down of a deal without its cards; the sheet and the question `score` read it.

#include "jasnel/deal_totals.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

namespace jasnel {
namespace {

DealTotals Deal(Side declarers, int ns_points, int ns_roem = 0, int ew_roem = 0) {
  DealTotals deal;
  deal.declarers = declarers;
  deal.points[0] = Points(ns_points);
  deal.roem = {Points(ns_roem), Points(ew_roem)};
  return deal;
}

std::string ErrorOf(const DealTotals& deal, const Rules& rules = {}) {
  const auto score = ScoreTotals(deal, rules);
  return score ? "" : score.error().message;
}

TEST(DealTotals, AreScoredAsWhatWasWon) {
  const auto score = ScoreTotals(Deal(Side::kEastWest, 60, 20, 50), Rules{});
  ASSERT_TRUE(score);
  EXPECT_EQ(score->won[0].cards, Points(60));
  EXPECT_EQ(score->won[1].cards, Points(102));
  EXPECT_EQ(score->won[1].roem, Points(50));
  EXPECT_EQ(score->result, ScoreContract({.declarers = Side::kEastWest}, score->won, Rules{}));
}

TEST(DealTotals, OfPitNeedsNoPoints) {
  DealTotals deal;
  deal.pit = Side::kEastWest;
  deal.declarers = Side::kEastWest;
  const auto score = ScoreTotals(deal, Rules{});
  ASSERT_TRUE(score);
  EXPECT_EQ(score->won[1].tricks, kHandSize);
  EXPECT_EQ(score->won[0].tricks, 0);
  EXPECT_EQ(score->result.outcome, Outcome::kPit);
  EXPECT_EQ(score->result.score[1], Points(262));
  // Points alone are not pit.
  EXPECT_EQ(ScoreTotals(Deal(Side::kNorthSouth, 162), Rules{})->result.outcome, Outcome::kMade);
}

TEST(DealTotals, OfARevokeHasRoemAlone) {
  DealTotals deal = Deal(Side::kNorthSouth, 300, 20, 50);
  deal.revoked = Side::kNorthSouth;
  const auto score = ScoreTotals(deal, Rules{});
  ASSERT_TRUE(score);
  EXPECT_EQ(score->result, ScoreRevoke(Side::kNorthSouth, {Side::kNorthSouth, Suit::kHearts},
                                       score->won, Rules{}));
  EXPECT_EQ(score->won[0].cards, Points(0));
}

TEST(DealTotals, ThatCannotBeSaysWhy) {
  EXPECT_EQ(ErrorOf(DealTotals{}), "no points; expected those of a side");
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 170)), "170 and -8 points; expected none below 0");
  DealTotals deal = Deal(Side::kNorthSouth, 100);
  deal.points[1] = Points(60);
  EXPECT_EQ(ErrorOf(deal), "100 and 60 points add up to 160; expected 162, as in every deal");
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 100, 30)),
            "roem of 30; expected 0, 20, 40, 50 or another sum of 20, 50 and 100");
  Rules without;
  without.roem = Roem::kOff;
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 100, 20), without),
            "roem of 20; expected 0, as roem does not count by these rules");
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 100, 900, 20)),
            "roem of 900; expected 0, 20, 40, 50 or another sum of 20, 50 and 100");
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 100, 500, 500)),
            "roem of 500 and 500, together 1000; expected what eight tricks bring, 800 at most");
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 161)),
            "161 and 1 points; expected no 1, which no cards are worth");
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 1)),
            "1 and 161 points; expected no 1, which no cards are worth");
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 4, 50)),
            "4 points with roem of 50; expected at least 10, of the cards of that roem");
  EXPECT_EQ(ErrorOf(Deal(Side::kNorthSouth, 162, 20, 100)), "");  // four sevens
  deal = Deal(Side::kNorthSouth, 100);
  deal.pit = Side::kNorthSouth;
  EXPECT_EQ(ErrorOf(deal), "pit with 100 and 62 points; expected 162 and 0");
  deal = Deal(Side::kNorthSouth, 162, 0, 20);
  deal.pit = Side::kNorthSouth;
  EXPECT_EQ(ErrorOf(deal), "roem of a side without a trick; expected 0");
}

TEST(DealTotals, NeedATrumpSuitWhereOneCountsTwice) {
  const Rules rules = ParseRules("kbn,double=S").value();
  DealTotals deal = Deal(Side::kNorthSouth, 100, 20);
  EXPECT_EQ(ErrorOf(deal, rules), "no trump suit; expected one, as spades count twice");
  deal.trump = Suit::kSpades;
  EXPECT_EQ(ScoreTotals(deal, rules)->result.score[0], Points(240));
  deal.trump = Suit::kHearts;
  EXPECT_EQ(ScoreTotals(deal, rules)->result.score[0], Points(120));
}

TEST(DealTotals, OfASideWithoutATrickMayHaveRoemOfItsHands) {
  DealTotals deal = Deal(Side::kNorthSouth, 162, 0, 50);
  deal.pit = Side::kNorthSouth;
  EXPECT_EQ(ErrorOf(deal), "roem of a side without a trick; expected 0");
  EXPECT_EQ(ErrorOf(deal, ParseRules("kbn,roem=hand").value()), "");
}

TEST(DealTotals, HasRoemThatTricksBring) {
  for (int roem = -20; roem <= 600; ++roem) {
    bool possible = false;
    for (int rest = roem; rest >= 0; rest -= 50) possible |= rest % 20 == 0;
    EXPECT_EQ(CanHaveRoem(roem, Rules{}), possible) << roem;
  }
}

// One hand has all trumps, and the others throw off card by card of the same rank.
TEST(DealTotals, OfPitCanHaveFourOfAKindInEveryTrick) {
  DealTotals deal = Deal(Side::kNorthSouth, 162, 800);
  deal.pit = Side::kNorthSouth;
  EXPECT_EQ(ScoreTotals(deal, Rules{})->result.score[0], Points(1062));
  deal.roem[0] = Points(900);
  EXPECT_EQ(ScoreTotals(deal, ParseRules("bedum").value())->result.score[0], Points(1150));
}

}  // namespace
}  // namespace jasnel
