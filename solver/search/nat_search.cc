// The search for a contract that cannot be made: see Search::TestNat.
#include <bit>

#include "solver/search/kernel.h"
#include "solver/search/search.h"
#include "solver/search/touching.h"

JASNEL_KERNEL_BEGIN
namespace {

// The lowest possible difference from `points` on: all roem is even.
int NextPoints(const TrickStart& start, int points) {
  return points + ((points ^ start.points) & 1);
}

}  // namespace

bool Search::TestNat(const OpenTrick& trick, NatTarget target) {
  if (!has_roem_of_both_) deal_.InitRoemOfBoth();
  has_roem_of_both_ = true;
  target.points = NextPoints(trick.start, target.points);
  return switches_ == Switches{} ? SearchNat<true>(trick, target) : SearchNat<false>(trick, target);
}

template <bool kAllOn>
bool Search::SearchNat(const OpenTrick& trick, const NatTarget& target) {
  int ignored = TableEntry::kNoMove;
  switch (std::popcount(trick.cards)) {
    case 0:
      return NatStartReaches<kAllOn>(trick.start, target);
    case 1:
      return NatCardReaches<kAllOn, 1>(trick, target, ignored);
    case 2:
      return NatCardReaches<kAllOn, 2>(trick, target, ignored);
    default:
      return NatCardReaches<kAllOn, 3>(trick, target, ignored);
  }
}

// The bonus that may still be added to the roem.
int Search::BonusLeft(const TrickStart& start) const {
  return start.unbeaten != 0 ? rules_.pit : 0;
}

// Whether `to` brings the same roem as `from`, and to either side at most so many points less.
bool Search::MayLose(std::uint32_t from, std::uint32_t to, int points) const {
  return from == to || deal_.MostLostWithoutRoem(from, to, points) <= points;
}

// Once more roem has fallen than allowed, only the points are left to ask for. Before, what can be
// said of the points alone may suffice. The roem that is left may be no more than is allowed: then
// the target is reached whatever happens. Points that the declarers cannot win in any way do not
// matter: all such targets are one.
template <bool kAllOn>
bool Search::NatStartReaches(const TrickStart& start, NatTarget target) {
  const bool north_south = target.declarers == 0;
  const int bonus = BonusLeft(start);
  // In North-South's view: at least so many, or less than so many for declarers East-West.
  const int points = north_south ? target.points : 1 - target.points;
  if (target.roem < 0) {
    return (TestStart<kAllOn, Goal::kPoints>(start, points) >= points) == north_south;
  }
  if (start.left == 0) return target.points <= 0 || bonus <= target.roem;
  KnownStart for_points;
  LookUp<kAllOn, Goal::kPoints>(start, points, for_points);
  if (for_points.Decides(points) && (for_points.Bound(points) >= points) == north_south) {
    return true;
  }
  if (On<kAllOn>(&Switches::total_bounds)) {
    if (deal_.MostRoemOfBoth(start.left) + bonus <= target.roem) return true;
    if (start.points + deal_.MostRoem(start.left, target.declarers) < target.points) {
      target.points = kOutOfReach;
    }
  }
  target.points = NextPoints(start, target.points);

  const PackedNatTarget asked(target, bonus);
  const bool keep = On<kAllOn>(&Switches::table) && !asked.is_none();
  NatKnown known;
  std::uint64_t hash = 0;
  int best_move = for_points.move;
  if (keep) {
    hash = HashOf<kAllOn>(start, NatKind(start, target));
    for (const TableEntry& entry : table_.Entries(hash)) {
      if (entry.hash() != hash || entry.empty()) continue;
      const NatKnown found(entry.bounds());
      if (entry.left() == start.left) {
        known = found;
        best_move = entry.move();
      } else if (best_move == TableEntry::kNoMove) {
        best_move = entry.MoveFor(start.left);
      }
      const int reaches_by = found.ReachesBy(asked);
      if (reaches_by >= 0 && MayLose(entry.left(), start.left, reaches_by)) return true;
      const int misses_by = found.MissesBy(asked);
      if (misses_by >= 0 && MayLose(entry.left(), start.left, misses_by)) return false;
    }
  }
  const bool reached = NatCardReaches<kAllOn, 0>(OpenTrick::Start(start, deal_), target, best_move);
  if (keep && !stopped()) {
    known.Add(asked, reached);
    table_.Store({hash, start.left, start.tricks, known.bounds(), best_move});
  }
  return reached;
}

