// The search: alpha-beta with a null window over the tricks of one deal.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "bitboard/play_order.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "solver/search/budget.h"
#include "solver/search/kernel.h"
#include "solver/search/move_order.h"
#include "solver/search/nat_target.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"
#include "solver/search/transposition_table.h"
#include "solver/search/trick_cache.h"

JASNEL_KERNEL_BEGIN

/// Above any value, and within the range of the tables.
inline constexpr int kBeyondValues = 8000;

/// The definition of a position's value.
enum class Goal : std::uint8_t {
  kPoints,         ///< points still to be won; they have the parity of the remaining card points
  kPitNorthSouth,  ///< `kPitValue` if North-South can take every remaining trick, otherwise 0
  kPitEastWest,    ///< -`kPitValue` if East-West can, otherwise 0
  kBonus,          ///< the points, plus the pit bonus of a side that is `unbeaten` to the end
};
inline constexpr int kPitValue = 2;

constexpr bool IsPit(Goal goal) {
  return goal == Goal::kPitNorthSouth || goal == Goal::kPitEastWest;
}

/// The search of one deal. All values are from North-South's point of view, which maximizes.
/// Results for one question are reused for later questions, also with other goals.
class Search {
 public:
  explicit Search(std::size_t table_bytes) : table_(table_bytes) {}

  /// Begins a deal, discarding everything about the previous one. `hands` as for SuitLookup::Init.
  void Begin(const std::array<PlaySet, kSeats>& hands, const Rules& rules, const Switches& switches,
             const Limits& limits);

  /// A null-window test of the value of `trick`, which has fewer than four cards: a result of at
  /// least `target` is a lower bound of the value, any other result an upper bound. Meaningless if
  /// `stopped()` afterwards.
  int Test(Goal goal, const OpenTrick& trick, int target);

  /// Whether `side`, 0 for North-South and 1 for East-West, can take every remaining trick,
  /// including `trick`. Meaningless if `stopped()` afterwards.
  bool TestPit(const OpenTrick& trick, int side);

  /// The possible amounts of roem in the play of all cards of the deal: as
  /// SuitLookup::PossibleRoem, or all amounts without `total_bounds`.
  RoemAmounts PossibleRoem() const;

  /// Whether the declarers reach `target` from `trick`, which has fewer than four cards. The bonus
  /// of a side that is `unbeaten` to the end counts as roem; only the declarers' opponents may be.
  /// Meaningless if `stopped()` afterwards.
  bool TestNat(const OpenTrick& trick, NatTarget target);

  const SuitLookup& deal() const { return deal_; }
  const Rules& rules() const { return rules_; }
  bool stopped() const { return budget_.stopped(); }
  const Budget& budget() const { return budget_; }

 private:
  // With `kAllOn` the compiler removes the switches.
  template <bool kAllOn>
  bool On(bool Switches::*member) const {
    return kAllOn || switches_.*member;
  }

  // A position at the start of a trick and what is known of it. `hash` is that of its key in the
  // table.
  struct KnownStart {
    TrickStart start;
    std::uint64_t hash;
    Bounds known;
    int move;

    // Whether the bounds decide, and then the result of `Test`.
    bool Decides(int target) const { return known.lower >= target || known.upper < target; }
    int Bound(int target) const { return known.lower >= target ? known.lower : known.upper; }
  };

  // The cards that a seat may play, and values or bounds of those that were tried so far.
  struct Choice {
    std::uint32_t separating;  // see CardsThatSeparate
    MoveList moves;
    std::array<int, kHandSize> values;  // by place in `moves`
    std::uint32_t tried = 0;

    void Know(int i, int value) {
      values[i] = value;
      tried |= PlaySet(moves[i]).bits();
    }
  };

  // What is filed in the table, by goal and by who is unbeaten: up to kMostKinds.
  static constexpr EntryKind KindOf(Goal goal, int unbeaten) {
    return static_cast<EntryKind>(static_cast<int>(goal) + (goal == Goal::kBonus ? unbeaten : 0));
  }
  static constexpr int kFirstNatKind = static_cast<int>(Goal::kBonus) + 4;
  static_assert(kFirstNatKind + 4 <= kMostKinds);
  static constexpr EntryKind NatKind(const TrickStart& start, const NatTarget& target) {
    return static_cast<EntryKind>(kFirstNatKind + 2 * target.declarers +
                                  (start.unbeaten != 0 ? 1 : 0));
  }

  template <bool kAllOn, Goal kGoal>
  int TestGoal(const OpenTrick& trick, int target);
  template <bool kAllOn, Goal kGoal>
  int TestStart(const TrickStart& start, int target);
  template <Goal kGoal>
  int ValueOfNothing(int unbeaten) const;
  void AddBonus(int unbeaten, Bounds& known) const;
  template <bool kAllOn, Goal kGoal>
  void LookUp(const TrickStart& start, int target, KnownStart& node) const;
  template <bool kAllOn>
  std::uint64_t HashOf(const TrickStart& start, EntryKind kind) const;
  template <bool kAllOn, Goal kGoal>
  void LookUpInTable(KnownStart& node, int target) const;
  template <bool kAllOn, Goal kGoal>
  int SearchStart(const KnownStart& node, int target);
  template <bool kAllOn, Goal kGoal, int kPlace>
  int SearchCard(const OpenTrick& trick, int target, int& best_move);
  template <bool kAllOn, Goal kGoal, int kPlace>
  int SearchAfter(const OpenTrick& trick, PlayCard card, int target);
  template <bool kAllOn, int kPlace>
  void Order(const OpenTrick& trick, PlaySet cards, int table_move, MoveList& moves) const;
  template <bool kAllOn, Goal kGoal>
  bool KnowByTouching(const OpenTrick& trick, int place, int target, int i, Choice& choice) const;

  bool MayLose(std::uint32_t from, std::uint32_t to, int points) const;
  int BonusLeft(const TrickStart& start) const;
  template <bool kAllOn>
  bool SearchNat(const OpenTrick& trick, const NatTarget& target);
  template <bool kAllOn>
  bool NatStartReaches(const TrickStart& start, NatTarget target);
  bool IsHarmless(const OpenTrick& trick, int place, PlayCard card) const;
  template <bool kAllOn, int kPlace>
  bool NatCardReaches(const OpenTrick& trick, const NatTarget& target, int& best_move);
  template <bool kAllOn, int kPlace>
  bool AfterNatCardReaches(const OpenTrick& trick, PlayCard card, const NatTarget& target);
  template <bool kAllOn>
  bool NatKnownByTouching(const OpenTrick& trick, int place, int i, const Choice& choice) const;

  SuitLookup deal_;
  bool has_roem_of_both_ = false;  // of `deal_`
  Rules rules_;
  Switches switches_;
  Budget budget_;
  MoveOrder order_;
  TranspositionTable table_;
  TrickCache trick_cache_;
};

JASNEL_KERNEL_END
