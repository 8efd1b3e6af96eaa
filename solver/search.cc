#include "solver/search.h"

#include <algorithm>
#include <bit>

#include "solver/static_bounds.h"
#include "solver/touching.h"

namespace jasnel::internal {
namespace {

constexpr int kInfinity = 1 << 20;
constexpr int kMostValue = 2000;  // above any value, and within what the table can hold

// `value` is a result that decides for the player who wants it: high for North-South.
constexpr bool Cuts(bool maximize, int value, int target) {
  return maximize ? value >= target : value < target;
}

}  // namespace

void Search::Begin(const std::array<PlaySet, kSeats>& hands, const Rules& rules, Goal goal,
                   const Switches& switches, const Limits& limits) {
  deal_.Init(hands, rules);
  rules_ = rules;
  goal_ = goal;
  switches_ = switches;
  budget_.Start(limits);
  order_.Clear();
  table_.Clear();
}

int Search::Test(const OpenTrick& trick, int target) {
  const bool all_on = switches_ == Switches{};
  switch (goal_) {
    case Goal::kPitNorthSouth:
      return all_on ? TestGoal<true, Goal::kPitNorthSouth>(trick, target)
                    : TestGoal<false, Goal::kPitNorthSouth>(trick, target);
    case Goal::kPitEastWest:
      return all_on ? TestGoal<true, Goal::kPitEastWest>(trick, target)
                    : TestGoal<false, Goal::kPitEastWest>(trick, target);
    case Goal::kPoints:
      break;
  }
  return all_on ? TestGoal<true, Goal::kPoints>(trick, target)
                : TestGoal<false, Goal::kPoints>(trick, target);
}

template <bool kAllOn, Goal kGoal>
int Search::TestGoal(const OpenTrick& trick, int target) {
  int ignored = TableEntry::kNoMove;
  switch (std::popcount(trick.cards)) {
    case 0: {
      const Node node = LookUp<kAllOn, kGoal>(trick.start, target);
      return node.Decides(target) ? node.Bound(target) : SearchNode<kAllOn, kGoal>(node, target);
    }
    case 1:
      return SearchCard<kAllOn, kGoal, 1>(trick, target, ignored);
    case 2:
      return SearchCard<kAllOn, kGoal, 2>(trick, target, ignored);
    default:
      return SearchLastCard<kAllOn, kGoal>(trick, target);
  }
}

// What is known of a position without searching it. Looks no further once it decides `target`.
template <bool kAllOn, Goal kGoal>
Search::Node Search::LookUp(const TrickStart& start, int target) const {
  Node node;
  node.start = start;
  node.hash = 0;
  node.known = {-kMostValue, kMostValue};
  node.move = TableEntry::kNoMove;
  if (start.left == 0) {
    const int value = kGoal == Goal::kPitNorthSouth ? kPitValue
                      : kGoal == Goal::kPitEastWest ? -kPitValue
                                                    : 0;
    node.known = {value, value};
    return node;
  }
  if constexpr (!IsPit(kGoal)) {
    if (On<kAllOn>(&Switches::total_bounds)) {
      node.known = TotalBounds(deal_, start);
      if (node.Decides(target)) return node;
    }
    if (On<kAllOn>(&Switches::sure_points)) {
      node.known = SureBounds(deal_, start, node.known);
      if (node.Decides(target)) return node;
    }
  }
  if (On<kAllOn>(&Switches::table)) LookUpInTable<kAllOn, kGoal>(node);
  return node;
}

// An entry of the same cards gives its bounds. One of the same structure, the same owners in the
// same order, gives them less the gap between the two: see DealTables::GapBetween. For pit, where
// only tricks count, there is no gap.
template <bool kAllOn, Goal kGoal>
void Search::LookUpInTable(Node& node) const {
  const std::uint32_t left = node.start.left;
  node.hash = TranspositionTable::Hash(
      MakeKey(On<kAllOn>(&Switches::alike) ? deal_.Structure(left) : left, node.start.leader));
  for (const TableEntry& entry : table_.Entries(node.hash)) {
    if (entry.hash() != node.hash || entry.empty()) continue;
    if (entry.left() == left) node.move = entry.move();
    const Gap gap = IsPit(kGoal) ? Gap{} : deal_.GapBetween(left, entry.left());
    const Bounds bounds = entry.bounds();
    node.known.lower = std::max(node.known.lower, bounds.lower - gap.below);
    node.known.upper = std::min(node.known.upper, bounds.upper + gap.above);
  }
}

// As `Test`, for a position of which what is known does not decide.
template <bool kAllOn, Goal kGoal>
int Search::SearchNode(const Node& node, int target) {
  int best_move = node.move;
  OpenTrick trick = OpenTrick::Start(node.start, deal_);
  const int value = SearchCard<kAllOn, kGoal, 0>(trick, target, best_move);
  if (On<kAllOn>(&Switches::table) && !stopped()) {
    Bounds known = node.known;
    (value >= target ? known.lower : known.upper) = value;
    table_.Store(
        {node.hash, node.start.left, std::popcount(node.start.left) / kSeats, known, best_move});
  }
  return value;
}

template <bool kAllOn>
MoveList Search::Moves(const OpenTrick& trick, int place, int table_move,
                       std::uint32_t separating) const {
  PlaySet moves = trick.Legal(place, deal_, rules_);
  if (On<kAllOn>(&Switches::equal_cards)) {
    moves = WithoutEqualCards(moves, trick.live, separating);
  }
  return On<kAllOn>(&Switches::ordering)
             ? order_.Order(trick, place, moves, table_move, deal_, rules_)
             : MoveOrder::Unordered(moves);
}

// The value of a touching card, as far as it is known, bounds that of move `i` by what exchanging
// the two can bring. Returned where it shows that the move does not cut. For pit, where points do
// not count, touching cards are equal.
template <bool kAllOn, Goal kGoal>
std::optional<int> Search::BoundByTouching(const OpenTrick& trick, int place, const MoveList& moves,
                                           int i, const std::array<int, kHandSize>& values,
                                           const std::array<bool, kHandSize>& known,
                                           std::uint32_t separating, int target) const {
  const int side = trick.Seat(place) & 1;
  const bool maximize = side == 0;
  for (int j = 0; j < i; ++j) {
    if (!known[j] || !Touch(moves[i], moves[j], separating)) continue;
    const int gain = IsPit(kGoal) ? 0 : MostGain(trick, place, moves[i], moves[j], side, deal_);
    const int bound = values[j] + (maximize ? gain : -gain);
    if (!Cuts(maximize, bound, target)) return bound;
  }
  return std::nullopt;
}

// As `Test`, for a trick to which `kPlace` cards have been played. `best_move` is the move to try
// first and becomes the one that decided, or the one with the best bound.
template <bool kAllOn, Goal kGoal, int kPlace>
int Search::SearchCard(const OpenTrick& trick, int target, int& best_move) {
  const int seat = trick.Seat(kPlace);
  const bool maximize = (seat & 1) == 0;
  const std::uint32_t separating = CardsThatSeparate(trick, kPlace, deal_.hand(seat));
  const MoveList moves = Moves<kAllOn>(trick, kPlace, best_move, separating);
  std::array<int, kHandSize> values;
  std::array<bool, kHandSize> known{};
  int best = maximize ? -kInfinity : kInfinity;
  for (int i = 0; i < moves.size(); ++i) {
    int value;
    std::optional<int> bound;
    if (i > 0 && On<kAllOn>(&Switches::near_cards)) {
      bound = BoundByTouching<kAllOn, kGoal>(trick, kPlace, moves, i, values, known, separating,
                                             target);
    }
    if (bound) {
      value = *bound;
    } else {
      if (!budget_.CountNode()) return best;
      const OpenTrick next = trick.With(moves[i], kPlace);
      if constexpr (kPlace + 1 < kSeats - 1) {
        int ignored = TableEntry::kNoMove;
        value = SearchCard<kAllOn, kGoal, kPlace + 1>(next, target, ignored);
      } else {
        value = SearchLastCard<kAllOn, kGoal>(next, target);
      }
      if (stopped()) return best;
    }
    values[i] = value;
    known[i] = true;
    if (maximize ? value <= best : value >= best) continue;
    best = value;
    best_move = moves[i].index();
    if (Cuts(maximize, best, target)) {
      if (i > 0) order_.Reward(kPlace, moves[i], std::popcount(trick.InHands()));
      break;
    }
  }
  return best;
}

// As `Test`, for a trick of three cards. All positions that the last card leads to are looked up
// before one is searched: the first that is known to cut saves the search of those before it.
template <bool kAllOn, Goal kGoal>
int Search::SearchLastCard(const OpenTrick& trick, int target) {
  constexpr int kPlace = kSeats - 1;
  const int seat = trick.Seat(kPlace);
  const bool maximize = (seat & 1) == 0;
  const std::uint32_t separating = CardsThatSeparate(trick, kPlace, deal_.hand(seat));
  const MoveList moves = Moves<kAllOn>(trick, kPlace, TableEntry::kNoMove, separating);
  std::array<Node, kHandSize> nodes;
  std::array<int, kHandSize> gains;
  std::array<int, kHandSize> values;
  const auto play = [&](int i) {
    const OpenTrick full = trick.With(moves[i], kPlace);
    gains[i] = IsPit(kGoal) ? 0 : full.Gain(rules_);
    if constexpr (IsPit(kGoal)) {
      // One trick lost, and there is no pit.
      if ((full.winner & 1) != (kGoal == Goal::kPitEastWest ? 1 : 0)) {
        nodes[i].known = {0, 0};
        return;
      }
    }
    nodes[i] = LookUp<kAllOn, kGoal>(full.Next(), target - gains[i]);
  };

  // Whether `values[i]` is there: what is known of a move without searching behind it.
  std::array<bool, kHandSize> known{};
  const auto look_up = [&](int i) {
    if (i > 0 && On<kAllOn>(&Switches::near_cards)) {
      const auto bound = BoundByTouching<kAllOn, kGoal>(trick, kPlace, moves, i, values, known,
                                                        separating, target);
      if (bound) {
        values[i] = *bound;
        known[i] = true;
        return true;
      }
    }
    if (!budget_.CountNode()) return false;
    play(i);
    const int rest = target - gains[i];
    if (nodes[i].Decides(rest)) {
      values[i] = gains[i] + nodes[i].Bound(rest);
      known[i] = true;
    }
    return true;
  };

  const bool look_ahead = On<kAllOn>(&Switches::look_ahead);
  if (look_ahead) {
    for (int i = 0; i < moves.size(); ++i) {
      if (!look_up(i)) return 0;
      if (known[i] && Cuts(maximize, values[i], target)) return values[i];
    }
  }
  int best = maximize ? -kInfinity : kInfinity;
  for (int i = 0; i < moves.size(); ++i) {
    if (!look_ahead && !look_up(i)) return best;
    if (!known[i] && look_ahead && On<kAllOn>(&Switches::near_cards)) {
      const auto bound = BoundByTouching<kAllOn, kGoal>(trick, kPlace, moves, i, values, known,
                                                        separating, target);
      if (bound) {
        values[i] = *bound;
        known[i] = true;
      }
    }
    if (!known[i]) {
      values[i] = gains[i] + SearchNode<kAllOn, kGoal>(nodes[i], target - gains[i]);
      known[i] = true;
      if (stopped()) return best;
    }
    if (maximize ? values[i] <= best : values[i] >= best) continue;
    best = values[i];
    if (Cuts(maximize, best, target)) {
      if (i > 0) order_.Reward(kPlace, moves[i], std::popcount(trick.InHands()));
      break;
    }
  }
  return best;
}

}  // namespace jasnel::internal
