// The fixed suite: positions of many kinds, the same for ever, to compare versions of the search.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "jasnel/position.h"
#include "jasnel/solver.h"

namespace jasnel::bench {

/// Positions of one kind.
struct SuiteGroup {
  SolveRequest request;  ///< an objective, and whether all cards
  std::string rules;
  int cards_each = 0;     ///< in each hand at the start of the trick
  bool in_trick = false;  ///< with one to three cards played to the trick in progress
  std::vector<Position> positions;
};

enum class SuiteSize : std::uint8_t {
  kWhole,
  kQuick,  ///< the first eighth of each group
};

/// The groups in the order in which they run. Position i of a group is drawn from
/// Random::Stream(1, i), so that groups that differ in rules or objective hold the same deals.
std::vector<SuiteGroup> FixedSuite(SuiteSize size);

}  // namespace jasnel::bench
