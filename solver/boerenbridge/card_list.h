// The legal cards of a seat in a trick, listed in some order.
#pragma once

#include <array>

#include "solver/boerenbridge/trick_start.h"

namespace jasnel::boerenbridge::internal {

/// Cards in search order.
struct CardList {
  std::array<Card, kMaxCards> cards;
  int size = 0;

  const Card* begin() const { return cards.data(); }
  const Card* end() const { return cards.data() + size; }
};

/// The seat to play and its situation.
struct Turn {
  CardSet hand;
  CardSet others{};  ///< the cards in all other hands
  OpenTrick trick{};
  bool last = false;   ///< last to play in the trick
  bool wants = false;  ///< whether it wants tricks

  CardSet Legal() const { return trick.size == 0 ? hand : LegalToFollow(hand, trick.led); }

  /// How many cards of its suit in other hands are higher.
  int Beating(Card card) const { return (others & Above(card) & SuitCards(SuitOf(card))).size(); }
};

/// Calls `take` with the legal cards, from high to low.
///
/// Touching cards: nobody holds a card between them and none is the best of the trick, so either
/// beats and is beaten by the same cards now and later. Playing the one or the other leads to
/// positions that differ in nothing but which rank is gone. The order does not see the difference
/// either, so that all that follows is the same: in max^n each seat's tricks, for either the same
/// choice of all others. Touching cards follow each other in the order, so that the first of them,
/// the highest, stands for all.
template <class Take>
void ForEachCard(const Turn& turn, bool touching, Take take) {
  CardSet legal = turn.Legal();
  CardSet between = turn.others;
  if (turn.trick.size > 0) between |= turn.trick.best;
  CardSet above;  // the card before and all above it
  Card before;
  bool first = true;
  while (!legal.empty()) {
    const Card card = legal.Highest();
    legal -= card;
    const bool same =
        !first && SuitPlace(card) == SuitPlace(before) && (between & (Above(card) - above)).empty();
    if (!same || !touching) take(card);
    first = false;
    before = card;
    above = Above(card) | card;
  }
}

/// The same cards by key, the lowest first; among equal keys from high to low.
template <class KeyOf>
CardList ListByKey(const Turn& turn, bool touching, KeyOf key_of) {
  CardList list;
  if (const CardSet legal = turn.Legal(); legal.IsSingle()) {
    list.cards[list.size++] = legal.Highest();
    return list;
  }
  std::array<int, kMaxCards> keys;
  ForEachCard(turn, touching, [&](Card card) {
    const int key = key_of(card);
    int at = list.size++;
    for (; at > 0 && keys[at - 1] > key; --at) {
      keys[at] = keys[at - 1];
      list.cards[at] = list.cards[at - 1];
    }
    keys[at] = key;
    list.cards[at] = card;
  });
  return list;
}

/// A key for `ListByKey`: first by kind, from 0; then by how many cards beat the card, from 0 to
/// `kRanks`, the fewest or the most first; then by the place of its suit.
constexpr int CardKey(int kind, int beating, bool fewest, int place) {
  // Each part is less than the unit of the next.
  constexpr int kBeatingUnit = 4;
  constexpr int kKindUnit = 16 * kBeatingUnit;
  return kind * kKindUnit + (fewest ? beating : kRanks - beating) * kBeatingUnit + place;
}

}  // namespace jasnel::boerenbridge::internal
