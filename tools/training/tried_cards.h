// What cards bring when they are tried, for the network to learn from.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/models/card_network.h"

namespace jasnel {

/// Choices of a card, a row of each array for each.
struct TriedCards {
  std::vector<std::uint32_t> seen;   ///< the inputs of the card network, as bits in 22 words
  std::vector<std::uint32_t> cards;  ///< that were tried, by SuitPlaces: two at least
  /// What the side of the seat writes down more than the other, in points, after each of them: in
  /// the order of the places, kHandSize in a row. 0 where there are no more.
  std::vector<float> worth;
};

void AppendRows(TriedCards& all, const TriedCards& part);

/// Who has the other seats.
enum class CardOpponents : std::uint8_t {
  kItself,
  kClub,  ///< plays its likeliest card, and learns nothing; it is East and West in deals 0, 2, ...,
          ///< and North and South in the others
};

/// Plays deals `first` to `first` + `deals` - 1 of DrawDealToLearn, each from its own stream of
/// `seed`. The seats of the network draw cards by its chances. Now and then they try the cards of a
/// choice, unlikely ones seldom: each is played in the deal as it is, and after it all seats play
/// their likeliest cards, by what they see. The same, whatever the threads.
TriedCards TryCards(const CardNetwork& network, CardOpponents opponents, std::uint64_t seed,
                    std::uint64_t first, std::uint64_t deals, int threads);

}  // namespace jasnel
