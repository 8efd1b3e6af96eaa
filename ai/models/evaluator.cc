#include "ai/models/evaluator.h"

#include <cmath>
#include <cstddef>

#include "ai/models/evaluator_weights.h"

namespace jasnel {
namespace {

float Chance(float log_odds) { return 1 / (1 + std::exp(-log_odds)); }

}  // namespace

Evaluator::Evaluator(const EvaluatorWeights& weights) {
  for (std::size_t place = 0; place < kSeats; ++place) {
    log_odds_[place] = TablesOf(weights.makes[place]);
    score_[place] = TablesOf(weights.score[place]);
    for (std::size_t step = 0; step < kSeats; ++step) {
      deal_log_odds_[place][step] = TablesOf(weights.deal_makes[place][step]);
      deal_score_[place][step] = TablesOf(weights.deal_score[place][step]);
    }
  }
}

const Evaluator& Evaluator::For(const Rules& rules) {
  static const Evaluator free(kWeightsRuffFree);
  static const Evaluator obliged(kWeightsRuffObliged);
  return rules.ruff == Ruff::kFree ? free : obliged;
}

Evaluator::Tables Evaluator::TablesOf(const EvaluatorWeights::Features& weights) {
  // The sum of the features that `for_each` visits.
  const auto sum_of = [&weights](auto for_each) {
    double sum = 0;
    for_each([&](int feature) { sum += weights[feature]; });
    return static_cast<std::int32_t>(std::lround(sum * kUnits));
  };
  Tables tables;
  for (int i = 0; i < 256; ++i) {
    const auto cards = static_cast<std::uint8_t>(i);
    tables.trump[cards] = sum_of([&](auto visit) { ForEachTrumpFeature(cards, visit); });
    for (int length_class = 0; length_class < kLengthClasses; ++length_class) {
      tables.plain[length_class][cards] =
          sum_of([&](auto visit) { ForEachPlainFeature(length_class, cards, visit); });
    }
  }
  return tables;
}

std::int32_t Evaluator::Units(const Tables& tables, CardSet hand, Suit trump) {
  const std::uint8_t trumps = hand.SuitByte(Index(trump));
  const auto& plain = tables.plain[LengthClass(trumps)];
  std::int32_t sum = tables.trump[trumps];
  for (int step = 1; step < kSuits; ++step) {
    sum += plain[hand.SuitByte((Index(trump) + step) % kSuits)];
  }
  return sum;
}

HandValue Evaluator::Evaluate(CardSet hand, Suit trump, int place) const {
  return {Chance(LogOdds(hand, trump, place)), Score(hand, trump, place)};
}

float Evaluator::SumDeal(const TablesBySeat& tables, const Hands& hands, Suit trump, Seat declarer,
                         Seat leader) {
  const auto& by_step = tables[PlaceOf(declarer, leader)];
  std::int32_t units = 0;
  for (int step = 0; step < kSeats; ++step) {
    const int seat = Index(Clockwise(declarer, step));
    units += Units(by_step[step], hands[seat], trump);
  }
  return static_cast<float>(units) / kUnits;
}

float Evaluator::MakesDeal(const Hands& hands, Suit trump, Seat declarer, Seat leader) const {
  return Chance(SumDeal(deal_log_odds_, hands, trump, declarer, leader));
}

float Evaluator::ScoreDeal(const Hands& hands, Suit trump, Seat declarer, Seat leader) const {
  return SumDeal(deal_score_, hands, trump, declarer, leader);
}

HandValue EvaluateHand(const Rules& rules, CardSet hand, Suit trump, int place) {
  return Evaluator::For(rules).Evaluate(hand, trump, place);
}

}  // namespace jasnel
