#include "tools/training/fit_bidding.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "tools/training/regression.h"

namespace jasnel {
namespace {

constexpr int kRounds = 12;

// A line through points that count more or less.
class LineFit {
 public:
  void Add(float predicted, double y, double weight) {
    const auto x = static_cast<double>(predicted);
    sum_ += weight;
    sum_x_ += weight * x;
    sum_y_ += weight * y;
    sum_xx_ += weight * x * x;
    sum_xy_ += weight * x * y;
  }

  PassLine Line() const {
    const double slope = (sum_ * sum_xy_ - sum_x_ * sum_y_) / (sum_ * sum_xx_ - sum_x_ * sum_x_);
    return {static_cast<float>((sum_y_ - slope * sum_x_) / sum_), static_cast<float>(slope)};
  }

 private:
  double sum_ = 0, sum_x_ = 0, sum_y_ = 0, sum_xx_ = 0, sum_xy_ = 0;
};

// What a seat's best suit is worth, by the model and by what the deal gives.
struct Turn {
  Seat seat;
  SuitChoice best;
  double score;  // North-South's: what they write down minus what East-West do
};

// A model and what it was made of.
struct Calling {
  BiddingModel model;
  const Calibration& played;
};

Turn TurnOf(const SolvedDeal& deal, const Auction& auction, const Calling& calling) {
  const Seat seat = auction.Turn();
  const SuitChoice best = calling.model.Best(auction, deal.hands[Index(seat)]);
  return {seat, best, PlayedScoreFor(Side::kNorthSouth, {seat, best.suit}, deal, calling.played)};
}

// Adds what passing came to in one deal, at each turn, to the fits.
void AddAuction(const SolvedDeal& deal, const Calling& calling, Auction auction,
                std::array<LineFit, kSeats>& fits) {
  std::array<Turn, kSeats> turns;
  std::array<float, kSeats> pass{};
  std::array<float, kSeats + 1> reached{1};
  for (std::size_t i = 0; i < kSeats; ++i) {
    turns[i] = TurnOf(deal, auction, calling);
    pass[i] = calling.model.PassChance(auction, turns[i].best.score);
    reached[i + 1] = reached[i] * pass[i];
    auction.Speak(Call{});
  }
  double follows = TurnOf(deal, auction, calling).score;
  for (std::size_t i = kSeats; i-- > 0;) {
    const double own = SideOf(turns[i].seat) == Side::kNorthSouth ? follows : -follows;
    fits[i].Add(turns[i].best.score, own, static_cast<double>(reached[i]));
    follows =
        static_cast<double>(pass[i]) * follows + static_cast<double>(1 - pass[i]) * turns[i].score;
  }
}

BiddingWeights::Lines FitLines(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                               const Calibration& played, const Rules& rules) {
  BiddingWeights::Lines lines{};
  const bool turned = rules.bidding == Bidding::kTurned;
  for (int round = 0; round < kRounds; ++round) {
    const Calling calling{BiddingModel(evaluator, played, lines), played};
    std::array<LineFit, kSeats> fits;
    for (const SolvedDeal& deal : deals) {
      for (const Suit suit : kAllSuits) {
        const auto auction =
            Auction::Begin(DealerOf(deal), rules, turned ? std::optional(suit) : std::nullopt);
        AddAuction(deal, calling, *auction, fits);
        if (!turned) break;
      }
    }
    for (std::size_t i = 0; i < kSeats; ++i) lines[i] = fits[i].Line();
  }
  return lines;
}

}  // namespace

double PlayedScoreFor(Side side, const Contract& contract, const SolvedDeal& deal,
                      const Calibration& played) {
  const Side declaring = SideOf(contract.declarer);
  const double score = played.PlayedScore(static_cast<double>(ScoreFor(declaring, contract, deal)),
                                          PlaceOf(contract.declarer, deal.leader));
  return declaring == side ? score : -score;
}

Calibration FitCalibration(std::span<const PlayedContract> contracts) {
  // A constant for each place, and the slope.
  Samples scores(kSeats + 1);
  Samples makes(kSeats + 1);
  for (const PlayedContract& contract : contracts) {
    scores.Add({{contract.place, 1}, {kSeats, contract.predicted.score}},
               static_cast<float>(contract.score));
    makes.Add({{contract.place, 1}, {kSeats, contract.log_odds}}, contract.makes ? 1 : 0);
  }
  constexpr double kRidge = 1e-6;
  const std::vector<double> of_scores = FitLinear(scores, kRidge);
  const std::vector<double> of_makes = FitLogistic(makes, kRidge);
  Calibration played;
  std::copy_n(of_makes.begin(), kSeats, played.makes_constant.begin());
  std::copy_n(of_scores.begin(), kSeats, played.score_constant.begin());
  played.makes_slope = of_makes[kSeats];
  played.score_slope = of_scores[kSeats];
  played.deals = contracts.size();
  return played;
}

BiddingWeights FitBidding(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                          const Calibration& played) {
  BiddingWeights weights{.played = played, .pass = {}};
  for (const SpeaksFirst first : {SpeaksFirst::kDealer, SpeaksFirst::kLeftOfDealer}) {
    for (const AllPass all_pass :
         {AllPass::kDealer, AllPass::kLeftOfDealer, AllPass::kLeftOfDealerOther}) {
      for (const Bidding bidding : {Bidding::kFree, Bidding::kTurned}) {
        Rules rules;
        rules.speaks_first = first;
        rules.all_pass = all_pass;
        rules.bidding = bidding;
        weights.pass[static_cast<std::size_t>(first)][static_cast<std::size_t>(all_pass)]
                    [bidding == Bidding::kTurned ? 1 : 0] =
            FitLines(deals, evaluator, played, rules);
      }
    }
  }
  return weights;
}

}  // namespace jasnel
