// A deal played out by four players.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
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
  std::optional<Contract> contract;   ///< where there is no auction
  std::uint64_t seed = 0;             ///< of the players' choices
  std::chrono::microseconds time{0};  ///< for each call and card; 0 for each player's own
};

/// A call or card that a player did not give, and why.
struct Foul {
  Seat seat = Seat::kNorth;
  std::string message;  ///< what was wrong, one line
};

/// What came of it.
struct DealPlayed {
  Contract contract;
  std::vector<Call> calls;
  SeenTricks tricks;
  ContractResult result;
  std::optional<Foul> foul;  ///< where play ended because of one; then there is no result
};

/// Lets players, by seat, call and play the deal to its end. It ends early where one gives an
/// error, or a call or card that is not legal.
DealPlayed PlayDeal(const DealToPlay& deal, const std::array<Player*, kSeats>& players,
                    const std::atomic<bool>* cancel = nullptr);

}  // namespace jasnel
