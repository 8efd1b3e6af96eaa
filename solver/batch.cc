#include <algorithm>
#include <cstddef>

#include "jasnel/solver.h"
#include "solver/threads.h"

namespace jasnel {

BatchSolver::BatchSolver(int threads, const SolverOptions& options)
    : threads_(threads > 0 ? threads : DefaultThreads()), options_(options) {}

std::vector<Result<Solution>> BatchSolver::Solve(std::span<const Position> positions,
                                                 const SolveRequest& request) {
  std::vector<Result<Solution>> answers(positions.size(), Solution{});
  ForEach(positions.size(),
          [&](Solver& solver, std::size_t i) { answers[i] = solver.Solve(positions[i], request); });
  return answers;
}

void BatchSolver::ForEach(std::size_t count,
                          const std::function<void(Solver&, std::size_t)>& task) {
  const std::size_t needed = std::min(count, static_cast<std::size_t>(threads_));
  while (solvers_.size() < needed) solvers_.emplace_back(options_);
  OnPieces(count, threads_,
           [&](std::size_t i, int thread) { task(solvers_[static_cast<std::size_t>(thread)], i); });
}

}  // namespace jasnel
