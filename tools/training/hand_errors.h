// How far off the book of hands is.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ai/models/hand_book.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

/// What a hand is worth in one place and suit, by two long runs of EvaluateBid that share no deal.
struct HandTruth {
  Rules rules;
  CardSet hand;
  Suit trump = Suit::kSpades;
  int place = 0;
  std::array<SuitBid, 2> runs;
};

/// Hands number `first` on, `count` of them, of Random::Stream(5353, number), in all four suits.
/// The place is drawn with the hand. Chances are known to within `precision` by each run. Stops
/// soon after `cancel` becomes true, with what it has.
std::vector<HandTruth> FindHandTruths(const Rules& rules, std::uint64_t first, std::uint64_t count,
                                      double precision, BatchSolver& solver,
                                      const std::atomic<bool>& cancel);

/// The errors by number of trumps. Two runs that share nothing tell how far off the network is
/// without their own errors: these multiply to nothing on average. Where few hands have so many
/// trumps, the errors lean on those of all.
HandErrors FitHandErrors(std::span<const HandTruth> truths, const HandNetwork& network);

/// By number of trumps: how far off the book is, how far off it says it is, and how often intervals
/// hold; and how often it is far off: as text.
std::string HandErrorsReport(std::span<const HandTruth> truths, const HandBookWeights& weights);

}  // namespace jasnel
