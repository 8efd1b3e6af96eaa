// What hands are worth by long runs, to measure the book of hands by.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <vector>

#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

/// What a hand is worth in one place and suit, by two long runs of EvaluateBid that share no deal.
struct HandTruth {
  CardSet hand;
  Suit trump = Suit::kSpades;
  int place = 0;
  std::array<SuitBid, 2> runs;
};

/// Hands number `first` on, `count` of them, of Random::Stream(5353, number), in all four suits.
/// The place is drawn with the hand. Chances are known to within `precision` by each run. Stops
/// soon after `cancel` becomes true, with what it has.
std::vector<HandTruth> FindHandTruths(const Rules& rules, std::uint64_t first, std::uint64_t count,
                                      BatchSolver& solver, const std::atomic<bool>& cancel,
                                      double precision = 0.015);

}  // namespace jasnel
