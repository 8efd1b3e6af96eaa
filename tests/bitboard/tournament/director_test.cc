// What the director gives and takes, NKF 1976, second part: penalties, bonuses, cancelled boards
// and awards.

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "jasnel/comparison.h"
#include "tests/bitboard/tournament/results.h"

namespace jasnel {
namespace {

using testing::Cancelled;
using testing::ErrorOf;
using testing::Figures;
using testing::FiguresOf;
using testing::kEastWest;
using testing::kNorthSouth;
using testing::MatchPoints;
using testing::Numbers;
using testing::OneBoard;
using testing::Played;
using testing::Ranking;
using testing::Results;
using testing::StandingOf;

// Art. 13: "straffen met 1 M.P. (matchpunt) in mindering".
TEST(Penalty, TakesMatchPointsOffOneSide) {
  Results results = OneBoard({100, 120});
  results[1].penalties = {1, 0};
  EXPECT_EQ(FiguresOf("b", results), (Figures{1, 3, 4, 1, 1, 120, 1}));
  EXPECT_EQ(StandingOf("B", results, kEastWest).match_points, 2);
  EXPECT_EQ(MatchPoints(results), (Numbers{2, 4}));
}

TEST(Penalty, CanCostAPlace) {
  Results results = OneBoard({100, 120});
  results[1].penalties = {2, 0};
  EXPECT_EQ(Ranking(results), "1 b, 2 a") << "equal match points; b has the top";
  results[1].penalties = {3, 0};
  EXPECT_EQ(Ranking(results), "1 a, 2 b");
}

// Art. 21: "in overeenstemming met ..."; what a side was kept from may be added.
TEST(Bonus, AddsMatchPointsToOneSide) {
  Results results = OneBoard({100, 120});
  results[0].bonuses = {3, 0};
  const Standing standing = StandingOf("a", results);
  EXPECT_EQ(standing.match_points, 5);
  EXPECT_EQ(standing.bonus, 3);
  EXPECT_EQ(standing.tops, 0);
  EXPECT_EQ(StandingOf("A", results, kEastWest).match_points, 4);
  EXPECT_EQ(Ranking(results), "1 a, 2 b");
}

// Art. 15, 16, 21: "een gemiddelde score", "de helft van het aantal matchpunten wat bereikbaar is".
TEST(CancelledBoard, BringsBothSidesTheAverageWhereNobodyOffended) {
  Results results = OneBoard({100, 82, 120, 90});
  results[1].scores.reset();
  EXPECT_EQ(MatchPoints(results)[1], 4);
  EXPECT_EQ(MatchPoints(results, kEastWest)[1], 4);
  EXPECT_EQ(FiguresOf("b", results), (Figures{3, 4, 8, 0, 0, 0, 0}));
}

// Art. 14: "dan mag de annulering voor hen geen nadelige gevolgen hebben. De dader(s) wordt
// (worden) gestraft met aftrek van minstens 1 M.P. en voor hen wordt de laagste notering op dat
// spel aangenomen."
TEST(CancelledBoard, BringsTheOffenderTheLowestAndTheOtherSideTheAverage) {
  Results results = OneBoard({100, 82, 120});
  results[1].scores.reset();
  results[1].penalties = {1, 0};
  EXPECT_EQ(MatchPoints(results), (Numbers{4, 2, 6})) << "as if the offender had the lowest score";
  EXPECT_EQ(FiguresOf("b", results), (Figures{3, 1, 6, 1, 0, 0, 0}));
  EXPECT_EQ(FiguresOf("B", results, kEastWest), (Figures{3, 3, 6, 0, 0, 0, 0}));
}

TEST(CancelledBoard, CostsThoseWhoPlayedItNothing) {
  const Results all = OneBoard({100, 82, 120, 82, 162, 0});
  const Numbers played = MatchPoints(all);
  Results offended = all;
  offended[5].scores.reset();
  offended[5].penalties = {1, 1};
  const Numbers with_offence = MatchPoints(offended);
  for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(with_offence[i], played[i]);
  Results innocent = all;
  innocent[5].scores.reset();
  EXPECT_EQ(MatchPoints(innocent), (Numbers{7, 4, 9, 4, 11, 6}))
      << "a point for the score that is missing: their mean stays 7";
}

TEST(CancelledBoard, CountsAsNotPlayed) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(1, "b", "B", 90, 72),
                           Cancelled(2, "a", "B"), Played(2, "b", "A", 80, 82)};
  EXPECT_EQ(FiguresOf("a", results), (Figures{1, 6, 8, 0, 1, 100, 1}));
  EXPECT_EQ(FiguresOf("b", results), (Figures{2, 5, 8, 0, 1, 170, 2}));
}

TEST(CancelledBoard, NeverBringsTheOffenderMoreThanTheOtherSide) {
  for (int tables = 1; tables <= 4; ++tables) {
    Results results = OneBoard(std::vector<int>(static_cast<std::size_t>(tables), 80));
    results[0].scores.reset();
    results[0].penalties = {1, 0};
    EXPECT_LE(MatchPoints(results)[0], MatchPoints(results, kEastWest)[0]) << tables;
  }
}

Results WithAward(Results results, std::size_t i, const Award& award) {
  results[i].awards[kNorthSouth] = award;
  return results;
}

TEST(Award, TakesThePlaceOfTheScoreOfItsSideOnly) {
  const Results results = OneBoard({100, 82, 120, 90});
  const Results average = WithAward(results, 2, {Award::Kind::kAverage, 0});
  EXPECT_EQ(MatchPoints(average), (Numbers{7, 3, 4, 5}));
  EXPECT_EQ(MatchPoints(average, kEastWest), MatchPoints(results, kEastWest));
  EXPECT_EQ(FiguresOf("c", average), (Figures{3, 4, 8, 0, 0, 120, 1})) << "no top";
  const Results lowest = WithAward(results, 2, {Award::Kind::kLowest, 0});
  EXPECT_EQ(MatchPoints(lowest), (Numbers{8, 4, 2, 6}));
}

// Art. 20: "Een arbitrale score kan worden toegekend door wijziging van het aantal matchpunten".
TEST(Award, MayBeAnyNumberThatTheBoardCanBring) {
  const Results results = OneBoard({100, 82, 120, 90});
  EXPECT_EQ(MatchPoints(WithAward(results, 1, {Award::Kind::kMatchPoints, 8})),
            (Numbers{5, 8, 7, 3}));
  EXPECT_EQ(MatchPoints(WithAward(results, 1, {Award::Kind::kMatchPoints, 0}))[1], 0);
  EXPECT_EQ(ErrorOf(WithAward(results, 1, {Award::Kind::kMatchPoints, 9})),
            "board 1 N-S: an award of 9; expected at most 8, what the board can bring");
}

// Art. 17: "worden de gespeelde spellen geannuleerd en krijgen de paren of persoon daarvoor de
// laagste score".
TEST(Award, OfTheLowestMayGoToBothSidesOfACancelledBoard) {
  Results results = OneBoard({100, 82, 120});
  results[0].scores.reset();
  results[0].awards = {Award{Award::Kind::kLowest, 0}, Award{Award::Kind::kLowest, 0}};
  EXPECT_EQ(MatchPoints(results), (Numbers{2, 4, 6}));
  EXPECT_EQ(MatchPoints(results, kEastWest), (Numbers{2, 6, 4}));
}

}  // namespace
}  // namespace jasnel
