// Match points and tops, NKF 1976, second part, art. 12 and 13.

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "jasnel/comparison.h"
#include "tests/bitboard/tournament/results.h"

namespace jasnel {
namespace {

using testing::Compared;
using testing::kEastWest;
using testing::kNorthSouth;
using testing::MatchPoints;
using testing::Numbers;
using testing::OneBoard;
using testing::Played;
using testing::Results;
using testing::StandingOf;

// "De laagste ontvangt 2 en de daaropvolgende 4 enz."
TEST(MatchPoints, RiseByTwoFromTheLowestScore) {
  EXPECT_EQ(MatchPoints(OneBoard({100, 82, 162, 90, 0, 120})), (Numbers{8, 4, 12, 6, 2, 10}));
}

// "De twee laagsten hebben hetzelfde aantal speelpunten, dan krijgen deze ieder 3 matchpunten."
TEST(MatchPoints, AreThreeForEachOfTheTwoLowestWhoAreEqual) {
  EXPECT_EQ(MatchPoints(OneBoard({82, 100, 82, 120})), (Numbers{3, 6, 3, 8}));
}

TEST(MatchPoints, AreTheMeanForThreeEqualScores) {
  EXPECT_EQ(MatchPoints(OneBoard({0, 90, 90, 90, 120})), (Numbers{2, 6, 6, 6, 10}));
}

TEST(MatchPoints, AreTheMeanForEqualHighestScores) {
  EXPECT_EQ(MatchPoints(OneBoard({162, 90, 162})), (Numbers{5, 2, 5}));
}

TEST(MatchPoints, AreTheSameForAllWhereAllAreEqual) {
  EXPECT_EQ(MatchPoints(OneBoard({90, 90, 90, 90})), (Numbers{5, 5, 5, 5}));
}

TEST(MatchPoints, AreTwoForTheOnlyScore) { EXPECT_EQ(MatchPoints(OneBoard({90})), (Numbers{2})); }

// "Bij het Schevenings-systeem ... worden de beide groepen apart beoordeeld." Roem makes that East-
// West does not have what North-South lacks.
TEST(MatchPoints, CompareEachDirectionByItself) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(1, "b", "B", 90, 142),
                           Played(1, "c", "C", 80, 82)};
  EXPECT_EQ(MatchPoints(results, kNorthSouth), (Numbers{6, 4, 2}));
  EXPECT_EQ(MatchPoints(results, kEastWest), (Numbers{2, 6, 4}));
}

TEST(MatchPoints, CompareEachBoardByItself) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(2, "a", "B", 10, 152),
                           Played(1, "b", "B", 110, 52), Played(2, "b", "A", 0, 162)};
  EXPECT_EQ(MatchPoints(results, kNorthSouth), (Numbers{2, 4, 4, 2}));
  EXPECT_EQ(MatchPoints(results, kEastWest), (Numbers{4, 2, 2, 4}));
}

TEST(MatchPoints, AddUpToNTimesNPlusOne) {
  std::mt19937 random(1);
  for (std::int64_t count = 1; count <= 12; ++count) {
    std::vector<int> scores;
    for (int i = 0; i < count; ++i) scores.push_back(80 + static_cast<int>(random() % 5));
    std::int64_t sum = 0;
    for (const std::int64_t points : MatchPoints(OneBoard(scores))) sum += points;
    EXPECT_EQ(sum, count * (count + 1));
  }
}

TEST(Top, IsTheHighestScoreOnly) {
  const auto results = Compared(OneBoard({100, 162, 0})).results;
  EXPECT_FALSE(results[0][kNorthSouth].top);
  EXPECT_TRUE(results[1][kNorthSouth].top);
  EXPECT_FALSE(results[2][kNorthSouth].top);
}

TEST(Top, BelongsToEachWhoSharesIt) {
  const Results results = OneBoard({162, 90, 162});
  EXPECT_EQ(StandingOf("a", results).tops, 1);
  EXPECT_EQ(StandingOf("b", results).tops, 0);
  EXPECT_EQ(StandingOf("c", results).tops, 1);
}

TEST(Top, IsTheOnlyScoreOfABoardToo) { EXPECT_EQ(StandingOf("a", OneBoard({0})).tops, 1); }

TEST(Top, IsCountedOnEachBoard) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(1, "b", "B", 90, 72),
                           Played(2, "a", "B", 80, 82),  Played(2, "b", "A", 70, 92),
                           Played(3, "a", "A", 0, 162),  Played(3, "b", "B", 10, 152)};
  EXPECT_EQ(StandingOf("a", results).tops, 2);
  EXPECT_EQ(StandingOf("b", results).tops, 1);
}

}  // namespace
}  // namespace jasnel
