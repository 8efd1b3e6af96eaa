#include "tools/training/choice_learner.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

constexpr std::size_t kUnits = ChoiceNet::kUnits;
constexpr float kMaxUnitWeight =
    static_cast<float>(ChoiceNet::kMaxUnitWeight) / ChoiceNet::kUnitOne;
constexpr float kMaxDirectWeight = 31;
constexpr float kFirstSquares = 0.005f;  // so that first steps are not too long

}  // namespace

ChoiceLearner::ChoiceLearner(ChoiceShape shape)
    : shape_(shape), weights_(ChoiceNet::Weights(shape)), squares_(weights_.size(), kFirstSquares) {
  // Units must differ to learn different things.
  Random random(1);
  for (std::size_t i = 0; i < DirectBegin(); ++i) weights_[i] = 0.1f * (random.NextUnit() - 0.5f);
  for (std::size_t i = 0; i < kUnits; ++i) weights_[kUnits + i] = i % 2 == 0 ? 0.5f : -0.5f;
}

void ChoiceLearner::LearnTaken(const ChoiceSamples& samples, std::size_t choice, float step) {
  FindChances(samples, choice);
  slopes_.resize(chances_.size());
  for (std::size_t i = 0; i < chances_.size(); ++i) {
    slopes_[i] = chances_[i] - samples.worth(choice, i);
  }
  Follow(samples, choice, step);
}

void ChoiceLearner::LearnWorth(const ChoiceSamples& samples, std::size_t choice, float temperature,
                               float step) {
  FindChances(samples, choice);
  const std::size_t options = chances_.size();
  worths_.resize(options);
  slopes_.resize(options);
  float mean = 0;
  for (std::size_t i = 0; i < options; ++i) {
    worths_[i] = samples.worth(choice, i) / temperature - std::log(std::max(chances_[i], 1e-9f));
    mean += chances_[i] * worths_[i];
  }
  for (std::size_t i = 0; i < options; ++i) slopes_[i] = -chances_[i] * (worths_[i] - mean);
  Follow(samples, choice, step);
}

void ChoiceLearner::Forget() {
  for (float& squares : squares_) squares = squares / 2 + kFirstSquares;
}

std::vector<std::int16_t> ChoiceLearner::Weights() const {
  std::vector<std::int16_t> rounded(weights_.size());
  for (std::size_t i = 0; i < weights_.size(); ++i) {
    const auto one =
        static_cast<float>(i < DirectBegin() ? ChoiceNet::kUnitOne : ChoiceNet::kDirectOne);
    rounded[i] = static_cast<std::int16_t>(std::lround(weights_[i] * one));
  }
  return rounded;
}

void ChoiceLearner::FindChances(const ChoiceSamples& samples, std::size_t choice) {
  const std::size_t options = samples.options(choice);
  Units shared;
  std::copy_n(weights_.begin(), kUnits, shared.begin());
  for (const int feature : samples.shared(choice)) AddRow(feature, shared);
  sums_.assign(options, shared);
  chances_.assign(options, 0);
  for (std::size_t option = 0; option < options; ++option) {
    float& value = chances_[option];
    for (const int feature : samples.own(choice, option)) {
      AddRow(shape_.shared + feature, sums_[option]);
      value += weights_[DirectBegin() + static_cast<std::size_t>(feature)];
    }
    for (std::size_t i = 0; i < kUnits; ++i) {
      value += std::max(sums_[option][i], 0.0f) * weights_[kUnits + i];
    }
  }
  const float most = *std::ranges::max_element(chances_);
  float total = 0;
  for (float& chance : chances_) total += chance = std::exp(chance - most);
  for (float& chance : chances_) chance /= total;
}

// Against the slopes of the values.
void ChoiceLearner::Follow(const ChoiceSamples& samples, std::size_t choice, float step) {
  Units of_shared{};
  Units behind{};
  for (std::size_t option = 0; option < slopes_.size(); ++option) {
    const float slope = slopes_[option];
    Units of_units;
    for (std::size_t i = 0; i < kUnits; ++i) {
      const bool counts = sums_[option][i] > 0;
      behind[i] += counts ? slope * sums_[option][i] : 0;
      of_units[i] = counts ? slope * weights_[kUnits + i] : 0;
      of_shared[i] += of_units[i];
    }
    for (const int feature : samples.own(choice, option)) {
      MoveRow(shape_.shared + feature, of_units, step);
      Move(DirectBegin() + static_cast<std::size_t>(feature), slope, step, kMaxDirectWeight);
    }
  }
  for (const int feature : samples.shared(choice)) MoveRow(feature, of_shared, step);
  for (std::size_t i = 0; i < kUnits; ++i) {
    Move(i, of_shared[i], step, kMaxUnitWeight);
    Move(kUnits + i, behind[i], step, kMaxUnitWeight);
  }
}

std::size_t ChoiceLearner::RowBegin(int feature) const {
  return kUnits * (2 + static_cast<std::size_t>(feature));
}

void ChoiceLearner::AddRow(int feature, Units& sums) const {
  const float* const row = weights_.data() + RowBegin(feature);
  for (std::size_t i = 0; i < kUnits; ++i) sums[i] += row[i];
}

void ChoiceLearner::MoveRow(int feature, const Units& slopes, float step) {
  const std::size_t row = RowBegin(feature);
  for (std::size_t i = 0; i < kUnits; ++i) Move(row + i, slopes[i], step, kMaxUnitWeight);
}

void ChoiceLearner::Move(std::size_t weight, float slope, float step, float most) {
  squares_[weight] += slope * slope;
  weights_[weight] =
      std::clamp(weights_[weight] - step * slope / std::sqrt(squares_[weight]), -most, most);
}

}  // namespace jasnel
