// A deal played out by four players.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "ai/player.h"
#include "bitboard/auction.h"
#include "bitboard/contract.h"
#include "bitboard/position.h"
#include "bitboard/rules.h"

namespace jasnel {

/// What is played.
struct DealToPlay {
  Hands hands;
  Rules rules;
  Seat dealer = Seat::kNorth;
  std::optional<Suit> turned;
  std::optional<Contract> contract;  ///< where there is no auction
  std::uint64_t seed = 0;            ///< of the players' choices
};

/// What came of it.
struct DealPlayed {
  Contract contract;
  std::vector<Call> calls;
  SeenTricks tricks;
  ContractResult result;
};

/// Lets players, by seat, call and play the deal to its end. They choose legal calls and cards.
DealPlayed PlayDeal(const DealToPlay& deal, const std::array<Player*, kSeats>& players);

}  // namespace jasnel
