// The cards that preserve the value of a position.
#pragma once

#include "jasnel/card.h"
#include "solver/questions/find_value.h"
#include "solver/questions/game_tree.h"
#include "solver/search/kernel.h"
#include "solver/search/move_list.h"
#include "solver/search/search.h"

JASNEL_KERNEL_BEGIN

// At least one legal card of `node` preserves its value; `keeps(next)` says whether the card that
// leads to `next` does. All results are meaningless if the search was stopped.

/// The most promising card that preserves the value, as Search::InOrder has them. If none of the
/// others does, the last one does, and is not asked about.
template <class Keeps>
PlayCard FirstThatKeeps(const Search& search, const GameTree& tree, const TreeNode& node,
                        const Keeps& keeps) {
  const MoveList moves = search.InOrder(node.trick, node.place);
  int i = 0;
  while (i + 1 < moves.size() && !keeps(tree.After(node, moves[i])) && !search.stopped()) ++i;
  return moves[i];
}

/// All cards that preserve the value. The most promising is asked about last: if none of the others
/// does, it does.
template <class Keeps>
CardSet AllThatKeep(const Search& search, const GameTree& tree, const TreeNode& node,
                    const Keeps& keeps) {
  const MoveList moves = search.InOrder(node.trick, node.place);
  CardSet best;
  for (int i = moves.size(); i-- > 0 && !search.stopped();) {
    const bool implied = i == 0 && best.empty();
    if (implied || keeps(tree.After(node, moves[i]))) best |= tree.ToNatural(moves[i]);
  }
  return best;
}

/// The same two where `finder` has found the value of `node`.
template <class Finder>
PlayCard FirstBest(const Search& search, const GameTree& tree, Finder& finder, const TreeNode& node,
                   int value) {
  return FirstThatKeeps(search, tree, node, [&](const TreeNode& next) {
    return Keeps(finder, next, node.maximizes(), value);
  });
}
template <class Finder>
CardSet AllBest(const Search& search, const GameTree& tree, Finder& finder, const TreeNode& node,
                int value) {
  return AllThatKeep(search, tree, node, [&](const TreeNode& next) {
    return Keeps(finder, next, node.maximizes(), value);
  });
}

JASNEL_KERNEL_END
