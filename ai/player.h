// Who plays: calls and cards by what a seat sees.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ai/play_view.h"
#include "bitboard/auction.h"
#include "bitboard/card.h"
#include "bitboard/position.h"
#include "bitboard/rules.h"

namespace jasnel {

/// What a seat sees when it is to call.
struct CallView {
  Auction auction;  ///< not over
  CardSet hand;     ///< of the seat in turn: eight cards
  Rules rules;
};

/// A player keeps no memory of deals: what it does depends only on what it sees and on a seed, so
/// that anything can be had again.
class Player {
 public:
  virtual ~Player() = default;

  /// A call that is legal.
  virtual Call ChooseCall(const CallView& view, std::uint64_t seed) = 0;

  /// A card that is legal.
  virtual Card ChooseCard(const PlayView& view, std::uint64_t seed) = 0;

  /// Whether it must be shown all hands: then `ShowHands` is called before each call and card.
  virtual bool sees_all() const { return false; }
  virtual void ShowHands(const Hands&) {}
};

}  // namespace jasnel
