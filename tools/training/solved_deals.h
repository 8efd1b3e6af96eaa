// Deals with their values in all suits, in the form `jasnel table --format=csv` prints.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The results of a suit for each declaring side.
struct SolvedSuit {
  std::array<bool, 2> makes{};   ///< by declaring side
  std::array<float, 2> score{};  ///< by declaring side: its own score minus its opponents'
};

struct SolvedDeal {
  Hands hands;
  Seat leader = Seat::kNorth;
  std::array<SolvedSuit, kSuits> suits;
};

/// The dealer: the seat before the leader, in all rule sets.
constexpr Seat DealerOf(const SolvedDeal& deal) { return Clockwise(deal.leader, kSeats - 1); }

/// Whether the declarer makes the contract.
inline bool Makes(const Contract& contract, const SolvedDeal& deal) {
  return deal.suits[Index(contract.trump)].makes[Index(SideOf(contract.declarer))];
}

/// The score of `side` minus that of its opponents, in points.
inline float ScoreFor(Side side, const Contract& contract, const SolvedDeal& deal) {
  const Side declaring = SideOf(contract.declarer);
  const float score = deal.suits[Index(contract.trump)].score[Index(declaring)];
  return declaring == side ? score : -score;
}

/// Reads a file with a header and four rows for each deal, one for each suit, in any order; skips
/// lines that are empty or begin with `#`. Columns other than deal, trump, leader, ns_makes,
/// ns_score, ew_makes and ew_score are ignored. An error if one of these is missing, a row cannot
/// be parsed, or a deal does not have four rows; it names the file and the line.
Result<std::vector<SolvedDeal>> ReadSolvedDeals(const std::string& path);

}  // namespace jasnel
