// Comparison matches, NKF 1976, second part, art. 12 to 21.

#include "jasnel/comparison.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
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
  BoardResult result;
  result.board = board;
  result.pairs = {ns, ew};
  result.scores = {Points(ns_score), Points(ew_score)};
  return result;
}

BoardResult Cancelled(std::uint64_t board, const std::string& ns, const std::string& ew) {
  BoardResult result;
  result.board = board;
  result.pairs = {ns, ew};
  return result;
}

BoardResult InGroup(const std::string& group, BoardResult result) {
  result.group = group;
  return result;
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

Comparison Compared(const Results& results, Movement movement = Movement::kSchevenings) {
  const auto comparison = Compare(results, movement);
  EXPECT_TRUE(comparison.ok()) << comparison.error().message;
  return comparison.ok() ? *comparison : Comparison{};
}

// The match points of each result.
Numbers MatchPoints(const Results& results, std::size_t side = kNorthSouth) {
  Numbers points;
  for (const auto& result : Compared(results).results) points.push_back(result[side].match_points);
  return points;
}

// A ranking as `1 a, 2 b, 2 c`.
std::string TextOf(const PairRanking& ranking, int Standing::*place = &Standing::place) {
  std::string text;
  for (const Standing& standing : ranking.standings) {
    text += (text.empty() ? "" : ", ") + std::to_string(standing.*place) + " " + standing.pair;
  }
  return text;
}

std::string Ranking(const Results& results, std::size_t side = kNorthSouth) {
  const auto comparison = Compared(results);
  return side < comparison.rankings.size() ? TextOf(comparison.rankings[side]) : "";
}

Standing StandingOf(const std::string& pair, const Results& results,
                    std::size_t side = kNorthSouth) {
  const auto comparison = Compared(results);
  for (const Standing& standing : comparison.rankings.at(side).standings) {
    if (standing.pair == pair) return standing;
  }
  ADD_FAILURE() << "no pair " << pair;
  return {};
}

// Place, match points, what could be had, penalty, tops, play points, boards.
using Figures = std::array<std::int64_t, 7>;

Figures FiguresOf(const std::string& pair, const Results& results, std::size_t side = kNorthSouth) {
  const Standing s = StandingOf(pair, results, side);
  return {s.place, s.match_points, s.most_match_points, s.penalty, s.tops, s.play_points, s.boards};
}

std::string ErrorOf(const Results& results, Movement movement = Movement::kSchevenings) {
  const auto comparison = Compare(results, movement);
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

using Pair = std::optional<std::array<Points, 2>>;

TEST(RoemOf, IsKnownWhereTheTotalLeavesNoDoubt) {
  EXPECT_EQ(RoemOf(Played(1, "a", "A", 100, 62)), (Pair{{Points(0), Points(0)}}));
  EXPECT_EQ(RoemOf(Played(1, "a", "A", 0, 212)), (Pair{{Points(0), Points(50)}}));
  EXPECT_EQ(RoemOf(Played(1, "a", "A", 120, 62)), std::nullopt);
  BoardResult result = Played(1, "a", "A", 120, 62);
  result.roem = {Points(20), Points(0)};
  EXPECT_EQ(RoemOf(result), (Pair{{Points(20), Points(0)}}));
  EXPECT_EQ(RoemOf(Cancelled(1, "a", "A")), std::nullopt);
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
            "board 1: a score of -1 for N-S; expected from 0 to 1062");
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 80, 1063)}),
            "board 1: a score of 1063 for E-W; expected from 0 to 1062");
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 0, 1062)}), "");
}

// 162 points, and roem in twenties, fifties and hundreds.
TEST(WrongResult, HasATotalThatNoDealBrings) {
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 101, 50)}),
            "board 1: scores of 101 and 50, together 151; expected 162, or with roem 182, 202 and "
            "tens more, to 1062 at most");
  for (int roem = -20; roem <= 300; ++roem) {
    bool possible = false;
    for (int rest = roem; rest >= 0; rest -= 50) possible |= rest % 20 == 0;
    EXPECT_EQ(ErrorOf({Played(1, "a", "A", 80 + roem, 82)}).empty(), possible) << roem;
  }
}

BoardResult WithRoem(BoardResult result, int ns, int ew) {
  result.roem = {Points(ns), Points(ew)};
  return result;
}

TEST(WrongResult, HasRoemThatCannotBe) {
  EXPECT_EQ(ErrorOf({WithRoem(Played(1, "a", "A", 122, 80), 40, 0)}), "");
  EXPECT_EQ(ErrorOf({WithRoem(Played(1, "a", "A", 122, 80), 30, 10)}),
            "board 1: roem of 30 for N-S; expected 0, 20, or 40 and tens more, to 900 at most");
  EXPECT_EQ(ErrorOf({WithRoem(Played(1, "a", "A", 122, 80), 20, 0)}),
            "board 1: scores of 102 and 80 without roem, together 182; expected 162, or after a "
            "revoke 262 and 0");
  EXPECT_EQ(ErrorOf({WithRoem(Played(1, "a", "A", 10, 192), 20, 20)}),
            "board 1: scores of -10 and 172 without roem, together 162; expected 162, or after a "
            "revoke 262 and 0");
}

// Art. 13 of the first part: "162 punten plus 100 strafpunten".
TEST(WrongResult, IsNotOneOfARevoke) {
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 0, 262)}), "");
  EXPECT_EQ(ErrorOf({WithRoem(Played(1, "a", "A", 0, 282), 0, 20)}), "");
  EXPECT_NE(ErrorOf({WithRoem(Played(1, "a", "A", 100, 162), 0, 0)}), "");
}

TEST(WrongResult, HasABonusOrAnAwardThatCannotBe) {
  BoardResult result = Played(1, "a", "A", 80, 82);
  result.bonuses = {0, 1000};
  EXPECT_EQ(ErrorOf({result}), "board 1 E-W: a bonus of 1000; expected from 0 to 999");
  result.bonuses = {};
  result.awards[0] = {Award::Kind::kMatchPoints, -1};
  result.group = "A";
  EXPECT_EQ(ErrorOf({result}), "group 'A' board 1 N-S: an award of -1; expected from 0 to 999");
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
