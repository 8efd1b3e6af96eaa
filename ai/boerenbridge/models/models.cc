#include "ai/boerenbridge/models/models.h"

#include <bit>

#include "data/weights/boerenbridge.h"

namespace jasnel::boerenbridge {
namespace {

struct Numbers {
  std::array<std::int16_t, ChoiceNet::Weights(kBidShape)> bids;
  std::array<std::int16_t, ChoiceNet::Weights(kPlayShape)> cards;
  std::array<std::int16_t, ChoiceNet::Weights(kBidShape)> plain_bids;
  std::array<std::int16_t, ChoiceNet::Weights(kPlayShape)> plain_cards;
};

constexpr Numbers kNumbers = std::bit_cast<Numbers>(weights::boerenbridge);

}  // namespace

ModelWeights LibraryWeights() { return {kNumbers.bids, kNumbers.cards}; }

ModelWeights PlainWeights() { return {kNumbers.plain_bids, kNumbers.plain_cards}; }

}  // namespace jasnel::boerenbridge
