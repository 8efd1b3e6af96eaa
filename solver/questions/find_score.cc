#include "solver/questions/find_score.h"

#include <algorithm>
#include <array>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN
namespace {

// The `possible` amounts of roem and, for a bonus above 0, the same with it added, from the least.
struct Amounts {
  Amounts(const RoemAmounts& possible, int bonus) {
    for (std::size_t i = 0; i < possible.size(); ++i) {
      if (!possible[i]) continue;
      amounts[count++] = static_cast<int>(10 * i);
      if (bonus > 0) amounts[count++] = static_cast<int>(10 * i) + bonus;
    }
    std::sort(amounts.begin(), amounts.begin() + count);
    count =
        static_cast<int>(std::unique(amounts.begin(), amounts.begin() + count) - amounts.begin());
  }

  // Where the last one of at most `roem` stands, 0 where there is none.
  int PlaceOf(int roem) const {
    const auto after = std::upper_bound(amounts.begin(), amounts.begin() + count, roem);
    return std::max(static_cast<int>(after - amounts.begin()) - 1, 0);
  }

  std::array<int, 2 * RoemAmounts().size()> amounts{};
  int count = 0;
};

}  // namespace

ScoreFinder::ScoreFinder(Search& search, const GameTree& tree, Side declarers)
    : search_(search), tree_(tree), declarers_(Index(declarers)) {
  const Tally& ours = tree.position().won[declarers_];
  const Tally& theirs = tree.position().won[declarers_ ^ 1];
  const Rules& rules = tree.position().rules;
  lead_ = (ours.total() - theirs.total()).count();
  roem_ = (ours.roem + theirs.roem).count();
  pays_all_ = rules.nat == NatPays::kAll;
  // What the others get does not matter for a difference above 0.
  const int others = rules.pit_for == PitFor::kEither ? 1 << (declarers_ ^ 1) : 0;
  difference_for_ = rules.pit == 0 ? 0 : 1 << declarers_ | (pays_all_ ? 0 : others);
  nat_for_ = rules.pit == 0 ? 0 : others;
}

Range ScoreFinder::Find(const TreeNode& node, int guess, Steps steps) {
  const Range range = FindDifference(node, InView(guess), steps);
  return InView(pays_all_ && range.upper < 1 ? FindNat(node, InView(guess)) : range);
}

Range ScoreFinder::FindKnowing(const TreeNode& node, int points) {
  const int difference = InView(points);
  if (pays_all_ && difference < 1) return InView(FindNat(node, 0));
  // Where only the declarers may get a bonus, it can only be more.
  if (difference_for_ != 1 << declarers_) return InView(FindDifference(node, difference, kNear));
  return InView(FindDifference(node, difference + 1, kNear, {difference, kBeyondValues}));
}

bool ScoreFinder::IsAtLeast(const TreeNode& node, int target) {
  return declarers_ == 0 ? Reaches(node, target) : !Reaches(node, 1 - target);
}

// Whether the score from `node` on is at least `target`.
bool ScoreFinder::Reaches(const TreeNode& node, int target) {
  const int roem = -kAllPoints - target - roem_ - node.roem;
  if (!pays_all_ || target >= 1 || roem < 0) {
    const int difference = NextDifference(pays_all_ ? std::max(target, 1) : target);
    return TestDifference(node, difference) >= difference;
  }
  return search_.TestNat(TrickOf(node, nat_for_), NatTargetOf(node, roem));
}

// Bounds of the difference, the bonus included; where a contract that is not made pays all, only
// as far as they tell whether it is.
Range ScoreFinder::FindDifference(const TreeNode& node, int guess, Steps steps, Range known) {
  return FindValue(
      search_, guess, steps, [&](int target) { return TestDifference(node, target); },
      [&](int target) { return NextDifference(target); }, pays_all_ ? 1 : -kBeyondValues, known);
}

// The lowest possible difference from `target` on: all have one parity where the bonus is even, as
// all roem is.
int ScoreFinder::NextDifference(int target) const {
  if (tree_.position().rules.pit % 2 != 0) return target;
  return target + ((target ^ lead_ ^ tree_.root().trick.start.points) & 1);
}

// Whether the difference, the bonus included, is at least `target`; a bound of it as
// Search::TestPoints.
int ScoreFinder::TestDifference(const TreeNode& node, int target) {
  const OpenTrick trick = TrickOf(node, difference_for_);
  if (declarers_ == 0) {
    const int so_far = lead_ + node.gained;
    return so_far + search_.TestBonus(trick, target - so_far);
  }
  // At least `target` for East-West: less than what is asked for North-South.
  const int so_far = lead_ - node.gained;
  return so_far - search_.TestBonus(trick, so_far - target + 1);
}

// The contract cannot be made from `node` on. The least roem is looked for that the declarers can
// hold it to, among the possible amounts from the guess up or down: up one by one, as it takes far
// fewer nodes to show that they cannot than that they can.
Range ScoreFinder::FindNat(const TreeNode& node, int guess) {
  const OpenTrick trick = TrickOf(node, nat_for_);
  const Amounts amounts(search_.PossibleRoem(),
                        trick.start.unbeaten != 0 ? search_.rules().pit : 0);
  const int nothing = -kAllPoints - roem_ - node.roem;
  int missed = -1;                  // a place that the declarers cannot hold it to
  int reached = amounts.count - 1;  // one that they can
  int place = std::min(amounts.PlaceOf(nothing - guess), std::max(reached - 1, 0));
  int step = 1;
  while (missed + 1 < reached && !search_.stopped()) {
    const bool holds = search_.TestNat(trick, NatTargetOf(node, amounts.amounts[place]));
    if (search_.stopped()) break;
    (holds ? reached : missed) = place;
    if (missed < 0) {
      place = std::max(place - step, 0);
      step *= 2;
    } else if (reached == amounts.count - 1) {
      place = std::min(place + 1, reached - 1);
    } else {
      place = (missed + reached) / 2;
    }
  }
  return {nothing - amounts.amounts[reached],
          nothing - (missed < 0 ? 0 : amounts.amounts[missed + 1])};
}

NatTarget ScoreFinder::NatTargetOf(const TreeNode& node, int roem) const {
  const int so_far = lead_ + (declarers_ == 0 ? node.gained : -node.gained);
  return {1 - so_far, roem, declarers_};
}

// The trick of `node`, for a question in which the bonus of the sides `bonus_for` counts.
OpenTrick ScoreFinder::TrickOf(const TreeNode& node, int bonus_for) const {
  OpenTrick trick = node.trick;
  trick.start.unbeaten = static_cast<std::uint8_t>(bonus_for & ~node.beaten);
  return trick;
}

JASNEL_KERNEL_END
