// A deal in play with what everybody has seen of it.
#pragma once

#include <cstdint>

#include "bitboard/boerenbridge/position.h"

namespace jasnel::boerenbridge {

/// A position, and what lies open: which cards, and who could not follow to which suit. Hands that
/// are not known are empty; those that are known do not change what is noted here.
struct OpenTable {
  Position position;
  CardSet played;                ///< all cards, those of the trick too
  BySeat<std::uint8_t> voids{};  ///< a bit for each suit of which the seat has shown to hold none

  /// The seat in turn plays `card`.
  void Play(Card card) {
    if (position.size > 0 && SuitOf(card) != SuitOf(position.trick[0])) {
      voids[position.turn()] |=
          static_cast<std::uint8_t>(1u << jasnel::Index(SuitOf(position.trick[0])));
    }
    played |= card;
    position.Play(card);
  }

  /// Whether nobody has a card left, of a deal of which all hands are known.
  bool IsOver() const { return position.size == 0 && position.IsOver(); }
};

}  // namespace jasnel::boerenbridge
