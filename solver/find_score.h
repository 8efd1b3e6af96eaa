// Finds what the rule set writes down at the end.
#pragma once

#include "bitboard/seat.h"
#include "solver/find_value.h"
#include "solver/game_tree.h"
#include "solver/kernel.h"
#include "solver/search.h"

JASNEL_KERNEL_BEGIN

/// The score of a contract, the declarers' less the others', when both sides play for it.
///
/// The difference in points, with the bonus for all tricks, is the score where both sides write
/// what they won: under `nat=own`, and where the contract is made. A score of at least 1 is such a
/// difference. Under `nat=all` there are no scores from 0 down to -161; one of at least -162 - R is
/// a contract made, or no more roem than R for both sides together: see NatTarget.
class ScoreFinder {
 public:
  /// All outlive this.
  ScoreFinder(Search& search, const GameTree& tree, Side declarers);

  /// Bounds of the score from `node` on; they meet unless the search was stopped. `guess` and
  /// `steps` tell where to look first.
  Range Find(const TreeNode& node, int guess, Steps steps);

  /// The same where the points are known: `difference` is what the declarers end with more than the
  /// others from `node` on, both playing for that.
  Range FindKnowing(const TreeNode& node, int difference);

  /// Whether the score from `node` on is at least `target`.
  bool IsAtLeast(const TreeNode& node, int target);

 private:
  int TestDifference(const TreeNode& node, int target);
  int NextDifference(int target) const;
  Range FindNat(const TreeNode& node, int guess);
  NatTarget NatTargetOf(const TreeNode& node, int roem) const;
  OpenTrick TrickOf(const TreeNode& node, int bonus_for) const;

  Search& search_;
  const GameTree& tree_;
  int declarers_;       // side
  int lead_;            // of the declarers, in points won before the root
  int roem_;            // of both sides, before the root
  bool pays_all_;       // under `nat=all`
  int difference_for_;  // the sides, as bits, whose bonus counts for the difference
  int nat_for_;         // for the roem that nat writes down
};

JASNEL_KERNEL_END
