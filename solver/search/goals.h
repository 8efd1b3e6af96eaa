// The goals: what a search asks about a position.
#pragma once

#include <array>

#include "bitboard/trick_rules.h"
#include "jasnel/rules.h"
#include "solver/search/kernel.h"
#include "solver/search/move_list.h"
#include "solver/search/nat_target.h"
#include "solver/search/open_trick.h"
#include "solver/search/static_bounds.h"
#include "solver/search/suit_lookup.h"
#include "solver/search/touching.h"
#include "solver/search/transposition_table.h"

JASNEL_KERNEL_BEGIN

// A search asks whether a side reaches a target from a position on. Its *goal* says what that means
// and provides the verbs below; the search itself, in goal_search.h, is the same for all goals.
//
//     Target                   what is asked for; `Maximizer` is the side that wants it reached
//     Value                    the answer: it reaches the target or not; see `Reaches`
//     Known                    what was found about a position, in the form the tables keep
//     Ask                      the target in the form in which `Known` answers it
//     Kind                     under which the tables file it: no two questions that differ in
//                              more than their targets have the same kind
//     AtEnd                    the value when no card is left
//     NarrowFirst, NarrowLast  what is known without searching, before and after the table was
//                              asked; returns whether that decides, and then the value
//     TransferBound            whether what is known of other cards of the same structure decides
//     BoundFromTouching        a bound of a card's value, from the value of a card it touches; one
//                              that cuts says nothing
//     Promote                  changes the order in which cards are tried
//     IsLost, Rest, Total      the end of a trick: whether it decides, what is left to ask for, and
//                              the value of the trick and what follows it
//     kTriesLastTwo            whether the last two tricks are searched by last_tricks.h
//     kTurnsIntoPoints         whether the question may become one of points, when `IsOfPoints`;
//                              then `PointsTarget` and `FromPoints` translate it

/// Above any value, and within the range of the tables.
inline constexpr int kBeyondValues = 8000;

/// A position at the start of a trick, and what is known of it.
template <class Goal>
struct KnownStart {
  TrickStart start;
  typename Goal::Known known = {};
  PlayCard move = TableEntry::kNoMove;  ///< to try first
  std::uint64_t hash = 0;               ///< of its key in the table
};

/// What is known of a value. The value is at least a target, or below it.
struct KnownValue {
  constexpr KnownValue() = default;
  explicit constexpr KnownValue(Bounds bounds, const TakenInProofs& taken_there = {})
      : range(bounds), taken(taken_there) {}
  constexpr Bounds bounds() const { return range; }

  constexpr bool Decides(int target) const { return range.lower >= target || range.upper < target; }
  constexpr int Answer(int target) const {
    return range.lower >= target ? range.lower : range.upper;
  }

  /// What is taken in the proof of the answer.
  constexpr const Taken& TakenFor(int target) const {
    return range.lower >= target ? taken.lower : taken.upper;
  }

  constexpr void Add(int target, int value, const Taken& in_proof) {
    const bool reaches = value >= target;
    range = {reaches ? value : range.lower, reaches ? range.upper : value};
    taken = {reaches ? in_proof : taken.lower, reaches ? taken.upper : in_proof};
  }
  constexpr void Add(const KnownValue& other) {
    if (other.range.lower > range.lower) {
      range.lower = other.range.lower;
      taken.lower = other.taken.lower;
    }
    if (other.range.upper < range.upper) {
      range.upper = other.range.upper;
      taken.upper = other.taken.upper;
    }
  }

  Bounds range = {-kBeyondValues, kBeyondValues};
  TakenInProofs taken{};
};

/// What all goals that are values have in common.
struct ValueGoal {
  using Target = int;
  using Value = int;
  using Known = KnownValue;
  static constexpr Value kMin = -(1 << 20);
  static constexpr Value kMax = 1 << 20;
  static constexpr bool kTriesLastTwo = false;
  static constexpr bool kTurnsIntoPoints = false;

