#include "tools/training/fit_policy.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kSeed = 7;
constexpr int kPasses = 12;
constexpr double kFirstStep = 0.15;
// Of all weights towards 0 at each choice in which they count, so that what was always or never
// chosen does not grow without end.
constexpr double kPull = 1e-5;
// What the squares of gradients begin with: without them the first step is of full size however
// small the gradient is.
constexpr double kFirstSquare = 1e-3;

class Fit {
 public:
  Fit() : weights_(kPolicyFeatures), squares_(kPolicyFeatures, kFirstSquare) {}

  const std::vector<double>& weights() const { return weights_; }

  // One step towards weights with which the choice is likelier.
  void Learn(const PolicyChoice& choice, double step) {
    const ChoiceChances chances = ChancesOf(choice, weights_);
    for (std::size_t i = 0; i < choice.cards.size(); ++i) {
      const double missed = (i == choice.played ? 1 : 0) - chances[i];
      for (const int feature : choice.cards[i]) {
        if (gradient_[feature] == 0) touched_.push_back(feature);
        gradient_[feature] += missed;
      }
    }
    for (const int feature : touched_) {
      const double gradient = std::exchange(gradient_[feature], 0) - kPull * weights_[feature];
      squares_[feature] += gradient * gradient;
      weights_[feature] += step * gradient / std::sqrt(squares_[feature]);
    }
    touched_.clear();
  }

 private:
  std::vector<double> weights_;
  std::vector<double> squares_;  // sums of the squares of gradients
  std::vector<double> gradient_ = std::vector<double>(kPolicyFeatures);
  std::vector<int> touched_;  // features with a gradient; some twice, the second time without one
};

void Shuffle(std::vector<const PolicyChoice*>& choices, Random& random) {
  for (std::size_t i = choices.size(); i > 1; --i) {
    std::swap(choices[i - 1], choices[random.Below64(i)]);
  }
}

}  // namespace

ChoiceChances ChancesOf(const PolicyChoice& choice, std::span<const double> weights) {
  ChoiceChances chances{};
  const std::span cards = std::span(chances).first(choice.cards.size());
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (const int feature : choice.cards[i]) cards[i] += weights[feature];
  }
  const double most = *std::ranges::max_element(cards);
  double total = 0;
  for (double& chance : cards) total += chance = std::exp(chance - most);
  for (double& chance : cards) chance /= total;
  return chances;
}

PolicyWeights ToPolicyWeights(std::span<const double> weights) {
  static constexpr double kMost = std::numeric_limits<PolicyWeights::value_type>::max();
  PolicyWeights rounded{};
  std::ranges::transform(weights, rounded.begin(), [](double weight) {
    const double units = std::clamp(std::round(weight * kPolicyUnits), -kMost, kMost);
    return static_cast<PolicyWeights::value_type>(units);
  });
  return rounded;
}

std::vector<double> FromPolicyWeights(const PolicyWeights& weights) {
  std::vector<double> exact(weights.size());
  std::ranges::transform(weights, exact.begin(),
                         [](int units) { return static_cast<double>(units) / kPolicyUnits; });
  return exact;
}

PolicyWeights FitPolicy(std::span<const DealChoices> deals) {
  std::vector<const PolicyChoice*> choices;
  for (const DealChoices& deal : deals) {
    for (const PolicyChoice& choice : deal) choices.push_back(&choice);
  }
  Fit fit;
  Random random(kSeed);
  for (int pass = 0; pass < kPasses; ++pass) {
    Shuffle(choices, random);
    const double step = kFirstStep / (1 + 0.5 * pass);
    for (const PolicyChoice* const choice : choices) fit.Learn(*choice, step);
  }
  return ToPolicyWeights(fit.weights());
}

}  // namespace jasnel
