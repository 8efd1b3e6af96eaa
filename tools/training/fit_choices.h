// Weights of a ChoiceNet, fitted to choices.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/choice_net.h"
#include "tools/training/choice_samples.h"

namespace jasnel {

/// Fits chances in proportion to e^(value) so that what they choose is worth the most on average,
/// where being certain is not free: the mean of worth / `temperature` plus the entropy of the
/// chances is as great as can be. Where the worth of an option is known with an error, its mean
/// counts. As that has no slope where chances are wrong but certain, the first passes go for
/// cross-entropy with e^(worth / temperature). Stochastic gradient ascent, choice by choice in
/// shuffled order, with steps for each weight by AdaGrad (Duchi, Hazan and Singer, "Adaptive
/// subgradient methods for online learning and stochastic optimization", 2011), which get smaller
/// from pass to pass. The same samples in the same order give the same weights.
std::vector<std::int16_t> FitChoices(ChoiceShape shape, const ChoiceSamples& samples,
                                     float temperature, int passes);

/// How well a net chooses, on average.
struct ChoiceLosses {
  double likeliest = 0;  ///< what its likeliest option is worth less than the best
  double drawn = 0;      ///< the same for one drawn by its chances
  double any = 0;        ///< the same for any option
  double agrees = 0;     ///< part of the choices in which its likeliest option is the best
};

ChoiceLosses LossesOf(ChoiceShape shape, const std::vector<std::int16_t>& weights,
                      const ChoiceSamples& samples);

}  // namespace jasnel