// Of two touching cards that bring no roem any more, one that can gain no points over the other
// decides nothing that the other does not.
template <bool kAllOn>
bool Search::NatKnownByTouching(const OpenTrick& trick, int place, int i,
                                const Choice& choice) const {
  if (!On<kAllOn>(&Switches::near_cards)) return false;
  const PlayCard card = choice.moves[i];
  const int side = trick.Seat(place) & 1;
  if ((choice.tried & SuitOf(card).bits()) == 0) return false;
  if ((trick.live & PlaySet(card).bits()) != 0) return false;
  for (int j = 0; j < i; ++j) {
    const PlayCard other = choice.moves[j];
    if (!Touch(card, other, choice.separating)) continue;
    if ((trick.live & PlaySet(other).bits()) != 0) continue;
    if (MostGain(trick, place, card, other, side, deal_) <= 0) return true;
  }
  return false;
}

// Whether `card` can still bring roem, but not in this trick: declarers do well to be rid of it
// now.
bool Search::IsHarmless(const OpenTrick& trick, int place, PlayCard card) const {
  const std::uint32_t bit = PlaySet(card).bits();
  if ((trick.live & bit) == 0) return false;
  if (place == kSeats - 1) return TrickRoem(PlaySet(trick.cards | bit), rules_) == 0;
  return (trick.live & trick.cards & SuitOf(card).bits()) == 0;
}

template <bool kAllOn, int kPlace>
bool Search::AfterNatCardReaches(const OpenTrick& trick, PlayCard card, const NatTarget& target) {
  const OpenTrick next = trick.With(card, kPlace);
  if constexpr (kPlace + 1 < kSeats) {
    int ignored = TableEntry::kNoMove;
    return NatCardReaches<kAllOn, kPlace + 1>(next, target, ignored);
  } else {
    const Outcome outcome = next.Over(rules_);
    const int roem = next.live != 0 ? TrickRoem(PlaySet(next.cards), rules_) : 0;
    const int gain = target.declarers == 0 ? outcome.gain : -outcome.gain;
    return NatStartReaches<kAllOn>(outcome.next,
                                   {target.points - gain, target.roem - roem, target.declarers});
  }
}

// As SearchCard.
template <bool kAllOn, int kPlace>
bool Search::NatCardReaches(const OpenTrick& trick, const NatTarget& target, int& best_move) {
  const PlaySet cards = trick.Legal(kPlace, deal_, rules_);
  if (cards.IsSingle()) {
    if (!budget_.CountNode()) return false;
    best_move = cards.Lowest().index();
    return AfterNatCardReaches<kAllOn, kPlace>(trick, cards.Lowest(), target);
  }
  const PackedNatTarget asked(target, BonusLeft(trick.start));
  const bool keep =
      (kPlace == 1 || kPlace == 2) && On<kAllOn>(&Switches::trick_cache) && !asked.is_none();
  NatKnown known;
  if (keep) {
    known = NatKnown(trick_cache_.Find(trick, known.bounds(), NatKind(trick.start, target)));
    if (known.Reaches(asked)) return true;
    if (known.Misses(asked)) return false;
  }
  Choice choice;
  choice.separating = CardsThatSeparate(trick, kPlace, deal_.hand(trick.Seat(kPlace)));
  Order<kAllOn, kPlace>(trick, cards, best_move, choice.moves);
  const bool wanted = (trick.Seat(kPlace) & 1) == target.declarers;
  if (wanted && kPlace > 0 && trick.live != 0 && On<kAllOn>(&Switches::ordering)) {
    choice.moves.BringFirst([&](PlayCard card) { return IsHarmless(trick, kPlace, card); });
  }
  bool reached = !wanted;
  for (int i = 0; i < choice.moves.size(); ++i) {
    if (NatKnownByTouching<kAllOn>(trick, kPlace, i, choice)) continue;
    const PlayCard card = choice.moves[i];
    if (!budget_.CountNode()) return false;
    reached = AfterNatCardReaches<kAllOn, kPlace>(trick, card, target);
    if (stopped()) return false;
    choice.tried |= PlaySet(card).bits();
    if (reached != wanted) continue;
    best_move = card.index();
    order_.Learn(trick, kPlace, choice.moves, i);
    break;
  }
  if (keep) {
    known.Add(asked, reached);
    trick_cache_.Store(trick, known.bounds(), NatKind(trick.start, target));
  }
  return reached;
}

JASNEL_KERNEL_END
