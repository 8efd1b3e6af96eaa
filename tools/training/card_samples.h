// Deals that a card network plays, to learn from.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/models/card_network.h"

namespace jasnel {

/// What a critic sees, which knows all hands: for each other seat the cards it holds and those of
/// them that none left beats, by SuitPlaces. In bits after those of the seat itself, which fill
/// kSeenWords.
struct HiddenInputs {
  static constexpr int kHands = 0;
  static constexpr int kMasters = (kSeats - 1) * kDeckSize;
  static constexpr int kCount = 2 * kMasters;
};

/// The choices of a card, those of a deal one after the other, a row of each array for each.
struct CardSamples {
  std::vector<std::uint32_t> seen;    ///< the inputs of the network, as bits in 22 words
  std::vector<std::uint32_t> hidden;  ///< HiddenInputs, as bits in 6 words
  std::vector<std::uint32_t> legal;   ///< by SuitPlaces
  std::vector<std::uint32_t> chosen;  ///< the place of the card
  std::vector<std::uint32_t> side;    ///< of the seat: 0 for North and South
  std::vector<std::uint32_t> deal;    ///< its number, from 0
  std::vector<std::uint32_t> number;  ///< of the choice in the deal, from 0
  /// Of each deal: what North and South write down more than the others, in points.
  std::vector<float> ahead;
};

void AppendRows(CardSamples& all, const CardSamples& part);

/// Plays deals `first` to `first` + `deals` - 1 of DrawDealToLearn, each from its own stream of
/// `seed`: all seats draw cards by the chances of the network. Cards that are the only legal ones
/// are no choices. The same, whatever the threads.
CardSamples PlayCardDeals(const CardNetwork& network, std::uint64_t seed, std::uint64_t first,
                          std::uint64_t deals, int threads);

}  // namespace jasnel
