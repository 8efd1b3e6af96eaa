#include "solver/search/search.h"

#include <algorithm>
#include <bit>

#include "solver/search/kernel.h"
#include "solver/search/static_bounds.h"
#include "solver/search/touching.h"

JASNEL_KERNEL_BEGIN
namespace {

constexpr int kInfinity = 1 << 20;

// Whether there is no pit any more once `winner`, a seat, has taken a trick.
constexpr bool LosesPit(Goal goal, int winner) {
  return IsPit(goal) && (winner & 1) != (goal == Goal::kPitEastWest ? 1 : 0);
}

// `value` is a result that decides for the player who wants it: high for North-South.
constexpr bool Cuts(bool maximize, int value, int target) {
  return maximize ? value >= target : value < target;
}

}  // namespace

void Search::Begin(const std::array<PlaySet, kSeats>& hands, const Rules& rules,
                   const Switches& switches, const Limits& limits) {
  deal_.Init(hands, rules);
  has_roem_of_both_ = false;
  rules_ = rules;
  switches_ = switches;
  budget_.Start(limits);
  order_.Clear();
  table_.Clear();
  trick_cache_.Clear();
}

int Search::Test(Goal goal, const OpenTrick& trick, int target) {
  const bool all_on = switches_ == Switches{};
  switch (goal) {
    case Goal::kPitNorthSouth:
      return all_on ? TestGoal<true, Goal::kPitNorthSouth>(trick, target)
                    : TestGoal<false, Goal::kPitNorthSouth>(trick, target);
    case Goal::kPitEastWest:
      return all_on ? TestGoal<true, Goal::kPitEastWest>(trick, target)
                    : TestGoal<false, Goal::kPitEastWest>(trick, target);
    case Goal::kBonus:
      if (trick.start.unbeaten == 0) break;
      return all_on ? TestGoal<true, Goal::kBonus>(trick, target)
                    : TestGoal<false, Goal::kBonus>(trick, target);
    case Goal::kPoints:
      break;
  }
  return all_on ? TestGoal<true, Goal::kPoints>(trick, target)
                : TestGoal<false, Goal::kPoints>(trick, target);
}

bool Search::TestPit(const OpenTrick& trick, int side) {
  return side == 0 ? Test(Goal::kPitNorthSouth, trick, kPitValue) >= kPitValue
                   : Test(Goal::kPitEastWest, trick, 0) < 0;
}

RoemAmounts Search::PossibleRoem() const {
  return switches_.total_bounds ? deal_.PossibleRoem() : RoemAmounts().set();
}

template <bool kAllOn, Goal kGoal>
int Search::TestGoal(const OpenTrick& trick, int target) {
  int ignored = TableEntry::kNoMove;
  switch (std::popcount(trick.cards)) {
    case 0:
      return TestStart<kAllOn, kGoal>(trick.start, target);
    case 1:
      return SearchCard<kAllOn, kGoal, 1>(trick, target, ignored);
    case 2:
      return SearchCard<kAllOn, kGoal, 2>(trick, target, ignored);
    default:
      return SearchCard<kAllOn, kGoal, 3>(trick, target, ignored);
  }
}

// As `Test`, for a position at the start of a trick.
template <bool kAllOn, Goal kGoal>
int Search::TestStart(const TrickStart& start, int target) {
  KnownStart node;
  LookUp<kAllOn, kGoal>(start, target, node);
  return node.Decides(target) ? node.Bound(target) : SearchStart<kAllOn, kGoal>(node, target);
}

// The value where no card is left.
template <Goal kGoal>
int Search::ValueOfNothing(int unbeaten) const {
  if (kGoal == Goal::kPitNorthSouth) return kPitValue;
  if (kGoal == Goal::kPitEastWest) return -kPitValue;
  if (kGoal == Goal::kPoints) return 0;
  return ((unbeaten & 1) - (unbeaten >> 1)) * rules_.pit;
}

// Bounds of the points become bounds of the value with the bonus.
void Search::AddBonus(int unbeaten, Bounds& known) const {
  if ((unbeaten & 1) != 0 && known.upper < kBeyondValues) known.upper += rules_.pit;
  if ((unbeaten & 2) != 0 && known.lower > -kBeyondValues) known.lower -= rules_.pit;
}

