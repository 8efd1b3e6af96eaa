// The deals that the model of all four hands is fitted to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bitboard/play_order.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

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

/// What the model sees of deals, input by input, and what the leader's side wins.
class PointsSamples {
 public:
  /// Deals from number `first` on, with `points` that the leader's side wins more than the other.
  PointsSamples(std::uint64_t first, std::span<const int> points);

  std::size_t size() const { return points_.size(); }
  int points(std::size_t sample) const { return points_[sample]; }
  std::span<const std::uint8_t> inputs(std::size_t sample) const {
    return std::span(inputs_).subspan(begins_[sample], begins_[sample + 1] - begins_[sample]);
  }

 private:
  std::vector<int> points_;
  std::vector<std::uint8_t> inputs_;
  std::vector<std::size_t> begins_;  // of each sample, and the end
};

}  // namespace jasnel
