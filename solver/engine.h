// The door between the public solver and the kernels, in which the search is compiled.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solver/deal_table.h"
#include "solver/solver.h"

namespace jasnel::internal {

/// The rows of a table with one trump suit.
struct TrumpRows {
  std::vector<TableRow> rows;
  Stop stop = Stop::kSolved;
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{0};
};

/// One context: see Solver.
class Engine {
 public:
  virtual ~Engine() = default;

  /// `position` is valid.
  virtual Solution Solve(const Position& position, const SolveRequest& request) = 0;

  /// A row for each leader of a deal in which nothing was played; see SolveTable.
  virtual TrumpRows SolveRows(const Position& position, std::span<const Seat> leaders,
                              const Limits& limits) = 0;
};

// One for each kernel: see kernel.h. They throw std::bad_alloc.
namespace portable {
std::unique_ptr<Engine> MakeEngine(const SolverOptions& options);
}
namespace bmi2 {
std::unique_ptr<Engine> MakeEngine(const SolverOptions& options);
}

/// A kernel that this processor can run.
struct Kernel {
  const char* name;
  std::unique_ptr<Engine> (*make)(const SolverOptions& options);
};

/// All of them, the fastest first. Their answers are the same, node counts included.
std::span<const Kernel> UsableKernels();

}  // namespace jasnel::internal
