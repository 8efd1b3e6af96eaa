// The weights of the play policy supplied with the library.
#pragma once

#include <array>
#include <cstdint>

#include "ai/models/policy_features.h"

namespace jasnel {

/// Weights of features, in units of 1 / kPolicyUnits, so that sums are exact.
using PolicyWeights = std::array<std::int16_t, kPolicyFeatures>;

inline constexpr int kPolicyUnits = 256;

// Written by tools/training/train_policy.sh; docs/research/players.md describes the data.
extern const PolicyWeights kPolicyWeights;

}  // namespace jasnel