  static constexpr bool Reaches(int value, int target) { return value >= target; }
  static constexpr int Ask(int target, const TrickStart&, const Rules&) { return target; }
  static constexpr bool IsKept(int) { return true; }
  static constexpr void Promote(const OpenTrick&, int, bool, const Rules&, MoveList&) {}
};

/// The points still to be won, North-South minus East-West. They have the parity of the remaining
/// card points.
struct PointsGoal : ValueGoal {
  static constexpr bool kTriesLastTwo = true;

  static constexpr int Maximizer(int) { return 0; }
  static constexpr EntryKind Kind(const TrickStart&, int) { return 0; }
  static constexpr int AtEnd(const TrickStart&, int, const Rules&) { return 0; }

  template <class Search>
  static bool NarrowFirst(const Search& search, KnownStart<PointsGoal>& node, int target,
                          int& value) {
    if (!search.on().total_bounds) return false;
    NarrowByTotal(search.deal(), node.start, target, node.known.range);
    node.known.taken = OfTotal(node.start);
    value = node.known.Answer(target);
    return node.known.Decides(target);
  }

  template <class Search, class Goal>
  static bool NarrowLast(const Search& search, KnownStart<Goal>& node, int target, int& value) {
    if (!search.on().sure_points) return false;
    Taken taken;
    if (!DecidesBySure(search.deal(), node.start, target, value, taken)) return false;
    node.known.Add(target, value, taken);
    return true;
  }

  /// The bounds of `from` less what the difference can bring: see SuitLookup::MostLost.
  static bool TransferBound(const SuitLookup& deal, const KnownValue& known, PlaySet from,
                            PlaySet to, int target, int& value) {
    const Bounds bounds = known.bounds();
    if (bounds.lower >= target) {
      const int limit = bounds.lower - target;
      const int lost = deal.MostLost(from, to, 0, limit, known.taken.lower);
      value = bounds.lower - lost;
      return lost <= limit;
    }
    if (bounds.upper < target) {
      const int limit = target - 1 - bounds.upper;
      const int lost = deal.MostLost(from, to, 1, limit, known.taken.upper);
      value = bounds.upper + lost;
      return lost <= limit;
    }
    return false;
  }

  /// The value of the other card, and what exchanging the two can bring.
  static int BoundFromTouching(const OpenTrick& trick, int place, PlayCard card, PlayCard other,
                               int value, int target, bool maximize, const SuitLookup& deal) {
    const int enough = maximize ? target - value : value - target + 1;
    const int gain = MostGain(trick, place, card, other, trick.Seat(place) & 1, enough, deal);
    return maximize ? value + gain : value - gain;
  }

  static constexpr bool IsLost(int /*winner*/) { return false; }
  static constexpr int Rest(const Outcome& trick, int target) { return target - trick.Gain(); }
  static constexpr int Total(const Outcome& trick, int value) { return trick.Gain() + value; }

 protected:
  /// The bounds by what is left count all cards for the other side.
  static TakenInProofs OfTotal(const TrickStart& start) {
    return {.lower = {{}, start.left}, .upper = {start.left, {}}};
  }
};

/// The points, plus the pit bonus of a side that is `unbeaten` to the end. Once no side is, it is a
/// question of points.
struct BonusGoal : PointsGoal {
  static constexpr bool kTriesLastTwo = false;
  static constexpr bool kTurnsIntoPoints = true;

  static constexpr EntryKind Kind(const TrickStart& start, int) {
    return static_cast<EntryKind>(3 + start.unbeaten);
  }
  static constexpr int AtEnd(const TrickStart& start, int, const Rules& rules) {
    return ((start.unbeaten & 1) - (start.unbeaten >> 1)) * rules.pit;
  }

