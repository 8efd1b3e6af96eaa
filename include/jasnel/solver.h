// Double-dummy solver: the exact value of a position under perfect play with all hands open.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/result.h"

namespace jasnel {

/// Each member switches one part of the search on or off. docs/research/solver.md proves, under the
/// name of the switch, that it is exact. A new one needs a member, a line in `kNamedSwitches` and
/// the code that asks for it.
struct Switches {
  bool table = true;         ///< store bounds of positions at the start of a trick
  bool alike = true;         ///< reuse bounds of positions that differ only in points and roem
  bool taken = true;         ///< ... less only what the cards that each side takes can change
  bool trick_cache = true;   ///< store bounds of tricks in progress for a while
  bool total_bounds = true;  ///< prune by the points and roem that are left
  bool sure_points = true;   ///< prune by trumps and quick tricks that nobody can take away
  bool near_cards = true;    ///< bound a card by a touching card already tried
  bool ordering = true;      ///< try the most promising cards first
  bool last_tricks = true;   ///< for points, just try all cards of the last trick but one

  friend bool operator==(const Switches&, const Switches&) = default;
};

/// A switch and its name in reports.
struct NamedSwitch {
  const char* name = {};
  bool Switches::*member;
};

/// All switches, in order.
inline constexpr std::array kNamedSwitches = {
    NamedSwitch{"table", &Switches::table},
    NamedSwitch{"alike", &Switches::alike},
    NamedSwitch{"taken", &Switches::taken},
    NamedSwitch{"trick_cache", &Switches::trick_cache},
    NamedSwitch{"total_bounds", &Switches::total_bounds},
    NamedSwitch{"sure_points", &Switches::sure_points},
    NamedSwitch{"near_cards", &Switches::near_cards},
    NamedSwitch{"ordering", &Switches::ordering},
    NamedSwitch{"last_tricks", &Switches::last_tricks},
};
static_assert(kNamedSwitches.size() == sizeof(Switches), "every switch has a name");

/// All of them off.
inline constexpr Switches kAllOff = [] {
  Switches switches;
  for (const NamedSwitch& named : kNamedSwitches) switches.*named.member = false;
  return switches;
}();

namespace internal {
class SearchCore;
class SolverAccess;
}  // namespace internal

/// What the sides play for.
enum class Objective : std::uint8_t {
  /// The points both sides still win (card points, last trick, roem), North-South minus East-West.
  /// The cards of a trick in progress count as still to be won.
  kPoints,
  /// Whether the declaring side can get more points than its opponents, including what both sides
  /// have already won.
  kMake,
  /// Whether the declaring side can take all eight tricks; it cannot once it has lost one.
  kPit,
  /// The score under the rule set at the end of the deal (see ScoreContract), North-South minus
  /// East-West, including what both sides have already won. Both sides play for the score: once a
  /// contract is lost under `nat=all`, the declarers try to minimise total roem and the opponents
  /// to maximise it, no matter which side wins it.
  kScore,
};

/// Whether the answer is a number of points, in `Solution::value`.
constexpr bool HasValue(Objective objective) {
  return objective == Objective::kPoints || objective == Objective::kScore;
}

/// Whether the answer says if the declaring side succeeds, in `Solution::makes`.
constexpr bool HasMakes(Objective objective) { return objective != Objective::kPoints; }

/// When to stop. If a limit is reached, the `Solution` contains what was found so far.
struct Limits {
  std::uint64_t nodes = 0;                    ///< cards played in the search; 0 for no limit
  std::chrono::microseconds time{0};          ///< 0 for no limit
  const std::atomic<bool>* cancel = nullptr;  ///< stops soon after it becomes true
};

/// What to compute besides the value.
struct SolveRequest {
  Objective objective = Objective::kPoints;
  bool best = false;   ///< fill in `Solution::best`
  bool cards = false;  ///< fill in `Solution::cards` and `best`
  /// With `cards`, for `kPoints` and `kScore`: only these of the legal cards, as if there were no
  /// others; all if empty. The value is then that of the best of them.
  CardSet only = {};
  bool line = false;  ///< fill in `Solution::line`, `ns` and `ew`
  Limits limits = {};
};

/// Why a search ended.
enum class Stop : std::uint8_t { kSolved, kNodeLimit, kTimeLimit, kCancelled };

/// The result of playing one card, with perfect play after it.
struct CardValue {
  Card card = {};
  Points value = {};   ///< for `kPoints` and `kScore`, as `Solution::value`
  bool makes = false;  ///< for all objectives except `kPoints`

