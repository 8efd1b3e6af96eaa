// Fits the weights of a ChoiceNet to choices that were made, and measures the fit.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/models/choice_net.h"
#include "tools/training/choice_samples.h"

namespace jasnel {

/// Fits the chances to the options that were taken, which have worth 1 and the others 0: a
/// conditional logit model by maximum likelihood, choice by choice in shuffled order, `passes`
/// times, with decreasing steps.
std::vector<std::int16_t> FitTaken(ChoiceShape shape, const ChoiceSamples& samples, int passes);

/// The mean accuracy of a net's predictions of the option taken.
struct ChoiceLosses {
  double log_loss = 0;  ///< -ln of its predicted chance
  double evenly = 0;    ///< the same with all options equally likely
  double agrees = 0;    ///< fraction of the choices in which it is the likeliest
};

ChoiceLosses LossesOf(ChoiceShape shape, const std::vector<std::int16_t>& weights,
                      const ChoiceSamples& samples);

}  // namespace jasnel
