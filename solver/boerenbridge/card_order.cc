#include "solver/boerenbridge/card_order.h"

namespace jasnel::boerenbridge::internal {
namespace {

int KeyOf(Card card, const Turn& turn, const SuitPlaces& places) {
  const auto key = [&](int kind, bool fewest) {
    return CardKey(kind, turn.Beating(card), fewest, places[SuitPlace(card)]);
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
  return ListByKey(turn, touching, [&](Card card) { return KeyOf(card, turn, places); });
}

CardList PlainCards(const Turn& turn, bool touching) {
  CardList list;
  ForEachCard(turn, touching, [&](Card card) { list.cards[list.size++] = card; });
  return list;
}

}  // namespace jasnel::boerenbridge::internal