  /// Bounds of the points become bounds of the value with the bonus.
  template <class Search>
  static bool NarrowFirst(const Search& search, KnownStart<BonusGoal>& node, int target,
                          int& value) {
    if (!search.on().total_bounds) return false;
    Bounds& range = node.known.range;
    NarrowByTotal(search.deal(), node.start, target, range);
    node.known.taken = OfTotal(node.start);
    const int pit = search.rules().pit;
    if ((node.start.unbeaten & 1) != 0 && range.upper < kBeyondValues) range.upper += pit;
    if ((node.start.unbeaten & 2) != 0 && range.lower > -kBeyondValues) range.lower -= pit;
    value = node.known.Answer(target);
    return node.known.Decides(target);
  }

  static constexpr bool IsOfPoints(const TrickStart& start, int) { return start.unbeaten == 0; }
  static constexpr int PointsTarget(int target) { return target; }
  static constexpr int FromPoints(int value, int) { return value; }
};

/// Whether `kSide`, 0 for North-South and 1 for East-West, takes all remaining tricks: 1 if it can
/// and 0 otherwise. Only the winners of tricks count, so nothing else tells positions of the same
/// structure or touching cards apart.
template <int kSide>
struct PitGoal : ValueGoal {
  static constexpr int Maximizer(int) { return kSide; }
  static constexpr EntryKind Kind(const TrickStart&, int) { return 1 + kSide; }
  static constexpr int AtEnd(const TrickStart&, int, const Rules&) { return 1; }

  template <class Search>
  static bool NarrowFirst(const Search&, KnownStart<PitGoal>&, int, int&) {
    return false;
  }
  template <class Search>
  static bool NarrowLast(const Search&, KnownStart<PitGoal>&, int, int&) {
    return false;
  }
  static bool TransferBound(const SuitLookup&, const KnownValue& known, PlaySet, PlaySet,
                            int target, int& value) {
    value = known.Answer(target);
    return known.Decides(target);
  }
  static int BoundFromTouching(const OpenTrick&, int, PlayCard, PlayCard, int value, int, bool,
                               const SuitLookup&) {
    return value;
  }

  static constexpr bool IsLost(int winner) { return (winner & 1) != kSide; }
  static constexpr int Rest(const Outcome&, int target) { return target; }
  static constexpr int Total(const Outcome&, int value) { return value; }
};

/// Whether the declarers of a contract that cannot be made reach a NatTarget. The bonus of a side
/// that is `unbeaten` to the end counts as roem; only the declarers' opponents may be.
struct NatGoal {
  using Target = NatTarget;
  using Value = bool;
  using Known = NatKnown;
  static constexpr Value kMin = false;
  static constexpr Value kMax = true;
  static constexpr bool kTriesLastTwo = true;
  static constexpr bool kTurnsIntoPoints = true;

  static constexpr bool Reaches(bool value, const NatTarget&) { return value; }
  static constexpr int Maximizer(const NatTarget& target) { return target.declarers; }
  static constexpr EntryKind Kind(const TrickStart& start, const NatTarget& target) {
    constexpr int kFirst = 7;  // after those of the bonus
    return static_cast<EntryKind>(kFirst + 2 * target.declarers + (start.unbeaten != 0 ? 1 : 0));
  }
  static constexpr PackedNatTarget Ask(const NatTarget& target, const TrickStart& start,
                                       const Rules& rules) {
    return PackedNatTarget(target, BonusLeft(start, rules));
  }
  static constexpr bool IsKept(PackedNatTarget asked) { return !asked.is_none(); }
  static constexpr bool AtEnd(const TrickStart& start, const NatTarget& target,
                              const Rules& rules) {
    return target.points <= 0 || BonusLeft(start, rules) <= target.roem;
  }

