// Random positions for tests, the same on every machine.
#pragma once

#include <cstdint>

#include "bitboard/deal_line.h"
#include "bitboard/position.h"

namespace jasnel::testing {

/// SplitMix64 (Steele, Lea, Flood 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t Next() {
    std::uint64_t z = state_ += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
  }

  /// From 0 to `count` - 1.
  int Below(int count) {
    return static_cast<int>((Next() >> 32) * static_cast<std::uint64_t>(count) >> 32);
  }

 private:
  std::uint64_t state_;
};

/// Which cards a random ending is made of.
enum class Cards {
  kAny,
  kFewRanks,  ///< neighbouring ranks, spread over the hands: full of roem
};

/// A deal line with `cards` in each hand, any trump and leader, and the rules given.
DealLine RandomDeal(Random& random, int cards, Cards kind, const Rules& rules);

/// The position of a random deal after `played` random legal cards (0 to 3), nothing won before.
Position RandomPosition(Random& random, int cards, int played, Cards kind, const Rules& rules);

/// The deal line of a position: what it takes to read it back.
DealLine LineOf(const Position& position);

/// The card `choice` from a set, counted from the lowest.
Card Nth(CardSet cards, int choice);

}  // namespace jasnel::testing
