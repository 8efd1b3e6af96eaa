// Results that cannot be, NKF 1976, second part, and roem that can be told from a total.

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>

#include "jasnel/comparison.h"
#include "jasnel/rules.h"
#include "tests/bitboard/played.h"
#include "tests/bitboard/tournament/results.h"

namespace jasnel {
namespace {

using testing::Cancelled;
using testing::ErrorOf;
using testing::Played;
using testing::Results;

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
            "board 1: a score of -1 for N-S; expected from 0 to 56992");
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 80, 56993)}),
            "board 1: a score of 56993 for E-W; expected from 0 to 56992");
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 0, 1062)}), "");
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 0, 1150)}), "");
}

// A deal that was doubled three times, in the suit that counts twice, with pit and roem.
TEST(WrongResult, IsNotOneThatWasDoubledAsOftenAsItCanBe) {
  const auto error = [](int score, const char* text) {
    const Rules rules = testing::RulesOf(text);
    const Results results = {Played(1, "a", "A", score, 0)};
    const auto compared = Compare(results, Movement::kSchevenings, rules);
    return compared ? "" : compared.error().message;
  };
  EXPECT_EQ(error(8 * 162 + 100, "kraken"), "");
  EXPECT_EQ(error(8 * (162 + 1000), "kbn,doubling=all,pit=1000"), "");
  EXPECT_EQ(error(16 * (162 + 1000 + 40), "kbn,doubling=all,double=S,pit=1000"), "");
  EXPECT_NE(error(16 * (162 + 1000) + 1, "kbn,doubling=all,double=S,pit=1000"), "");
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

std::string ErrorBy(const std::string& rules, const BoardResult& result) {
  ResultChecker checker(Movement::kSchevenings, ParseRules(rules).value());
  const auto error = checker.Check(result);
  return error ? error->message : "";
}

// SV Bedum "Mars of pit": "250 punten", 162 and 88, and the roem; the others have nothing.
TEST(WrongResult, IsNotOneOfAPitByTheRulesOfBedum) {
  for (const int roem : {0, 20, 40, 50, 100}) {
    const BoardResult pit = Played(1, "a", "A", 0, 250 + roem);
    EXPECT_EQ(ErrorOf({pit}), "") << roem;
    EXPECT_EQ(ErrorBy("bedum", pit), "") << roem;
    // Written down as roem, as NKF 1976 has it, or not.
    EXPECT_EQ(ErrorOf({WithRoem(pit, 0, 88 + roem)}), "") << roem;
    EXPECT_EQ(ErrorOf({WithRoem(pit, 0, roem)}), "") << roem;
    EXPECT_EQ(RoemOf(pit), (Pair{{Points(0), Points(88 + roem)}}));
  }
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 260, 0)}),
            "board 1: scores of 260 and 0, together 260; expected 162, or with roem 182, 202 and "
            "tens more, to 1062 at most, or after pit 250 and roem");
  // Not if both sides have points.
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 200, 50)}),
            "board 1: scores of 200 and 50, together 250; expected 162, or with roem 182, 202 and "
            "tens more, to 1062 at most");
  EXPECT_EQ(ErrorOf({WithRoem(Played(1, "a", "A", 188, 62), 88, 0)}),
            "board 1: roem of 88 for N-S; expected 0, 20, or 40 and tens more, to 900 at most");
  EXPECT_EQ(ErrorOf({WithRoem(Played(1, "a", "A", 251, 0), 89, 0)}),
            "board 1: roem of 89 for N-S; expected 0, 20, or 40 and tens more, to 900 at most, or "
            "after pit 88 and roem");
}

// Belote stays with its side.
TEST(WrongResult, IsNotOneOfARevokeThatLeavesBelote) {
  constexpr const char* kRules = "belote,revoke=200,revoke-roem=off";
  EXPECT_EQ(ErrorBy(kRules, Played(1, "a", "A", 0, 220)), "");
  EXPECT_EQ(ErrorBy(kRules, Played(1, "a", "A", 20, 200)), "");
  EXPECT_NE(ErrorBy(kRules, Played(1, "a", "A", 0, 240)), "");
}

