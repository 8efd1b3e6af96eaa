// Bid evaluation under other assumptions about the other seats.
#pragma once

#include <chrono>

#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "jasnel/boerenbridge/bidding.h"

namespace jasnel::boerenbridge {

/// The assumed bidding and play of the other seats.
struct BidAssumptions {
  Evidence evidence = {};  ///< from earlier bids; cards do not count
  Styles styles = {};      ///< of the other seats in the bidding, and of all seats in the play
};

/// Like `EvaluateBid` without assumptions, which uses the defaults. Besides `request.time`,
/// `processor_time` limits how long the calling thread computes; 0 for no limit.
Result<BidAnswer> EvaluateBid(const BidView& view, const BidRequest& request,
                              const BidAssumptions& assumptions,
                              std::chrono::microseconds processor_time = {});

}  // namespace jasnel::boerenbridge
