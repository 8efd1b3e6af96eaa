// Par: the best auction with open hands.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"
#include "jasnel/trump_table.h"

namespace jasnel {

/// The value of a deal by declarer, trump suit and doublings: North-South minus East-West.
using ContractScores =
    std::array<std::array<std::array<Points, 1 + kMaxDoublings>, kSuits>, kSeats>;

/// That of a contract.
constexpr Points ScoreIn(const ContractScores& scores, const Contract& contract) {
  return scores[Index(contract.declarer)][Index(contract.trump)]
               [static_cast<std::size_t>(contract.doublings)];
}

/// The outcome of an auction in which all players see all hands.
struct Par {
  std::vector<Call> calls = {};           ///< the remaining calls, starting with the seat to call
  std::optional<Contract> contract = {};  ///< nothing if the deal is passed out
  Points score = {};                      ///< of the contract: North-South minus East-West; else 0
};

/// The scores in the rows of a table with `FirstLeaders(leads, dealer)`. An error if a suit has no
/// row of one of them.
Result<ContractScores> ScoresOf(const TrumpTable& table, Leads leads, Seat dealer);

/// The score after a call, if all later calls are best.
struct CallValue {
  Call call = {};
  Points score = {};  ///< North-South minus East-West
};

/// The legal calls of the seat to call, in the order of `LegalCalls::ForEach`; none if the auction
/// is over. With `holds-trump=on` the hands tell which are legal.
std::vector<CallValue> CallValues(const Auction& auction, const ContractScores& scores,
                                  const Hands& hands = kAnyHands);

/// The continuation of `auction` in which each seat makes the call that is best for its own side,
/// knowing that all later seats do the same; found by exhaustive backward search. Among equally
/// good calls a pass comes first, then the suits in order, then a doubling. If the auction is over,
/// there are no further calls.
Par FindPar(const Auction& auction, const ContractScores& scores, const Hands& hands = kAnyHands);

}  // namespace jasnel
