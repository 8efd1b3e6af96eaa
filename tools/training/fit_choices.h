// Weights of a ChoiceNet, fitted to choices that were made, and how well it tells them.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/models/choice_net.h"
#include "tools/training/choice_samples.h"

namespace jasnel {

/// Fits chances to the options that were taken, of which the worth is 1 where that of the others is
/// 0: a conditional logit by likelihood, choice by choice in shuffled order, `passes` times, with
/// steps that get smaller.
std::vector<std::int16_t> FitTaken(ChoiceShape shape, const ChoiceSamples& samples, int passes);

/// How well a net tells which option is taken, on average.
struct ChoiceLosses {
  double log_loss = 0;  ///< -ln of its chance
  double evenly = 0;    ///< the same where all options are as likely
  double agrees = 0;    ///< part of the choices in which it is the likeliest
};

ChoiceLosses LossesOf(ChoiceShape shape, const std::vector<std::int16_t>& weights,
                      const ChoiceSamples& samples);

}  // namespace jasnel
