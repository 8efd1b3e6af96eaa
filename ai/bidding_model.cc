#include "ai/bidding_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ai/evaluator_weights.h"

namespace jasnel {

BiddingModel BiddingModel::For(const Rules& rules) {
  const BiddingWeights& weights =
      rules.ruff == Ruff::kFree ? kBiddingRuffFree : kBiddingRuffObliged;
  return BiddingModel(Evaluator::For(rules), weights.For(rules));
}

SuitChoice BiddingModel::BestSuit(CardSet hand, SuitSet suits, int place) const {
  SuitChoice best = {.suit = Suit::kSpades, .score = -std::numeric_limits<float>::infinity()};
  for (const Suit suit : suits) {
    const float score = evaluator_->Score(hand, suit, place);
    if (score > best.score) best = {suit, score};
  }
  return best;
}

float BiddingModel::PassChance(const Auction& auction, float score) const {
  if (!auction.Legal().pass) return 0;
  const PassLine& line = pass_[auction.calls().size()];
  const float gain = score - (line.constant + line.slope * score);
  return std::clamp(1 / (1 + std::exp(gain / kTemperature)), kLeastChance, 1 - kLeastChance);
}

BiddingModel::OutcomeList BiddingModel::Outcomes(Auction auction, const Hands& hands) const {
  OutcomeList outcomes;
  float reached = 1;
  while (reached > 0) {
    const Seat seat = auction.Turn();
    const SuitChoice best = Best(auction, hands[Index(seat)]);
    const float pass = PassChance(auction, best.score);
    outcomes.Add({{seat, best.suit}, reached * (1 - pass)});
    reached *= pass;
    if (reached > 0) auction.Speak(Call{});
  }
  return outcomes;
}

}  // namespace jasnel