  /// What can be said of the points alone may suffice. The roem that is left may be no more than
  /// is allowed: then the target is reached whatever happens. Points that the declarers cannot win
  /// in any way do not matter: all such targets are one.
  template <class Search>
  static bool NarrowFirst(const Search& search, KnownStart<NatGoal>& node, NatTarget& target,
                          bool& value) {
    const TrickStart& start = node.start;
    KnownStart<PointsGoal> for_points{start};
    int points = PointsTarget(target);
    int bound = 0;
    value = true;
    if (search.ForPoints().LookUp(for_points, points, bound) && FromPoints(bound, target)) {
      return true;
    }
    node.move = for_points.move;
    if (search.on().total_bounds) {
      const int roem = search.deal().MostRoemOfBoth(start.left) + BonusLeft(start, search.rules());
      if (roem <= target.roem) return true;
      if (start.points + search.deal().MostRoem(start.left, target.declarers) < target.points) {
        target.points = kOutOfReach;
      }
    }
    target.points = NextPoints(start, target.points);
    return false;
  }
  template <class Search>
  static bool NarrowLast(const Search&, KnownStart<NatGoal>&, const NatTarget&, bool&) {
    return false;
  }

  /// The same play has to bring the same roem, and the target must leave room for the points lost.
  static bool TransferBound(const SuitLookup& deal, const NatKnown& known, PlaySet from, PlaySet to,
                            PackedNatTarget asked, bool& value) {
    const auto loses_no_more = [&](int points) {
      return points >= 0 && deal.MostLostWithoutRoem(from, to, points) <= points;
    };
    value = loses_no_more(known.ReachesBy(asked));
    return value || loses_no_more(known.MissesBy(asked));
  }

  /// Of two touching cards that bring no roem any more, one that can gain no points over the other
  /// decides nothing that the other does not.
  static bool BoundFromTouching(const OpenTrick& trick, int place, PlayCard card, PlayCard other,
                                bool value, const NatTarget&, bool maximize,
                                const SuitLookup& deal) {
    const bool is_live = trick.live.Contains(card) || trick.live.Contains(other);
    const bool may_gain =
        is_live || MostGain(trick, place, card, other, trick.Seat(place) & 1, 1, deal) > 0;
    return may_gain ? maximize : value;
  }

  /// Declarers do well to be rid of cards that can still bring roem, but not in this trick.
  static void Promote(const OpenTrick& trick, int place, bool maximize, const Rules& rules,
                      MoveList& moves) {
    if (!maximize || place == 0 || trick.live.empty()) return;
    moves.BringFirst([&](PlayCard card) {
      if (!trick.live.Contains(card)) return false;
      if (place == kSeats - 1) return TrickRoem(trick.cards | card, rules) == 0;
      return (trick.live & trick.cards & SuitOf(card)).empty();
    });
  }

  static constexpr bool IsLost(int /*winner*/) { return false; }
  static constexpr NatTarget Rest(const Outcome& trick, const NatTarget& target) {
    const int gain = target.declarers == 0 ? trick.Gain() : -trick.Gain();
    return {target.points - gain, target.roem - trick.roem, target.declarers};
  }
  static constexpr bool Total(const Outcome&, bool value) { return value; }

  /// Once more roem has fallen than is allowed, only the points are left to ask for.
  static constexpr bool IsOfPoints(const TrickStart&, const NatTarget& target) {
    return target.roem < 0;
  }
  /// In North-South's view: at least so many, or less than so many for declarers East-West.
  static constexpr int PointsTarget(const NatTarget& target) {
    return target.declarers == 0 ? target.points : 1 - target.points;
  }
  static constexpr bool FromPoints(int value, const NatTarget& target) {
    return (value >= PointsTarget(target)) == (target.declarers == 0);
  }

  /// The lowest possible difference from `points` on: all roem is even.
  static constexpr int NextPoints(const TrickStart& start, int points) {
    return points + ((points ^ start.points) & 1);
  }

 private:
  // The bonus that may still be added to the roem.
  static constexpr int BonusLeft(const TrickStart& start, const Rules& rules) {
    return start.unbeaten != 0 ? rules.pit : 0;
  }
};

JASNEL_KERNEL_END
