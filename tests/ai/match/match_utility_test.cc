// Where a match stands, and how likely it is won.

#include "ai/match/match_utility.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "jasnel/match_standing.h"

namespace jasnel {
namespace {

// Deals in which a side is 4 or 44 points ahead, in the middle of a step, and seldom 124.
MatchScores FewScores() {
  MatchScores scores{"few", 100, 170, {}};
  scores.shares[0] = 5;
  scores.shares[4] = 3;
  scores.shares[12] = 1;
  return scores;
}

double AtEndOf(double ahead) { return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5; }

// By every way in which the deals may go; within a step each even number is as likely.
double Naive(const MatchScores& scores, int deals, int ahead) {
  if (deals == 0) return AtEndOf(ahead);
  double chance = 0;
  double total = 0;
  for (int step = 0; step < 64; ++step) {
    const int share = scores.shares[static_cast<std::size_t>(step)];
    if (share == 0) continue;
    for (int score = step * 10; score < step * 10 + 10; score += 2) {
      chance += share *
                (Naive(scores, deals - 1, ahead + score) + Naive(scores, deals - 1, ahead - score));
      total += 2 * share;
    }
  }
  return chance / total;
}

// The same for a race, in which a step is its middle.
double NaiveRace(const MatchScores& scores, int target, double own, double theirs) {
  double chance = 0;
  double total = 0;
  for (int step = 0; step < 64; ++step) {
    const int share = scores.shares[static_cast<std::size_t>(step)];
    if (share == 0) continue;
    for (const int sign : {1, -1}) {
      const double score = sign * (step * 10 + 4);
      const double one = own + (scores.usual + score) / 2;
      const double other = theirs + (scores.usual - score) / 2;
      const bool over = one >= target || other >= target;
      chance += share * (!over                              ? NaiveRace(scores, target, one, other)
                         : one >= target && other >= target ? AtEndOf(one - other)
                         : one >= target                    ? 1
                                                            : 0);
      total += share;
    }
  }
  return chance / total;
}

TEST(MatchChances, AreThoseOfAllWaysInWhichDealsMayGo) {
  const MatchScores scores = FewScores();
  const MatchChances chances = MatchChances::WithDeals(scores, 3);
  for (int deals = 0; deals <= 3; ++deals) {
    for (const int ahead : {-260, -130, -100, -46, -44, -8, -2, 0, 2, 6, 40, 48, 90, 124, 300}) {
      EXPECT_NEAR(chances.WithLeft(deals, ahead), Naive(scores, deals, ahead), 1e-6)
          << deals << " " << ahead;
    }
  }
}

TEST(MatchChances, OfARaceAreNearlyThoseOfAllWays) {
  const MatchScores scores = FewScores();
  const MatchChances chances = MatchChances::ToPoints(scores, BothOver::kMost, 500);
  for (const int own : {0, 150, 310, 333, 480}) {
    for (const int theirs : {0, 120, 290, 406, 490}) {
      EXPECT_NEAR(chances.Before({0, 500, own, theirs}), NaiveRace(scores, 500, own, theirs), 0.04)
          << own << " " << theirs;
    }
  }
}

TEST(MatchChances, WhereBothHaveEnoughGoToWhomTheRulesSay) {
  const MatchScores scores = FewScores();
  const auto of = [&](BothOver over) {
    return MatchChances::ToPoints(scores, over, 1500).AfterDeal(1450, 1490, 10);
  };
  EXPECT_EQ(of(BothOver::kMost), 0);
  EXPECT_EQ(of(BothOver::kDeclarer), 1);
}

TEST(MatchUtility, OfBothSidesAddUpToOne) {
  for (const char* preset : {"kbn", "bga", "kraken"}) {
    const Rules rules = ParseRules(preset).value();
    for (const char* text :
         {"1,0", "1,30", "2,-80", "5,200", "16,61", "64,-300", "1500,1200,1350", "1000,0,10"}) {
      const MatchStanding standing = ParseMatchStanding(text).value();
      const MatchUtility own(rules, standing);
      const MatchUtility others(rules, standing.OfOthers());
      EXPECT_NEAR(own.Before() + others.Before(), 1, 1e-5) << preset << " " << text;
      for (const int score : {-262, -162, -31, 0, 18, 162, 300}) {
        EXPECT_NEAR(own.Of(score) + others.Of(-score), 1, 1e-5) << preset << " " << text;
      }
    }
  }
}

TEST(MatchUtility, NeverFallsWhereTheScoreRises) {
  for (const char* text : {"1,0", "2,-80", "16,61", "1500,1200,1350", "1500,1440,1440"}) {
    const MatchUtility utility(Rules{}, ParseMatchStanding(text).value());
    for (int score = -400; score < 400; ++score) {
      EXPECT_LE(utility.Of(score), utility.Of(score + 1) + 1e-6) << text << " " << score;
    }
    EXPECT_GT(utility.PointNear(0), 0);
  }
}

TEST(MatchUtility, OfTheLastDealIsWhetherItIsEnough) {
  const MatchUtility behind(Rules{}, {1, 0, -100, 0});
  EXPECT_EQ(behind.Of(99), 0);
  EXPECT_EQ(behind.Of(100), 0.5);
  EXPECT_EQ(behind.Of(101), 1);
}

TEST(MatchScores, AreThereForEachPreset) {
  ASSERT_EQ(AllMatchScores().size(), Presets().size());
  for (std::size_t i = 0; i < Presets().size(); ++i) {
    const MatchScores& scores = AllMatchScores()[i];
    EXPECT_EQ(scores.preset, Presets()[i].name);
    EXPECT_EQ(&MatchScoresOf(Presets()[i].rules), &scores);
    int total = 0;
    for (const int share : scores.shares) total += share;
    EXPECT_NEAR(total, 10'000, 20);
  }
  EXPECT_EQ(OutlookOf(ParseRules("nku-rotterdam,game=12-deals").value(), {2, 0, 0, 0}).preset,
            "nku-rotterdam");
}

TEST(MatchStanding, IsWrittenAsItIsRead) {
  for (const char* text : {"2,-80", "1,0", "64,100000", "1500,1200,1350", "100,0,99"}) {
    EXPECT_EQ(FormatMatchStanding(ParseMatchStanding(text).value()), text);
  }
  EXPECT_EQ(ParseMatchStanding("2,+80").value(), (MatchStanding{2, 0, 80, 0}));
  for (const char* text : {"", "2", "2,", "0,5", "65,5", "2,-100001", "99,0,0", "1500,1500,0",
                           "1500,-1,0", "1500,1,2,3", "a,b", "2,5 ", "2,+-5"}) {
    const auto read = ParseMatchStanding(text);
    ASSERT_FALSE(read) << text;
    EXPECT_NE(read.error().both().english.find("expected DEALS,DIFFERENCE"), std::string::npos);
  }
}

}  // namespace
}  // namespace jasnel
