// Weights of the bidding model as C++ source.
#pragma once

#include <string>

#include "ai/models/bidding_model.h"

namespace jasnel {

/// The text of ai/models/bidding_weights.cc, of what was fitted for each way to ruff.
std::string WriteBidding(const BiddingWeights& free, const BiddingWeights& obliged);

}  // namespace jasnel
