// Perfect play with all hands open: the exact value of a position.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "bitboard/card.h"
#include "bitboard/points.h"
#include "bitboard/position.h"
#include "bitboard/result.h"
#include "solver/switches.h"

namespace jasnel {

namespace internal {
class Engine;
}

/// What the sides play for.
enum class Objective : std::uint8_t {
  /// What both sides still win (card points, last trick, roem), North-South minus East-West. The
  /// cards of a trick in progress count as still to be won.
  kPoints,
  /// Whether the declaring side can get more than the other, what both have won already included.
  kMake,
  /// Whether the declaring side can take all eight tricks; one already lost means it cannot.
  kPit,
  /// What the rule set writes down at the end (see ScoreContract), North-South minus East-West,
  /// what both have won already included. Both sides play for that: once a contract is lost under
  /// `nat=all`, the declarers for little roem and the others for much, whoever wins it.
  kScore,
};

/// Whether the answer is a number of points, `Solution::value`.
constexpr bool HasValue(Objective objective) {
  return objective == Objective::kPoints || objective == Objective::kScore;
}

/// Whether the answer tells how the declaring side fares, `Solution::makes`.
constexpr bool HasMakes(Objective objective) { return objective != Objective::kPoints; }

/// When to give up. A limit that is reached leaves what was found so far in the `Solution`.
struct Limits {
  std::uint64_t nodes = 0;                    ///< cards played in the search; 0 for no limit
  std::chrono::microseconds time{0};          ///< 0 for no limit
  const std::atomic<bool>* cancel = nullptr;  ///< gives up soon after it becomes true
};

/// What to find out, besides the value.
struct SolveRequest {
  Objective objective = Objective::kPoints;
  bool best = false;   ///< fill in `Solution::best`
  bool cards = false;  ///< fill in `Solution::cards` and `best`
  bool line = false;   ///< fill in `Solution::line`, `ns` and `ew`
  Limits limits = {};
};

/// Why a search ended.
enum class Stop : std::uint8_t { kSolved, kNodeLimit, kTimeLimit, kCancelled };

/// What playing one card leads to, perfect play after it.
struct CardValue {
  Card card;
  Points value;        ///< for `kPoints` and `kScore`, as `Solution::value`
  bool makes = false;  ///< for all others than `kPoints`

  friend bool operator==(const CardValue&, const CardValue&) = default;
};

/// The answer to a `SolveRequest`. Where `stop` is not `kSolved`, only `lower`, `upper`, `nodes`
/// and `time` are filled in; a bound that was not found is -8000 or 8000, beyond any value.
struct Solution {
  Stop stop = Stop::kSolved;
  Points value;                  ///< for `kPoints`, `kScore`: North-South minus East-West
  Points lower;                  ///< for `kPoints`, `kScore`: the value is at least this ...
  Points upper;                  ///< ... and at most this
  bool makes = false;            ///< for all others than `kPoints`: whether the declaring side
                                 ///< succeeds; for `kScore`, makes its contract
  CardSet best;                  ///< every legal card that keeps the value
  std::vector<CardValue> cards;  ///< every legal card, suit by suit from high to low
  std::vector<Card> line;   ///< one line of best play to the last card; where several cards are
                            ///< best, the one first in the order of `cards`
  Points ns;                ///< what North-South win along `line`, roem included; for `kScore`
                            ///< what they write down
  Points ew;                ///< the same for East-West
  std::uint64_t nodes = 0;  ///< cards played in the search
  std::chrono::microseconds time{0};
};

/// How a `Solver` is set up.
struct SolverOptions {
  std::size_t table_bytes = std::size_t{16}
                            << 20;  ///< rounded down to a power of two, 64 KiB to 4 GiB
  Switches switches = {};
};

/// A search context: the table and all working memory, for use from call to call. What it answers,
/// node counts included, depends only on the position and the request, never on the calls before.
/// One thread at a time; any number of solvers side by side.
class Solver {
 public:
  /// Throws std::bad_alloc where the table does not fit into memory. Nothing allocates later but
  /// the vectors of a `Solution`.
  explicit Solver(const SolverOptions& options = {});
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Solves `position` for the side in turn and the others, all hands open. An error where
  /// `Validate` finds one, and for `kScore` where `ValidateTricks` does.
  Result<Solution> Solve(const Position& position, const SolveRequest& request = {});

  /// For the functions of this library that solve more than one position at a time.
  internal::Engine& engine() { return *engine_; }

 private:
  std::unique_ptr<internal::Engine> engine_;
};

}  // namespace jasnel
