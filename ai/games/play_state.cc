#include "ai/games/play_state.h"

namespace jasnel {

PlayState DealtState(const PlayHands& dealt, int leader, int declarer) {
  PlayState table;
  table.hands = dealt;
  for (const PlaySet hand : dealt) table.left |= hand;
  table.leader = static_cast<std::uint8_t>(leader);
  table.declarer = static_cast<std::uint8_t>(declarer);
  return table;
}

PlayState PlayStateOf(const PlayView& view) {
  const PlayOrder order(view.table.trump);
  const int seat = Index(view.seat());
  PlayHands dealt;
  dealt[seat] = order.ToPlay(view.hand | view.tricks.played()[seat]);
  PlayState table = DealtState(dealt, Index(view.first_leader()), Index(view.table.declarer));
  table.left = PlaySet(kFullDeck.bits());
  table.calls = static_cast<std::uint8_t>(view.auction.CallsOnCard());
  for (const SeenTrick& trick : view.tricks.tricks()) {
    for (const Card card : trick.cards) table.Play(order.ToPlay(card), view.table.rules);
  }
  table.won = view.table.won;  // roem that was not claimed does not count
  return table;
}

PlayState WithHidden(PlayState seen, const Hands& hidden, const PlayOrder& order) {
  for (int seat = 0; seat < kSeats; ++seat) seen.hands[seat] |= order.ToPlay(hidden[seat]);
  return seen;
}

}  // namespace jasnel
