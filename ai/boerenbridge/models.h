// How players bid and play, at a glance: the chance of each bid and of each card.
#pragma once

#include <cstdint>
#include <span>

#include "ai/boerenbridge/bid_features.h"
#include "ai/boerenbridge/chances.h"
#include "ai/boerenbridge/open_table.h"
#include "ai/boerenbridge/play_features.h"
#include "ai/choice_net.h"
#include "bitboard/boerenbridge/bidding.h"

namespace jasnel::boerenbridge {

/// Weights of both models.
struct ModelWeights {
  std::span<const std::int16_t> bids;   ///< ChoiceNet::Weights(kBidShape) of them
  std::span<const std::int16_t> cards;  ///< ChoiceNet::Weights(kPlayShape) of them
};

/// Those that come with the library, fitted to what strong players thought of their bids and cards
/// (docs/boerenbridge.md).
ModelWeights LibraryWeights();

/// The same, fitted to what players of random play-outs did.
ModelWeights PlainWeights();

/// What seats do who see their own hand only: chances in proportion to e^(value), the value of a
/// bid or a card by a ChoiceNet.
class Models {
 public:
  /// The weights must stay.
  explicit Models(const ModelWeights& weights = LibraryWeights())
      : bids_(kBidShape, weights.bids), cards_(kPlayShape, weights.cards) {}

  /// Of the legal bids of the seat in turn with this hand. `sharpness` above 1 makes likely ones
  /// likelier.
  Chances<int> Bids(const Bidding& bidding, CardSet hand, float sharpness = 1) const {
    const BidSituation situation(bidding, hand);
    const auto shared = bids_.Shared(situation.Shared().numbers());
    Chances<int> chances;
    for (int bid = 0; bid <= bidding.cards(); ++bid) {
      if (!bidding.IsLegal(bid)) continue;
      chances.Add(bid, bids_.Value(shared, situation.Of(bid).numbers()));
    }
    chances.FromValues(sharpness);
    return chances;
  }

  /// Of the legal cards of the seat in turn, whose hand must be there. Looks at no other hand.
  Chances<Card> Cards(const OpenTable& table, float sharpness = 1) const {
    const PlaySituation situation(table);
    const auto shared = cards_.Shared(situation.Shared().numbers());
    Chances<Card> chances;
    for (const Card card : situation.legal()) {
      chances.Add(card, cards_.Value(shared, situation.Of(card).numbers()));
    }
    chances.FromValues(sharpness);
    return chances;
  }

 private:
  ChoiceNet bids_;
  ChoiceNet cards_;
};

}  // namespace jasnel::boerenbridge
