// A deck of cards in its order: shuffled, cut and dealt by hand.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "jasnel/card.h"
#include "jasnel/dealing.h"
#include "jasnel/dealt.h"
#include "jasnel/position.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The cards from top to bottom.
using Deck = std::array<Card, kDeckSize>;

/// A riffle: each card is as likely in the upper half as in the lower. Then a card falls from a
/// half with a chance in proportion to what is left of it. Of `same_in_three` cards in three it is
/// known beforehand that they fall from the same half as the one before, while there is any left.
template <Generator G>
Deck Riffled(const Deck& deck, int same_in_three, G& random) {
  std::size_t upper = 0;
  for (std::size_t i = 0; i < deck.size(); ++i) upper += random.Below(2) == 0 ? 1 : 0;
  std::array<std::size_t, 2> next = {0, upper};
  const std::array<std::size_t, 2> end = {upper, deck.size()};
  Deck riffled;
  std::size_t half = 0;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const bool same =
        i > 0 && next[half] < end[half] && same_in_three > 0 && random.Below(3) < same_in_three;
    if (!same) {
      const auto left = static_cast<int>(end[0] - next[0]);
      half = random.Below(static_cast<int>(deck.size() - i)) < left ? 0 : 1;
    }
    riffled[i] = deck[next[half]++];
  }
  return riffled;
}

/// One pass of the overhand shuffle: after each card the deck is parted with a chance of a quarter,
/// and the packets come to lie the other way round (Pemantle, "Randomization time for the overhand
/// shuffle", 1989).
template <Generator G>
Deck Overhand(const Deck& deck, G& random) {
  Deck shuffled;
  std::size_t first = 0;  // of the packet
  for (std::size_t i = 1; i <= deck.size(); ++i) {
    if (i < deck.size() && random.Below(4) > 0) continue;
    std::copy(deck.begin() + first, deck.begin() + i, shuffled.end() - i);
    first = i;
  }
  return shuffled;
}

/// The deck as it is dealt from: shuffled and cut.
template <Generator G>
Deck Mixed(Deck deck, const Dealt& dealt, G& random) {
  constexpr int kLeastOfCut = 3;
  for (int i = 0; i < dealt.times; ++i) {
    if (dealt.shuffling == Shuffling::kOverhand) {
      deck = Overhand(deck, random);
    } else {
      deck = Riffled(deck, dealt.shuffling == Shuffling::kClumsy ? 1 : 0, random);
    }
  }
  if (dealt.cut) {
    const int upper = kLeastOfCut + random.Below(kDeckSize - 2 * kLeastOfCut + 1);
    std::rotate(deck.begin(), deck.begin() + upper, deck.end());
  }
  return deck;
}

/// The hands that `dealer` deals from the top in these packets, the seat to the left first.
inline Hands InPackets(const Deck& deck, const Dealt& dealt, Seat dealer) {
  Hands hands;
  std::size_t next = 0;
  for (const int packet : dealt.packets) {
    for (int seat = 1; seat <= kSeats; ++seat) {
      CardSet& hand = hands[Index(Clockwise(dealer, seat))];
      for (int i = 0; i < packet; ++i) hand |= deck[next++];
    }
  }
  return hands;
}

}  // namespace jasnel
