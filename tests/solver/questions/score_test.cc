// What must hold for the score that is written down.

#include <gtest/gtest.h>

#include <vector>

#include "jasnel/contract.h"
#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/solver.h"
#include "tests/support/golden.h"
#include "tests/support/random_deals.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::GoldenDeal;
using testing::kSanitized;
using testing::LineOf;
using testing::Random;
using testing::RandomPosition;
using testing::ReadGolden;
using testing::WinBefore;

constexpr SolveRequest kScore{.objective = Objective::kScore};

Position Read(const char* line) {
  const DealLine deal = ParseDealLine(line).value();
  return ToPosition(deal, *deal.trump).value();
}

// Positions of up to seven cards, and whole deals.
std::vector<Position> PositionsWithScores(std::uint64_t seed) {
  Random random(seed);
  std::vector<Position> positions;
  for (const char* text : {"kbn", "nkf", "nku-rotterdam", "bedum", "nkf,nat=own"}) {
    const Rules rules = ParseRules(text).value();
    for (int i = 0; i < (kSanitized ? 4 : 16); ++i) {
      const Cards kind = i % 3 == 0 ? Cards::kFewRanks : Cards::kAny;
      positions.push_back(RandomPosition(random, 5 + i % 4, i % 4, kind, rules));
      if (TricksPlayed(positions.back()) > 0) {
        WinBefore(random, random.Below(81) - 40, positions.back());
      }
    }
  }
  return positions;
}

// Roem of hands is won before the first card, and nothing else is roem here.
TEST(Score, OfAWholeDealCountsTheRoemOfHandsAsWonBefore) {
  Random random(23);
  Solver solver;
  int counted = 0;
  for (int i = 0; i < (kSanitized ? 5 : 60); ++i) {
    Position position;
    position.hands = RandomHands(random, kHandSize);
    position.declarer = static_cast<Seat>(random.Below(kSeats));
    position.rules = ParseRules("kbn,roem=off").value();
    const int sign = SideOf(position.declarer) == Side::kNorthSouth ? 1 : -1;
    const int points = sign * solver.Solve(position).value().value.count();
    const bool pit = solver.Solve(position, {.objective = Objective::kPit}).value().makes;

    position.rules.roem = Roem::kHands;
    CountRoemOfHands(position);
    const Points ns = position.won[0].roem;
    const Points ew = position.won[1].roem;
    counted += ns + ew > Points(0) ? 1 : 0;
    const int total = points + sign * (ns - ew).count();
    const int expected = total > 0 ? total + (pit ? 100 : 0) : -162 - (ns + ew).count();
    const Solution score = solver.Solve(position, kScore).value();
    EXPECT_EQ(sign * score.value.count(), expected) << FormatDealLine(LineOf(position));
    EXPECT_EQ(score.makes, total > 0);
    EXPECT_EQ(solver.Solve(position, {.objective = Objective::kMake}).value().makes, total > 0);
    EXPECT_EQ(sign * solver.Solve(position).value().value.count(), points);
  }
  EXPECT_GT(counted, kSanitized ? 1 : 30);
}

TEST(Score, OfASuitThatCountsTwiceIsTwiceThatOfOneThatDoesNot) {
  Random random(24);
  Solver solver;
  for (int i = 0; i < (kSanitized ? 5 : 30); ++i) {
    for (const char* rules : {"kbn", "nkf,nat=own,pit=33"}) {
      Position single = RandomPosition(random, 6, i % 4, Cards::kAny, ParseRules(rules).value());
      Position twice = single;
      twice.rules.doubled = single.trump;
      const SolveRequest request{.objective = Objective::kScore, .cards = true, .line = true};
      const Solution once = solver.Solve(single, request).value();
      const Solution found = solver.Solve(twice, request).value();
      EXPECT_EQ(found.value.count(), 2 * once.value.count()) << FormatDealLine(LineOf(single));
      EXPECT_EQ(found.ns.count(), 2 * once.ns.count());
      EXPECT_EQ(found.ew.count(), 2 * once.ew.count());
      EXPECT_EQ(found.best, once.best);
      EXPECT_EQ(found.makes, once.makes);
      for (std::size_t card = 0; card < found.cards.size(); ++card) {
        EXPECT_EQ(found.cards[card].value.count(), 2 * once.cards[card].value.count());
      }
      twice.rules.doubled = static_cast<Suit>((Index(single.trump) + 1) % kSuits);
      EXPECT_EQ(solver.Solve(twice, request).value().value, once.value);
    }
  }
}

TEST(Score, OfAContractThatIsMadeIsTheDifferenceInPoints) {
  const Position position = Read(
      "N:AKQ... T98... .AKQ.. ...AKQ trump=S leader=N declarer=N "
      "ns=40 ns-tricks=4 ew=0");
  const Points points = Solver().Solve(position).value().value;
  const Solution solution = Solver().Solve(position, kScore).value();
  EXPECT_TRUE(solution.makes);
  EXPECT_EQ(solution.value, points + Points(40));
}

// Hands of one suit each: North takes all tricks with trumps.
TEST(Score, OfAPitHasTheBonus) {
  const Position position = Read(
      "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 rules=kbn trump=S leader=N declarer=S");
  EXPECT_EQ(Solver().Solve(position).value().value, Points(162));
  EXPECT_EQ(Solver().Solve(position, kScore).value().value, Points(262));
}

