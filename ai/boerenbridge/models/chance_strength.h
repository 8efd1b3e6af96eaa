// Strength of a card if all cards are played at random.
#pragma once

#include <array>
#include <cstddef>

#include "ai/boerenbridge/models/card_strength.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

/// An estimate, for each card of a hand, of the chance, from 0 to 1, that it takes the trick if it
/// or its suit is led and all other seats play random legal cards.
class ChanceStrengths {
 public:
  ChanceStrengths(CardSet hand, const HiddenCards& hidden) {
    const auto others = static_cast<float>(hidden.others);
    float all = 0;
    for (const float out : hidden.out) all += out;
    const float ruffs = all > 0 ? hidden.Out(kTrump) / all : 0;
    for (const Suit suit : kAllSuits) {
      const CardSet cards = hand & SuitCards(suit);
      if (cards.empty()) continue;
      const float none = hidden.None(hidden.Out(suit));
      const auto unseen = static_cast<float>((hidden.unseen & SuitCards(suit)).size());
      // Cards above a card that are played to the same trick: for each of them the chance.
      const float follows = unseen > 0 ? others * (1 - none) / unseen : 0;
      const float ruffed = suit != kTrump ? others * none * ruffs : 0;
      for (const Card card : cards) {
        const auto above =
            static_cast<float>((hidden.unseen & Above(card) & SuitCards(suit)).size());
        const float strength = Decay::Of(above * follows + ruffed);
        strengths_[static_cast<std::size_t>(card.index())] = strength;
        total_ += strength;
      }
    }
  }

  float Of(Card card) const { return strengths_[static_cast<std::size_t>(card.index())]; }
  float total() const { return total_; }

 private:
  std::array<float, 61> strengths_;  // of the cards of the hand
  float total_ = 0;
};

}  // namespace jasnel::boerenbridge
