// How often seats declare in the bidding model, and how accurate its values of a pass are.
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

/// Statistics of one call in the auction. Means are over all hands that reach it, weighted by how
/// often they do.
struct CallFigures {
  double reached = 0;    ///< fraction of auctions that reach it, from 0 to 1
  double plays = 0;      ///< fraction of those in which the seat declares
  double predicted = 0;  ///< predicted value of a pass, in points; 0 if passing is illegal
  double found = 0;  ///< actual result of a pass in the solved deals, calibrated to real play; 0
                     ///< as above
};

using AuctionFigures = std::array<CallFigures, Auction::kMaxCalls>;

/// Statistics of the model for `deals`, at least one, under rules without a turned suit and without
/// `bidding=obliged`.
AuctionFigures FiguresOf(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                         const BiddingWeights& weights, const Rules& rules);

/// The same as text.
std::string BiddingReportOf(std::span<const SolvedDeal> deals, const Evaluator& evaluator,
                            const BiddingWeights& weights, const Rules& rules);

}  // namespace jasnel
