#include "solver/questions/find_score.h"

#include <algorithm>
#include <array>
#include <optional>

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

ScoreFinder::ScoreFinder(Search& search, const GameTree& tree, const Stakes& stakes)
    : search_(search),
      tree_(tree),
      declarers_(static_cast<int>(stakes.ToMake())),
      times_(WrittenTimes(stakes.trump, tree.position().rules) *
             RoemTimes(stakes.doublings, tree.position().rules)),
      card_times_(CardTimes(stakes.doublings) /
                  RoemTimes(stakes.doublings, tree.position().rules)) {
  const Tally& ours = tree.position().won[declarers_];
  const Tally& theirs = tree.position().won[declarers_ ^ 1];
  const Rules& rules = tree.position().rules;
  lead_ = MakersLead(stakes, tree.position().won, rules);
  roem_ahead_ = (ours.roem - theirs.roem).count();
  ahead_as_points_ = lead_ - (ours.cards - theirs.cards).count();
  roem_ = (RoemIsKept(rules) ? theirs.roem - ours.roem : theirs.roem + ours.roem).count();
  least_ = LeastToMake(rules);
  pays_all_ = rules.nat == NatPays::kAll;
  // What the others get does not matter for a difference above 0.
  const int others = rules.pit_for == PitFor::kEither ? 1 << (declarers_ ^ 1) : 0;
  difference_for_ = rules.pit == 0 ? 0 : 1 << declarers_ | (pays_all_ ? 0 : others);
  nat_for_ = rules.pit == 0 ? 0 : others;
}

Range ScoreFinder::Find(const TreeNode& node, int guess, Steps steps) {
  const int in_view = Undoubled(InView(guess / times_));
  const Range range = FindDifference(node, in_view, steps);
  return Written(InView(pays_all_ && range.upper < least_ ? FindNat(node, in_view) : range));
}

Range ScoreFinder::FindKnowing(const TreeNode& node, int points) {
  const int difference = InView(points) - roem_ahead_ + ahead_as_points_;
  if (pays_all_ && difference < least_) return Written(InView(FindNat(node, 0)));
  // Where only the declarers may get a bonus, it can only be more, and more by the bonus itself.
  if (difference_for_ != 1 << declarers_) {
    return Written(InView(FindDifference(node, difference, kNear)));
  }
  const bool bonus = BonusThatMatters(node, difference + 1) != 0 &&
                     (node.beaten & 1 << declarers_) == 0 &&
                     search_.TestPit(node.trick, static_cast<Side>(declarers_));
  const int guess = difference + (bonus ? tree_.position().rules.pit : 1);
  return Written(InView(FindDifference(node, guess, kAtOnce, {difference, kBeyondValues})));
}

bool ScoreFinder::IsAtLeast(const TreeNode& node, int target) {
  const bool divides = target % times_ == 0;
  const int score = target / times_ + (divides || target < 0 ? 0 : 1);  // rounded up
  return declarers_ == 0 ? Reaches(node, Undoubled(score)) : !Reaches(node, Undoubled(1 - score));
}

// A score in the view of the declarers, with card points doubled as they are written. No difference
// in them is above 162 but with the bonus, which is not doubled.
int ScoreFinder::Doubled(int score) const {
  if (card_times_ == 1 || score <= -kBeyondValues || score >= kBeyondValues) return score;
  if (pays_all_ && score < least_) return score - (card_times_ - 1) * kAllPoints;
  const int difference = score - ahead_as_points_;
  const int cards = std::clamp(difference, -kAllPoints, kAllPoints);
  return card_times_ * cards + roem_ahead_ + (difference - cards);
}

// The least score of which `Doubled` is at least `target`.
int ScoreFinder::Undoubled(int target) const {
  if (card_times_ == 1) return target;
  if (pays_all_ && target < least_) {
    const int lost = target + (card_times_ - 1) * kAllPoints;
    return lost <= -kAllPoints ? lost : least_;
  }
  const int left = target - roem_ahead_;
  const int all = card_times_ * kAllPoints;
  const int cards = std::clamp(left, -all, all);
  const int rounded_up =
      cards >= 0 ? (cards + card_times_ - 1) / card_times_ : -(-cards / card_times_);
  return rounded_up + (left - cards) + ahead_as_points_;
}

// Whether the score from `node` on is at least `target`.
bool ScoreFinder::Reaches(const TreeNode& node, int target) {
  if (const auto difference = DifferenceFor(node, target)) {
    return TestDifference(node, *difference) >= *difference;
  }
  const OpenTrick trick = TrickOf(node, nat_for_);
  const NatTarget nat = NatTargetOf(node, RoemFor(node, target));
  // More often so after a card of the declarers, who chose it, than after one of the others.
  const bool declarers_played = node.maximizes() != (declarers_ == 0);
  return (declarers_played && search_.TestRoem(trick, nat)) || search_.TestNat(trick, nat);
}

