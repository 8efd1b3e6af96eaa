// The numbers of the play policy that comes with the library.
#pragma once

#include <array>
#include <cstdint>

#include "ai/models/policy_features.h"

namespace jasnel {

/// Weights of features, in units of 1 / kPolicyUnits, so that sums are exact.
using PolicyWeights = std::array<std::int16_t, kPolicyFeatures>;

inline constexpr int kPolicyUnits = 256;

// Written as tools/training/train_policy.sh does; docs/research/players.md says from what.
extern const PolicyWeights kPolicyWeights;

}  // namespace jasnel
