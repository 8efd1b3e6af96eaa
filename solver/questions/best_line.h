// A line of best play.
#pragma once

#include <vector>

#include "jasnel/position.h"
#include "solver/questions/game_tree.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"

JASNEL_KERNEL_BEGIN

/// Plays from `node`, which is `position`, to the last card: a single legal card at once, otherwise
/// the one that `choose(node)` returns. Appends the cards to `line` and returns the final position;
/// meaningless if the search was stopped.
template <class Choose>
Position FollowBestLine(const Search& search, const GameTree& tree, TreeNode node,
                        Position position, const Choose& choose, std::vector<Card>& line) {
  while (!IsOver(position) && !search.stopped()) {
    const PlaySet legal = tree.LegalToPlay(node);
    const PlayCard card = legal.IsSingle() ? legal.Lowest() : choose(node);
    if (search.stopped()) break;
    node = tree.After(node, card);
    line.push_back(tree.ToNatural(card));
    PlayAnyway(position, line.back());
  }
  return position;
}

JASNEL_KERNEL_END
