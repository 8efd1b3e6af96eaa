// The search of one deal, for each of its goals.
#pragma once

#include <array>
#include <cstddef>

#include "bitboard/play_order.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "solver/search/budget.h"
#include "solver/search/goal_search.h"
#include "solver/search/kernel.h"
#include "solver/search/move_list.h"
#include "solver/search/nat_target.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// The search of one deal. Values are from North-South's point of view, which maximizes. Results
/// for one question are reused for later questions, also with other goals.
///
/// A null-window test of the value of a trick, which has fewer than four cards: a result of at
/// least `target` is a lower bound of the value, any other result an upper bound. Meaningless if
/// `stopped()` afterwards.
class Search {
 public:
  explicit Search(std::size_t table_bytes) : context_(table_bytes) {}

  /// Begins a deal, discarding everything about the previous one. `hands` as for SuitLookup::Init.
  /// Where only one question will be asked, hardly anything that the trick cache knows is asked for
  /// again: then it is left out.
  void Begin(const std::array<PlaySet, kSeats>& hands, const Rules& rules, const Switches& switches,
             const Limits& limits, bool one_question = false);

  /// Tests the points still to be won, North-South minus East-West.
  int TestPoints(const OpenTrick& trick, int target);

  /// The same, plus the pit bonus of a side that is `unbeaten` to the end.
  int TestBonus(const OpenTrick& trick, int target);

  /// The same with another bonus. Nothing that is known of other questions serves this one, nor the
  /// other way round: it is forgotten.
  int TestBonus(const OpenTrick& trick, int target, int bonus);

  /// Whether `side`, 0 for North-South and 1 for East-West, can take every remaining trick,
  /// including `trick`. Meaningless if `stopped()` afterwards.
  bool TestPit(const OpenTrick& trick, Side side);

  /// Whether the declarers reach `target`. The bonus of a side that is `unbeaten` to the end counts
  /// as roem; only the declarers' opponents may be. Meaningless if `stopped()` afterwards.
  bool TestNat(const OpenTrick& trick, NatTarget target);

  /// Who takes which cards in the proof of the last answer about points, with or without the bonus.
  const Taken& taken() const { return context_.taken; }

  /// Whether the declarers can hold the roem to that of `target` whatever is won in points. If so,
  /// they reach `target`; if not, they may reach it all the same. False without `total_bounds`,
  /// which makes all such questions one. Meaningless if `stopped()` afterwards.
  bool TestRoem(const OpenTrick& trick, NatTarget target);

  /// The legal cards of the seat at `place` of `trick`, the most promising first: in the order of a
  /// search that has learned nothing yet. It depends on the deal, the rules and the trick alone.
  MoveList InOrder(const OpenTrick& trick, int place) const;

  /// The possible amounts of roem in the play of all cards of the deal: as
  /// SuitLookup::PossibleRoem, or all amounts without `total_bounds`.
  RoemAmounts PossibleRoem() const;

#ifdef JASNEL_KERNEL_OBSERVED
  /// Lets `watcher`, or nobody for a null pointer, watch the searches from now on.
  void Watch(Watcher* watcher) { context_.observer.watcher = watcher; }
#endif

  const SuitLookup& deal() const { return context_.deal; }
  const Rules& rules() const { return context_.rules; }
  bool stopped() const { return context_.budget.stopped(); }
  const Budget& budget() const { return context_.budget; }

 private:
  void Forget();
  template <class Goal>
  typename Goal::Value Test(const OpenTrick& trick, const typename Goal::Target& target);

  SearchContext context_;
  int tricks_ = 0;                 // of the deal
  bool has_roem_of_both_ = false;  // in the lookup of the deal
};

JASNEL_KERNEL_END
