// Writes the weights of the play policy as C++ source.
#pragma once

#include <string>

#include "ai/models/policy_weights.h"

namespace jasnel {

/// The text of ai/models/policy_weights.cc.
std::string WritePolicy(const PolicyWeights& weights);

}  // namespace jasnel
