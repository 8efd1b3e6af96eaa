// Comparison matches, NKF 1976, second part, art. 18 and 19.

#include "bitboard/comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

namespace jasnel {
namespace {

using Results = std::vector<BoardResult>;
using Numbers = std::vector<std::int64_t>;

constexpr std::size_t kNorthSouth = 0;
constexpr std::size_t kEastWest = 1;

BoardResult Played(std::uint64_t board, const std::string& ns, const std::string& ew, int ns_score,
                   int ew_score) {
  return {board, {ns, ew}, {{Points(ns_score), Points(ew_score)}}, {}};
}

BoardResult Cancelled(std::uint64_t board, const std::string& ns, const std::string& ew) {
  return {board, {ns, ew}, std::nullopt, {}};
}

// One board with these North-South scores, of the pairs a, b, c ... against A, B, C ...
Results OneBoard(const std::vector<int>& scores) {
  Results results;
  char letter = 'a';
  for (const int score : scores) {
    const std::string ns(1, letter);
    const std::string ew(1, static_cast<char>(letter - 'a' + 'A'));
    results.push_back(Played(1, ns, ew, score, 162 - score));
    ++letter;
  }
  return results;
}

DirectionComparison Compared(const Results& results, std::size_t side) {
  const auto comparison = Compare(results);
  EXPECT_TRUE(comparison.ok()) << comparison.error().message;
  return comparison.ok() ? (*comparison)[side] : DirectionComparison{};
}

// The match points of each result, -1 for one that is not compared.
Numbers MatchPoints(const Results& results, std::size_t side = kNorthSouth) {
  Numbers points;
  const DirectionComparison compared = Compared(results, side);
  for (const auto& result : compared.results) {
    points.push_back(result ? result->match_points : -1);
  }
  return points;
}

// The ranking as `1 a, 2 b, 2 c`.
std::string Ranking(const Results& results, std::size_t side = kNorthSouth) {
  std::string text;
  const DirectionComparison compared = Compared(results, side);
  for (const Standing& standing : compared.ranking) {
    text += (text.empty() ? "" : ", ") + std::to_string(standing.place) + " " +
            std::string(standing.pair);
  }
  return text;
}

Standing StandingOf(const std::string& pair, const Results& results,
                    std::size_t side = kNorthSouth) {
  const DirectionComparison compared = Compared(results, side);
  for (const Standing& standing : compared.ranking) {
    if (standing.pair == pair) return standing;
  }
  ADD_FAILURE() << "no pair " << pair;
  return {};
}

std::string ErrorOf(const Results& results) {
  const auto comparison = Compare(results);
  return comparison ? "" : comparison.error().message;
}

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
    for (int i = 0; i < count; ++i) scores.push_back(static_cast<int>(random() % 5));
    std::int64_t sum = 0;
    for (const std::int64_t points : MatchPoints(OneBoard(scores))) sum += points;
    EXPECT_EQ(sum, count * (count + 1));
  }
}

TEST(MatchPoints, LeaveOutACancelledResult) {
  Results results = OneBoard({100, 82, 120});
  results[1].scores.reset();
  EXPECT_EQ(MatchPoints(results), (Numbers{2, -1, 4}));
}

TEST(Top, IsTheHighestScoreOnly) {
  const auto results = Compared(OneBoard({100, 162, 0}), kNorthSouth).results;
  EXPECT_FALSE(results[0]->top);
  EXPECT_TRUE(results[1]->top);
  EXPECT_FALSE(results[2]->top);
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
  const auto ranking = Compared(results, kNorthSouth).ranking;
  for (int i = 0; i < 10; ++i) {
    std::shuffle(results.begin(), results.end(), random);
    EXPECT_EQ(Compared(results, kNorthSouth).ranking, ranking);
  }
}

