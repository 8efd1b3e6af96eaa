// How players bid and play, at a glance: the chance of each bid and of each card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ai/boerenbridge/models/bid_features.h"
#include "ai/boerenbridge/models/chances.h"
#include "ai/boerenbridge/models/play_features.h"
#include "ai/models/choice_net.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/player.h"

namespace jasnel::boerenbridge {

/// Weights of both models.
struct ModelWeights {
  std::span<const std::int16_t> bids;   ///< ChoiceNet::Weights(kBidShape) of them
  std::span<const std::int16_t> cards;  ///< ChoiceNet::Weights(kPlayShape) of them
};

/// Those that come with the library, fitted to what strong players thought of their bids and cards
/// (docs/reference/boerenbridge.md).
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
    return BidsOf(std::array{this}, BidSituation(bidding, hand), sharpness)[0];
  }

  /// Of the legal cards of the seat in turn, whose hand must be there. Looks at no other hand.
  Chances<Card> Cards(const PlayState& table, float sharpness = 1) const {
    return CardsOf(std::array{this}, PlaySituation(table), sharpness)[0];
  }

  /// The same of more models at once, which look at the same features. Those that are null are left
  /// out.
  template <std::size_t kCount>
  friend std::array<Chances<int>, kCount> BidsOf(const std::array<const Models*, kCount>& models,
                                                 const BidSituation& situation,
                                                 float sharpness = 1) {
    const Bidding& bidding = situation.bidding();
    const auto add = [&](const auto& visit) {
      for (int bid = 0; bid <= bidding.cards(); ++bid) {
        if (bidding.IsLegal(bid)) visit(bid);
      }
    };
    return ChancesOf<Chances<int>>(models, &Models::bids_, situation, add, sharpness);
  }
  template <std::size_t kCount>
  friend std::array<Chances<Card>, kCount> CardsOf(const std::array<const Models*, kCount>& models,
                                                   const PlaySituation& situation,
                                                   float sharpness = 1) {
    const auto add = [&](const auto& visit) {
      for (const Card card : situation.legal()) visit(card);
    };
    return ChancesOf<Chances<Card>>(models, &Models::cards_, situation, add, sharpness);
  }

 private:
  // `for_each` visits the options.
  template <class Found, std::size_t kCount, class Situation, class ForEach>
  static std::array<Found, kCount> ChancesOf(const std::array<const Models*, kCount>& models,
                                             ChoiceNet Models::*net, const Situation& situation,
                                             const ForEach& for_each, float sharpness) {
    std::array<Found, kCount> chances;
    std::array<ChoiceNet::Sums, kCount> shared{};
    const auto of_situation = situation.Shared();
    for (std::size_t i = 0; i < kCount; ++i) {
      if (models[i] != nullptr) shared[i] = (models[i]->*net).Shared(of_situation.numbers());
    }
    for_each([&](auto option) {
      const auto of_option = situation.Of(option);
      for (std::size_t i = 0; i < kCount; ++i) {
        if (models[i] == nullptr) continue;
        chances[i].Add(option, (models[i]->*net).Value(shared[i], of_option.numbers()));
      }
    });
    for (std::size_t i = 0; i < kCount; ++i) {
      if (models[i] != nullptr) chances[i].FromValues(sharpness);
    }
    return chances;
  }

  ChoiceNet bids_;
  ChoiceNet cards_;
};

}  // namespace jasnel::boerenbridge
