// What is counted in a match.

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "jasnel/dealing.h"
#include "jasnel/match.h"

namespace jasnel {
namespace {

using std::chrono::nanoseconds;

Sitting SittingWith(Side side_of_a, Seat declarer, Outcome outcome, int ns, int ew) {
  Sitting sitting;
  sitting.side_of_a = side_of_a;
  sitting.declarer = declarer;
  sitting.result = {outcome, {Points(ns), Points(ew)}};
  sitting.calls = {1, 2};
  sitting.times = {PlayerTime{nanoseconds(1600), nanoseconds(500), nanoseconds(10)},
                   PlayerTime{nanoseconds(3200), nanoseconds(900), nanoseconds(20)}};
  return sitting;
}

Pair PairWith(int ns_first, int ew_first, int ns_second, int ew_second) {
  return {SittingWith(Side::kNorthSouth, Seat::kNorth, Outcome::kMade, ns_first, ew_first),
          SittingWith(Side::kEastWest, Seat::kNorth, Outcome::kMade, ns_second, ew_second)};
}

TEST(MatchTally, TakesTheMeanOfBothSittingsOfADeal) {
  MatchTally tally;
  tally.Add(PairWith(100, 62, 90, 72));  // A: +38 as North-South, -18 as East-West
  EXPECT_EQ(tally.pairs(), 1u);
  EXPECT_EQ(tally.Difference(), 10);
  EXPECT_EQ(tally.player(0).points, 172);
  EXPECT_EQ(tally.player(1).points, 152);
}

TEST(MatchTally, CountsContractsForThoseWhoDeclareThem) {
  MatchTally tally;
  tally.Add({SittingWith(Side::kNorthSouth, Seat::kSouth, Outcome::kPit, 262, 0),
             SittingWith(Side::kEastWest, Seat::kSouth, Outcome::kNat, 0, 162)});
  EXPECT_EQ(tally.player(0).declared, 1u);
  EXPECT_EQ(tally.player(0).made, 1u);
  EXPECT_EQ(tally.player(0).pit, 1u);
  EXPECT_EQ(tally.player(0).nat, 0u);
  EXPECT_EQ(tally.player(1).declared, 1u);
  EXPECT_EQ(tally.player(1).made, 0u);
  EXPECT_EQ(tally.player(1).nat, 1u);
}

TEST(MatchTally, CountsTheMatchesThatAWon) {
  MatchTally tally(2, 30);
  EXPECT_EQ(tally.ahead(), (std::array{30, 30}));
  // North-South are A in the first sitting, and B in the second.
  tally.Add(PairWith(60, 102, 60, 102));
  EXPECT_EQ(tally.matches(), 0u);
  EXPECT_EQ(tally.ahead(), (std::array{-12, -12}));
  tally.Add(PairWith(90, 72, 87, 75));  // A wins the first sitting; the second is a draw
  EXPECT_EQ(tally.matches(), 1u);
  EXPECT_EQ(tally.Wins(), 0.75);
  EXPECT_FALSE(tally.WinsInterval());
  EXPECT_EQ(tally.ahead(), (std::array{30, 30}));
  tally.Add(PairWith(0, 162, 0, 162));
  tally.Add(
      PairWith(0, 162, 162, 0));  // A loses the first; the second, where it has East-West, too
  EXPECT_EQ(tally.Wins(), 0.375);
  ASSERT_TRUE(tally.WinsInterval());
  EXPECT_LT(tally.WinsInterval()->low, 0);
}

TEST(MatchTally, AddsUpTimesAndKeepsTheSlowestCard) {
  MatchTally tally;
  Pair pair = PairWith(100, 62, 90, 72);
  pair[1].times[0].slowest_card = nanoseconds(700);
  tally.Add(pair);
  EXPECT_EQ(tally.player(0).cards, 32u);
  EXPECT_EQ(tally.player(0).calls, 2u);
  EXPECT_EQ(tally.player(0).time,
            (PlayerTime{nanoseconds(3200), nanoseconds(700), nanoseconds(20)}));
  EXPECT_EQ(tally.player(1).time,
            (PlayerTime{nanoseconds(6400), nanoseconds(900), nanoseconds(40)}));
}

TEST(MatchTally, HasNoIntervalOfOneDeal) {
  MatchTally tally;
  tally.Add(PairWith(100, 62, 90, 72));
  EXPECT_FALSE(tally.FixedInterval());
  EXPECT_FALSE(tally.SequenceInterval());
}

// Differences 10, 20 and 60: mean 30, standard deviation sqrt(700), and Student's t for two degrees
// of freedom is 4.303.
TEST(MatchTally, HasStudentsInterval) {
  MatchTally tally;
  tally.Add(PairWith(91, 71, 81, 81));
  tally.Add(PairWith(101, 61, 81, 81));
  tally.Add(PairWith(141, 21, 81, 81));
  const auto interval = tally.FixedInterval();
  ASSERT_TRUE(interval);
  EXPECT_DOUBLE_EQ(tally.Difference(), 30);
  EXPECT_NEAR(interval->low, 30 - 4.303 * std::sqrt(700.0 / 3), 1e-9);
  EXPECT_NEAR(interval->high, 30 + 4.303 * std::sqrt(700.0 / 3), 1e-9);
}

TEST(MatchTally, HasAWiderIntervalWhereOneLooksAfterEveryDeal) {
  MatchTally tally;
  for (int i = 0; i < 100; ++i) tally.Add(PairWith(81 + i, 81 - i, 81, 81));
  const double fixed = tally.FixedInterval()->high - tally.FixedInterval()->low;
  const double sequence = tally.SequenceInterval()->high - tally.SequenceInterval()->low;
  EXPECT_GT(sequence, 1.5 * fixed);
  EXPECT_LT(sequence, 2 * fixed);
}

// Of 300 matches of players who are equally good, those in which the interval leaves out 0 at any
// look in 1000 deals.
int MatchesThatMiss(const std::function<int(Random&)>& difference) {
  int missed = 0;
  for (std::uint64_t match = 0; match < 300; ++match) {
    Random random = Random::Stream(3, match);
    MatchTally tally;
    bool holds = true;
    while (holds && tally.pairs() < 1000) {
      const int points = difference(random);
      tally.Add(PairWith(81 + points, 81 - points, 81, 81));
      const auto interval = tally.SequenceInterval();
      holds = !interval || interval->Holds(0);
    }
    missed += holds ? 0 : 1;
  }
  return missed;
}

TEST(MatchTally, OfPlayersWhoAreAlikeIsClearInFewerThanOneOfTwenty) {
  EXPECT_LE(MatchesThatMiss([](Random& random) { return random.Below(201) - 100; }), 15);
}

TEST(MatchTally, WaitsForWhatOneLosesInFewDealsAndGainsInMany) {
  const auto most = [](Random& random) { return random.Below(10) == 0 ? -90 : 10; };
  const auto few = [&](Random& random) { return random.Below(10) == 0 ? most(random) : 0; };
  EXPECT_LE(MatchesThatMiss(most), 15);
  EXPECT_LE(MatchesThatMiss(few), 15);
}

}  // namespace
}  // namespace jasnel
