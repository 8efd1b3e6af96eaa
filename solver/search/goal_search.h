// The search for one goal: alpha-beta with a null window, card by card.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "solver/search/budget.h"
#include "solver/search/goals.h"
#include "solver/search/kernel.h"
#include "solver/search/last_tricks.h"
#include "solver/search/move_list.h"
#include "solver/search/move_order.h"
#include "solver/search/observer.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"
#include "solver/search/touching.h"
#include "solver/search/transposition_table.h"
#include "solver/search/trick_cache.h"

JASNEL_KERNEL_BEGIN

/// What the searches of one deal share.
struct SearchContext {
  explicit SearchContext(std::size_t table_bytes) : table(table_bytes) {}

  SuitLookup deal;
  Rules rules;
  Switches switches;
  Budget budget;
  MoveOrder order;
  TranspositionTable table;
  TrickCache trick_cache;
  bool keeps_tricks = true;  ///< in `trick_cache`
  [[no_unique_address]] Observer observer;
  Taken taken{};  ///< in the proof of the last answer
};

/// The search for `Goal`: see goals.h. With `kAllOn` all switches are on, and the compiler removes
/// them.
template <class Goal, bool kAllOn>
class GoalSearch {
 public:
  using Target = typename Goal::Target;
  using Value = typename Goal::Value;
  using Known = typename Goal::Known;

  explicit GoalSearch(SearchContext& context) : context_(context) {}

  const SuitLookup& deal() const { return context_.deal; }
  const Rules& rules() const { return context_.rules; }
  const Switches& on() const {
    if constexpr (kAllOn) {
      return kSwitchesOn;
    } else {
      return context_.switches;
    }
  }
  GoalSearch<PointsGoal, kAllOn> ForPoints() const {
    return GoalSearch<PointsGoal, kAllOn>(context_);
  }

  /// Tests `trick`, which has fewer than four cards: a value that reaches `target` is a lower
  /// bound, any other an upper bound. Meaningless if the budget is used up afterwards.
  Value Test(const OpenTrick& trick, const Target& target) {
    if constexpr (Goal::kTurnsIntoPoints) {
      if (Goal::IsOfPoints(trick.start, target)) {
        const int points = ForPoints().Test(trick, Goal::PointsTarget(target));
        return Goal::FromPoints(points, target);
      }
    }
    PlayCard ignored = TableEntry::kNoMove;
    switch (trick.cards.size()) {
      case 0:
        return TestStart(trick.start, target);
      case 1:
        return SearchCard<1>(trick, target, ignored);
      case 2:
        return SearchCard<2>(trick, target, ignored);
      default:
        return SearchCard<3>(trick, target, ignored);
    }
  }

  /// Whether what is known without searching decides, and then the value. May replace `target` by
  /// one that means the same.
  bool LookUp(KnownStart<Goal>& node, Target& target, Value& value) const {
    if (LookUpLeft(node, target, value)) return true;
    return !TriesAll(node.start) && LookUpMore(node, target, value);
  }

 private:
  static constexpr Switches kSwitchesOn = {};

  // The cards that a seat may play, and values or bounds of those that were tried so far.
  struct Choice {
    PlaySet separating;  // see CardsThatSeparate
    MoveList moves;
    std::array<Value, kHandSize> values;  // by place in `moves`
    std::array<Taken, kHandSize> taken;
    PlaySet tried;

    void Know(int i, Value value, const Taken& in_proof) {
      values[i] = value;
      taken[i] = in_proof;
      tried |= moves[i];
    }
  };

  // As `Test`, for a position at the start of a trick.
  Value TestStart(TrickStart start, Target target) {
    if constexpr (Goal::kTurnsIntoPoints) {
      if (Goal::IsOfPoints(start, target)) {
        const int points = ForPoints().TestStart(start, Goal::PointsTarget(target));
        return Goal::FromPoints(points, target);
      }
    }
    KnownStart<Goal> node{start};
    Value value;
    if (LookUpLeft(node, target, value)) return value;
    if constexpr (Goal::kTriesLastTwo) {
      if (TriesAll(start)) return TryLastTwo(start, target);
    }
    if (LookUpMore(node, target, value)) return value;
    value = SearchCard<0>(OpenTrick::Start(start, deal()), target, node.move);
    const auto asked = Goal::Ask(target, start, rules());
    if (on().table && Goal::IsKept(asked) && !stopped()) {
      node.known.Add(asked, value, context_.taken);
      context_.table.Store(
          {node.hash, start.left, start.tricks, node.known.bounds(), node.move, node.known.taken});
    }
    return value;
  }

