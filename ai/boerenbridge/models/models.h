// Models of bidding and play without search: the chance of each bid and of each card.
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

/// The weights of both models.
struct ModelWeights {
  std::span<const std::int16_t> bids;   ///< of the bidding model, ChoiceNet::Weights(kBidShape) in
                                        ///< number
  std::span<const std::int16_t> cards;  ///< of the card model, ChoiceNet::Weights(kPlayShape) in
                                        ///< number
};

/// The weights supplied with the library, fitted to the evaluations of strong players for their
/// bids and cards (docs/research/boerenbridge.md).
ModelWeights LibraryWeights();

/// The same, fitted to players that use random play-outs.
ModelWeights PlainWeights();

/// The behaviour of seats that see only their own hand: chances proportional to e^(value), with the
/// value of a bid or card from a ChoiceNet.
class Models {
 public:
  /// The weights must outlive this.
  explicit Models(const ModelWeights& weights = LibraryWeights())
      : bids_(kBidShape, weights.bids), cards_(kPlayShape, weights.cards) {}

  /// For the legal bids of the seat to bid with this hand. `sharpness` above 1 makes likely bids
  /// likelier.
  Chances<int> Bids(const Bidding& bidding, CardSet hand, float sharpness = 1) const {
    return BidsOf(std::array{this}, BidSituation(bidding, hand), sharpness)[0];
  }

  /// For the legal cards of the seat to play, whose hand must be known. Uses no other hand.
  Chances<Card> Cards(const PlayState& table, float sharpness = 1) const {
    return CardsOf(std::array{this}, PlaySituation(table), sharpness)[0];
  }

  /// The same for several models with the same features. Null models are skipped.
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
