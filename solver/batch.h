// Many positions on several threads.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "bitboard/position.h"
#include "bitboard/result.h"
#include "solver/solver.h"

namespace jasnel {

/// A solver for each thread, kept from batch to batch.
class BatchSolver {
 public:
  /// `threads` from 1; 0 for as many as OpenMP offers. Memory: one table for each.
  explicit BatchSolver(int threads = 0, const SolverOptions& options = {});

  int threads() const { return static_cast<int>(solvers_.size()); }

  /// Solves all positions; the answers, node counts included, are in the order of the positions and
  /// the same for any number of threads. Limits hold for each position by itself.
  std::vector<Result<Solution>> Solve(std::span<const Position> positions,
                                      const SolveRequest& request = {});

  /// Calls `task(solver, i)` for every i from 0 to before `count`, on all threads. `task` does not
  /// throw.
  void ForEach(std::size_t count, const std::function<void(Solver&, std::size_t)>& task);

 private:
  std::vector<Solver> solvers_;
};

}  // namespace jasnel
