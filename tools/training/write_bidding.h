// Writes the weights of the bidding model as C++ source.
#pragma once

#include <string>

#include "ai/models/bidding_model.h"

namespace jasnel {

/// The text of data/weights/bidding.inc, from the weights for each ruff option.
std::string WriteBidding(const BiddingWeights& free, const BiddingWeights& obliged);

}  // namespace jasnel
