// Online learning of ChoiceNet weights from choices.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/models/choice_net.h"
#include "tools/training/choice_samples.h"

namespace jasnel {

/// A net whose weights are updated after every choice, by stochastic gradient ascent with AdaGrad
/// step sizes for each weight (Duchi, Hazan and Singer, "Adaptive subgradient methods for online
/// learning and stochastic optimization", 2011). The same choices in the same order give the same
/// weights.
class ChoiceLearner {
 public:
  explicit ChoiceLearner(ChoiceShape shape);

  /// Fits the chances, proportional to e^(value), to the frequencies with which options are taken:
  /// worths are 1 for the option that was taken, and 0 for the others. `step` is above 0 and up to
  /// 1.
  void LearnTaken(const ChoiceSamples& samples, std::size_t choice, float step);

  /// Maximises the mean worth of the chosen options with an entropy bonus: the mean of worth /
  /// `temperature` plus the entropy of the chances. Worths may be noisy: only their mean matters.
  void LearnWorth(const ChoiceSamples& samples, std::size_t choice, float temperature, float step);

  /// Halves the accumulated squared gradients, so that steps become larger again: for choices with
  /// a different distribution.
  void Forget();

  /// The weights as integers for a ChoiceNet.
  std::vector<std::int16_t> Weights() const;

 private:
  using Units = std::array<float, ChoiceNet::kUnits>;

  void FindChances(const ChoiceSamples& samples, std::size_t choice);
  void Follow(const ChoiceSamples& samples, std::size_t choice, float step);
  std::size_t RowBegin(int feature) const;
  std::size_t DirectBegin() const { return RowBegin(shape_.shared + shape_.own); }
  void AddRow(int feature, Units& sums) const;
  void MoveRow(int feature, const Units& slopes, float step);
  void Move(std::size_t weight, float slope, float step, float most);

  ChoiceShape shape_;
  std::vector<float> weights_;
  std::vector<float> squares_;  // of the gradients of each weight
  // For the current choice, by option.
  std::vector<Units> sums_;
  std::vector<float> chances_;
  std::vector<float> worths_;
  std::vector<float> slopes_;
};

}  // namespace jasnel
