// Matches of fours, NKF 1976, terms "Viertallen", and teams.

#include "jasnel/club/fours.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel::club {
namespace {

FoursBoard Board(std::uint64_t number, int ns, int ew, int other_ns, int other_ew) {
  return {.number = number,
          .scores = {BothTotals{Points(ns), Points(ew)},
                     BothTotals{Points(other_ns), Points(other_ew)}}};
}

FoursMatch Match(std::string a, std::string b, std::vector<FoursBoard> boards) {
  return {.fours = {std::move(a), std::move(b)}, .boards = std::move(boards)};
}

std::string ErrorOf(const FoursMatch& match, const FoursRules& rules = {}) {
  const auto outcome = ScoreFours(match, rules);
  return outcome ? "" : outcome.error().message;
}

// "Twee paren, die als één geheel aan twee tafels dezelfde spellen spelen in tegenovergestelde
// richting": a has 100 - 62 at the first table and 70 - 92 at the second.
TEST(Fours, AddUpTheDifferencesAtBothTables) {
  const auto outcome =
      ScoreFours(Match("a", "b", {Board(1, 100, 62, 92, 70), Board(2, 162, 0, 162, 0)}));
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->differences, (std::vector<int>{16, 0}));
  EXPECT_EQ(outcome->difference, 16);
  EXPECT_EQ(outcome->match_points, (std::array{2, 0}));
}

TEST(Fours, HaveAPointEachForADraw) {
  EXPECT_EQ(ScoreFours(Match("a", "b", {Board(1, 100, 62, 100, 62)}))->match_points,
            (std::array{1, 1}));
  EXPECT_EQ(ScoreFours(Match("a", "b", {Board(1, 90, 72, 100, 62)}))->match_points,
            (std::array{0, 2}));
  FoursRules rules;
  rules.win = 3;
  EXPECT_EQ(ScoreFours(Match("a", "b", {Board(1, 90, 72, 100, 62)}), rules)->match_points,
            (std::array{0, 3}));
}

TEST(Fours, AreRankedByMatchPointsThenByDifferences) {
  const std::vector<FoursMatch> matches = {Match("a", "b", {Board(1, 102, 60, 100, 62)}),
                                           Match("c", "d", {Board(1, 110, 52, 100, 62)}),
                                           Match("A", "c", {Board(2, 100, 62, 100, 62)})};
  const auto ranking = RankFours(matches);
  ASSERT_TRUE(ranking);
  std::string text;
  for (const FourStanding& one : *ranking) {
    text += std::to_string(one.place) + one.four + std::to_string(one.match_points) + "/" +
            std::to_string(one.difference) + " ";
  }
  EXPECT_EQ(text, "1c3/20 2a3/4 3b0/-4 4d0/-20 ");
  EXPECT_EQ((*ranking)[0].matches, 2);
}

TEST(Fours, TellWhatIsWrong) {
  EXPECT_EQ(ErrorOf(Match("a", "A", {})), "four 'a' against itself; expected another four");
  EXPECT_EQ(ScoreFours(Match("a", "A", {})).error().dutch,
            "viertal 'a' tegen zichzelf; verwacht een ander viertal");
  EXPECT_EQ(ErrorOf(Match("a", " ", {})), "a four without a name; expected one");
  EXPECT_EQ(ErrorOf(Match("a", "b", {Board(1, 100, 62, 92, 70), Board(1, 100, 62, 92, 70)})),
            "'a' against 'b', board 1: a second time; expected each board once");
  EXPECT_TRUE(
      ErrorOf(Match("a", "b", {Board(3, 100, 62, 92, 71)}))
          .starts_with("'a' against 'b', board 3 table 2: scores of 92 and 71, together 163;"));
}

// Each match shares out as much, and what one four wins the other loses.
TEST(Fours, ShareOutTwoPointsAMatch) {
  Random random(1);
  for (int i = 0; i < 200; ++i) {
    std::vector<FoursBoard> boards;
    for (std::uint64_t number = 1; number <= 4; ++number) {
      const int one = 82 + random.Below(70);
      const int other = 82 + random.Below(70);
      boards.push_back(Board(number, one, 162 - one, other, 162 - other));
    }
    const auto outcome = ScoreFours(Match("a", "b", boards));
    ASSERT_TRUE(outcome);
    EXPECT_EQ(outcome->match_points[0] + outcome->match_points[1], 2);
    for (FoursBoard& board : boards) std::swap(board.scores[0], board.scores[1]);
    EXPECT_EQ(ScoreFours(Match("b", "a", boards))->difference, -outcome->difference);
  }
}

TEST(Teams, AreTheSumOfTheirParts) {
  const auto ranking = RankTeams(std::vector<TeamPart>{{"Bedum", "pair 1", 40},
                                                       {"Winsum", "pair 2", 50},
                                                       {"bedum", "pair 3", 20},
                                                       {"Loppersum", "pair 4", 50}});
  ASSERT_TRUE(ranking);
  EXPECT_EQ(*ranking, (std::vector<TeamStanding>{
                          {"Bedum", 1, 60, 2}, {"Loppersum", 2, 50, 1}, {"Winsum", 2, 50, 1}}));
}

// NKF 1976, second part art. 10: "Daar kan tijdens de wedstrijd geen verandering in worden
// aangebracht."
TEST(Teams, HaveEachOfTheirPartsOnce) {
  EXPECT_EQ(RankTeams(std::vector<TeamPart>{{"a", "x", 1}, {"b", "X", 1}}).error().message,
            "team 'b': 'X' is empty or there twice; expected each part of a team once");
  EXPECT_EQ(RankTeams(std::vector<TeamPart>{{"", "x", 1}}).error().message,
            "a team without a name; expected one");
}

}  // namespace
}  // namespace jasnel::club
