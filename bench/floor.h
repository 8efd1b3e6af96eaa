// How small the search of a deal could be: the floor under its node count.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "jasnel/position.h"
#include "jasnel/solver.h"

namespace jasnel::bench {

/// Which card is tried first.
enum class FirstCard : std::uint8_t {
  kOrdered,   ///< the one that the search puts first
  kDecided,   ///< for each question, the one that decided when it was last asked
  kCheapest,  ///< the same, but where `kCheapestTricks` or fewer are left, the one that decides
              ///< with the fewest nodes
};
inline constexpr int kCheapestTricks = 4;

/// What the search is told that it would have to find out itself.
struct Oracle {
  const char* name;
  bool value;  ///< the value is only proved, by one question for each of its bounds
  FirstCard first;
  bool cards = false;  ///< not the value, but that of every legal card; with `kOrdered` only
};

/// The search as it is; then each kind of knowledge alone, and together; then every card.
std::span<const Oracle> Oracles();

/// Cutoffs of the search as it is, by the tricks left (1 to 8, at index tricks - 1), the place in
/// the trick, and how many cards were tried before the one that decided.
using Cutoffs = std::array<std::array<std::array<std::uint64_t, 8>, 4>, 8>;

/// The nodes for the points of the same deals, by oracle.
class Floor {
 public:
  explicit Floor(std::size_t table_bytes, const Switches& switches = {})
      : table_bytes_(table_bytes), switches_(switches), nodes_(Oracles().size(), 0) {}

  /// Solves `position`, which is valid, with each oracle. Whether all found the same values: if
  /// not, the search is wrong.
  [[nodiscard]] bool Add(const Position& position);

  std::size_t positions() const { return positions_; }
  /// As `Oracles()`.
  const std::vector<std::uint64_t>& nodes() const { return nodes_; }
  const Cutoffs& cutoffs() const { return cutoffs_; }

 private:
  std::size_t table_bytes_;
  Switches switches_;
  std::size_t positions_ = 0;
  std::vector<std::uint64_t> nodes_;
  Cutoffs cutoffs_{};
};

}  // namespace jasnel::bench
