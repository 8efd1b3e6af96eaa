// A deal with each suit as trump: the points, who would make it, pit and the score.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

#include "jasnel/card.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

/// What one suit as trump is worth with one leader, for either side as declarers. Everybody sees
/// all hands and plays perfectly for what the column asks.
struct TableRow {
  Suit trump = Suit::kSpades;
  Seat leader = Seat::kNorth;
  Points value = {};  ///< points, roem included: North-South minus East-West
  Points ns = {};     ///< what North-South win along a line of best play for points, roem included
  Points ew = {};     ///< what East-West win along it
  std::array<bool, 2> makes{};    ///< by side: whether it would make the contract as declarers
  std::array<bool, 2> pit{};      ///< by side: whether it can take all eight tricks
  std::array<Points, 2> score{};  ///< by declaring side: as the value of Objective::kScore,
                                  ///< North-South minus East-West
};

/// All rows of a deal.
struct TrumpTable {
  std::vector<TableRow> rows;  ///< suit by suit, and in it leader by leader, as they were asked
  Stop stop = Stop::kSolved;   ///< where it is another, only the first rows are there
  std::uint64_t nodes = 0;     ///< cards played in the search
  std::chrono::microseconds time{0};

  /// The row of a suit and a leader; nullptr where there is none.
  const TableRow* Find(Suit trump, Seat leader) const;
};

/// What a table is made of.
struct TableRequest {
  Rules rules = {};
  std::vector<Seat> leaders;  ///< to the first trick; the seat left of the dealer leads
  std::vector<Suit> trumps = {kAllSuits.begin(), kAllSuits.end()};
  Limits limits = {};  ///< for each suit
};

/// The table of a deal of eight cards a hand. What is found for one column, leader or side helps
/// with the others: it takes far fewer nodes than to solve for each by itself. An error for hands
/// that are no deal, no leader or no suit.
Result<TrumpTable> SolveTrumpTable(Solver& solver, const Hands& hands, const TableRequest& request);

}  // namespace jasnel
