// Whether the search finds what a plain search finds, on any number of random positions.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "jasnel/position.h"
#include "jasnel/solver.h"

namespace jasnel::bench {

/// What to compare. Deals have eight cards a hand, endings two to five, of any cards or of a few
/// neighbouring ranks, which are full of roem. Each has rules of its own - a preset with the rules
/// of play, of roem and of what is written down drawn anew - up to three cards in the trick in
/// progress, tricks won before by one side or by both, and is asked for the points, all cards, the
/// contract, pit or the score in turn.
struct SoundnessPlan {
  std::uint64_t seed = 1;
  std::uint64_t deals = 0;
  std::uint64_t endings = 0;
};

/// A position for which two searches do not agree.
struct Difference {
  Position position;
  SolveRequest request;
  std::vector<int> expected;  ///< by the plain search, as ValuesOf
  std::vector<int> found;
};

struct SoundnessReport {
  std::uint64_t deals = 0;    ///< compared
  std::uint64_t endings = 0;  ///< compared
  std::vector<Difference> differences;
};

/// Answers positions in their order; those whose search was stopped are no matter.
using SolveAll =
    std::function<std::vector<Result<Solution>>(std::span<const Position>, const SolveRequest&)>;

/// The searches that are compared.
struct Searches {
  SolveAll search;
  SolveAll plain;
};

/// The solver with all switches on and with all off, on so many threads (0 for all there are).
Searches SolverAndPlain(int threads);

/// Compares deals and endings in turn, so that what was done of them stays in proportion. Stops
/// soon after `cancel` became true and keeps what it has. `progress` receives what was compared so
/// far. The result depends on nothing but the plan and the searches.
SoundnessReport CompareSearches(const SoundnessPlan& plan, const Searches& searches,
                                const std::atomic<bool>& cancel,
                                const std::function<void(const SoundnessReport&)>& progress);

}  // namespace jasnel::bench