// The difference to ask for if the score from `node` on is to be at least `target`, unless it
// depends on the roem.
std::optional<int> ScoreFinder::DifferenceFor(const TreeNode& node, int target) const {
  if (pays_all_ && target < least_ && RoemFor(node, target) >= 0) return std::nullopt;
  return NextDifference(pays_all_ ? std::max(target, least_) : target);
}

// The most roem that may fall from `node` on for a contract that is not made to score `target`.
int ScoreFinder::RoemFor(const TreeNode& node, int target) const {
  return -kAllPoints - target - roem_ - node.roem;
}

// The sides, as bits, whose bonus matters to the question whether the difference is at least
// `target`. A side that takes all tricks from `node` on wins all points that are left, so the
// difference grows by `all` at least in its view. Who can hold it to less by points
// alone thereby also prevents the bonus, and who reaches no more than that needs none. The same
// holds for the bound that a test gives: it lies on the same side of `target`.
int ScoreFinder::BonusThatMatters(const TreeNode& node, int target) const {
  const int so_far = SoFar(node);
  const int all = node.trick.start.points;
  const int ours = target > so_far + all ? 1 << declarers_ : 0;
  const int theirs = target <= so_far - all ? 1 << (declarers_ ^ 1) : 0;
  return difference_for_ & (ours | theirs);
}

// That bonus. Who loses the contract has none, and the others may have had so much roem in their
// hands that all tricks do not win it. Then a smaller bonus asks the same: with all tricks the
// declarers have at least `target` if their difference makes the contract, and target - least_ is
// what the least that does lacks; likewise for the other side, whose difference has to be less.
int ScoreFinder::BonusFor(const TreeNode& node, int target) const {
  const int pit = tree_.position().rules.pit;
  const int so_far = SoFar(node);
  const int all = node.trick.start.points;
  if (target > so_far + all) {
    return so_far + all >= least_ ? pit : std::min(pit, std::max(target - least_, 0));
  }
  return so_far - all < least_ ? pit : std::min(pit, std::max(least_ - target, 0));
}

// Bounds of the difference, the bonus included; where a contract that is not made pays all, only
// as far as they tell whether it is.
Range ScoreFinder::FindDifference(const TreeNode& node, int guess, Steps steps, Range known) {
  return FindValue(
      search_, guess, steps, [&](int target) { return TestDifference(node, target); },
      [&](int target) { return NextDifference(target); }, pays_all_ ? least_ : -kBeyondValues,
      known);
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
  const OpenTrick trick = TrickOf(node, BonusThatMatters(node, target));
  const bool has_bonus = trick.start.unbeaten != 0;
  const int pit = tree_.position().rules.pit;
  const int bonus = has_bonus ? BonusFor(node, target) : pit;
  const int value = search_.TestBonus(trick, BonusTarget(node, target), bonus);
  const int difference = SoFar(node) + (declarers_ == 0 ? value : -value);
  if (bonus == pit) return difference;
  // With a smaller one, all that is told is on which side of the target it lies.
  return difference >= target ? target : target - (pit % 2 == 0 ? 2 : 1);
}

// A difference of at least `target` as what is left of it from `node` on, in North-South's view:
// for East-West, less than what is asked for North-South.
int ScoreFinder::BonusTarget(const TreeNode& node, int target) const {
  const int left = target - SoFar(node);
  return declarers_ == 0 ? left : 1 - left;
}

// The difference that was won before `node`.
int ScoreFinder::SoFar(const TreeNode& node) const {
  return lead_ + (declarers_ == 0 ? node.gained : -node.gained);
}

// The contract cannot be made from `node` on. The least roem is looked for that the declarers can
// hold it to, among the possible amounts from the guess up or down: up one by one, as it takes far
// fewer nodes to show that they cannot than that they can. To show that they can, it mostly takes
// the fewest not to mind the points.
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
    const NatTarget target = NatTargetOf(node, amounts.amounts[place]);
    const bool holds = search_.TestRoem(trick, target) || search_.TestNat(trick, target);
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
  return {least_ - SoFar(node), roem, declarers_};
}

// The trick of `node`, for a question in which the bonus of the sides `bonus_for` counts.
OpenTrick ScoreFinder::TrickOf(const TreeNode& node, int bonus_for) const {
  OpenTrick trick = node.trick;
  trick.start.unbeaten = static_cast<std::uint8_t>(bonus_for & ~node.beaten);
  return trick;
}

JASNEL_KERNEL_END
