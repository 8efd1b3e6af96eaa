// The interface between the public solver and the kernels, in which the search is compiled.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "jasnel/analysis.h"
#include "jasnel/solver.h"
#include "jasnel/trump_table.h"

namespace jasnel::internal {

/// The rows of a table with one trump suit.
struct TrumpRows {
  std::vector<TableRow> rows;
  Stop stop = Stop::kSolved;
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{0};
};

/// Roem in a trick that was not claimed.
struct RoemLost {
  std::size_t cards = 0;  ///< number of cards played before
  Side side = Side::kNorthSouth;
  Points roem;
};

/// A game as played.
struct GamePlayed {
  std::vector<Card> cards;  ///< legal or not
  /// Whether the last card ended the deal.
  bool ends_with_revoke = false;
  std::vector<RoemLost> roem_lost;  ///< in order of play
};

/// The analysis of the cards of a game.
struct GameAnswer {
  struct Card {
    DealValue after;
    CardSet best_points;
    CardSet best_score;
  };
  DealValue start;
  std::vector<Card> cards;                   ///< up to the first that was not analysed
  std::vector<DealValue> after_roem_lost;    ///< the value after each loss, up to the same point
  std::array<Points, 2> written_from_start;  ///< by side
  std::array<Points, 2> written_from_end;
  Stop stop = Stop::kSolved;
  std::uint64_t nodes = 0;
  std::chrono::microseconds time{0};
};

/// One context: see Solver.
class SearchCore {
 public:
  virtual ~SearchCore() = default;

  /// `position` must be valid.
  virtual Solution Solve(const Position& position, const SolveRequest& request) = 0;

  /// A row for each leader of a deal in which no card has been played; see SolveTrumpTable.
  virtual TrumpRows SolveRows(const Position& position, std::span<const Seat> leaders,
                              const Limits& limits) = 0;

  /// Analyses the cards of a game from the start of a deal; see Analyse.
  virtual GameAnswer JudgeGame(const Position& start, const GamePlayed& game,
                               const Limits& limits) = 0;
};

/// For library functions that solve more than one position at a time.
class SolverAccess {
 public:
  static SearchCore& CoreOf(Solver& solver) { return *solver.core_; }
};

// One factory for each kernel: see kernel.h. They throw std::bad_alloc.
namespace portable {
std::unique_ptr<SearchCore> MakeSearchCore(const SolverOptions& options);
}
namespace bmi2 {
std::unique_ptr<SearchCore> MakeSearchCore(const SolverOptions& options);
}

/// A kernel that this processor can run.
struct Kernel {
  const char* name;
  std::unique_ptr<SearchCore> (*make)(const SolverOptions& options);
};

/// All usable kernels, fastest first. Their answers are the same, including node counts.
std::span<const Kernel> UsableKernels();

}  // namespace jasnel::internal