  // As `LookUp`, by what is left alone.
  bool LookUpLeft(KnownStart<Goal>& node, Target& target, Value& value) const {
    if (node.start.left.empty()) {
      value = Goal::AtEnd(node.start, target, rules());
      context_.taken = {};
      return true;
    }
    if (!Goal::NarrowFirst(*this, node, target, value)) return false;
    context_.taken = node.known.TakenFor(Goal::Ask(target, node.start, rules()));
    return true;
  }

  // As `LookUp`, by all else.
  bool LookUpMore(KnownStart<Goal>& node, const Target& target, Value& value) const {
    if (LookUpInTable(node, target, value)) return true;
    if (!Goal::NarrowLast(*this, node, target, value)) return false;
    context_.taken = node.known.TakenFor(Goal::Ask(target, node.start, rules()));
    return true;
  }

  // Whether all cards of a position are tried: see last_tricks.h.
  bool TriesAll(const TrickStart& start) const {
    return Goal::kTriesLastTwo && start.tricks == 2 && on().last_tricks;
  }

  // As `TestStart`, for two tricks. There are at most 16 ways to play them, so nothing is asked or
  // kept that takes longer than to play some of these.
  Value TryLastTwo(const TrickStart& start, const Target& target) const {
    const Tried tried = TryCardsOfLastTwo(deal(), rules(), start, target);
    if (!context_.budget.CountNodes(tried.cards)) return Value{};
    context_.taken = tried.taken;
    return static_cast<Value>(tried.value);
  }

  // An entry of the same cards says what is known of them. One of the same structure, the same
  // owners in the same order, may say enough. The best move of the one is likely that of the other.
  bool LookUpInTable(KnownStart<Goal>& node, const Target& target, Value& value) const {
    const auto asked = Goal::Ask(target, node.start, rules());
    if (!on().table || !Goal::IsKept(asked)) return false;
    const PlaySet left = node.start.left;
    const PlaySet cards = on().alike ? deal().Structure(left) : left;
    node.hash =
        TranspositionTable::Hash(MakeKey(cards, node.start.leader), Goal::Kind(node.start, target));
    for (const TableEntry& entry : context_.table.Entries(node.hash)) {
      if (entry.hash() != node.hash || entry.empty()) continue;
      const Known found(entry.bounds(), on().taken ? entry.taken() : TakenInProofs{});
      if (entry.left() == left) {
        node.known.Add(found);
        node.move = entry.move();
        if (!node.known.Decides(asked)) continue;
        value = node.known.Answer(asked);
        context_.taken = node.known.TakenFor(asked);
        return true;
      }
      if (node.move == TableEntry::kNoMove) node.move = entry.MoveFor(left);
      if (Goal::TransferBound(deal(), found, entry.left(), left, asked, value)) {
        context_.taken = found.TakenFor(asked).Carried(entry.left(), left);
        return true;
      }
    }
    return false;
  }

