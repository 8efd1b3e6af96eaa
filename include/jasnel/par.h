// The auction with open hands.
#pragma once

#include <array>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"
#include "jasnel/trump_table.h"

namespace jasnel {

/// What a deal comes to by the side that declares and the trump suit: North-South minus East-West.
using ContractScores = std::array<std::array<Points, kSuits>, 2>;

/// How an auction ends when all see all hands.
struct Par {
  std::vector<Call> calls;  ///< those still to come, from the seat in turn on
  Contract contract;
  Points score;  ///< of the contract: North-South minus East-West
};

/// The scores of a table, of its rows with this leader. An error where a suit has no such row.
Result<ContractScores> ScoresOf(const TrumpTable& table, Seat leader);

/// What one call leads to, when all calls after it are best.
struct CallValue {
  Call call;
  Points score;  ///< North-South minus East-West
};

/// The calls that the seat in turn may make, a pass first, then the suits in their order; none
/// where the auction is over.
std::vector<CallValue> CallValues(const Auction& auction, const ContractScores& scores);

/// The auction from `auction` on when each seat makes the call that is best for its own side,
/// knowing that all after it do the same; found by going through all auctions from their ends. Of
/// equally good calls a pass comes first, then the suits in their order. An auction that is over
/// has no calls to come.
Par FindPar(const Auction& auction, const ContractScores& scores);

}  // namespace jasnel
