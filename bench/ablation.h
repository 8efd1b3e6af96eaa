// What each part of the search is worth: the same positions with it and without it.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "bench/measure.h"
#include "jasnel/position.h"
#include "jasnel/solver.h"

namespace jasnel::bench {

/// The search with some of its parts.
struct Configuration {
  std::string name;
  Switches switches;
};

/// All on; each switch of `kNamedSwitches` alone off, as "no table"; "basic", which is what any
/// good alpha-beta with a transposition table has; all off. The first is what others are compared
/// with.
std::vector<Configuration> Configurations();

/// The first of these, and those in which a switch of `off`, or `all`, is off.
std::vector<Configuration> Configurations(const std::vector<std::string>& off);

/// What all positions took in one configuration.
struct AblationRow {
  std::string name;
  std::uint64_t nodes = 0;
  std::chrono::nanoseconds time{0};
  std::chrono::nanoseconds processor{0};
};

/// A configuration that found another value than the first one did.
struct Disagreement {
  Position position;
  std::string configuration;
  int expected = 0;  ///< what the first one found
  int found = 0;
};

/// The points of the same positions in each configuration. A few positions at a time are solved in
/// all configurations directly one after the other, with another one first each time, so that a
/// machine that becomes slower or faster meanwhile changes no ratio. One position at a time would
/// not do: of a short search most time would go into getting the processor used to its code.
class Ablation {
 public:
  Ablation(const std::vector<Configuration>& configurations, std::size_t table_bytes);

  /// Solves `positions`, which are valid, in all configurations. False, and nothing counted, where
  /// `cancel` became true.
  bool Add(std::span<const Position> positions, const std::atomic<bool>& cancel);

  /// Counts what was measured for `position`, one measurement for each configuration.
  void Count(const Position& position, std::span<const Measurement> measurements);

  std::size_t positions() const { return positions_; }
  const std::vector<AblationRow>& rows() const { return rows_; }
  const std::vector<Disagreement>& disagreements() const { return disagreements_; }

 private:
  std::vector<Solver> solvers_;
  std::size_t positions_ = 0;
  std::size_t rounds_ = 0;
  std::vector<AblationRow> rows_;
  std::vector<Disagreement> disagreements_;
};

}  // namespace jasnel::bench
