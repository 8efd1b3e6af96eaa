// What search thinks of cards, for the network to learn from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace jasnel {

/// Choices of a card, a row of each array for each.
struct SearchedCards {
  std::vector<std::uint32_t> seen;   ///< the inputs of the card network, as bits in 18 words
  std::vector<std::uint32_t> legal;  ///< by SuitPlaces
  /// The score that the side of the seat can expect after each legal card, minus that of the other
  /// side, in points: in the order of the places, kHandSize in a row. 0 where there are no more.
  std::vector<float> worth;
};

/// Plays deals `first` to `first` + `deals` - 1 of DrawDealToLearn, each from its own stream of
/// `seed`. In all seats sits `full` with the networks of the library, which plays deals of the
/// hidden cards out: `scale` times as many as usual. It plays the card that it likes best, or one
/// that is worse by a few points, which is less likely. The same, whatever the threads.
SearchedCards SearchCards(double scale, std::uint64_t seed, std::uint64_t first,
                          std::uint64_t deals, int threads);

}  // namespace jasnel
