// Deals with their values in all suits, as `jasnel table --format=csv` prints them.
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

/// What the two sides reach in a suit, if one or the other declares.
struct SolvedSuit {
  std::array<bool, 2> makes{};   ///< by declaring side
  std::array<float, 2> score{};  ///< by declaring side: written down by it minus by the others
};

struct SolvedDeal {
  Hands hands;
  Seat leader = Seat::kNorth;
  std::array<SolvedSuit, kSuits> suits;
};

/// Who dealt: the seat before the leader, in all rule sets.
constexpr Seat DealerOf(const SolvedDeal& deal) { return Clockwise(deal.leader, kSeats - 1); }

/// Whether the declarer makes the contract.
inline bool Makes(const Contract& contract, const SolvedDeal& deal) {
  return deal.suits[Index(contract.trump)].makes[Index(SideOf(contract.declarer))];
}

/// What `side` writes down minus what the others do, in points.
inline float ScoreFor(Side side, const Contract& contract, const SolvedDeal& deal) {
  const Side declaring = SideOf(contract.declarer);
  const float score = deal.suits[Index(contract.trump)].score[Index(declaring)];
  return declaring == side ? score : -score;
}

/// Reads a file with a header and four rows for each deal, one for each suit, in any order; lines
/// that are empty or begin with `#` say nothing. Other columns than deal, trump, leader, ns_makes,
/// ns_score, ew_makes and ew_score do not count. An error where one of these is missing, a row
/// cannot be read or a deal has not its four rows; it names the file and the line.
Result<std::vector<SolvedDeal>> ReadSolvedDeals(const std::string& path);

}  // namespace jasnel
