// How often seats play in the bidding model, and how well it knows what passing is worth.
#pragma once

#include <array>
#include <span>
#include <string>

#include "ai/models/bidding_model.h"
#include "ai/models/evaluator.h"
#include "jasnel/auction.h"
#include "jasnel/rules.h"
#include "tools/training/solved_deals.h"

namespace jasnel {

/// One call of the auction. Means are over all hands that come to it, as often as they do.
struct CallFigures {
  double reached = 0;  ///< part of the auctions that come to it, from 0 to 1
  double plays = 0;    ///< part of those in which the seat plays
  double told = 0;     ///< what passing is worth by the line, in points; 0 where it may not pass
  double found = 0;    ///< what comes of passing in the solved deals as players reach it; likewise
};

using AuctionFigures = std::array<CallFigures, Auction::kMostCalls>;

/// What the model does with `deals`, of which there is one at least, by rules in which no suit is
/// turned and that are not `bidding=obliged`.
AuctionFigures FiguresOf(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                         const BiddingWeights& weights, const Rules& rules);

/// The same as text.
std::string BiddingReportOf(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                            const BiddingWeights& weights, const Rules& rules);

}  // namespace jasnel
