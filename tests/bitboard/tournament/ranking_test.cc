// The ranking of pairs, NKF 1976, second part: directions, movements and groups.

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "jasnel/comparison.h"
#include "tests/bitboard/tournament/results.h"

namespace jasnel {
namespace {

using testing::Compared;
using testing::ErrorOf;
using testing::Figures;
using testing::FiguresOf;
using testing::InGroup;
using testing::kEastWest;
using testing::kNorthSouth;
using testing::OneBoard;
using testing::Played;
using testing::Ranking;
using testing::Results;
using testing::StandingOf;
using testing::TextOf;

TEST(Ranking, GoesByMatchPoints) {
  EXPECT_EQ(Ranking(OneBoard({100, 82, 120})), "1 c, 2 a, 3 b");
  EXPECT_EQ(Ranking(OneBoard({100, 82, 120}), kEastWest), "1 B, 2 A, 3 C");
}

// a: 6 + 2, one top; b: 4 + 4, none, though more play points; c: 2 + 6, one top and fewer points.
TEST(Ranking, GoesByTopsWhereMatchPointsAreEqual) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(1, "b", "B", 99, 63),
                           Played(1, "c", "C", 0, 162),  Played(2, "a", "B", 80, 82),
                           Played(2, "b", "C", 90, 72),  Played(2, "c", "A", 91, 71)};
  EXPECT_EQ(StandingOf("a", results).match_points, 8);
  EXPECT_EQ(StandingOf("b", results).match_points, 8);
  EXPECT_EQ(StandingOf("c", results).match_points, 8);
  EXPECT_EQ(StandingOf("b", results).play_points, 189);
  EXPECT_EQ(Ranking(results), "1 a, 2 c, 3 b");
}

TEST(Ranking, GoesByPlayPointsWhereTopsAreEqualToo) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(1, "b", "B", 90, 72),
                           Played(2, "a", "B", 80, 82), Played(2, "b", "A", 91, 71)};
  EXPECT_EQ(StandingOf("a", results).play_points, 180);
  EXPECT_EQ(StandingOf("b", results).play_points, 181);
  EXPECT_EQ(Ranking(results), "1 b, 2 a");
}

TEST(Ranking, IsExAequoWhereAllIsEqual) {
  EXPECT_EQ(Ranking(OneBoard({100, 120, 100, 0})), "1 b, 2 a, 2 c, 4 d");
}

TEST(Ranking, PutsNumbersThatShareAPlaceInTheirOrder) {
  const Results results = {Played(1, "10", "1", 90, 72), Played(1, "2", "3", 90, 72)};
  EXPECT_EQ(Ranking(results), "1 2, 1 10");
}

TEST(Ranking, KeepsAPairOfTheSameNameInTheOtherDirectionApart) {
  const Results results = {Played(1, "1", "1", 90, 72), Played(1, "2", "2", 100, 62)};
  EXPECT_EQ(Ranking(results, kNorthSouth), "1 2, 2 1");
  EXPECT_EQ(Ranking(results, kEastWest), "1 1, 2 2");
}

TEST(Ranking, DoesNotDependOnTheOrderOfTheResults) {
  std::mt19937 random(2);
  Results results;
  for (std::uint64_t board = 1; board <= 6; ++board) {
    for (int pair = 0; pair < 6; ++pair) {
      const int score = static_cast<int>(random() % 4) * 40;
      results.push_back(Played(board, std::to_string(pair), std::to_string(pair), score, 162));
    }
  }
  for (std::size_t i = 0; i < results.size(); i += 7) {
    results[i].scores.reset();
    results[i].penalties = {static_cast<int>(i % 2), 0};
  }
  for (const Movement movement : {Movement::kSchevenings, Movement::kHowell}) {
    Results order = results;
    if (movement == Movement::kHowell) {
      for (BoardResult& result : order) result.pairs[1] += "'";
    }
    const auto rankings = Compared(order, movement).rankings;
    for (int i = 0; i < 10; ++i) {
      std::shuffle(order.begin(), order.end(), random);
      EXPECT_EQ(Compared(order, movement).rankings, rankings);
    }
  }
}

TEST(Standing, AddsUpTheBoards) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(1, "b", "B", 90, 72),
                           Played(1, "c", "C", 90, 72), Played(2, "a", "B", 0, 182),
                           Played(2, "b", "A", 20, 142)};
  EXPECT_EQ(FiguresOf("a", results), (Figures{1, 8, 10, 0, 1, 100, 2}));
  EXPECT_EQ(FiguresOf("b", results), (Figures{2, 7, 10, 0, 1, 110, 2}));
  EXPECT_EQ(FiguresOf("c", results), (Figures{3, 3, 6, 0, 0, 90, 1}));
}

