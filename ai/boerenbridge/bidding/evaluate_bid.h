// What each bid is worth where something else than usual is assumed of the other seats.
#pragma once

#include "ai/boerenbridge/beliefs/hand_likelihood.h"
#include "jasnel/boerenbridge/bidding.h"

namespace jasnel::boerenbridge {

/// How the other seats are thought to bid and play.
struct BidAssumptions {
  Evidence evidence = {};  ///< of the bids before; cards do not count
  Styles styles = {};      ///< of the other seats, and of how all play
};

/// As `EvaluateBid` without assumptions, which takes the usual ones.
Result<BidAnswer> EvaluateBid(const BidView& view, const BidRequest& request,
                              const BidAssumptions& assumptions);

}  // namespace jasnel::boerenbridge
