// The deals of a match: a seed and a number name each.
#pragma once

#include <cstdint>

#include "ai/deal_play.h"
#include "bitboard/rules.h"

namespace jasnel {

/// Where trump and declarer come from.
enum class ContractFrom : std::uint8_t {
  kAuction,  ///< the players bid
  kChance,   ///< drawn with the deal, all sixteen equally likely
};

/// What a match is played under. Deal `number`, from 1, follows from this and its number alone.
struct MatchConditions {
  std::uint64_t seed = 1;
  Rules rules;
  ContractFrom contract = ContractFrom::kAuction;
};

/// Deal `number` of a match, from 1. A definition that never changes:
///
/// 1. Hands and dealer are those of `jasnel deal`: from `random`, which is
///    Random::Stream(seed, number), by RandomHands, and by DealerOfBoard(number).
/// 2. Then with `random`, whatever the rules: the suit turned is Below(4), the declarer Below(4)
///    from North, trump Below(4), and the seed of the players Next().
///
/// The turned suit is there with `bidding=turned`, the contract with ContractFrom::kChance.
DealToPlay MatchDeal(const MatchConditions& conditions, std::uint64_t number);

}  // namespace jasnel
