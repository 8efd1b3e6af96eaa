// The door between the public solver and the kernels, in which the search is compiled.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "solver/analysis.h"
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

/// The cards of a game, judged.
struct GameAnswer {
  struct Card {
    Worth after;
    CardSet best_points;
    CardSet best_score;
  };
  Worth start;
  std::vector<Card> cards;                   ///< up to the first that was not judged
  std::array<Points, 2> written_from_start;  ///< by side
  std::array<Points, 2> written_from_end;
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

  /// Judges `cards`, legal or not, played from the start of a deal; see Analyse. Where the last one
  /// ended the deal by a revoke, nothing comes after it.
  virtual GameAnswer JudgeGame(const Position& start, std::span<const Card> cards,
                               bool ends_with_revoke, const Limits& limits) = 0;
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
