// A line of best play.
#pragma once

#include <vector>

#include "jasnel/position.h"
#include "solver/questions/game_tree.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"

JASNEL_KERNEL_BEGIN

/// Plays from `node`, which is `position`, to the last card, always choosing the first legal card
/// for which `keeps(node, maximizes)`, that is, which preserves the value for the side to play.
/// Appends the cards to `line` and returns the final position; meaningless if the search was
/// stopped.
template <class Keeps>
Position FollowBestLine(const Search& search, const GameTree& tree, TreeNode node,
                        Position position, const Keeps& keeps, std::vector<Card>& line) {
  while (!IsOver(position) && !search.stopped()) {
    TreeNode next;
    Card choice;
    tree.ForEachLegal(node, [&](Card card) {
      choice = card;
      next = tree.After(node, card);
      return !keeps(next, node.maximizes()) && !search.stopped();
    });
    if (search.stopped()) break;
    node = next;
    PlayAnyway(position, choice);
    line.push_back(choice);
  }
  return position;
}

JASNEL_KERNEL_END
