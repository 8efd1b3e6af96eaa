// What contracts are worth by the estimate of their points.

#include "ai/models/contract_model.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

#include "jasnel/dealing.h"
#include "jasnel/solver.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

TEST(ContractModel, CurvesAreStraightBetweenKnotsAndLevelBeyond) {
  const ContractWeights::Curve curve = {0, 10, 20, 30, 40, 60, 70, 80, 100};
  EXPECT_EQ(ValueAt(curve, -1000), 0);
  EXPECT_EQ(ValueAt(curve, -200), 0);
  EXPECT_EQ(ValueAt(curve, -175), 5);
  EXPECT_EQ(ValueAt(curve, 0), 40);
  EXPECT_EQ(ValueAt(curve, 25), 50);
  EXPECT_EQ(ValueAt(curve, 200), 100);
  EXPECT_EQ(ValueAt(curve, 300), 100);
}

TEST(ContractModel, MorePointsAreMade) {
  const ContractModel model{Rules{}};
  for (int points = -450; points < 450; ++points) {
    const ContractGuess& guess = model.GuessOf(points);
    EXPECT_GT(guess.makes, 0);
    EXPECT_LT(guess.makes, 1);
    EXPECT_LE(guess.makes, model.GuessOf(points + 1).makes);
    EXPECT_LE(guess.pit, guess.makes);
    EXPECT_GT(guess.rest, 0);
    EXPECT_GT(guess.made, 150);
    EXPECT_EQ(guess.ScoreIf(false, false), guess.lost);
    EXPECT_NEAR(guess.score(),
                (1 - guess.makes) * guess.ScoreIf(false, false) +
                    (guess.makes - guess.pit) * guess.ScoreIf(true, false) +
                    guess.pit * guess.ScoreIf(true, true),
                1e-9);
  }
}

TEST(ContractModel, FollowsTheRules) {
  const ContractModel kbn{Rules{}};
  const ContractModel no_roem{ParseRules("kbn,roem=off").value()};
  EXPECT_EQ(no_roem.GuessOf(-50).lost, -162);
  EXPECT_EQ(no_roem.GuessOf(150).ScoreIf(true, true), 262);
  const ContractModel own{ParseRules("kbn,nat=own").value()};
  EXPECT_GT(own.GuessOf(-20).lost, kbn.GuessOf(-20).lost + 100);
  const ContractModel more{ParseRules("kbn,pit=200").value()};
  EXPECT_NEAR(more.GuessOf(100).ScoreIf(true, true), kbn.GuessOf(100).ScoreIf(true, true) + 100,
              1e-9);
}

// The points of the leader's side, so of nobody else when another leads.
TEST(ContractModel, EstimatesTellWhoMakesIt) {
  const ContractModel model{Rules{}};
  Solver solver;
  constexpr int kDeals = testing::kSanitized ? 10 : 60;
  double squares = 0;
  for (int i = 0; i < kDeals; ++i) {
    Position position;
    position.hands = RandomHands(7, static_cast<std::uint64_t>(i));
    position.leader = Clockwise(Seat::kNorth, i % 4);
    position.declarer = Clockwise(position.leader, i / 4 % 4);
    const auto points = model.EstimateSuits(position.hands, position.leader);
    for (const Suit trump : kAllSuits) {
      position.trump = trump;
      const bool leads = SideOf(position.declarer) == SideOf(position.leader);
      const double makes =
          model.GuessOf(leads ? points[Index(trump)] : -points[Index(trump)]).makes;
      const bool made = solver.Solve(position, {.objective = Objective::kMake})->makes;
      squares += std::pow(makes - (made ? 1 : 0), 2);
    }
  }
  // A quarter if it said nothing.
  EXPECT_LT(squares / (4 * kDeals), 0.09);
}

}  // namespace
}  // namespace jasnel
