#include "solver/boerenbridge/maxn_search.h"

#include <algorithm>
#include <cstdlib>

namespace jasnel::boerenbridge::internal {

MaxNSearch::Choice MaxNSearch::Choose(const SearchRoot& root, const Tricks& needs) {
  Frame frame;
  frame.start = root.start;
  frame.hands = root.hands;
  SetNeeds(needs, frame);
  return ChooseCard(frame, root.trick);
}

void MaxNSearch::SetNeeds(const Tricks& needs, Frame& frame) const {
  const TrickStart& start = frame.start;
  for (int seat = 0; seat < start.players; ++seat) {
    int& need = frame.needs[seat];
    need = std::clamp(needs[seat], 0, start.left);
    // Whatever is played, the seat takes from its sure tricks to those that are sure for nobody
    // else. Outside that range all that can happen is on one side of the need, so that the nearer
    // end of the range puts it in the same order.
    if (switches_.sure_tricks) need = std::clamp(need, start.sure[seat], start.MostOf(seat));
  }
}

PositionKey MaxNSearch::KeyOf(const Frame& frame) const {
  PositionKey key{frame.start.owners, static_cast<std::uint32_t>(frame.start.leader)};
  for (int seat = 0; seat < frame.start.players; ++seat) {
    key.question |= static_cast<std::uint32_t>(frame.needs[seat]) << (3 + 4 * seat);
  }
  return key;
}

PackedTricks MaxNSearch::SearchTrick(Frame& frame) {
  const TrickStart& start = frame.start;
  // All tricks are sure for one seat or another: nobody can change that.
  if (switches_.sure_tricks && start.total_sure == start.left) {
    PackedTricks tricks = 0;
    for (int seat = 0; seat < start.players; ++seat) {
      tricks += static_cast<PackedTricks>(start.sure[seat]) * OneTrickOf(seat);
    }
    return tricks;
  }
  // The key is everything that choices from here on depend on: owners of the cards, leader, needs.
  // With relative ranks it is the same for more positions, which are the same but for the names of
  // cards and suits; neither rules nor order look at those.
  if (!switches_.table) return SearchCard(frame, {});
  const PositionKey key = KeyOf(frame);
  if (const auto found = table_.Find(key)) return *found;
  const PackedTricks tricks = SearchCard(frame, {});
  if (!budget_.stopped()) table_.Store(key, tricks);
  return tricks;
}

MaxNSearch::Choice MaxNSearch::ChooseCard(Frame& frame, const OpenTrick& trick) {
  const TrickStart& start = frame.start;
  const int seat = Clockwise(start.leader, start.players, trick.size);
  Turn turn{.hand = frame.hands[seat], .trick = trick, .last = trick.size == start.players - 1};
  for (int other = 0; other < start.players; ++other) {
    if (other != seat) turn.others |= frame.hands[other];
  }
  const int need = frame.needs[seat];
  turn.wants = need > start.sure[seat] && start.total_sure < start.left;
  const CardList list = OrderCards(turn, start.places, switches_.touching);
  Choice best;
  int least = start.left + 1;
  for (const Card card : list) {
    const PackedTricks tricks = AfterCard(frame, trick, seat, card);
    if (budget_.stopped()) return best;
    const int distance = std::abs(TricksOf(tricks, seat) - need);
    if (distance >= least) continue;
    least = distance;
    best = {card, tricks};
    // No later card brings more, and of equal ones the first is played.
    if (distance == 0 && switches_.best_score) break;
  }
  return best;
}

PackedTricks MaxNSearch::AfterCard(Frame& frame, const OpenTrick& trick, int seat, Card card) {
  if (!budget_.CountNode()) return 0;
  frame.hands[seat] -= card;
  const OpenTrick after = trick.After(card, seat);
  const PackedTricks tricks =
      after.size == frame.start.players ? NextTrick(frame, after.holder) : SearchCard(frame, after);
  frame.hands[seat] |= card;
  return tricks;
}

PackedTricks MaxNSearch::NextTrick(const Frame& frame, int winner) {
  const PackedTricks won = OneTrickOf(winner);
  if (frame.start.left == 1) return won;
  Frame next;
  next.start.players = frame.start.players;
  next.start.leader = winner;
  next.start.left = frame.start.left - 1;
  next.start.hands = frame.hands;
  next.start.Arrange(switches_.relative);
  next.hands = next.start.hands;
  Tricks needs = frame.needs;
  --needs[winner];
  SetNeeds(needs, next);
  return won + SearchTrick(next);
}

}  // namespace jasnel::boerenbridge::internal
