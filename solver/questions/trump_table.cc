#include "jasnel/trump_table.h"

#include <algorithm>
#include <string>

#include "jasnel/notation.h"
#include "solver/search_core.h"

namespace jasnel {

const TableRow* TrumpTable::Find(Suit trump, Seat leader) const {
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const TableRow& one) {
    return one.trump == trump && one.leader == leader;
  });
  return row == rows.end() ? nullptr : &*row;
}

Result<TrumpTable> SolveTrumpTable(Solver& solver, const Hands& hands,
                                   const TableRequest& request) {
  if (request.leaders.empty()) return Error{"no leader; expected one at least"};
  if (request.trumps.empty()) return Error{"no trump suit; expected one at least"};
  for (const Seat seat : kAllSeats) {
    const int size = hands[Index(seat)].size();
    if (size != kHandSize) {
      return Error{std::string(SeatName(seat)) + " holds " + std::to_string(size) +
                   (size == 1 ? " card" : " cards") + "; expected 8 in each hand"};
    }
  }
  Position position;
  position.hands = hands;
  position.rules = request.rules;
  if (auto error = Validate(position)) return *std::move(error);
  TrumpTable table;
  for (const Suit trump : request.trumps) {
    position.trump = trump;
    position.won = {};
    CountRoemOfHands(position);
    const internal::TrumpRows rows =
        internal::SolverAccess::CoreOf(solver).SolveRows(position, request.leaders, request.limits);
    table.rows.insert(table.rows.end(), rows.rows.begin(), rows.rows.end());
    table.nodes += rows.nodes;
    table.time += rows.time;
    table.stop = rows.stop;
    if (table.stop != Stop::kSolved) break;
  }
  return table;
}

}  // namespace jasnel
