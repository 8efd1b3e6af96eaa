// Results that cannot be, NKF 1976, second part, and roem that can be told from a total.

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>

#include "jasnel/comparison.h"
#include "tests/bitboard/tournament/results.h"

namespace jasnel {
namespace {

using testing::Cancelled;
using testing::ErrorOf;
using testing::Played;

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
