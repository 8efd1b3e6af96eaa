// Weights of a ChoiceNet that learn from choices.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "ai/models/choice_net.h"
#include "tools/training/choice_samples.h"

namespace jasnel {

/// A net whose weights move with every choice. Stochastic gradient ascent with steps for each
/// weight by AdaGrad (Duchi, Hazan and Singer, "Adaptive subgradient methods for online learning
/// and stochastic optimization", 2011). The same choices in the same order give the same weights.
class ChoiceLearner {
 public:
  explicit ChoiceLearner(ChoiceShape shape);

  /// Goes for chances, in proportion to e^(value), that are those by which options are taken:
  /// worths are 1 for the option that was taken, and 0 for the others. `step` is above 0 and up
  /// to 1.
  void LearnTaken(const ChoiceSamples& samples, std::size_t choice, float step);

  /// Goes for chances of which what they choose is worth the most on average, where being certain
  /// is not free: the mean of worth / `temperature` plus the entropy of the chances is as great as
  /// can be. Worths may be known with an error: their mean counts.
  void LearnWorth(const ChoiceSamples& samples, std::size_t choice, float temperature, float step);

  /// Forgets half of how far weights have moved, so that they take larger steps again: for choices
  /// that are not as they were.
  void Forget();

  /// The weights as whole numbers that a ChoiceNet can hold.
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
  std::vector<float> squares_;  // of the slopes of each weight
  // Of the choice, by option.
  std::vector<Units> sums_;
  std::vector<float> chances_;
  std::vector<float> worths_;
  std::vector<float> slopes_;
};

}  // namespace jasnel
