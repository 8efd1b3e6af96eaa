// What is counted in a match of boerenbridge, by hand.

#include <gtest/gtest.h>

#include <cmath>

#include "jasnel/boerenbridge/match.h"

namespace jasnel::boerenbridge::testing {
namespace {

using std::chrono::nanoseconds;

// Three players, one card; the player in seat `taker` takes the trick, and all bid 0 but the
// dealer.
MatchDealPlayed OneCard(std::uint64_t deal_of_round, int taker) {
  MatchDealPlayed deal;
  for (int rotation = 0; rotation < 3; ++rotation) {
    Sitting sitting;
    for (int player = 0; player < 3; ++player) {
      sitting.player[SeatOfPlayer(player, deal_of_round, rotation, 3)] = player;
    }
    sitting.bids = {0, 1, 1};
    sitting.taken[taker] = 1;
    deal.sittings.push_back(sitting);
  }
  return deal;
}

// Seat 1 makes its bid of one: 12 points; seat 0 its bid of none: 10; the dealer loses 2.
TEST(BoerenbridgeMatchTally, TakesTheMeanOfAllSittings) {
  MatchTally tally(3, 1);
  tally.Add(OneCard(0, 1));
  for (int player = 0; player < 3; ++player) {
    const PlayerTally& found = tally.player(player);
    EXPECT_NEAR(found.all.Mean(DealMeans::kScore), 20 / 3.0, 1e-12);
    EXPECT_NEAR(found.all.Mean(DealMeans::kMore), 0, 1e-12);
    EXPECT_NEAR(found.all.Mean(DealMeans::kMade), 2 / 3.0, 1e-12);
    EXPECT_EQ(found.by_seat[0].Mean(DealMeans::kScore), 10);
    EXPECT_EQ(found.by_seat[1].Mean(DealMeans::kScore), 12);
    EXPECT_EQ(found.by_seat[2].Mean(DealMeans::kScore), -2);
    EXPECT_EQ(found.by_seat[1].Mean(DealMeans::kMore), 8);
    EXPECT_EQ(found.by_seat[2].Mean(DealMeans::kMade), 0);
    EXPECT_EQ(found.by_cards[1].count(), 1U);
    EXPECT_EQ(found.by_cards[2].count(), 0U);
  }
}

// A round of one deal: first, second and third once each.
TEST(BoerenbridgeMatchTally, GivesMatchPointsForEachRound) {
  MatchTally tally(3, 1);
  tally.Add(OneCard(0, 1));
  EXPECT_EQ(tally.rounds(), 1U);
  for (int player = 0; player < 3; ++player) {
    EXPECT_NEAR(tally.player(player).match_points.Mean(std::size_t{0}), 4, 1e-12);
  }
}

// With two cards a round has three deals; the first sittings of all of them belong together.
TEST(BoerenbridgeMatchTally, AddsUpARoundSittingBySitting) {
  MatchTally tally(3, 2);
  tally.Add(OneCard(0, 1));
  tally.Add(OneCard(1, 1));
  EXPECT_EQ(tally.rounds(), 0U);
  EXPECT_EQ(tally.player(0).match_points.count(), 0U);
  tally.Add(OneCard(2, 1));
  EXPECT_EQ(tally.rounds(), 1U);
  // In each sitting every player has sat in every seat: all are equal, and share the places.
  EXPECT_NEAR(tally.player(0).match_points.Mean(std::size_t{0}), 4, 1e-12);
  EXPECT_EQ(tally.player(0).all.HalfWidth(DealMeans::kScore), 0);
}

TEST(BoerenbridgeMatchTally, IsSurerWithMoreDeals) {
  MatchTally tally(3, 1);
  EXPECT_FALSE(tally.player(0).all.HalfWidth(DealMeans::kScore));
  tally.Add(OneCard(0, 1));
  EXPECT_FALSE(tally.player(0).all.HalfWidth(DealMeans::kScore));
  tally.Add(OneCard(0, 0));  // -2 for all who bid something, seat 0 too: -2, -2, -2
  // Two observations, 20/3 and -2: Student's t with one degree of freedom.
  const double deviation = (20 / 3.0 + 2) / std::sqrt(2.0);
  EXPECT_NEAR(*tally.player(0).all.HalfWidth(DealMeans::kScore),
              12.706 * deviation / std::sqrt(2.0), 1e-9);
}

// Seat 0 bids one and takes it in the first deal, and not in the second.
TEST(BoerenbridgeMatchTally, TellsTheDifferenceOfTwoPlayersWithItsInterval) {
  MatchTally tally(3, 1);
  EXPECT_FALSE(tally.DifferenceHalfWidth(0, 1));
  MatchDealPlayed first;
  MatchDealPlayed second;
  // Player i in seat i, once each: 10 points and 2 for the trick; -2; 10.
  Sitting sitting;
  sitting.player = {0, 1, 2};
  sitting.bids = {1, 1, 0};
  sitting.taken = {1, 0, 0};
  first.sittings = {sitting};
  sitting.taken = {0, 0, 1};
  second.sittings = {sitting};  // -2, -2, -2
  tally.Add(first);
  EXPECT_EQ(tally.Difference(0, 1), 14);
  EXPECT_EQ(tally.Difference(1, 0), -14);
  EXPECT_FALSE(tally.DifferenceHalfWidth(0, 1));
  tally.Add(second);
  // Two observations, 14 and 0: Student's t with one degree of freedom.
  EXPECT_NEAR(tally.Difference(0, 1), 7, 1e-12);
  EXPECT_NEAR(*tally.DifferenceHalfWidth(0, 1), 12.706 * 7, 0.01);
  EXPECT_NEAR(*tally.DifferenceHalfWidth(1, 0), 12.706 * 7, 0.01);
  EXPECT_NEAR(tally.Difference(0, 2), 1, 1e-12);
  EXPECT_NEAR(*tally.DifferenceHalfWidth(0, 2), 12.706, 0.01);  // 2 and 0
  EXPECT_EQ(*tally.DifferenceHalfWidth(2, 2), 0);
}

TEST(BoerenbridgeMatchTally, AddsUpTimes) {
  MatchDealPlayed deal = OneCard(0, 1);
  deal.times[2] = {nanoseconds(30), nanoseconds(20), nanoseconds(50), nanoseconds(40), 3, 2};
  MatchTally tally(3, 1);
  tally.Add(deal);
  deal.times[2] = {nanoseconds(10), nanoseconds(10), nanoseconds(60), nanoseconds(60), 3, 1};
  tally.Add(deal);
  const PlayerTime& time = tally.player(2).time;
  EXPECT_EQ(time.bids, nanoseconds(40));
  EXPECT_EQ(time.slowest_bid, nanoseconds(20));
  EXPECT_EQ(time.cards, nanoseconds(110));
  EXPECT_EQ(time.slowest_card, nanoseconds(60));
  EXPECT_EQ(time.bids_made, 6U);
  EXPECT_EQ(time.cards_played, 3U);
  EXPECT_EQ(tally.player(0).time.bids_made, 0U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
