// The deals that the model of all four hands is fitted to.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bitboard/play_order.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Deal `number`, from Random::Stream(777, number), which is of no test and no figure. Three in
/// four have eight cards in each hand, the others four to seven in turn. Clubs are trumps. After
/// the hands it draws the leader, who declares too, and Below(16): bit 0 is the duty to ruff, bits
/// 1 and 2 that of undertrumping (1 free, 2 forced, otherwise forbidden), and from 14 on there is
/// no roem.
Position PointsDeal(std::uint64_t number);

/// The same as the model sees it.
struct PointsView {
  std::array<PlaySet, kSeats> hands;  ///< clockwise from the leader
  Rules rules;
};
PointsView ViewOf(const Position& position);

/// What the model sees of deals, and what they are worth, a row for each.
struct PointsSamples {
  std::vector<std::uint32_t> inputs;  ///< as bits in 5 words
  std::vector<float> points;          ///< that the leader's side wins more than the other
};

/// Deals `first` to `first` + `deals` - 1, solved. Fewer after `cancel` becomes true.
PointsSamples SolvedPoints(std::uint64_t first, std::size_t deals, BatchSolver& solver,
                           const std::atomic<bool>& cancel);

}  // namespace jasnel
