// Writes the weights of the play policy as C++ source.
#pragma once

#include <string>

#include "ai/models/policy_weights.h"

namespace jasnel {

/// The text of data/weights/play_policy.inc.
std::string WritePolicy(const PolicyWeights& weights);

}  // namespace jasnel
