#include "ai/beliefs/card_inference.h"

#include <cstddef>

namespace jasnel {
namespace {

// The cards of `hidden` that the seat to play may hold, given that it plays `card`.
CardSet MayHold(const Position& before, Card card, CardSet hidden) {
  Position position = before;
  CardSet may_hold;
  for (const Card other : hidden) {
    position.hands[Index(Turn(before))] = CardSet(card) | other;
    if (LegalCards(position).Contains(card)) may_hold |= other;
  }
  return may_hold;
}

}  // namespace

HiddenCards InferHidden(const PlayView& view) {
  const CardSet hidden = view.Hidden();
  const Seat own = view.seat();
  HiddenCards known;
  known.may_hold.fill(hidden);
  known.holds.fill(kHandSize);
  known.may_hold[Index(own)] = {};
  known.holds[Index(own)] = 0;
  Position position = view.table;
  for (const SeenTrick& trick : view.tricks.tricks()) {
    position.leader = trick.leader;
    position.trick.Clear();
    for (const Card card : trick.cards) {
      const Seat seat = Turn(position);
      if (seat != own) {
        --known.holds[Index(seat)];
        if (!position.trick.empty()) {
          known.may_hold[Index(seat)] = MayHold(position, card, known.may_hold[Index(seat)]);
        }
      }
      position.trick.Add(card);
    }
  }
  return known;
}

}  // namespace jasnel
