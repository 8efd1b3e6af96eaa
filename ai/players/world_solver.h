// Values of cards in one world, by open hands.
#pragma once

#include "ai/players/card_values.h"
#include "ai/players/think_clock.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Solves worlds one after the other. One thread at a time.
class WorldSolver {
 public:
  /// `objective` is kScore or kPoints; by points, values tell cards apart and nothing more.
  explicit WorldSolver(Objective objective)
      : objective_(objective), solver_({.table_bytes = std::size_t{4} << 20}) {}

  /// Adds the value of each legal card to `values`, counted `share` times, for the side of the seat
  /// in turn, where the others hold `hidden`, and counts the work. What is not kSolved tells why
  /// nothing was added. An error where a card of the trick in progress was not legal with these
  /// hands.
  Result<Stop> Add(const PlayView& view, const Hands& hidden, double share, ThinkClock& clock,
                   CardValues& values);

  Objective objective() const { return objective_; }

 private:
  Objective objective_;
  Solver solver_;
};

}  // namespace jasnel
