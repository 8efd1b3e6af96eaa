// Perfect play with all hands open (double dummy): the exact value of a position.
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

/// Each member turns one part of the search off or on. The comment at the place where it is used
/// says why it is exact.
struct Switches {
  bool table = true;         ///< remember bounds of positions at the start of a trick
  bool alike = true;         ///< use what is known of positions alike but for points and roem
  bool trick_cache = true;   ///< remember bounds of tricks in progress for a while
  bool total_bounds = true;  ///< cut by the points and the roem that are left
  bool sure_points = true;   ///< cut by the trumps and quick tricks that nobody can take away
  bool near_cards = true;    ///< bound a card by a touching one that was tried
  bool ordering = true;      ///< try likely best cards first

  friend bool operator==(const Switches&, const Switches&) = default;
};

inline constexpr Switches kAllOff{false, false, false, false, false, false, false};

/// A switch and its name in reports.
struct NamedSwitch {
  const char* name;
  bool Switches::*member;
};

/// All switches, in their order.
inline constexpr std::array kNamedSwitches = {
    NamedSwitch{"table", &Switches::table},
    NamedSwitch{"alike", &Switches::alike},
    NamedSwitch{"trick_cache", &Switches::trick_cache},
    NamedSwitch{"total_bounds", &Switches::total_bounds},
    NamedSwitch{"sure_points", &Switches::sure_points},
    NamedSwitch{"near_cards", &Switches::near_cards},
    NamedSwitch{"ordering", &Switches::ordering},
};
static_assert(kNamedSwitches.size() == sizeof(Switches), "every switch has a name");

namespace internal {
class SearchCore;
class SolverAccess;
}  // namespace internal

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

 private:
  friend class internal::SolverAccess;

  std::unique_ptr<internal::SearchCore> core_;
};

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
