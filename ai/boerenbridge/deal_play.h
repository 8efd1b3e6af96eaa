// A deal played out by its players.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "ai/boerenbridge/play_view.h"
#include "ai/boerenbridge/player.h"
#include "bitboard/boerenbridge/bidding.h"
#include "bitboard/boerenbridge/table.h"

namespace jasnel::boerenbridge {

/// What is played.
struct DealToPlay {
  int players = 5;
  Hands hands{};                      ///< from 1 to MostCards(players) cards each
  std::uint64_t seed = 0;             ///< of the players' choices
  std::chrono::microseconds time{0};  ///< for each bid and card; 0 for each player's own
};

/// A bid or card that a player did not give, and why.
struct Foul {
  int seat = 0;
  std::string message;  ///< what was wrong, one line
};

/// What came of it.
struct DealPlayed {
  Bidding bidding;
  PlayedCards played;
  Tricks taken{};
  std::optional<Foul>
      foul;  ///< where play ended because of one; then `taken` is of the part before
};

/// Lets players, by seat, bid and play the deal to its end. It ends early where one gives an error,
/// or a bid or card that is not legal.
DealPlayed PlayDeal(const DealToPlay& deal, const BySeat<Player*>& players,
                    const std::atomic<bool>* cancel = nullptr);

}  // namespace jasnel::boerenbridge
