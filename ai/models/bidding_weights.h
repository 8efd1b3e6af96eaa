// The weights of the bidding models supplied with the library.
#pragma once

#include "ai/models/bidding_model.h"
#include "jasnel/rules.h"

namespace jasnel {

// Fitted by tools/training/train_bidding.sh.
extern const BiddingWeights kBiddingRuffFree;
extern const BiddingWeights kBiddingRuffObliged;

inline const BiddingWeights& WeightsFor(const Rules& rules) {
  return rules.ruff == Ruff::kFree ? kBiddingRuffFree : kBiddingRuffObliged;
}

}  // namespace jasnel