  friend bool operator==(const CardValue&, const CardValue&) = default;
};

/// The answer to a `SolveRequest`. If `stop` is not `kSolved`, only `lower`, `upper`, `nodes` and
/// `time` are set; a bound that was not found is -8000 or 8000, beyond any value.
struct Solution {
  Stop stop = Stop::kSolved;
  Points value = {};   ///< for `kPoints`, `kScore`: North-South minus East-West
  Points lower = {};   ///< for `kPoints`, `kScore`: the value is at least this ...
  Points upper = {};   ///< ... and at most this
  bool makes = false;  ///< for all objectives except `kPoints`: whether the declaring
                       ///< side succeeds; for `kScore`, makes its contract
  CardSet best = {};   ///< all legal cards that preserve the value
  std::vector<CardValue> cards = {};  ///< all legal cards, suit by suit from high to low
  std::vector<Card> line = {};  ///< one line of best play to the last card; of several best cards,
                                ///< the one that the search would try first if it had learned
                                ///< nothing: it depends on the position and the objective alone
  Points ns = {};           ///< points North-South win along `line`, roem included; for `kScore`
                            ///< the points they write down
  Points ew = {};           ///< the same for East-West
  std::uint64_t nodes = 0;  ///< cards played in the search
  std::chrono::microseconds time{0};
};

/// The configuration of a `Solver`.
struct SolverOptions {
  std::size_t table_bytes = std::size_t{16}
                            << 20;  ///< rounded down to a power of two, 64 KiB to 4 GiB
  Switches switches = {};
};

/// A search context: the transposition table and all working memory, reused between calls. The
/// answers, including node counts, depend only on the position and the request, never on earlier
/// calls. Use it from one thread at a time; any number of solvers can run in parallel.
class Solver {
 public:
  /// Throws std::bad_alloc if the table does not fit in memory. After that, only the vectors of a
  /// `Solution` are allocated.
  explicit Solver(const SolverOptions& options = {});
  ~Solver();
  Solver(Solver&&) noexcept;
  Solver& operator=(Solver&&) noexcept;

  /// Solves `position` with all hands open. An error if `Validate` finds one or, for `kScore`, if
  /// `ValidateTricks` does; and if none of the cards of `SolveRequest::only` is legal.
  Result<Solution> Solve(const Position& position, const SolveRequest& request = {});

 private:
  friend class internal::SolverAccess;

  std::unique_ptr<internal::SearchCore> core_;
};

/// One solver per thread, made when there is work for it and reused between batches.
class BatchSolver {
 public:
  /// `threads` from 1; 0 for as many as OpenMP offers.
  explicit BatchSolver(int threads = 0, const SolverOptions& options = {});

  int threads() const { return threads_; }

  /// Solves all positions. The answers, including node counts, are in the order of the positions
  /// and the same for any number of threads. Limits apply to each position separately.
  std::vector<Result<Solution>> Solve(std::span<const Position> positions,
                                      const SolveRequest& request = {});

  /// Calls `task(solver, i)` for every i from 0 to `count` - 1, on all threads. `task` must not
  /// throw.
  void ForEach(std::size_t count, const std::function<void(Solver&, std::size_t)>& task);

 private:
  int threads_;
  SolverOptions options_;
  std::vector<Solver> solvers_;  // of the threads that have had work
};

}  // namespace jasnel
