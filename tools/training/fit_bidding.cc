#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "tools/training/fit_evaluator.h"

namespace jasnel {
namespace {

constexpr int kRounds = 12;

// A line through points that count more or less.
class LineFit {
 public:
  void Add(double x, double y, double weight) {
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

// What a seat's best suit is worth, by the evaluator and with all hands open.
struct Turn {
  Seat seat;
  SuitChoice best;
  float score;  // North-South's: what they write down minus what East-West do
};

Turn TurnOf(const SolvedDeal& deal, const Auction& auction, const BiddingModel& model) {
  const Seat seat = auction.Turn();
  const SuitChoice best = model.Best(auction, deal.hands[Index(seat)]);
  return {seat, best, ScoreFor(Side::kNorthSouth, {seat, best.suit}, deal)};
}

// Adds what passing came to in one deal, at each turn, to the fits.
void AddAuction(const SolvedDeal& deal, const BiddingModel& model, Auction auction,
                std::array<LineFit, kSeats>& fits) {
  std::array<Turn, kSeats> turns;
  std::array<float, kSeats> pass{};
  std::array<float, kSeats + 1> reached{1};
  for (std::size_t i = 0; i < kSeats; ++i) {
    turns[i] = TurnOf(deal, auction, model);
    pass[i] = model.PassChance(auction, turns[i].best.score);
    reached[i + 1] = reached[i] * pass[i];
    auction.Speak(Call{});
  }
  float follows = TurnOf(deal, auction, model).score;
  for (std::size_t i = kSeats; i-- > 0;) {
    const float own = SideOf(turns[i].seat) == Side::kNorthSouth ? follows : -follows;
    fits[i].Add(turns[i].best.score, own, reached[i]);
    follows = pass[i] * follows + (1 - pass[i]) * turns[i].score;
  }
}

BiddingWeights::Lines FitLines(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                               const Rules& rules) {
  BiddingWeights::Lines lines{};
  const bool turned = rules.bidding == Bidding::kTurned;
  for (int round = 0; round < kRounds; ++round) {
    const BiddingModel model(evaluator, lines);
    std::array<LineFit, kSeats> fits;
    for (const SolvedDeal& deal : deals) {
      for (const Suit suit : kAllSuits) {
        const auto auction =
            Auction::Begin(DealerOf(deal), rules, turned ? std::optional(suit) : std::nullopt);
        AddAuction(deal, model, *auction, fits);
        if (!turned) break;
      }
    }
    for (std::size_t i = 0; i < kSeats; ++i) lines[i] = fits[i].Line();
  }
  return lines;
}

}  // namespace

BiddingWeights FitBidding(std::span<const SolvedDeal> deals, const Evaluator& evaluator) {
  BiddingWeights weights{};
  for (const SpeaksFirst first : {SpeaksFirst::kDealer, SpeaksFirst::kLeftOfDealer}) {
    for (const AllPass all_pass :
         {AllPass::kDealer, AllPass::kLeftOfDealer, AllPass::kLeftOfDealerOther}) {
      for (const Bidding bidding : {Bidding::kFree, Bidding::kTurned}) {
        Rules rules;
        rules.speaks_first = first;
        rules.all_pass = all_pass;
        rules.bidding = bidding;
        weights.pass[static_cast<std::size_t>(first)][static_cast<std::size_t>(all_pass)]
                    [bidding == Bidding::kTurned ? 1 : 0] = FitLines(deals, evaluator, rules);
      }
    }
  }
  return weights;
}

}  // namespace jasnel
