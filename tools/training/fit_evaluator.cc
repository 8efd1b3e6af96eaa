#include "tools/training/fit_evaluator.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "ai/models/hand_features.h"
#include "tools/training/regression.h"

namespace jasnel {
namespace {

constexpr double kRidgeOfMakes = 1;
constexpr double kRidgeOfScore = 4;

// Adds the features of a hand, numbered from `first` on.
void AddFeatures(CardSet hand, Suit trump, int first, std::vector<Feature>& features) {
  const std::size_t before = features.size();
  const auto add = [&](int number) {
    for (std::size_t i = before; i < features.size(); ++i) {
      if (features[i].number == first + number) {
        features[i].count += 1;
        return;
      }
    }
    features.push_back({first + number, 1});
  };
  const std::uint8_t trumps = hand.SuitByte(Index(trump));
  ForEachTrumpFeature(trumps, add);
  for (const Suit suit : kAllSuits) {
    if (suit != trump) ForEachPlainFeature(LengthClass(trumps), hand.SuitByte(Index(suit)), add);
  }
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
    const int side = Index(SideOf(seat));
    for (const Suit trump : kAllSuits) {
      const SolvedSuit& solved = deal.suits[Index(trump)];
      std::vector<Feature> features;
      AddFeatures(deal.hands[Index(seat)], trump, 0, features);
      makes.Add(features, solved.makes[side] ? 1 : 0);
      score.Add(features, solved.score[side]);
    }
  }
  weights.makes[place] = ToFloats<kHandFeatures>(FitLogistic(makes, kRidgeOfMakes));
  weights.score[place] = ToFloats<kHandFeatures>(FitLinear(score, kRidgeOfScore));
}

// Gives each of the four hands its part.
void Share(const std::vector<double>& found,
           std::array<EvaluatorWeights::Features, kSeats>& by_step) {
  for (std::size_t step = 0; step < kSeats; ++step) {
    std::copy_n(found.begin() + static_cast<std::ptrdiff_t>(step * kHandFeatures), kHandFeatures,
                by_step[step].begin());
  }
}

void FitDeals(std::span<const SolvedDeal> deals, int place, EvaluatorWeights& weights) {
  Samples makes(kSeats * kHandFeatures);
  Samples score(kSeats * kHandFeatures);
  std::vector<Feature> features;
  for (const SolvedDeal& deal : deals) {
    const Seat declarer = Clockwise(deal.leader, place);
    const int side = Index(SideOf(declarer));
    for (const Suit trump : kAllSuits) {
      features.clear();
      for (int step = 0; step < kSeats; ++step) {
        const int seat = Index(Clockwise(declarer, step));
        AddFeatures(deal.hands[seat], trump, step * kHandFeatures, features);
      }
      const SolvedSuit& solved = deal.suits[Index(trump)];
      makes.Add(features, solved.makes[side] ? 1 : 0);
      score.Add(features, solved.score[side]);
    }
  }
  Share(FitLogistic(makes, kRidgeOfMakes), weights.deal_makes[place]);
  Share(FitLinear(score, kRidgeOfScore), weights.deal_score[place]);
}

}  // namespace

EvaluatorWeights FitEvaluator(std::span<const SolvedDeal> deals) {
  EvaluatorWeights weights{};
  for (int place = 0; place < kSeats; ++place) FitHands(deals, place, weights);
  for (int place = 0; place < kSeats; ++place) FitDeals(deals, place, weights);
  return weights;
}

}  // namespace jasnel
