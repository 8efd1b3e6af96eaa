#include "ai/models/bidding_model.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ai/models/bidding_weights.h"

namespace jasnel {

BiddingModel BiddingModel::For(const Rules& rules) {
  const BiddingWeights& weights = WeightsFor(rules);
  return BiddingModel(Evaluator::For(rules), weights.played, weights.For(rules));
}

SuitChoice BiddingModel::BestSuit(CardSet hand, SuitSet suits, int place) const {
  SuitChoice best = {.suit = Suit::kSpades, .score = -std::numeric_limits<float>::infinity()};
  for (const Suit suit : suits) {
    const float score = Played(evaluator_->Score(hand, suit, place), place);
    if (score > best.score) best = {suit, score};
  }
  return best;
}

float BiddingModel::PassChance(const Auction& auction, float score) const {
  const LegalCalls legal = auction.Legal();
  if (!legal.pass) return 0;
  if (legal.suits.empty()) return 1;  // barred: nothing else may be said, and it tells nothing
  const float gain = score - PassScore(auction, score);
  return std::clamp(1 / (1 + std::exp(gain / kTemperature)), kMinChance, 1 - kMinChance);
}

float BiddingModel::CallChance(const Auction& auction, CardSet hand, Call call) const {
  const SuitChoice best = Best(auction, hand);
  const float pass = PassChance(auction, best.score);
  if (call.IsPass()) return pass;
  const int place = PlaceOf(auction.Turn(), Clockwise(auction.dealer()));
  const auto weight = [&](Suit suit) {
    return std::exp((Played(evaluator_->Score(hand, suit, place), place) - best.score) /
                    kSuitTemperature);
  };
  float sum = 0;
  for (const Suit suit : auction.Legal().suits) sum += weight(suit);
  return (1 - pass) * weight(*call.suit) / sum;
}

BiddingModel::OutcomeList BiddingModel::Outcomes(Auction auction, const Hands& hands) const {
  OutcomeList outcomes;
  float reached = 1;
  while (reached > 0) {
    const Seat seat = auction.Turn();
    const SuitChoice best = Best(auction, hands[Index(seat)]);
    const float pass = PassChance(auction, best.score);
    if (pass < 1) outcomes.Add({{seat, best.suit}, reached * (1 - pass)});
    reached *= pass;
    if (reached > 0) auction.Speak(Call{});
  }
  return outcomes;
}

}  // namespace jasnel