TEST(Standing, AddsUpTheBoards) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(1, "b", "B", 90, 72),
                           Played(1, "c", "C", 90, 72), Played(2, "a", "B", 0, 182),
                           Played(2, "b", "A", 20, 142)};
  EXPECT_EQ(StandingOf("a", results), (Standing{"a", 1, 8, 10, 0, 1, 100, 2}));
  EXPECT_EQ(StandingOf("b", results), (Standing{"b", 2, 7, 10, 0, 1, 110, 2}));
  EXPECT_EQ(StandingOf("c", results), (Standing{"c", 3, 3, 6, 0, 0, 90, 1}));
}

// Art. 13: "straffen met 1 M.P. (matchpunt) in mindering".
TEST(Penalty, TakesMatchPointsOffOneSide) {
  Results results = OneBoard({100, 120});
  results[1].penalties = {1, 0};
  EXPECT_EQ(StandingOf("b", results), (Standing{"b", 1, 3, 4, 1, 1, 120, 1}));
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

TEST(Penalty, IsForACancelledBoardToo) {
  Results results = OneBoard({100, 120});
  results[1].scores.reset();
  results[1].penalties = {0, 2};
  EXPECT_EQ(StandingOf("B", results, kEastWest), (Standing{"B", 2, -2, 0, 2, 0, 0, 0}));
}

TEST(CancelledBoard, CountsAsNotPlayed) {
  const Results results = {Played(1, "a", "A", 100, 62), Played(1, "b", "B", 90, 72),
                           Cancelled(2, "a", "B"), Played(2, "b", "A", 80, 82)};
  EXPECT_EQ(StandingOf("a", results), (Standing{"a", 2, 4, 4, 0, 1, 100, 1}));
  EXPECT_EQ(StandingOf("b", results), (Standing{"b", 1, 4, 6, 0, 1, 170, 2}));
}

TEST(NoResults, GiveNoRanking) {
  EXPECT_EQ(Ranking({}, kNorthSouth), "");
  EXPECT_EQ(Ranking({}, kEastWest), "");
}

TEST(WrongResult, IsASecondOneOfAPairOnABoard) {
  EXPECT_EQ(ErrorOf({Played(3, "a", "A", 80, 82), Played(3, "a", "B", 80, 82)}),
            "board 3 N-S: pair 'a' a second time; expected each pair once");
  EXPECT_EQ(ErrorOf({Played(3, "a", "A", 80, 82), Cancelled(3, "b", "A")}),
            "board 3 E-W: pair 'A' a second time; expected each pair once");
}

TEST(WrongResult, HasAScoreThatCannotBe) {
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", -1, 82)}),
            "board 1 N-S: a score of -1; expected from 0 to 9999");
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 80, 10000)}),
            "board 1 E-W: a score of 10000; expected from 0 to 9999");
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 0, 9999)}), "");
}

TEST(WrongResult, HasAPenaltyThatCannotBe) {
  BoardResult result = Played(1, "a", "A", 80, 82);
  result.penalties = {0, -1};
  EXPECT_EQ(ErrorOf({result}), "board 1 E-W: a penalty of -1; expected from 0 to 999");
  result.penalties = {1000, 0};
  EXPECT_EQ(ErrorOf({result}), "board 1 N-S: a penalty of 1000; expected from 0 to 999");
}

TEST(WrongResult, HasAPairWithoutAName) {
  EXPECT_EQ(ErrorOf({Played(1, "a", "", 80, 82)}), "board 1 E-W: no pair; expected its name");
}

TEST(ResultChecker, DoesNotCountAWrongResult) {
  ResultChecker checker;
  EXPECT_EQ(checker.Check(Played(1, "a", "A", 80, 82)), std::nullopt);
  EXPECT_NE(checker.Check(Played(1, "b", "A", 80, 82)), std::nullopt);
  EXPECT_EQ(checker.Check(Played(1, "b", "B", 80, 82)), std::nullopt);
}

}  // namespace
}  // namespace jasnel
