// What passing is worth in the model is what comes of passing when all call like the model.

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "ai/bidding_model.h"
#include "tests/training/solved_data.h"
#include "tools/training/fit_evaluator.h"

namespace jasnel {
namespace {

// How far what comes of a pass is from the model's line, at the turn after so many passes: the sums
// that are 0 for the line of least squares.
struct Misses {
  double weight = 0;
  double mean = 0;      // of the misses
  double by_score = 0;  // of the misses times the score of the best suit in hundreds of points
};

class PassMisses {
 public:
  PassMisses(const BiddingModel& model, const BiddingWeights::Lines& lines)
      : model_(model), lines_(lines) {}

  // All turns of one auction.
  void Add(const SolvedDeal& deal, Auction auction) {
    double reached = 1;
    for (std::size_t turn = 0; turn < kSeats; ++turn) {
      const Seat seat = auction.Turn();
      const float best = model_.Best(auction, deal.hands[Index(seat)]).score;
      const double pass = static_cast<double>(model_.PassChance(auction, best));
      auction.Speak(Call{});
      double follows = 0;
      for (const auto& [contract, chance] : model_.Outcomes(auction, deal.hands)) {
        follows += static_cast<double>(chance * ScoreFor(SideOf(seat), contract, deal));
      }
      const PassLine& line = lines_[turn];
      const double miss = follows - static_cast<double>(line.constant + line.slope * best);
      misses_[turn].weight += reached;
      misses_[turn].mean += reached * miss;
      misses_[turn].by_score += reached * miss * static_cast<double>(best) / 100;
      reached *= pass;
    }
  }

  Misses At(std::size_t turn) const {
    const Misses& sums = misses_[turn];
    return {sums.weight, sums.mean / sums.weight, sums.by_score / sums.weight};
  }

 private:
  const BiddingModel& model_;
  const BiddingWeights::Lines& lines_;
  std::array<Misses, kSeats> misses_{};
};

class FittedBidding : public ::testing::TestWithParam<std::string> {};

TEST_P(FittedBidding, ValuesAPassByWhatComesOfIt) {
  static const auto deals = testing::SolvedData();
  static const BiddingWeights weights = FitBidding(deals, Evaluator::For(Rules{}));
  const Rules rules = ParseRules(GetParam()).value();
  const BiddingWeights::Lines& lines = weights.For(rules);
  const BiddingModel model(Evaluator::For(rules), lines);
  PassMisses misses(model, lines);
  for (const SolvedDeal& deal : deals) {
    if (rules.bidding != Bidding::kTurned) {
      misses.Add(deal, Auction::Begin(DealerOf(deal), rules).value());
      continue;
    }
    for (const Suit turned : kAllSuits) {
      misses.Add(deal, Auction::Begin(DealerOf(deal), rules, turned).value());
    }
  }
  for (std::size_t turn = 0; turn < kSeats; ++turn) {
    const Misses miss = misses.At(turn);
    EXPECT_NEAR(miss.mean, 0, 0.001) << turn;
    EXPECT_NEAR(miss.by_score, 0, 0.001) << turn;
  }
}

INSTANTIATE_TEST_SUITE_P(, FittedBidding,
                         ::testing::Values("kbn", "kbn,all-pass=dealer", "kbn,all-pass=left",
                                           "kbn,speaks-first=dealer", "kbn,bidding=turned",
                                           "kbn,bidding=turned,all-pass=left-other"));

}  // namespace
}  // namespace jasnel
