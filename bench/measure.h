// What one position costs.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "jasnel/position.h"
#include "jasnel/solver.h"

namespace jasnel::bench {

/// One call of Solver::Solve.
struct Measurement {
  std::vector<int> values;  ///< as ValuesOf
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};       ///< of the whole call, by a clock that never goes back
  std::chrono::nanoseconds processor{0};  ///< what this thread has computed of it
};

/// An answer as numbers: the value in points or the score, for `kMake` and `kPit` 1 or 0; behind
/// it, where the request was for cards, the same for each legal card, suit by suit from high to
/// low.
std::vector<int> ValuesOf(const Solution& solution, const SolveRequest& request);

/// Solves `position`, which is valid. Nothing where a limit of the request stopped it.
std::optional<Measurement> Measure(Solver& solver, const Position& position,
                                   const SolveRequest& request);

/// Solves all positions with one solver, up to the first that was stopped.
std::vector<Measurement> MeasureAll(Solver& solver, std::span<const Position> positions,
                                    const SolveRequest& request);

}  // namespace jasnel::bench
