// Cards of one suit, as one byte of a PlaySet.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#ifdef JASNEL_KERNEL_BMI2
#include <immintrin.h>
#endif

#include "bitboard/play_order.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN

/// All cards of the suit in `byte`.
constexpr PlaySet SuitCards(int byte) { return PlaySet(0xffu << (8 * byte)); }

constexpr PlaySet CardsBelow(PlayCard card) { return PlaySet((1u << card.index()) - 1); }

/// `cards` without the lowest of them.
constexpr PlaySet WithoutLowest(PlaySet cards) {
  return PlaySet(cards.bits() & (cards.bits() - 1));
}

/// Whether the highest of `cards` is on a higher bit than all of `others`.
constexpr bool Outranks(PlaySet cards, PlaySet others) { return cards.bits() > others.bits(); }

/// The cards of `mine` above all of `others`, both of one suit.
constexpr PlaySet AllAbove(PlaySet mine, PlaySet others) {
  return others.empty() ? mine : mine & Above(others.Highest());
}

/// The cards of `to` that have the places of `cards` in `from`, counted from the lowest card of
/// each suit; `from` and `to` have as many cards in each suit.
inline PlaySet SamePlaces(PlaySet cards, PlaySet from, PlaySet to) {
#ifdef JASNEL_KERNEL_BMI2
  return PlaySet(_pdep_u32(_pext_u32(cards.bits(), from.bits()), to.bits()));
#else
  if (from == to) return cards & from;
  PlaySet found;
  for (; !from.empty(); from = WithoutLowest(from), to = WithoutLowest(to)) {
    if (cards.Contains(from.Lowest())) found |= to.Lowest();
  }
  return found;
#endif
}

/// Calls `visit(cards)` for all sets of some of `all`, cards of one suit, but for the empty set:
/// each after those that are part of it.
template <class Visit>
void ForEachPart(unsigned all, const Visit& visit) {
  for (unsigned cards = -all & all; cards != 0; cards = (cards - all) & all) visit(cards);
}

// By suit byte its number of cards: faster than counting bits where the processor has no
// instruction for it, or may not have.
inline constexpr std::array<std::uint8_t, 256> kSuitLength = [] {
  std::array<std::uint8_t, 256> length{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    length[byte] = static_cast<std::uint8_t>(std::popcount(byte));
  }
  return length;
}();

/// The number of cards a hand has in a suit.
constexpr int Length(PlaySet hand, int byte) { return kSuitLength[hand.SuitByte(byte)]; }

JASNEL_KERNEL_END
