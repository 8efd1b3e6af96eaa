// What passing is worth in the model is what comes of passing when all call like the model.

#include "tools/training/fit_bidding.h"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "ai/models/bidding_model.h"
#include "tests/training/solved_data.h"

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
  PassMisses(const BiddingModel& model, const BiddingWeights& weights, const Rules& rules)
      : model_(model), played_(weights.played), lines_(weights.For(rules)) {}

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
        // What players reach is a line in what the deal gives to those who declare.
        const Side declaring = SideOf(contract.declarer);
        const auto open = static_cast<double>(ScoreFor(declaring, contract, deal));
        const double score = played_.PlayedScore(open, PlaceOf(contract.declarer, deal.leader));
        follows += static_cast<double>(chance) * (declaring == SideOf(seat) ? score : -score);
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
  const Calibration& played_;
  const BiddingWeights::Lines& lines_;
  std::array<Misses, kSeats> misses_{};
};

// With open hands, and where declarers reach less.
constexpr Calibration kOpen;
constexpr Calibration kLess = {.score_constant = {-40, -20, -30, 10}, .score_slope = 0.9};

class FittedBidding : public ::testing::TestWithParam<std::string> {
 protected:
  void ExpectPassesWorthWhatTheyTell(const BiddingWeights& weights);
};

void FittedBidding::ExpectPassesWorthWhatTheyTell(const BiddingWeights& weights) {
  static const auto deals = testing::SolvedData();
  const Rules rules = ParseRules(GetParam()).value();
  const BiddingModel model(Evaluator::For(rules), weights.played, weights.For(rules));
  PassMisses misses(model, weights, rules);
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

TEST_P(FittedBidding, ValuesAPassByWhatComesOfIt) {
  static const BiddingWeights weights =
      FitBidding(testing::SolvedData(), Evaluator::For(Rules{}), kOpen);
  ExpectPassesWorthWhatTheyTell(weights);
}

TEST_P(FittedBidding, ValuesAPassByWhatPlayersReachAfterIt) {
  static const BiddingWeights weights =
      FitBidding(testing::SolvedData(), Evaluator::For(Rules{}), kLess);
  ExpectPassesWorthWhatTheyTell(weights);
}

INSTANTIATE_TEST_SUITE_P(, FittedBidding,
                         ::testing::Values("kbn", "kbn,all-pass=dealer", "kbn,all-pass=left",
                                           "kbn,speaks-first=dealer", "kbn,bidding=turned",
                                           "kbn,bidding=turned,all-pass=left-other"));

// Contracts with chances and scores predicted; some came out otherwise.
std::vector<PlayedContract> Contracts() {
  std::vector<PlayedContract> contracts;
  for (int i = 0; i < 400; ++i) {
    const float log_odds = static_cast<float>(i % 20 - 10) / 5;
    const auto predicted = static_cast<float>(10 * (i % 20) - 100);
    const int round = i / 20;
    const double chance = 1 / (1 + std::exp(-(-0.5 + 0.8 * static_cast<double>(log_odds))));
    for (int place = 0; place < kSeats; ++place) {
      contracts.push_back({.predicted = {0.5f, predicted},
                           .log_odds = log_odds,
                           .place = place,
                           .makes = (round + 0.5) / 20 < chance,
                           .score = -53 + 10 * place + 1.05 * static_cast<double>(predicted) +
                                    (round % 2 ? 7 : -7)});
    }
  }
  return contracts;
}

TEST(FitCalibration, FindsTheLinesOfEachPlaceThatContractsWereMadeBy) {
  const Calibration found = FitCalibration(Contracts());
  for (std::size_t place = 0; place < kSeats; ++place) {
    EXPECT_NEAR(found.score_constant[place], -53 + 10 * static_cast<double>(place), 1e-3);
    // Chances are rounded to twentieths.
    EXPECT_NEAR(found.makes_constant[place], -0.5, 0.02);
  }
  EXPECT_NEAR(found.score_slope, 1.05, 1e-5);
  EXPECT_NEAR(found.makes_slope, 0.8, 0.02);
  EXPECT_EQ(found.deals, 1600U);
}

}  // namespace
}  // namespace jasnel
