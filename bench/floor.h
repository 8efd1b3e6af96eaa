// How small the search of a deal could be: the floor under its node count.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "jasnel/position.h"

namespace jasnel::bench {

/// What the search is given that it would have to find out itself.
struct Oracle {
  const char* name;
  bool value;     ///< the value: it is only proved, by one question for each of its bounds
  bool first;     ///< for each question, the card that decided when it was last asked
  bool cheapest;  ///< where few tricks are left, the card that decides with the fewest nodes
};

/// Nothing; then each alone and in combinations.
std::span<const Oracle> Oracles();

/// The most tricks for which `Oracle::cheapest` tries all cards.
inline constexpr int kCheapestTricks = 4;

/// Cutoffs of the search as it is, by the tricks left (1 to 8, at index tricks - 1), the place in
/// the trick, and how many cards were tried before the one that decided.
using Cutoffs = std::array<std::array<std::array<std::uint64_t, 8>, 4>, 8>;

/// The nodes for the points of the same deals, by oracle.
class Floor {
 public:
  explicit Floor(std::size_t table_bytes);
  ~Floor();

  /// Solves `position`, which is valid, with each oracle.
  void Add(const Position& position);

  std::size_t positions() const { return positions_; }
  /// As `Oracles()`.
  const std::vector<std::uint64_t>& nodes() const { return nodes_; }
  const Cutoffs& cutoffs() const { return cutoffs_; }

 private:
  class Deal;

  std::size_t table_bytes_;
  std::size_t positions_ = 0;
  std::vector<std::uint64_t> nodes_;
  Cutoffs cutoffs_{};
};

}  // namespace jasnel::bench
