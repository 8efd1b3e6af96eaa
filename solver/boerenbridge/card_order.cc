#include "solver/boerenbridge/card_order.h"

namespace jasnel::boerenbridge::internal {
namespace {

// Each part of a key is less than the unit of the next.
constexpr int kBeatenUnit = 4;  // above the place of the suit
constexpr int kClassUnit = 16 * kBeatenUnit;

// Goes through the legal cards from high to low.
//
// Touching cards: nobody holds a card between them and none is the best of the trick, so either
// beats and is beaten by the same cards now and later. Playing the one or the other leads to
// positions that differ in nothing but which rank is gone. The order does not see the difference
// either, so that all that follows is the same: in max^n each seat's tricks, for either the same
// choice of all others. Touching cards follow each other in the order, so that the first of them,
// the highest, stands for all.
template <class Take>
void ForEachCard(const Turn& turn, bool touching, Take take) {
  CardSet legal = turn.trick.size == 0 ? turn.hand : LegalToFollow(turn.hand, turn.trick.led);
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

int KeyOf(Card card, const Turn& turn, const SuitPlaces& places) {
  const int beaten = (turn.others & Above(card) & SuitCards(SuitOf(card))).size();
  const int place = places[SuitPlace(card)];
  const auto key = [&](int kind, bool fewest) {
    return kind * kClassUnit + (fewest ? beaten : kRanks - beaten) * kBeatenUnit + place;
  };
  if (turn.trick.size == 0) {
    if (turn.wants) return key(0, true);
    return key(SuitOf(card) == kTrump ? 1 : 0, false);
  }
  const bool takes = Beats(card, turn.trick.best, turn.trick.led);
  if (turn.wants) return takes ? key(0, !turn.last) : key(1, false);
  return key(takes ? 1 : 0, true);
}

}  // namespace

CardList OrderCards(const Turn& turn, const SuitPlaces& places, bool touching) {
  CardList list;
  std::array<int, kMostCards> keys;
  ForEachCard(turn, touching, [&](Card card) {
    const int key = KeyOf(card, turn, places);
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

CardList PlainCards(const Turn& turn, bool touching) {
  CardList list;
  ForEachCard(turn, touching, [&](Card card) { list.cards[list.size++] = card; });
  return list;
}

}  // namespace jasnel::boerenbridge::internal