// What is known of a position without searching it. Looks no further once it decides `target`.
template <bool kAllOn, Goal kGoal>
void Search::LookUp(const TrickStart& start, int target, KnownStart& node) const {
  node.start = start;
  node.hash = 0;
  node.known = {-kBeyondValues, kBeyondValues};
  node.move = TableEntry::kNoMove;
  if (start.left == 0) {
    const int value = ValueOfNothing<kGoal>(start.unbeaten);
    node.known = {value, value};
    return;
  }
  if (!IsPit(kGoal) && On<kAllOn>(&Switches::total_bounds)) {
    NarrowByTotal(deal_, start, target, node.known);
    if (kGoal == Goal::kBonus) AddBonus(start.unbeaten, node.known);
    if (node.Decides(target)) return;
  }
  if (On<kAllOn>(&Switches::table)) {
    LookUpInTable<kAllOn, kGoal>(node, target);
    if (node.Decides(target)) return;
  }
  if (!IsPit(kGoal) && On<kAllOn>(&Switches::sure_points)) {
    NarrowBySure(deal_, start, target, node.known);
  }
}

template <bool kAllOn>
std::uint64_t Search::HashOf(const TrickStart& start, EntryKind kind) const {
  const std::uint32_t cards =
      On<kAllOn>(&Switches::alike) ? deal_.Structure(start.left) : start.left;
  return TranspositionTable::Hash(MakeKey(cards, start.leader), kind);
}

// An entry of the same cards gives its bounds. One of the same structure, the same owners in the
// same order, gives them less what the difference can bring: see SuitLookup::MostLost. For pit,
// where only tricks count, it brings nothing. The best move of the one is likely that of the other.
template <bool kAllOn, Goal kGoal>
void Search::LookUpInTable(KnownStart& node, int target) const {
  const std::uint32_t left = node.start.left;
  node.hash = HashOf<kAllOn>(node.start, KindOf(kGoal, node.start.unbeaten));
  for (const TableEntry& entry : table_.Entries(node.hash)) {
    if (entry.hash() != node.hash || entry.empty()) continue;
    const Bounds bounds = entry.bounds();
    if (entry.left() == left) {
      node.move = entry.move();
      node.known.lower = std::max(node.known.lower, bounds.lower);
      node.known.upper = std::min(node.known.upper, bounds.upper);
      if (node.Decides(target)) return;
      continue;
    }
    if (node.move == TableEntry::kNoMove) node.move = entry.MoveFor(left);
    if (bounds.lower >= target) {
      const int limit = bounds.lower - target;
      const int lost = IsPit(kGoal) ? 0 : deal_.MostLost(entry.left(), left, 0, limit);
      if (lost > limit) continue;
      node.known.lower = bounds.lower - lost;
      return;
    }
    if (bounds.upper < target) {
      const int limit = target - 1 - bounds.upper;
      const int lost = IsPit(kGoal) ? 0 : deal_.MostLost(entry.left(), left, 1, limit);
      if (lost > limit) continue;
      node.known.upper = bounds.upper + lost;
      return;
    }
  }
}

// As `Test`, for a position of which what is known does not decide.
template <bool kAllOn, Goal kGoal>
int Search::SearchStart(const KnownStart& node, int target) {
  int best_move = node.move;
  const OpenTrick trick = OpenTrick::Start(node.start, deal_);
  const int value = SearchCard<kAllOn, kGoal, 0>(trick, target, best_move);
  if (On<kAllOn>(&Switches::table) && !stopped()) {
    Bounds known = node.known;
    (value >= target ? known.lower : known.upper) = value;
    table_.Store({node.hash, node.start.left, node.start.tricks, known, best_move});
  }
  return value;
}

// The value of a touching card that was tried, or its bound, bounds that of move `i` by what
// exchanging the two can bring: known where it shows that the move does not cut. For pit, where
// points do not count, touching cards are equal.
template <bool kAllOn, Goal kGoal>
bool Search::KnowByTouching(const OpenTrick& trick, int place, int target, int i,
                            Choice& choice) const {
  if (!On<kAllOn>(&Switches::near_cards)) return false;
  const int side = trick.Seat(place) & 1;
  const bool maximize = side == 0;
  const PlayCard card = choice.moves[i];
  if ((choice.tried & SuitOf(card).bits()) == 0) return false;
  for (int j = 0; j < i; ++j) {
    if (!Touch(card, choice.moves[j], choice.separating)) continue;
    const int gain = IsPit(kGoal) ? 0 : MostGain(trick, place, card, choice.moves[j], side, deal_);
    const int bound = choice.values[j] + (maximize ? gain : -gain);
    if (Cuts(maximize, bound, target)) continue;
    choice.Know(i, bound);
    return true;
  }
  return false;
}