TEST(Score, OfAPitByTheOthersHasTheBonusOnlyWhereEitherSideMayGetIt) {
  const char* const kHands = "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 ";
  for (const auto& [rules, score] : {std::pair("kbn", 162), std::pair("nkf", 262)}) {
    const std::string line =
        std::string(kHands) + "trump=S leader=E declarer=E rules=" + std::string(rules);
    EXPECT_EQ(Solver().Solve(Read(line.c_str()), kScore).value().value, Points(score)) << rules;
  }
}

TEST(Score, HasTheSignOfTheContract) {
  Solver solver;
  for (const Position& position : PositionsWithScores(41)) {
    const bool makes = solver.Solve(position, {.objective = Objective::kMake}).value().makes;
    const Solution solution = solver.Solve(position, kScore).value();
    EXPECT_EQ(solution.makes, makes) << FormatDealLine(LineOf(position));
    const bool north_south = SideOf(position.declarer) == Side::kNorthSouth;
    EXPECT_EQ(makes, north_south ? solution.value > Points(0) : solution.value < Points(0));
  }
}

// The bonus can only be what the points are short of.
TEST(Score, IsFromTheValueInPointsUpToTheBonusWhereSidesKeepTheirOwn) {
  Solver solver;
  for (const GoldenDeal& deal : ReadGolden("deals.txt")) {
    Position position = deal.position;
    position.rules.nat = NatPays::kOwn;
    position.declarer = Seat::kNorth;
    const Points score = solver.Solve(position, kScore).value().value;
    EXPECT_GE(score, deal.value) << deal.line;
    EXPECT_LE(score, deal.value + Points(position.rules.pit)) << deal.line;
    if (kSanitized) break;
  }
}

TEST(Score, IsWhatTheLineWritesDown) {
  Solver solver;
  for (const Position& position : PositionsWithScores(42)) {
    const SolveRequest request{.objective = Objective::kScore, .line = true};
    const Solution solution = solver.Solve(position, request).value();
    EXPECT_EQ(solution.ns - solution.ew, solution.value) << FormatDealLine(LineOf(position));
    Position end = position;
    for (const Card card : solution.line) Play(end, card);
    ASSERT_TRUE(IsOver(end));
    const ContractResult result = ScoreContract(StakesOf(end), end.won, end.rules);
    EXPECT_EQ(solution.ns, result.score[0]);
    EXPECT_EQ(solution.ew, result.score[1]);
  }
}

TEST(Score, OfACardIsThatOfThePositionAfterIt) {
  Solver solver;
  for (const Position& position : PositionsWithScores(43)) {
    const SolveRequest request{.objective = Objective::kScore, .cards = true};
    const Solution solution = solver.Solve(position, request).value();
    EXPECT_EQ(solver.Solve(position, kScore).value().value, solution.value);
    const SolveRequest best{.objective = Objective::kScore, .best = true};
    EXPECT_EQ(solver.Solve(position, best).value().best, solution.best);
    for (const CardValue& card : solution.cards) {
      Position next = position;
      Play(next, card.card);
      if (IsOver(next)) continue;
      const Solution after = solver.Solve(next, kScore).value();
      EXPECT_EQ(card.value, after.value) << FormatDealLine(LineOf(position));
      EXPECT_EQ(card.makes, after.makes);
    }
  }
}

TEST(Score, StoppedHasOnlyBounds) {
  Solver solver;
  for (const Position& position : PositionsWithScores(44)) {
    const Points score = solver.Solve(position, kScore).value().value;
    for (const std::uint64_t nodes : {1, 100, 1000, 5000}) {
      const SolveRequest request{.objective = Objective::kScore, .limits = {.nodes = nodes}};
      const Solution solution = solver.Solve(position, request).value();
      if (solution.stop == Stop::kSolved) continue;
      EXPECT_LE(solution.lower, score) << FormatDealLine(LineOf(position));
      EXPECT_GE(solution.upper, score) << FormatDealLine(LineOf(position));
    }
  }
}

// Who may still take all tricks is not known.
TEST(Score, OfPointsWithoutTricksIsAnError) {
  const Position position =
      Read("N:..7. ..A. ..8. ..9. trump=S leader=N declarer=N rules=nkf ns=90 ew=40");
  EXPECT_TRUE(Solver().Solve(position));
  EXPECT_EQ(Solver().Solve(position, kScore).error().message,
            "North-South won 90 points and no trick; expected ns-tricks= of the tricks that "
            "North-South took");
}

TEST(Score, IsRightWithAsMuchRoemAsMayHaveBeenWon) {
  for (const char* const rules : {"kbn", "kbn,nat=own", "nkf,pit=1000"}) {
    const std::string line =
        "N:.7.7. ..AT. ..8J. ..9K. trump=S leader=N declarer=N ns=90 ew=20 ns-roem=1000 "
        "ns-tricks=5 rules=" +
        std::string(rules);
    const SolveRequest request{.objective = Objective::kScore, .cards = true};
    const Solution solution = Solver().Solve(Read(line.c_str()), request).value();
    EXPECT_EQ(solution.stop, Stop::kSolved);
    EXPECT_EQ(solution.value, Points(1043));
  }
}

}  // namespace
}  // namespace jasnel
