// Solvers with any combination of switches.
#pragma once

#include <cstddef>

#include "jasnel/boerenbridge/solver.h"

namespace jasnel::boerenbridge::testing {

inline constexpr int kCombinations = 1 << kNamedSwitches.size();

/// The combination in which bit i of `on` turns switch i on.
inline Switches Combination(int on) {
  Switches switches;
  for (std::size_t i = 0; i < kNamedSwitches.size(); ++i) {
    switches.*kNamedSwitches[i].member = (on >> i & 1) != 0;
  }
  return switches;
}

/// A small table, so that entries are replaced too.
inline Solver WithSwitches(int on) {
  return Solver({.table_bytes = 1, .switches = Combination(on)});
}

}  // namespace jasnel::boerenbridge::testing
