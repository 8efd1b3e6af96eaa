// Permutations of suits: hands that differ only by a permutation have the same value.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "jasnel/card.h"
#include "jasnel/position.h"

namespace jasnel {

/// A permutation of the suits.
class SuitExchange {
 public:
  /// The identity.
  SuitExchange() = default;

  /// Maps suit i to `suits[i]`. Each suit must occur once.
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

  /// The inverse permutation.
  SuitExchange Inverse() const {
    SuitExchange inverse;
    for (const Suit suit : kAllSuits) inverse.to_[Index(Of(suit))] = suit;
    return inverse;
  }

 private:
  std::array<Suit, kSuits> to_ = kAllSuits;
};

}  // namespace jasnel
