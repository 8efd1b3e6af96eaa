// Finds the score under the rule set at the end of the deal.
#pragma once

#include <array>
#include <optional>

#include "jasnel/contract.h"
#include "jasnel/position.h"
#include "jasnel/seat.h"
#include "solver/questions/find_value.h"
#include "solver/questions/game_tree.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"

JASNEL_KERNEL_BEGIN

/// North-South's lead in points already won.
inline int LeadOf(const std::array<Tally, 2>& won) {
  return (won[Index(Side::kNorthSouth)].total() - won[Index(Side::kEastWest)].total()).count();
}

/// Finds the score of a contract, North-South minus East-West, if both sides play for it. What is
/// written is a multiple of the score in points (`WrittenTimes`, and doublings where they count for
/// all), so that everything below is in points.
///
/// The declarers below are the side that must make it: who doubled last, if anybody did. Where card
/// points alone are doubled, tricks bring no roem, so that the roem of the hands is a constant. The
/// search then counts card points once, and that roem as the lead that decides in the same cases
/// who makes it (`MakersLead`); `Doubled` turns its score into the one that is written. It grows
/// with the score, so that play which is best for one is best for the other.
///
/// From the declarers' point of view: if both sides write down what they won, as under `nat=own`
/// and for a contract that is made, the score is the difference in points, including the bonus for
/// all tricks. A score that makes the contract, of at least 1 or with `tie=made` 0, is such a
/// difference. Under `nat=all` there are none from there down to -162 and the roem that is kept; a
/// score of at least -162 - R means that the contract is made, or that both sides together have at
/// most R roem: see NatTarget.
class ScoreFinder {
 public:
  /// All arguments must outlive this.
  ScoreFinder(Search& search, const GameTree& tree, const Stakes& stakes);

  /// Bounds of the score from `node` on, as it is written; they are equal unless the search was
  /// stopped. `guess`, of the same kind, and `steps` say where to look first.
  Range Find(const TreeNode& node, int guess, Steps steps);

  /// The same if the points are known: `points` is North-South's final total minus East-West's
  /// under play for points from `node` on, including what was won before the root.
  Range FindKnowing(const TreeNode& node, int points);

  /// Whether the score from `node` on, as it is written, is at least `target`.
  bool IsAtLeast(const TreeNode& node, int target);

  /// A score in points as it is written.
  int Written(int score) const { return times_ * InView(Doubled(InView(score))); }

  /// Whether `score` means that the contract was made.
  bool Makes(int score) const { return InView(score) >= least_; }

 private:
  // All below in the view of the declarers.
  Range Written(const Range& range) const { return {Written(range.lower), Written(range.upper)}; }
  int Doubled(int score) const;
  int Undoubled(int target) const;
  int InView(int value) const { return declarers_ == 0 ? value : -value; }
  Range InView(const Range& range) const {
    return declarers_ == 0 ? range : Range{-range.upper, -range.lower};
  }

  bool Reaches(const TreeNode& node, int target);
  std::optional<int> DifferenceFor(const TreeNode& node, int target) const;
  int RoemFor(const TreeNode& node, int target) const;
  int SoFar(const TreeNode& node) const;
  int BonusThatMatters(const TreeNode& node, int target) const;
  int BonusFor(const TreeNode& node, int target) const;
  int BonusTarget(const TreeNode& node, int target) const;
  int TestDifference(const TreeNode& node, int target);
  int NextDifference(int target) const;
  Range FindDifference(const TreeNode& node, int guess, Steps steps, Range known = {});
  Range FindNat(const TreeNode& node, int guess);
  NatTarget NatTargetOf(const TreeNode& node, int roem) const;
  OpenTrick TrickOf(const TreeNode& node, int bonus_for) const;

  Search& search_;
  const GameTree& tree_;
  int declarers_;        // side
  int times_;            // what is written is so many times the score in points,
  int card_times_;       // card points are so many times those of the search,
  int roem_ahead_;       // and this is the declarers' roem, minus that of the others,
  int ahead_as_points_;  // which the search takes for so many card points
  int lead_;             // of the declarers, in points won before the root
  int roem_;             // before the root, that nat pays, less what the declarers keep
  int least_;            // that makes the contract
  bool pays_all_;        // under `nat=all`
  int difference_for_;   // the sides, as bits, whose bonus counts for the difference
  int nat_for_;          // for the roem that nat writes down
};

JASNEL_KERNEL_END
