// How many bits are set.
#pragma once

#include <bit>
#include <cstdint>

namespace jasnel {

/// The number of bits that are set. Without an instruction for it, std::popcount may be a call of a
/// function with a table; this is inlined.
constexpr int PopCount(std::uint64_t bits) {
#ifdef __POPCNT__
  return std::popcount(bits);
#else
  // Sums of two bits, of four, of eight, and all of these in the highest byte.
  bits -= bits >> 1 & 0x5555'5555'5555'5555;
  bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
  bits = (bits + (bits >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
  return static_cast<int>(bits * 0x0101'0101'0101'0101 >> 56);
#endif
}

}  // namespace jasnel
