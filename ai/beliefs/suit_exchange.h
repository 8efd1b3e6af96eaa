// Suits take each other's places: hands that differ by that only are worth the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "jasnel/card.h"
#include "jasnel/position.h"

namespace jasnel {

/// Which suit stands for which.
class SuitExchange {
 public:
  /// Each suit for itself.
  SuitExchange() = default;

  /// `suits[i]` stands for suit i. Each suit is there once.
  explicit SuitExchange(const std::array<Suit, kSuits>& suits) : to_(suits) {}

  Suit Of(Suit suit) const { return to_[Index(suit)]; }

  CardSet Of(CardSet cards) const {
    std::uint32_t bits = 0;
    for (const Suit suit : kAllSuits) {
      bits |= std::uint32_t{cards.SuitByte(Index(suit))} << (kRanks * Index(Of(suit)));
    }
    return CardSet(bits);
  }

  Hands Of(const Hands& hands) const {
    Hands exchanged;
    for (std::size_t i = 0; i < hands.size(); ++i) exchanged[i] = Of(hands[i]);
    return exchanged;
  }

  /// What undoes this.
  SuitExchange Inverse() const {
    SuitExchange inverse;
    for (const Suit suit : kAllSuits) inverse.to_[Index(Of(suit))] = suit;
    return inverse;
  }

 private:
  std::array<Suit, kSuits> to_ = kAllSuits;
};

}  // namespace jasnel
