// Values of cards in one world, with open hands.
#pragma once

#include "ai/players/card_values.h"
#include "ai/players/think_clock.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Solves worlds one after another. Use it from one thread at a time.
class WorldSolver {
 public:
  /// `objective` is kScore or kPoints; with kPoints, values are meaningful only for comparing
  /// cards.
  explicit WorldSolver(Objective objective)
      : objective_(objective), solver_({.table_bytes = std::size_t{4} << 20}) {}

  /// Adds the value of each legal card, weighted by `share`, to `values`, for the side of the seat
  /// to play if the others hold `hidden`, and counts the work. A result other than kSolved says why
  /// nothing was added. An error if a card of the trick in progress was illegal with these hands.
  Result<Stop> Add(const PlayView& view, const Hands& hidden, double share, ThinkClock& clock,
                   CardValues& values);

  Objective objective() const { return objective_; }

 private:
  Objective objective_;
  Solver solver_;
};

}  // namespace jasnel
