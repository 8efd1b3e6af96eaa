#include <cstddef>

#include "jasnel/solver.h"
#include "solver/threads.h"

#ifdef _OPENMP
#include <omp.h>
#endif

namespace jasnel {
namespace {

int ThisThread() {
#ifdef _OPENMP
  return omp_get_thread_num();
#else
  return 0;
#endif
}

}  // namespace

BatchSolver::BatchSolver(int threads, const SolverOptions& options) {
  if (threads <= 0) threads = DefaultThreads();
  for (int i = 0; i < threads; ++i) solvers_.emplace_back(options);
}

std::vector<Result<Solution>> BatchSolver::Solve(std::span<const Position> positions,
                                                 const SolveRequest& request) {
  std::vector<Result<Solution>> answers(positions.size(), Solution{});
  ForEach(positions.size(),
          [&](Solver& solver, std::size_t i) { answers[i] = solver.Solve(positions[i], request); });
  return answers;
}

void BatchSolver::ForEach(std::size_t count,
                          const std::function<void(Solver&, std::size_t)>& task) {
  const auto end = static_cast<std::ptrdiff_t>(count);
#pragma omp parallel for schedule(dynamic, 1) num_threads(threads())
  for (std::ptrdiff_t i = 0; i < end; ++i) {
    task(solvers_[ThisThread()], static_cast<std::size_t>(i));
  }
}

}  // namespace jasnel