  // As `Test`, for a trick to which `kPlace` cards have been played. `best_move` is the move to try
  // first and becomes the one that decided, or the one with the best bound.
  template <int kPlace>
  Value SearchCard(const OpenTrick& trick, const Target& target, PlayCard& best_move) {
    constexpr bool kMayKeep = kPlace == 1 || kPlace == 2;
    TrickCache::Place in_cache = {};
    if (kMayKeep && context_.keeps_tricks) {
      in_cache = TrickCache::PlaceOf(trick, Goal::Kind(trick.start, target));
      context_.trick_cache.Prefetch(in_cache);
    }

    // 1. The legal cards. Where there is one, there is nothing to choose.
    const PlaySet cards = trick.Legal(kPlace, deal(), rules());
    if (cards.IsSingle()) {
      if (!context_.budget.CountNode()) return Value{};
      best_move = cards.Lowest();
      return SearchAfter<kPlace>(trick, best_move, target);
    }

    // 2. What was found out about this trick a moment ago.
    const auto asked = Goal::Ask(target, trick.start, rules());
    const bool keep = kMayKeep && context_.keeps_tricks && Goal::IsKept(asked);
    Known known;
    if (keep) {
      known = context_.trick_cache.Find<Known>(in_cache);
      if (known.Decides(asked)) {
        context_.taken = known.TakenFor(asked);
        return known.Answer(asked);
      }
    }

    // 3. The order in which to try them.
    const int seat = trick.Seat(kPlace);
    const bool maximize = (seat & 1) == Goal::Maximizer(target);
    Choice choice;
    choice.separating = CardsThatSeparate(trick, kPlace, deal().hand(seat));
    Order<kPlace>(trick, cards, best_move, maximize, choice.moves);
    context_.observer.Order(trick, kPlace, target, choice.moves);

    // 4. Card by card, until one cuts: decides for the seat that plays it.
    Value best = maximize ? Goal::kMin : Goal::kMax;
    Taken common = Taken::Everything();
    for (int i = 0; i < choice.moves.size(); ++i) {
      const PlayCard card = choice.moves.Pick(i);
      const PlaySet touching = TriedTouching(choice, card);
      if (touching.empty() ||
          !KnowByTouching(trick, kPlace, target, maximize, i, touching, choice)) {
        if (!context_.budget.CountNode()) return Value{};
        const Value searched = SearchAfter<kPlace>(trick, card, target);
        if (stopped()) return Value{};
        if (Goal::Reaches(searched, target) == maximize) {
          best = searched;
          best_move = card;
          common = context_.taken;
          context_.order.Learn(trick, kPlace, choice.moves, i);
          context_.observer.Cut(trick, kPlace, target, choice.moves, i);
          break;
        }
        choice.Know(i, searched, context_.taken);
      }
      const Value value = choice.values[i];
      common = common & choice.taken[i];
      const bool is_better = ((value > best) & maximize) | ((value < best) & !maximize);
      best = static_cast<Value>(Either(is_better, value, best));
      best_move = PlayCard(Either(is_better, card.index(), best_move.index()));
    }

    // 5. What was found out.
    context_.taken = common;
    if (keep) {
      known.Add(asked, best, common);
      context_.trick_cache.Store(in_cache, known.bounds(), known.taken);
    }
    return best;
  }

  // As `Test`, for what comes after the seat at `kPlace` of `trick` has played `card`.
  template <int kPlace>
  [[gnu::always_inline]] Value SearchAfter(const OpenTrick& trick, PlayCard card,
                                           const Target& target) {
    const OpenTrick next = trick.With(card, kPlace);
    if constexpr (kPlace + 1 < kSeats) {
      PlayCard ignored = TableEntry::kNoMove;
      return SearchCard<kPlace + 1>(next, target, ignored);
    } else {
      if (Goal::IsLost(next.winner)) return Value{};
      const Outcome outcome = next.Over(rules());
      const Value value =
          Goal::Total(outcome, TestStart(outcome.next, Goal::Rest(outcome, target)));
      context_.taken.Add(next.cards, next.winner & 1);
      return value;
    }
  }

  // Adds `cards` to `moves`, which knows the order in which to try them.
  template <int kPlace>
  void Order(const OpenTrick& trick, PlaySet cards, PlayCard first, bool maximize,
             MoveList& moves) const {
    if (!on().ordering) {
      moves.AddUnordered(cards);
      return;
    }
    context_.order.Add(trick, kPlace, cards, first, deal(), rules(), moves);
    Goal::Promote(trick, kPlace, maximize, rules(), moves);
  }

  // The cards that touch `card` and were tried.
  PlaySet TriedTouching(const Choice& choice, PlayCard card) const {
    if (!on().near_cards) return {};
    return choice.tried & Touching(card, choice.separating);
  }

  // The value of one of the cards `touching` move `i` that were tried, or its bound, bounds that of
  // the move: known where it shows that the move does not cut.
  bool KnowByTouching(const OpenTrick& trick, int place, const Target& target, bool maximize, int i,
                      PlaySet touching, Choice& choice) const {
    const PlayCard card = choice.moves[i];
    for (int j = 0; j < i; ++j) {
      const PlayCard other = choice.moves[j];
      if (!touching.Contains(other)) continue;
      const Value bound = Goal::BoundFromTouching(trick, place, card, other, choice.values[j],
                                                  target, maximize, deal());
      if (Goal::Reaches(bound, target) == maximize) continue;
      choice.Know(i, bound, choice.taken[j].Without(PlaySet(card) | other));
      return true;
    }
    return false;
  }

  bool stopped() const { return context_.budget.stopped(); }

  template <class OtherGoal, bool kOthersOn>
  friend class GoalSearch;

  SearchContext& context_;
};

JASNEL_KERNEL_END
