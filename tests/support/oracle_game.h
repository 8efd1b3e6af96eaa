// Positions as the oracle takes them.
#pragma once

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "tests/oracle/oracle.h"

namespace jasnel::testing {

/// A position without what only the solver's callers know: what was won before.
inline oracle::Game OracleGame(const Position& position) {
  DealLine line = ToDealLine(position);
  line.won = {};
  return oracle::ParseGame(FormatDealLine(line));
}

/// The side of the declarer.
inline int OracleDeclarers(const Position& position) {
  return static_cast<int>(SideOf(position.declarer));
}

/// What was won before.
inline oracle::Won OracleWon(const Position& position) {
  oracle::Won won;
  for (int side = 0; side < 2; ++side) {
    won.points[side] = position.won[side].cards.count();
    won.roem[side] = position.won[side].roem.count();
    won.tricks[side] = position.won[side].tricks;
  }
  return won;
}

}  // namespace jasnel::testing
