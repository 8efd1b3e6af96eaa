#include "ai/open_table.h"

namespace jasnel {

OpenTable DealtTable(const PlayHands& dealt, int leader, int declarer) {
  OpenTable table;
  table.hands = dealt;
  for (const PlaySet hand : dealt) table.left |= hand;
  table.leader = static_cast<std::uint8_t>(leader);
  table.declarer = static_cast<std::uint8_t>(declarer);
  return table;
}

OpenTable OpenTableOf(const PlayView& view, const Hands& hidden) {
  const PlayOrder order(view.table.trump);
  Hands hands = hidden;
  hands[Index(view.seat())] = view.hand;
  PlayHands dealt;
  for (int i = 0; i < kSeats; ++i) dealt[i] = order.ToPlay(hands[i] | view.tricks.played()[i]);
  OpenTable table =
      DealtTable(dealt, Index(Clockwise(view.auction.dealer())), Index(view.table.declarer));
  table.left = PlaySet(kFullDeck.bits());
  for (const SeenTrick& trick : view.tricks.tricks()) {
    for (const Card card : trick.cards) table.Play(order.ToPlay(card), view.table.rules);
  }
  return table;
}

}  // namespace jasnel
