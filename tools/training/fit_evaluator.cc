#include "tools/training/fit_evaluator.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "ai/hand_features.h"
#include "tools/training/regression.h"

namespace jasnel {
namespace {

constexpr double kRidgeOfMakes = 1;
constexpr double kRidgeOfScore = 4;

std::vector<Feature> FeaturesOf(CardSet hand, Suit trump) {
  std::vector<Feature> features;
  const auto add = [&](int number) {
    for (Feature& feature : features) {
      if (feature.number == number) {
        feature.count += 1;
        return;
      }
    }
    features.push_back({number, 1});
  };
  const std::uint8_t trumps = hand.SuitByte(Index(trump));
  ForEachTrumpFeature(trumps, add);
  for (const Suit suit : kAllSuits) {
    if (suit != trump) ForEachPlainFeature(LengthClass(trumps), hand.SuitByte(Index(suit)), add);
  }
  return features;
}

template <std::size_t kSize>
std::array<float, kSize> ToFloats(const std::vector<double>& weights) {
  std::array<float, kSize> floats{};
  std::transform(weights.begin(), weights.end(), floats.begin(),
                 [](double weight) { return static_cast<float>(weight); });
  return floats;
}

void FitHands(std::span<const SolvedDeal> deals, int place, EvaluatorWeights& weights) {
  Samples makes(kHandFeatures);
  Samples score(kHandFeatures);
  for (const SolvedDeal& deal : deals) {
    const Seat seat = Clockwise(deal.leader, place);
    const auto side = static_cast<std::size_t>(Index(SideOf(seat)));
    for (const Suit trump : kAllSuits) {
      const SolvedSuit& solved = deal.suits[static_cast<std::size_t>(Index(trump))];
      const auto features = FeaturesOf(deal.hands[static_cast<std::size_t>(Index(seat))], trump);
      makes.Add(features, solved.makes[side] ? 1 : 0);
      score.Add(features, solved.score[side]);
    }
  }
  const auto at = static_cast<std::size_t>(place);
  weights.makes[at] = ToFloats<kHandFeatures>(FitLogistic(makes, kRidgeOfMakes));
  weights.score[at] = ToFloats<kHandFeatures>(FitLinear(score, kRidgeOfScore));
}

void FitDeal(std::span<const SolvedDeal> deals, int place, const Evaluator& evaluator,
             EvaluatorWeights& weights) {
  Samples makes(1 + kSeats);
  for (const SolvedDeal& deal : deals) {
    const Seat declarer = Clockwise(deal.leader, place);
    for (const Suit trump : kAllSuits) {
      std::vector<Feature> features = {{0, 1}};
      for (int step = 0; step < kSeats; ++step) {
        const Seat seat = Clockwise(declarer, step);
        features.push_back(
            {1 + step, evaluator.LogOdds(deal.hands[static_cast<std::size_t>(Index(seat))], trump,
                                         PlaceOf(seat, deal.leader))});
      }
      const SolvedSuit& solved = deal.suits[static_cast<std::size_t>(Index(trump))];
      makes.Add(features, solved.makes[static_cast<std::size_t>(Index(SideOf(declarer)))] ? 1 : 0);
    }
  }
  weights.deal[static_cast<std::size_t>(place)] = ToFloats<1 + kSeats>(FitLogistic(makes, 0));
}

}  // namespace

EvaluatorWeights FitEvaluator(std::span<const SolvedDeal> deals) {
  EvaluatorWeights weights{};
  for (int place = 0; place < kSeats; ++place) FitHands(deals, place, weights);
  const Evaluator evaluator(weights);
  for (int place = 0; place < kSeats; ++place) FitDeal(deals, place, evaluator, weights);
  return weights;
}

}  // namespace jasnel