// As `Test`, for what comes after the seat at `kPlace` of `trick` played `card`.
template <bool kAllOn, Goal kGoal, int kPlace>
int Search::SearchAfter(const OpenTrick& trick, PlayCard card, int target) {
  const OpenTrick next = trick.With(card, kPlace);
  if constexpr (kPlace + 1 < kSeats) {
    int ignored = TableEntry::kNoMove;
    return SearchCard<kAllOn, kGoal, kPlace + 1>(next, target, ignored);
  } else {
    if (LosesPit(kGoal, next.winner)) return 0;
    const Outcome outcome = next.Over(rules_);
    const int gain = IsPit(kGoal) ? 0 : outcome.gain;
    const int rest = target - gain;
    // Nobody can get the bonus any more: from here on it is a question of points.
    if (kGoal == Goal::kBonus && outcome.next.unbeaten == 0) {
      return gain + TestStart<kAllOn, Goal::kPoints>(outcome.next, rest);
    }
    return gain + TestStart<kAllOn, kGoal>(outcome.next, rest);
  }
}

// Adds `cards` to `moves` in the order in which to try them.
template <bool kAllOn, int kPlace>
void Search::Order(const OpenTrick& trick, PlaySet cards, int table_move, MoveList& moves) const {
  if (!On<kAllOn>(&Switches::ordering)) {
    moves.AddUnordered(cards);
  } else if constexpr (kPlace == 0) {
    order_.Lead(trick, cards, table_move, deal_, moves);
  } else if constexpr (kPlace + 1 < kSeats) {
    order_.Follow(trick, kPlace, cards, deal_, moves);
  } else {
    order_.Last(trick, cards, rules_, moves);
  }
}

// As `Test`, for a trick to which `kPlace` cards have been played. `best_move` is the move to try
// first and becomes the one that decided, or the one with the best bound.
template <bool kAllOn, Goal kGoal, int kPlace>
int Search::SearchCard(const OpenTrick& trick, int target, int& best_move) {
  const PlaySet cards = trick.Legal(kPlace, deal_, rules_);
  if (cards.IsSingle()) {
    if (!budget_.CountNode()) return 0;
    best_move = cards.Lowest().index();
    return SearchAfter<kAllOn, kGoal, kPlace>(trick, cards.Lowest(), target);
  }
  const bool remember = (kPlace == 1 || kPlace == 2) && On<kAllOn>(&Switches::trick_cache);
  Bounds bounds = {-kBeyondValues, kBeyondValues};
  const EntryKind kind = KindOf(kGoal, trick.start.unbeaten);
  if (remember) {
    bounds = trick_cache_.Find(trick, bounds, kind);
    if (bounds.lower >= target) return bounds.lower;
    if (bounds.upper < target) return bounds.upper;
  }
  Choice choice;
  choice.separating = CardsThatSeparate(trick, kPlace, deal_.hand(trick.Seat(kPlace)));
  Order<kAllOn, kPlace>(trick, cards, best_move, choice.moves);
  const bool maximize = (trick.Seat(kPlace) & 1) == 0;
  int best = maximize ? -kInfinity : kInfinity;
  for (int i = 0; i < choice.moves.size(); ++i) {
    const PlayCard card = choice.moves[i];
    if (!KnowByTouching<kAllOn, kGoal>(trick, kPlace, target, i, choice)) {
      if (!budget_.CountNode()) return 0;
      choice.Know(i, SearchAfter<kAllOn, kGoal, kPlace>(trick, card, target));
      if (stopped()) return 0;
    }
    const int value = choice.values[i];
    if (maximize ? value <= best : value >= best) continue;
    best = value;
    best_move = card.index();
    if (!Cuts(maximize, best, target)) continue;
    order_.Learn(trick, kPlace, choice.moves, i);
    break;
  }
  if (remember) {
    (best >= target ? bounds.lower : bounds.upper) = best;
    trick_cache_.Store(trick, bounds, kind);
  }
  return best;
}

// What nat_search.cc uses.
#define JASNEL_SHARE(all_on)                                                                      \
  template int Search::TestStart<all_on, Goal::kPoints>(const TrickStart&, int);                  \
  template void Search::LookUp<all_on, Goal::kPoints>(const TrickStart&, int, KnownStart&) const; \
  template std::uint64_t Search::HashOf<all_on>(const TrickStart&, EntryKind) const;              \
  template void Search::Order<all_on, 0>(const OpenTrick&, PlaySet, int, MoveList&) const;        \
  template void Search::Order<all_on, 1>(const OpenTrick&, PlaySet, int, MoveList&) const;        \
  template void Search::Order<all_on, 2>(const OpenTrick&, PlaySet, int, MoveList&) const;        \
  template void Search::Order<all_on, 3>(const OpenTrick&, PlaySet, int, MoveList&) const;
JASNEL_SHARE(true)
JASNEL_SHARE(false)
#undef JASNEL_SHARE

JASNEL_KERNEL_END
