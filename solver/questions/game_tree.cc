#include "solver/questions/game_tree.h"

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN

std::array<PlaySet, kSeats> GameTree::HandsOf(const Position& position) {
  const PlayOrder order(position.trump);
  std::array<PlaySet, kSeats> hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order.ToPlay(position.hands[seat]);
  for (int place = 0; place < position.trick.size(); ++place) {
    hands[Index(Clockwise(position.leader, place))] |= order.ToPlay(position.trick[place]);
  }
  return hands;
}

GameTree::GameTree(const Search& search, const Position& position)
    : search_(search), position_(position), order_(position.trump) {
  PlaySet left;
  for (const PlaySet hand : HandsOf(position)) left |= hand;
  root_.trick = OpenTrick::Start({left, static_cast<std::uint8_t>(position.leader),
                                  static_cast<std::uint8_t>(left.size() / kSeats),
                                  static_cast<std::uint8_t>(CardPoints(left) + kLastTrickPoints)},
                                 search_.deal());
  for (const Card card : position.trick) root_ = After(root_, card);
  for (int side = 0; side < 2; ++side) {
    if (position.won[side].tricks < TricksPlayed(position)) root_.beaten |= 1 << side;
  }
}

TreeNode GameTree::After(const TreeNode& node, PlayCard card) const {
  TreeNode next = node;
  next.trick = node.trick.With(card, node.place);
  if (++next.place < kSeats) return next;
  const Outcome outcome = next.trick.Over(search_.rules());
  next.gained += outcome.Gain();
  next.roem += outcome.roem;
  next.beaten |= 1 << ((next.trick.winner & 1) ^ 1);
  next.trick = OpenTrick::Start(outcome.next, search_.deal());
  next.place = 0;
  return next;
}

JASNEL_KERNEL_END