// Three pairs and a fourth against each other, in alternating directions: "in afwisselende
// speelrichting".
TEST(Howell, RanksAPairOnceOverBothDirections) {
  const Results results = {Played(1, "1", "2", 100, 62), Played(1, "3", "4", 90, 72),
                           Played(2, "2", "1", 82, 80), Played(2, "4", "3", 102, 60)};
  const auto comparison = Compared(results, Movement::kHowell);
  ASSERT_EQ(comparison.rankings.size(), 1U);
  EXPECT_EQ(comparison.rankings[0].side, std::nullopt);
  EXPECT_EQ(TextOf(comparison.rankings[0]), "1 1, 2 4, 3 3, 4 2");
  const Standing& first = comparison.rankings[0].standings[0];
  EXPECT_EQ(first.match_points, 8);
  EXPECT_EQ(first.tops, 2);
  EXPECT_EQ(first.play_points, 180);
  EXPECT_EQ(first.boards, 2);
  EXPECT_EQ(Compared(results).rankings.size(), 2U);
}

TEST(Pair, IsTheSameWhateverTheCapitalsAndSpacesOfItsName) {
  const Results results = {Played(1, "Anna  & Bram", "x", 100, 62),
                           Played(2, "anna & bram", "X ", 82, 80),
                           Played(1, "Cor & Dirk", "y", 80, 82)};
  EXPECT_EQ(Ranking(results), "1 Anna  & Bram, 2 Cor & Dirk");
  EXPECT_EQ(ErrorOf({Played(3, "a", "x", 80, 82), Played(3, "A ", "y", 80, 82)}),
            "board 3 N-S: pair 'A ' a second time; expected each pair once");
  EXPECT_EQ(ErrorOf({Played(1, "a", " A", 100, 62)}, Movement::kHowell),
            "board 1: pair 'a' against itself; expected another pair");
}

TEST(Group, IsTheSameWhateverTheCapitalsAndSpacesOfItsName) {
  const Results results = {InGroup("A", Played(1, "1", "2", 100, 62)),
                           InGroup("a ", Played(1, "3", "4", 80, 82))};
  const auto comparison = Compared(results);
  ASSERT_EQ(comparison.rankings.size(), 2U);
  EXPECT_EQ(comparison.rankings[0].group, "A");
  EXPECT_EQ(TextOf(comparison.rankings[0]), "1 1, 2 3");
}

TEST(Group, IsKnownOfAllResultsOrOfNone) {
  EXPECT_EQ(ErrorOf({Played(2, "1", "2", 100, 62), InGroup("A", Played(1, "3", "4", 80, 82))}),
            "board 2: no group; expected its name, as other results have one");
}

TEST(Howell, KnowsAPairOnABoardOnceAndNotAgainstItself) {
  const Results twice = {Played(1, "1", "2", 100, 62), Played(1, "3", "1", 90, 72)};
  EXPECT_EQ(ErrorOf(twice, Movement::kHowell),
            "board 1 E-W: pair '1' a second time; expected each pair once");
  EXPECT_EQ(ErrorOf(twice), "");
  EXPECT_EQ(ErrorOf({Played(1, "1", "1", 100, 62)}, Movement::kHowell),
            "board 1: pair '1' against itself; expected another pair");
}

// Art. 12: the score sheet of a board is that of a group.
TEST(Group, IsComparedByItself) {
  const Results results = {
      InGroup("B", Played(1, "1", "2", 100, 62)), InGroup("B", Played(1, "3", "4", 90, 72)),
      InGroup("A", Played(1, "1", "2", 0, 162)), InGroup("A", Played(1, "3", "4", 162, 0))};
  const auto comparison = Compared(results);
  ASSERT_EQ(comparison.rankings.size(), 4U);
  EXPECT_EQ(comparison.rankings[0].group, "A");
  EXPECT_EQ(TextOf(comparison.rankings[0]), "1 3, 2 1");
  EXPECT_EQ(comparison.rankings[2].group, "B");
  EXPECT_EQ(TextOf(comparison.rankings[2]), "1 1, 2 3");
  EXPECT_EQ(comparison.rankings[3].side, Side::kEastWest);
}

// Art. 19: "Wanneer in een wedstrijd meerdere groepen deelnemers zijn, is dat paar winnaar welk het
// hoogst aantal matchpunten behaald heeft", then tops, then play points.
TEST(Group, PairsHaveAPlaceOverAllGroupsAndDirections) {
  const Results results = {
      InGroup("A", Played(1, "1", "2", 100, 62)), InGroup("A", Played(1, "3", "4", 90, 72)),
      InGroup("A", Played(1, "5", "6", 90, 72)), InGroup("B", Played(1, "1", "2", 102, 60)),
      InGroup("B", Played(1, "3", "4", 80, 82))};
  const auto comparison = Compared(results);
  ASSERT_EQ(comparison.rankings.size(), 4U);
  EXPECT_EQ(TextOf(comparison.rankings[0], &Standing::overall), "1 1, 6 3, 6 5");
  EXPECT_EQ(TextOf(comparison.rankings[1], &Standing::overall), "2 4, 2 6, 9 2");
  EXPECT_EQ(TextOf(comparison.rankings[2], &Standing::overall), "4 1, 8 3");
  EXPECT_EQ(TextOf(comparison.rankings[3], &Standing::overall), "5 4, 10 2");
}

TEST(NoResults, GiveNoRanking) {
  EXPECT_EQ(Ranking({}, kNorthSouth), "");
  EXPECT_EQ(Ranking({}, kEastWest), "");
}

}  // namespace
}  // namespace jasnel
