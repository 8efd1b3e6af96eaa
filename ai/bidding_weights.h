// The numbers of the bidding models that come with the library.
#pragma once

#include "ai/bidding_model.h"
#include "bitboard/rules.h"

namespace jasnel {

// Fitted by tools/train_bidding.sh.
extern const BiddingWeights kBiddingRuffFree;
extern const BiddingWeights kBiddingRuffObliged;

inline const BiddingWeights& WeightsFor(const Rules& rules) {
  return rules.ruff == Ruff::kFree ? kBiddingRuffFree : kBiddingRuffObliged;
}

}  // namespace jasnel
