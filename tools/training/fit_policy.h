// Fits the weights of the play policy to the choices of players.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/models/policy_weights.h"
#include "jasnel/seat.h"
#include "tools/training/policy_choices.h"

namespace jasnel {

/// The chances of the cards of a choice, in order; 0 after the last.
using ChoiceChances = std::array<double, kHandSize>;

/// Proportional to exp(sum of the weights of a card's features). `weights` has one weight for each
/// feature.
ChoiceChances ChancesOf(const PolicyChoice& choice, std::span<const double> weights);

/// Converts weights to the form of the policy, and back. Rounds to 1 / kPolicyUnits, and clamps to
/// the largest possible weight.
PolicyWeights ToPolicyWeights(std::span<const double> weights);
std::vector<double> FromPolicyWeights(const PolicyWeights& weights);

/// Fits the weights of a conditional logit model by maximum likelihood: stochastic gradient ascent,
/// choice by choice, with AdaGrad step sizes for each weight (Duchi, Hazan and Singer, "Adaptive
/// subgradient methods for online learning and stochastic optimization", 2011). Twelve passes in
/// shuffled order, with decreasing steps. Weights of features that occur in no choice are 0. The
/// same choices in the same order give the same weights.
PolicyWeights FitPolicy(std::span<const DealChoices> deals);

}  // namespace jasnel
