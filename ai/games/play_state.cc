#include "ai/games/play_state.h"

namespace jasnel {

PlayState DealtState(const PlayHands& dealt, Seat leader, const Contract& contract) {
  PlayState table;
  table.hands = dealt;
  for (const PlaySet hand : dealt) table.left |= hand;
  table.leader = static_cast<std::uint8_t>(leader);
  table.declarer = static_cast<std::uint8_t>(contract.declarer);
  table.trump = contract.trump;
  table.doublings = static_cast<std::uint8_t>(contract.doublings);
  return table;
}

void CountRoemOfHands(PlayState& table, const PlayOrder& order, const Rules& rules) {
  if (!RoemInHands(rules)) return;
  Hands dealt;
  for (int seat = 0; seat < kSeats; ++seat) {
    dealt[seat] = order.ToNatural(table.hands[seat] | table.played[seat]);
  }
  const auto roem = RoemOfHands(dealt, order.trump(), rules);
  for (int side = 0; side < 2; ++side) table.won[side].roem += roem[side];
}

PlayState PlayStateOf(const PlayView& view) {
  const PlayOrder order(view.table.trump);
  const auto seat = Index(view.seat());
  PlayHands dealt;
  dealt[seat] = order.ToPlay(view.hand | view.tricks.played()[seat]);
  PlayState table = DealtState(dealt, view.first_leader(),
                               {view.table.declarer, view.table.trump, view.table.doublings});
  table.left = PlaySet(kFullDeck.bits());
  table.calls = static_cast<std::uint8_t>(view.auction.CallsOnCard());
  for (const SeenTrick& trick : view.tricks.tricks()) {
    for (const Card card : trick.cards) table.Play(order.ToPlay(card), view.table.rules);
  }
  table.won = view.table.won;  // roem that was not claimed does not count
  return table;
}

PlayState WithHidden(PlayState seen, const Hands& hidden, const PlayOrder& order,
                     const Rules& rules) {
  for (int seat = 0; seat < kSeats; ++seat) seen.hands[seat] |= order.ToPlay(hidden[seat]);
  CountRoemOfHands(seen, order, rules);
  return seen;
}

Position TableSeen(Position position, const Hands& dealt) {
  const auto roem = RoemOfHands(dealt, position.trump, position.rules);
  for (int side = 0; side < 2; ++side) position.won[side].roem -= roem[side];
  position.hands = {};
  return position;
}

Position WithHidden(const PlayView& view, const Hands& hidden) {
  Position position = view.table;
  position.hands = hidden;
  position.hands[Index(view.seat())] = view.hand;
  Hands dealt = position.hands;
  for (int seat = 0; seat < kSeats; ++seat) dealt[seat] |= view.tricks.played()[seat];
  const auto roem = RoemOfHands(dealt, position.trump, position.rules);
  for (int side = 0; side < 2; ++side) position.won[side].roem += roem[side];
  return position;
}

}  // namespace jasnel
