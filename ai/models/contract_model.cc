#include "ai/models/contract_model.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "solver/models/points_model.h"

namespace jasnel {
namespace {

constexpr int kMaxPoints = 400;  // whatever is beyond counts as this
constexpr double kMinChance = 1e-5;
constexpr double kMinVariance = 25;

double ChanceAt(const ContractWeights::LogOdds& odds, double points) {
  const double chance = 1 / (1 + std::exp(-(odds.constant + odds.slope * points / 100)));
  return std::clamp(chance, kMinChance, 1 - kMinChance);
}

ContractGuess GuessAt(double points, const Rules& rules, const ContractWeights& weights) {
  const ContractWeights::Score& lost = rules.nat == NatPays::kOwn ? weights.lost_own : weights.lost;
  ContractGuess guess;
  guess.makes = ChanceAt(weights.makes, points);
  guess.pit = std::min(ChanceAt(weights.pit, points), guess.makes);
  const double made = ValueAt(weights.made.mean, points);
  double taken = ValueAt(weights.taken.mean, points);
  double taken_variance = ValueAt(weights.taken.variance, points);
  double lost_variance = ValueAt(lost.variance, points);
  guess.lost = ValueAt(lost.mean, points);
  if (!RoemInTricks(rules)) {
    taken = kAllPoints;
    taken_variance = 0;
    if (rules.nat == NatPays::kAll) {
      guess.lost = -kAllPoints;
      lost_variance = 0;
    }
  }
  guess.made = made - guess.lost;
  guess.taken = taken + rules.pit - made;
  guess.rest = std::max((1 - guess.makes) * lost_variance +
                            (guess.makes - guess.pit) * ValueAt(weights.made.variance, points) +
                            guess.pit * taken_variance,
                        kMinVariance);
  return guess;
}

}  // namespace

double ValueAt(const ContractWeights::Curve& curve, double points) {
  constexpr int kLast = ContractWeights::kKnots - 1;
  constexpr int kMiddle = kLast / 2;
  const double place = std::clamp(points / ContractWeights::kStep + kMiddle, 0.0, double{kLast});
  const int knot = std::min(static_cast<int>(place), kLast - 1);
  const double part = place - knot;
  const auto left = static_cast<std::size_t>(knot);
  return curve[left] + part * (curve[left + 1] - curve[left]);
}

ContractModel::ContractModel(const Rules& rules, int times, const ContractWeights& weights)
    : rules_(rules) {
  guesses_.reserve(2 * kMaxPoints + 1);
  for (int points = -kMaxPoints; points <= kMaxPoints; ++points) {
    ContractGuess& guess = guesses_.emplace_back(GuessAt(points, rules, weights));
    guess.lost *= times;
    guess.made *= times;
    guess.taken *= times;
    guess.rest *= times * times;
  }
}

ContractModel::PointsOfSuits ContractModel::EstimateSuits(const Hands& hands, Seat leader) const {
  PointsOfSuits points;
  for (const Suit trump : kAllSuits) {
    const PlayOrder order(trump);
    std::array<PlaySet, kSeats> in_order;
    for (int place = 0; place < kSeats; ++place) {
      in_order[place] = order.ToPlay(hands[Index(Clockwise(leader, place))]);
    }
    points[Index(trump)] = static_cast<std::int16_t>(
        std::clamp(EstimatePoints(in_order, rules_), -kMaxPoints, kMaxPoints));
  }
  return points;
}

const ContractGuess& ContractModel::GuessOf(int points) const {
  const int place = std::clamp(points, -kMaxPoints, kMaxPoints) + kMaxPoints;
  return guesses_[static_cast<std::size_t>(place)];
}

}  // namespace jasnel
