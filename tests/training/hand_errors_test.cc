// How far off the book of hands is.

#include "tools/training/hand_errors.h"

#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <cmath>
#include <string>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

float Normal(Random& random) {
  // Twelve units have a variance of 1.
  float sum = -6;
  for (int i = 0; i < 12; ++i) sum += random.NextUnit();
  return sum;
}

// Runs that are off by 0.03 each by chance, around a truth from which a network without weights,
// whose chances are 0.5 and scores 0, is off by 0.05 and 10 points.
std::vector<HandTruth> SomeTruths(int count) {
  Random random(5);
  std::vector<HandTruth> truths;
  for (int i = 0; i < count; ++i) {
    HandTruth truth;
    truth.hand = RandomHands(9, static_cast<std::uint64_t>(i))[0];
    const double makes = 0.5 + 0.05 * static_cast<double>(Normal(random));
    const double score = 10 * static_cast<double>(Normal(random));
    for (SuitBid& run : truth.runs) {
      const double found = makes + 0.03 * static_cast<double>(Normal(random));
      run.makes = {found, found - 1.96 * 0.03, found + 1.96 * 0.03};
      const double scored = score + 8 * static_cast<double>(Normal(random));
      run.score = {scored, scored - 1.96 * 8, scored + 1.96 * 8};
      run.pit = 0.5;
    }
    truths.push_back(truth);
  }
  return truths;
}

TEST(FitHandErrors, FindsThemWithoutThoseOfTheRuns) {
  const auto truths = SomeTruths(4000);
  const HandErrors errors = FitHandErrors(truths, HandNetwork{});
  for (const std::size_t trumps : {1, 2, 3}) {
    EXPECT_NEAR(errors.makes[trumps], 0.1, 0.015) << trumps;  // 0.05 of a chance of 0.5
    EXPECT_NEAR(errors.score[trumps], 10, 1.5) << trumps;
  }
  // Nobody has eight trumps here: they lean on all.
  EXPECT_NEAR(errors.makes[8], 0.1, 0.015);
}

TEST(HandErrorsReport, SaysHowOftenIntervalsHold) {
  const auto truths = SomeTruths(4000);
  const HandBookWeights weights{.network = {}, .errors = FitHandErrors(truths, HandNetwork{})};
  const std::string report = HandErrorsReport(truths, weights);
  const std::string last = report.substr(report.rfind("\nall") + 1);
  int cells = 0;
  double found = 0;
  double stated = 0;
  double held = 0;
  ASSERT_EQ(std::sscanf(last.c_str(), "all %d %lf %lf %lf%%", &cells, &found, &stated, &held), 4);
  EXPECT_EQ(cells, 4000);
  EXPECT_NEAR(found, 9.8, 0.6);
  EXPECT_NEAR(stated, 9.8, 0.6);
  EXPECT_NEAR(held, 95, 1.5);
}

TEST(HandErrorsReport, SaysHowOftenTheBookIsFarOff) {
  std::vector<HandTruth> truths = SomeTruths(4000);
  const HandBookWeights weights{.network = {}, .errors = FitHandErrors(truths, HandNetwork{})};
  // A hundredth of the hands are quite another matter.
  for (std::size_t i = 0; i < truths.size(); i += 100) {
    for (SuitBid& run : truths[i].runs) run.makes.value += 0.4;
  }
  const std::string report = HandErrorsReport(truths, weights);
  const std::string tails = report.substr(report.rfind("\nMade") + 1);
  std::array<double, 4> made{};
  std::array<double, 4> score{};
  ASSERT_EQ(
      std::sscanf(tails.c_str(), "Made %lf%% %lf%% %lf%% %lf Score %lf%% %lf%% %lf%% %lf", &made[0],
                  &made[1], &made[2], &made[3], &score[0], &score[1], &score[2], &score[3]),
      8);
  EXPECT_NEAR(made[0], 5.5, 1.2);
  EXPECT_NEAR(made[1], 1.3, 0.3);
  EXPECT_NEAR(made[2], 1, 0.1);
  EXPECT_GT(made[3], 6);
  EXPECT_NEAR(score[0], 4.6, 1.2);
  EXPECT_LT(score[1], 0.8);
  EXPECT_LT(score[3], 5);
}

TEST(FindHandTruths, AreLongRunsOfHandsInAllSuits) {
  BatchSolver solver;
  const std::atomic<bool> never = false;
  const auto truths = FindHandTruths({}, 3, 2, 0.2, solver, never);
  ASSERT_EQ(truths.size(), 8U);
  EXPECT_EQ(truths[0].hand, truths[3].hand);
  EXPECT_NE(truths[0].hand, truths[4].hand);
  for (std::size_t i = 0; i < truths.size(); ++i) {
    EXPECT_EQ(Index(truths[i].trump), i % 4);
    const auto& [a, b] = truths[i].runs;
    EXPECT_EQ(a.suit, truths[i].trump);
    EXPECT_NE(a.makes.value, b.makes.value);
    EXPECT_LE(a.makes.high - a.makes.low, 0.4 + 1e-9);
  }
  const std::atomic<bool> cancel = true;
  EXPECT_TRUE(FindHandTruths({}, 0, 2, 0.2, solver, cancel).empty());
}

}  // namespace
}  // namespace jasnel
