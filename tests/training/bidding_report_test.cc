// What is predicted of auctions in the model.

#include "tools/training/bidding_report.h"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/training/solved_data.h"
#include "tools/training/fit_bidding.h"

namespace jasnel {
namespace {

TEST(AuctionFigures, OfSeatsThatPassAllTheyMayEndWithTheOneThatMustPlay) {
  // To pass is worth 1000 points to all: they do so 98 times in 100.
  const PassLine never{1000, 0};
  BiddingWeights weights{};
  for (auto& of_seat : weights.pass) {
    for (auto& of_all_pass : of_seat) of_all_pass.fill({never, never, never, never});
  }
  const auto figures = FiguresOf(testing::SolvedData(), Evaluator::For(Rules{}), weights, Rules{});
  for (std::size_t i = 0; i < kSeats; ++i) {
    EXPECT_NEAR(figures[i].reached, std::pow(0.98, i), 1e-6);
    EXPECT_NEAR(figures[i].plays, 0.02, 1e-6);
    EXPECT_NEAR(figures[i].predicted, 1000, 1e-6);
  }
  EXPECT_NEAR(figures[4].reached, std::pow(0.98, 4), 1e-6);
  EXPECT_EQ(figures[4].plays, 1);
}

TEST(AuctionFigures, OfTheDealsThatWereFittedFindWhatIsTold) {
  const auto deals = testing::SolvedData();
  const Evaluator& evaluator = Evaluator::For(Rules{});
  const auto figures =
      FiguresOf(deals, evaluator,
                FitBidding(deals, evaluator, {.score_constant = {-30, -10, -20, 5}}), Rules{});
  for (std::size_t i = 0; i < kSeats; ++i) {
    EXPECT_NEAR(figures[i].predicted, figures[i].found, 0.001) << i;
  }
}

}  // namespace
}  // namespace jasnel
