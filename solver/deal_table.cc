#include "solver/deal_table.h"

#include <algorithm>
#include <string>

#include "bitboard/notation.h"
#include "solver/engine.h"

namespace jasnel {

const TableRow* DealTable::Find(Suit trump, Seat leader) const {
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const TableRow& one) {
    return one.trump == trump && one.leader == leader;
  });
  return row == rows.end() ? nullptr : &*row;
}

Result<DealTable> SolveTable(Solver& solver, const Hands& hands, const TableRequest& request) {
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
  DealTable table;
  for (const Suit trump : request.trumps) {
    position.trump = trump;
    const internal::TrumpRows rows =
        solver.engine().SolveRows(position, request.leaders, request.limits);
    table.rows.insert(table.rows.end(), rows.rows.begin(), rows.rows.end());
    table.nodes += rows.nodes;
    table.time += rows.time;
    table.stop = rows.stop;
    if (table.stop != Stop::kSolved) break;
  }
  return table;
}

}  // namespace jasnel
