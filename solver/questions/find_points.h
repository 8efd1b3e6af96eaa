// Finds the points still to be won.
#pragma once

#include "solver/questions/find_value.h"
#include "solver/questions/first_guess.h"
#include "solver/questions/game_tree.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"

JASNEL_KERNEL_BEGIN

/// Finds the points won from the root on, North-South minus East-West, through any node.
class PointsFinder {
 public:
  /// Both arguments must outlive this.
  PointsFinder(Search& search, const GameTree& tree) : search_(search), tree_(tree) {}

  /// An initial guess for the root. With few tricks to ask once more takes less time than the
  /// model.
  int Guess() const {
    const TrickStart& start = tree_.root().trick.start;
    return start.tricks <= kTooFewToGuess ? 0 : FirstGuess(search_.deal(), start, search_.rules());
  }

  /// Bounds of the points through `node`; they are equal unless the search was stopped.
  Range Find(const TreeNode& node, int guess, Steps steps) const {
    return FindValue(
        search_, guess, steps, [&](int target) { return Test(node, target); },
        [&](int target) { return NextValue(target); });
  }

  /// Whether these points are at least `target`.
  bool IsAtLeast(const TreeNode& node, int target) const {
    return Test(node, NextValue(target)) >= target;
  }

 private:
  static constexpr int kTooFewToGuess = 3;

  int Test(const TreeNode& node, int target) const {
    return node.gained + search_.TestPoints(node.trick, target - node.gained);
  }

  // All values have the parity of the points that were left at the root: all roem is even.
  int NextValue(int target) const {
    return target + ((target ^ tree_.root().trick.start.points) & 1);
  }

  Search& search_;
  const GameTree& tree_;
};

JASNEL_KERNEL_END
