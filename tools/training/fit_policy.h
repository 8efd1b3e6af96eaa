// Weights of the play policy, fitted to what players chose.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/models/policy_weights.h"
#include "jasnel/seat.h"
#include "tools/training/policy_choices.h"

namespace jasnel {

/// The chances of the cards of a choice, in their order; 0 behind the last.
using ChoiceChances = std::array<double, kHandSize>;

/// In proportion to exp(sum of the weights of a card's features). `weights` has one for each
/// feature.
ChoiceChances ChancesOf(const PolicyChoice& choice, std::span<const double> weights);

/// Weights as the policy has them, from what they stand for and back. Rounds to 1 / kPolicyUnits,
/// and to the largest that there is.
PolicyWeights ToPolicyWeights(std::span<const double> weights);
std::vector<double> FromPolicyWeights(const PolicyWeights& weights);

/// Fits the weights of a conditional logit model by log-likelihood: stochastic gradient ascent,
/// choice by choice, with steps for each weight by AdaGrad (Duchi, Hazan and Singer, "Adaptive
/// subgradient methods for online learning and stochastic optimization", 2011). Twelve passes in
/// shuffled order, each with smaller steps. Weights of features that were in no choice are 0. The
/// same choices in the same order give the same weights.
PolicyWeights FitPolicy(std::span<const DealChoices> deals);

}  // namespace jasnel
