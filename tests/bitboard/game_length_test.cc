// When a game of several deals is over, and who won it.

#include "bitboard/game_length.h"

#include <gtest/gtest.h>

#include <optional>

#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::RulesOf;

GameTotals GameOf(const char* rules) {
  const Rules read = RulesOf(rules);
  return GameTotals(read.game, read.both_over);
}

ContractResult Written(int ns, int ew, Outcome outcome = Outcome::kMade) {
  return {.outcome = outcome, .score = {Points(ns), Points(ew)}};
}

constexpr Side kNs = Side::kNorthSouth;
constexpr Side kEw = Side::kEastWest;

// SV Bedum: "Op een speelavond worden 4 'boompjes' van 12 spelletjes gespeeld".
TEST(GameLength, IsTwelveDealsInBedum) {
  for (const char* rules : {"bedum", "bedum-rotterdam", "bedum-utrecht", "bedum,roem=off"}) {
    EXPECT_EQ(RulesOf(rules).game.deals, 12) << rules;
  }
}

// NKF 1976, second part art. 5: "Spellen 4 - 8 - 12 - 16".
TEST(GameLength, IsSixteenDealsElsewhere) {
  for (const char* rules : {"kbn", "nkf", "nkf-international", "nku", "nku-rotterdam"}) {
    EXPECT_EQ(RulesOf(rules).game.deals, 16) << rules;
  }
}

TEST(GameLength, OfDealsEndsAfterSoManyWhateverThePoints) {
  GameTotals game = GameOf("kbn,game=2-deals");
  game.Add(kNs, Written(2000, 0));
  EXPECT_FALSE(game.IsOver());
  game.Add(kNs, Written(0, 2000, Outcome::kNat));
  EXPECT_TRUE(game.IsOver());
  EXPECT_EQ(game.Ahead(), std::nullopt);
}

TEST(GameLength, OfPointsEndsWhenASideHasThem) {
  GameTotals game = GameOf("kbn,game=300-points");
  game.Add(kNs, Written(182, 60));
  EXPECT_FALSE(game.IsOver());
  EXPECT_EQ(game.Ahead(), kNs);
  game.Add(kEw, Written(0, 182));
  EXPECT_FALSE(game.IsOver());
  EXPECT_EQ(game.Ahead(), kEw);
  game.Add(kEw, Written(60, 102));
  EXPECT_TRUE(game.IsOver());
  EXPECT_EQ(game.Ahead(), kEw);
}

TEST(GameLength, OfPointsGoesToTheSideWithMoreWhenBothHaveThem) {
  GameTotals game = GameOf("kbn,game=100-points");
  game.Add(kNs, Written(102, 110, Outcome::kMade));
  EXPECT_TRUE(game.IsOver());
  EXPECT_EQ(game.Ahead(), kEw);
}

TEST(GameLength, OfPointsGoesOnWhileBothAreEqual) {
  GameTotals game = GameOf("kbn,game=100-points");
  game.Add(kNs, Written(110, 110));
  EXPECT_FALSE(game.IsOver());
  game.Add(kNs, Written(82, 80));
  EXPECT_TRUE(game.IsOver());
}

TEST(GameLength, OfPointsMayGoToTheSideThatWonTheLastDeal) {
  GameTotals made = GameOf("kbn,game=200-points,both-over=declarer");
  made.Add(kEw, Written(200, 190));
  EXPECT_TRUE(made.IsOver());
  EXPECT_EQ(made.Ahead(), kNs) << "East-West does not have them";
  GameTotals both = GameOf("kbn,game=200-points,both-over=declarer");
  both.Add(kNs, Written(150, 120));
  both.Add(kEw, Written(80, 82));
  EXPECT_TRUE(both.IsOver());
  EXPECT_EQ(both.Ahead(), kEw) << "with fewer points";
  GameTotals lost = GameOf("kbn,game=200-points,both-over=declarer,nat=own");
  lost.Add(kNs, Written(150, 160));
  lost.Add(kEw, Written(82, 80, Outcome::kNat));
  EXPECT_EQ(lost.Ahead(), kNs);
}

}  // namespace
}  // namespace jasnel
