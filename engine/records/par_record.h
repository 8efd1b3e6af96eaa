// The auction of a deal with open hands, and the same as names and values.
#pragma once

#include <vector>

#include "engine/records/record.h"
#include "engine/records/tabled_deal.h"
#include "jasnel/auction.h"
#include "jasnel/notation.h"
#include "jasnel/par.h"
#include "jasnel/seat.h"
#include "jasnel/trump_table.h"

namespace jasnel {

/// One call of the par auction.
struct ParTurn {
  Seat seat = Seat::kNorth;
  Call call;
  bool given = false;             ///< made already
  std::vector<CallValue> values;  ///< of all legal calls
};

/// What par is, and how it comes about.
struct ParAnswer {
  std::vector<ParTurn> turns;
  Par par;
  TableRow row;        ///< of the contract
  bool makes = false;  ///< whether the contract is made
  bool pit = false;    ///< whether the declaring side can take all tricks
};

/// Derives the dealer from the leader, whom `deal` has, if it does not say who dealt; its table is
/// not needed.
void FindDealer(TabledDeal& deal);

/// The best continuation of `given`, an auction of the deal, whose table has rows for its leader.
ParAnswer FindParOf(const TabledDeal& deal, const Auction& given);

/// `deal`, `rules`, `dealer`, and if known `turned`; the `calls`, each with what every call would
/// lead to; the contract and its `score`; and the effort.
Record ParRecord(const TabledDeal& deal, const ParAnswer& answer, Language language);

}  // namespace jasnel
