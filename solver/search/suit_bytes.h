// Cards of one suit, as one byte of a PlaySet.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bitboard/play_order.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN

inline constexpr std::uint32_t kTrumpMask = kTrumpCards.bits();

constexpr std::uint32_t SuitMask(int byte) { return 0xffu << (8 * byte); }

/// The highest and the lowest card of a set that is not empty.
constexpr std::uint32_t HighestBit(std::uint32_t cards) {
  return 1u << (31 - std::countl_zero(cards));
}
constexpr std::uint32_t LowestBit(std::uint32_t cards) { return cards & (0 - cards); }

/// The cards of `mine` above all of `others`, both of one suit.
constexpr std::uint32_t AllAbove(std::uint32_t mine, std::uint32_t others) {
  return others == 0 ? mine : mine & ~((HighestBit(others) << 1) - 1);
}

/// The card of `to` that has the rank position of bit number `card` in `from`; both sets have the
/// same number of cards in its suit.
constexpr int SamePlace(int card, std::uint32_t from, std::uint32_t to) {
  const int shift = card & ~7;
  std::uint32_t rest = to >> shift;
  for (std::uint32_t below = from >> shift & ((1u << (card - shift)) - 1); below != 0;
       below &= below - 1) {
    rest &= rest - 1;
  }
  return shift + std::countr_zero(rest);
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
constexpr int Length(std::uint32_t hand, int byte) {
  return kSuitLength[hand >> (8 * byte) & 0xff];
}

JASNEL_KERNEL_END
