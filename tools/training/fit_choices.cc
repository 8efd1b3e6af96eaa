#include "tools/training/fit_choices.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <span>

#include "bitboard/random.h"

namespace jasnel {
namespace {

constexpr std::size_t kUnits = ChoiceNet::kUnits;
constexpr float kFirstStep = 0.05f;
constexpr float kMostUnitWeight =
    static_cast<float>(ChoiceNet::kMostUnitWeight) / ChoiceNet::kUnitOne;
constexpr float kMostDirectWeight = 31;

using Units = std::array<float, kUnits>;

// The net with weights that can move.
class MovingNet {
 public:
  MovingNet(ChoiceShape shape, float temperature)
      : shape_(shape),
        temperature_(temperature),
        weights_(ChoiceNet::Weights(shape)),
        squares_(weights_.size(), 1e-4f) {
    // Units must differ to learn different things.
    Random random(1);
    for (std::size_t i = 0; i < DirectBegin(); ++i) weights_[i] = 0.2f * (random.NextUnit() - 0.5f);
    for (std::size_t i = 0; i < kUnits; ++i) weights_[kUnits + i] = i % 2 == 0 ? 0.5f : -0.5f;
  }

  void Learn(const ChoiceSamples& samples, std::size_t choice, bool copies, float step) {
    const std::size_t options = samples.options(choice);
    Units shared;
    std::copy_n(weights_.begin(), kUnits, shared.begin());
    for (const int feature : samples.shared(choice)) AddRow(feature, shared);
    sums_.assign(options, shared);
    values_.assign(options, 0);
    for (std::size_t option = 0; option < options; ++option) {
      for (const int feature : samples.own(choice, option)) {
        AddRow(shape_.shared + feature, sums_[option]);
        values_[option] += weights_[DirectBegin() + static_cast<std::size_t>(feature)];
      }
      for (std::size_t i = 0; i < kUnits; ++i) {
        values_[option] += std::max(sums_[option][i], 0.0f) * weights_[kUnits + i];
      }
    }
    FindSlopes(samples, choice, copies);
    Units of_shared{};
    Units behind{};
    for (std::size_t option = 0; option < options; ++option) {
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
        Move(DirectBegin() + static_cast<std::size_t>(feature), slope, step, kMostDirectWeight);
      }
    }
    for (const int feature : samples.shared(choice)) MoveRow(feature, of_shared, step);
    for (std::size_t i = 0; i < kUnits; ++i) {
      Move(i, of_shared[i], step, kMostUnitWeight);
      Move(kUnits + i, behind[i], step, kMostUnitWeight);
    }
  }

  std::vector<std::int16_t> Rounded() const {
    std::vector<std::int16_t> rounded(weights_.size());
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const float one = i < DirectBegin() ? ChoiceNet::kUnitOne : ChoiceNet::kDirectOne;
      rounded[i] = static_cast<std::int16_t>(std::lround(weights_[i] * one));
    }
    return rounded;
  }

 private:
  // What each value adds to what is lost.
  void FindSlopes(const ChoiceSamples& samples, std::size_t choice, bool copies) {
    const std::size_t options = values_.size();
    slopes_.resize(options);
    std::vector<float>& chances = chances_;
    chances = values_;
    ToChances(chances);
    worths_.resize(options);
    for (std::size_t i = 0; i < options; ++i) worths_[i] = samples.worth(choice, i) / temperature_;
    if (copies) {
      ToChances(worths_);
      for (std::size_t i = 0; i < options; ++i) slopes_[i] = chances[i] - worths_[i];
      return;
    }
    float mean = 0;
    for (std::size_t i = 0; i < options; ++i) {
      worths_[i] -= std::log(std::max(chances[i], 1e-9f));
      mean += chances[i] * worths_[i];
    }
    for (std::size_t i = 0; i < options; ++i) slopes_[i] = -chances[i] * (worths_[i] - mean);
  }

  static void ToChances(std::vector<float>& values) {
    const float most = *std::ranges::max_element(values);
    float total = 0;
    for (float& value : values) total += value = std::exp(value - most);
    for (float& value : values) value /= total;
  }

  std::size_t RowBegin(int feature) const {
    return kUnits * (2 + static_cast<std::size_t>(feature));
  }
  std::size_t DirectBegin() const { return RowBegin(shape_.shared + shape_.own); }

  void AddRow(int feature, Units& sums) const {
    const float* const row = weights_.data() + RowBegin(feature);
    for (std::size_t i = 0; i < kUnits; ++i) sums[i] += row[i];
  }

  void MoveRow(int feature, const Units& slopes, float step) {
    const std::size_t row = RowBegin(feature);
    for (std::size_t i = 0; i < kUnits; ++i) Move(row + i, slopes[i], step, kMostUnitWeight);
  }

  void Move(std::size_t weight, float slope, float step, float most) {
    squares_[weight] += slope * slope;
    weights_[weight] =
        std::clamp(weights_[weight] - step * slope / std::sqrt(squares_[weight]), -most, most);
  }

  ChoiceShape shape_;
  float temperature_;
  std::vector<float> weights_;
  std::vector<float> squares_;
  std::vector<Units> sums_;
  std::vector<float> values_;
  std::vector<float> chances_;
  std::vector<float> worths_;
  std::vector<float> slopes_;
};

}  // namespace

std::vector<std::int16_t> FitChoices(ChoiceShape shape, const ChoiceSamples& samples,
                                     float temperature, int passes) {
  MovingNet net(shape, temperature);
  std::vector<std::size_t> order(samples.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Random random(2);
  for (int pass = 0; pass < passes; ++pass) {
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[random.Below64(i)]);
    }
    const float step = kFirstStep * (1 - static_cast<float>(pass) / static_cast<float>(passes));
    const bool copies = 2 * pass < passes;
    for (const std::size_t choice : order) net.Learn(samples, choice, copies, step);
  }
  return net.Rounded();
}

ChoiceLosses LossesOf(ChoiceShape shape, const std::vector<std::int16_t>& weights,
                      const ChoiceSamples& samples) {
  const ChoiceNet net(shape, weights);
  ChoiceLosses losses;
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    const auto shared = net.Shared(samples.shared(choice));
    const std::size_t options = samples.options(choice);
    std::vector<double> values;
    std::size_t likeliest = 0;
    std::size_t best = 0;
    double mean = 0;
    for (std::size_t i = 0; i < options; ++i) {
      values.push_back(static_cast<double>(net.Value(shared, samples.own(choice, i))));
      if (values[i] > values[likeliest]) likeliest = i;
      if (samples.worth(choice, i) > samples.worth(choice, best)) best = i;
      mean += static_cast<double>(samples.worth(choice, i)) / static_cast<double>(options);
    }
    const auto most = static_cast<double>(samples.worth(choice, best));
    double total = 0;
    double drawn = 0;
    for (std::size_t i = 0; i < options; ++i) {
      const double chance = std::exp(values[i] - values[likeliest]);
      total += chance;
      drawn += chance * static_cast<double>(samples.worth(choice, i));
    }
    losses.likeliest += most - static_cast<double>(samples.worth(choice, likeliest));
    losses.drawn += most - drawn / total;
    losses.any += most - mean;
    losses.agrees += best == likeliest ? 1 : 0;
  }
  const auto count = static_cast<double>(std::max<std::size_t>(samples.size(), 1));
  for (double* loss : {&losses.likeliest, &losses.drawn, &losses.any, &losses.agrees}) {
    *loss /= count;
  }
  return losses;
}

}  // namespace jasnel
