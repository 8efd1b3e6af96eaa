#include "solver/search/search.h"

#include <utility>

#include "solver/search/goals.h"
#include "solver/search/kernel.h"
#include "solver/search/move_order.h"

JASNEL_KERNEL_BEGIN

void Search::Begin(const std::array<PlaySet, kSeats>& hands, const Rules& rules,
                   const Switches& switches, const Limits& limits, bool one_question) {
  context_.deal.Init(hands, rules);
  has_roem_of_both_ = false;
  context_.rules = rules;
  context_.switches = switches;
  context_.keeps_tricks = switches.trick_cache && !one_question;
  context_.budget.Start(limits);
  const PlaySet cards = hands[0] | hands[1] | hands[2] | hands[3];
  context_.order.Clear(cards);
  tricks_ = cards.size() / kSeats;
  Forget();
}

void Search::Forget() {
  context_.table.Clear(tricks_);
  context_.trick_cache.Clear();
}

template <class Goal>
typename Goal::Value Search::Test(const OpenTrick& trick, const typename Goal::Target& target) {
  return context_.switches == Switches{} ? GoalSearch<Goal, true>(context_).Test(trick, target)
                                         : GoalSearch<Goal, false>(context_).Test(trick, target);
}

int Search::TestPoints(const OpenTrick& trick, int target) {
  return Test<PointsGoal>(trick, target);
}

int Search::TestBonus(const OpenTrick& trick, int target) { return Test<BonusGoal>(trick, target); }

int Search::TestBonus(const OpenTrick& trick, int target, int bonus) {
  if (bonus == context_.rules.pit) return TestBonus(trick, target);
  Forget();
  const int pit = std::exchange(context_.rules.pit, bonus);
  const int value = TestBonus(trick, target);
  context_.rules.pit = pit;
  Forget();
  return value;
}

bool Search::TestPit(const OpenTrick& trick, Side side) {
  return (side == Side::kNorthSouth ? Test<PitGoal<0>>(trick, 1) : Test<PitGoal<1>>(trick, 1)) == 1;
}

bool Search::TestNat(const OpenTrick& trick, NatTarget target) {
  if (!has_roem_of_both_) context_.deal.InitRoemOfBoth();
  has_roem_of_both_ = true;
  target.points = NatGoal::NextPoints(trick.start, target.points);
  return Test<NatGoal>(trick, target);
}

bool Search::TestRoem(const OpenTrick& trick, NatTarget target) {
  target.points = kOutOfReach;
  return context_.switches.total_bounds && TestNat(trick, target);
}

MoveList Search::InOrder(const OpenTrick& trick, int place) const {
  static constexpr MoveOrder kUnlearned{};
  MoveList moves;
  kUnlearned.Add(trick, place, trick.Legal(place, deal(), rules()), TableEntry::kNoMove, deal(),
                 rules(), moves);
  moves.Sort();
  return moves;
}

RoemAmounts Search::PossibleRoem() const {
  return context_.switches.total_bounds ? context_.deal.PossibleRoem() : RoemAmounts().set();
}

JASNEL_KERNEL_END
