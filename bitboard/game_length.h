// A game of several deals: when it is over, and who won.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "jasnel/contract.h"
#include "jasnel/points.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The points of a game so far. NKF 1976, second part art. 5 ("Spellen 4 - 8 - 12 - 16"); SV Bedum,
/// opening section ("boompjes van 12 spelletjes"); docs/reference/rules.md has the other lengths.
class GameTotals {
 public:
  explicit GameTotals(GameLength length, BothOver both_over = BothOver::kMost)
      : length_(length), both_over_(both_over) {}

  /// Of a game in which so many deals have brought these points.
  GameTotals(const Rules& rules, std::size_t deals, const std::array<Points, 2>& points)
      : length_(rules.game), both_over_(rules.both_over), deals_(deals), points_(points) {}

  /// Adds a deal: the side that had to make it, `Stakes::ToMake`, and its result.
  void Add(Side makers, const ContractResult& result);

  std::size_t deals() const { return deals_; }
  const std::array<Points, 2>& points() const { return points_; }  ///< by side
  GameLength length() const { return length_; }

  /// Whether the last deal ended the game.
  bool IsOver() const;

  /// The side that is ahead, and has won when the game is over; nothing if both are equal.
  std::optional<Side> Ahead() const;

 private:
  bool BothHaveThem() const;

  GameLength length_;
  BothOver both_over_;
  std::size_t deals_ = 0;
  std::array<Points, 2> points_;
  Side last_won_ = Side::kNorthSouth;  // the last deal: who had to make it, if they did
};

}  // namespace jasnel