TEST(WrongResult, IsThatOfTheRulesWhereTheyAreKnown) {
  EXPECT_EQ(ErrorBy("kbn", Played(1, "a", "A", 262, 0)), "");
  EXPECT_EQ(ErrorBy("kbn", Played(1, "a", "A", 250, 0)),
            "board 1: scores of 250 and 0, together 250; expected 162, or with roem 182, 202 and "
            "tens more, to 1062 at most");
  EXPECT_EQ(ErrorBy("kbn,pit=75", Played(1, "a", "A", 257, 0)), "");
  EXPECT_EQ(ErrorBy("kbn,revoke=205,pit=75", Played(1, "a", "A", 0, 205)), "");
  EXPECT_EQ(ErrorBy("kbn,revoke=205,pit=75", Played(1, "a", "A", 0, 206)),
            "board 1: scores of 0 and 206, together 206; expected 162, or with roem 182, 202 and "
            "tens more, to 962 at most, or after pit 237 and roem, or after a revoke 205");
  EXPECT_EQ(ErrorBy("kbn,roem=off", Played(1, "a", "A", 262, 0)), "");
  EXPECT_EQ(ErrorBy("kbn,roem=off", Played(1, "a", "A", 282, 0)),
            "board 1: scores of 282 and 0, together 282; expected 162, as roem does not count, or "
            "after pit 262, or after a revoke 262");
  EXPECT_EQ(ErrorBy("bedum", WithRoem(Played(1, "a", "A", 262, 0), 0, 0)),
            "board 1: scores of 262 and 0 without roem, together 262; expected 162, or "
            "after pit 250 and 0");
}

// By art. 19 and 20 of NKF 1976, half is not enough.
TEST(WrongResult, HasScoresThatNoDealBrings) {
  EXPECT_EQ(ErrorBy("kbn", Played(1, "a", "A", 81, 81)),
            "board 1: scores of 81 and 81; expected more for one side: those who declare go nat "
            "with half");
  EXPECT_EQ(ErrorBy("kbn", WithRoem(Played(1, "a", "A", 91, 91), 20, 0)),
            "board 1: scores of 71 and 91 without roem, which no deal brings with that roem; "
            "expected points of its cards");
  EXPECT_EQ(ErrorBy("kbn,nat=own", Played(1, "a", "A", 81, 81)), "");
  for (const char* rules : {"kbn", "bedum", "kbn,nat=own"}) {
    EXPECT_EQ(ErrorBy(rules, Played(1, "a", "A", 161, 1)),
              "board 1: scores of 161 and 1, which no deal brings; expected points and roem that "
              "cards bring");
    EXPECT_EQ(ErrorBy(rules, Played(1, "a", "A", 181, 1)) == "", false);
    EXPECT_EQ(ErrorBy(rules, Played(1, "a", "A", 160, 2)), "");
  }
  // Whatever the rules.
  EXPECT_EQ(ErrorOf({Played(1, "a", "A", 81, 81)}), "");
  EXPECT_NE(ErrorOf({Played(1, "a", "A", 1, 161)}), "");
}

// Four of a kind in each of eight tricks, with the jacks for 200.
TEST(WrongResult, IsNotThatOfTheLargestPit) {
  EXPECT_EQ(ErrorBy("kbn", Played(1, "a", "A", 1062, 0)), "");
  EXPECT_EQ(ErrorBy("kbn,four-jacks=200", Played(1, "a", "A", 1162, 0)), "");
  EXPECT_EQ(ErrorBy("kbn,four-jacks=200,pit=1000", Played(1, "a", "A", 2062, 0)), "");
  EXPECT_EQ(ErrorBy("kbn", Played(1, "a", "A", 1072, 0)),
            "board 1: scores of 1072 and 0, together 1072; expected 162, or with roem 182, 202 and "
            "tens more, to 1062 at most");
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
