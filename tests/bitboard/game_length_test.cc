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

constexpr Side kNorthSouthSide = Side::kNorthSouth;
constexpr Side kEastWestSide = Side::kEastWest;

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
  game.Add(kNorthSouthSide, Written(2000, 0));
  EXPECT_FALSE(game.IsOver());
  game.Add(kNorthSouthSide, Written(0, 2000, Outcome::kNat));
  EXPECT_TRUE(game.IsOver());
  EXPECT_EQ(game.Ahead(), std::nullopt);
}

TEST(GameLength, OfPointsEndsWhenASideHasThem) {
  GameTotals game = GameOf("kbn,game=300-points");
  game.Add(kNorthSouthSide, Written(182, 60));
  EXPECT_FALSE(game.IsOver());
  EXPECT_EQ(game.Ahead(), kNorthSouthSide);
  game.Add(kEastWestSide, Written(0, 182));
  EXPECT_FALSE(game.IsOver());
  EXPECT_EQ(game.Ahead(), kEastWestSide);
  game.Add(kEastWestSide, Written(60, 102));
  EXPECT_TRUE(game.IsOver());
  EXPECT_EQ(game.Ahead(), kEastWestSide);
}

TEST(GameLength, OfPointsGoesToTheSideWithMoreWhenBothHaveThem) {
  GameTotals game = GameOf("kbn,game=100-points");
  game.Add(kNorthSouthSide, Written(102, 110, Outcome::kMade));
  EXPECT_TRUE(game.IsOver());
  EXPECT_EQ(game.Ahead(), kEastWestSide);
}

TEST(GameLength, OfPointsGoesOnWhileBothAreEqual) {
  GameTotals game = GameOf("kbn,game=100-points");
  game.Add(kNorthSouthSide, Written(110, 110));
  EXPECT_FALSE(game.IsOver());
  game.Add(kNorthSouthSide, Written(82, 80));
  EXPECT_TRUE(game.IsOver());
}

TEST(GameLength, OfPointsMayGoToTheSideThatWonTheLastDeal) {
  GameTotals made = GameOf("kbn,game=200-points,both-over=declarer");
  made.Add(kEastWestSide, Written(200, 190));
  EXPECT_TRUE(made.IsOver());
  EXPECT_EQ(made.Ahead(), kNorthSouthSide) << "East-West does not have them";
  GameTotals both = GameOf("kbn,game=200-points,both-over=declarer");
  both.Add(kNorthSouthSide, Written(150, 120));
  both.Add(kEastWestSide, Written(80, 82));
  EXPECT_TRUE(both.IsOver());
  EXPECT_EQ(both.Ahead(), kEastWestSide) << "with fewer points";
  GameTotals lost = GameOf("kbn,game=200-points,both-over=declarer,nat=own");
  lost.Add(kNorthSouthSide, Written(150, 160));
  lost.Add(kEastWestSide, Written(82, 80, Outcome::kNat));
  EXPECT_EQ(lost.Ahead(), kNorthSouthSide);
}

}  // namespace
}  // namespace jasnel
