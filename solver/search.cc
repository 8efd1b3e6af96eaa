#include "solver/search.h"

#include <bit>
#include <limits>

namespace jasnel::internal {
namespace {

constexpr int kNoMove = -1;
constexpr int kInfinity = 1 << 20;
constexpr int kMostValue = 2000;  // above any value, and within what the table can hold

// The cards without points, which may be equal to each other.
constexpr std::uint32_t kZeroCards = 0x03070707;
static_assert(CardPoints(PlaySet(kZeroCards)) == 0 && CardPoints(PlaySet(~kZeroCards)) == 152);

// Of equal cards the lowest: two cards of one hand and suit are equal when both are without points
// and in no combination alive, and no other hand's card and not the card that holds the trick is
// between them. Whichever is played, the trick has the same winner and points, and what is left is
// alike but for the name of a card. Cards of the trick that do not hold it can no longer beat
// anything, so they do not keep cards apart.
PlaySet WithoutEqualCards(const OpenTrick& trick, int place, PlaySet moves, std::uint32_t hand) {
  const std::uint32_t candidates = moves.bits() & kZeroCards & ~trick.live;
  std::uint32_t others = trick.InHands() & ~hand;
  if (place > 0) others |= PlaySet(trick.best).bits();
  const std::uint32_t above_neighbour = candidates & candidates << 1;
  const std::uint32_t above_gap = candidates & (candidates & ~(others >> 1)) << 2;
  // Two places up stays in the suit only where that is a card without points, which `candidates`
  // sees to: the lowest two cards of a suit are two and three places above none of another suit.
  return PlaySet(moves.bits() & ~(above_neighbour | above_gap));
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
  int best_move = kNoMove;
  switch (std::popcount(trick.cards)) {
    case 0:
      return SearchTrick<kAllOn, kGoal>(trick.start, target);
    case 1:
      return SearchCard<kAllOn, kGoal, 1>(trick, kNoMove, target, best_move);
    case 2:
      return SearchCard<kAllOn, kGoal, 2>(trick, kNoMove, target, best_move);
    default:
      return SearchCard<kAllOn, kGoal, 3>(trick, kNoMove, target, best_move);
  }
}

// As `Test`, at the start of a trick.
template <bool kAllOn, Goal kGoal>
int Search::SearchTrick(const TrickStart& start, int target) {
  if (start.left == 0) {
    return kGoal == Goal::kPitNorthSouth ? kPitValue : kGoal == Goal::kPitEastWest ? -kPitValue : 0;
  }
  if (kGoal == Goal::kPoints && On<kAllOn>(&Switches::bounds)) {
    // Nobody wins more than all points that are left and all roem that can still fall.
    const int most = start.points + deal_.MostRoem(start.left);
    if (most < target) return most;
    if (-most >= target) return -most;
  }

  const bool use_table = On<kAllOn>(&Switches::table);
  PositionKey key = 0;
  Bounds known{-kMostValue, kMostValue};
  int table_move = kNoMove;
  if (use_table) {
    key = MakeKey(On<kAllOn>(&Switches::equivalent_keys) ? deal_.Canonical(start.left) : start.left,
                  start.leader);
    const int parity = IsPit(kGoal) ? 0 : start.points & 1;
    if (const auto entry = table_.Find(key, parity)) {
      known = entry->bounds;
      if (known.lower >= target) return known.lower;
      if (known.upper < target) return known.upper;
      table_move = entry->move;
    }
  }

  int best_move = kNoMove;
  const OpenTrick trick = OpenTrick::Start(start, deal_);
  const int value = SearchCard<kAllOn, kGoal, 0>(trick, table_move, target, best_move);
  if (use_table && !stopped()) {
    (value >= target ? known.lower : known.upper) = value;
    table_.Store(key, std::popcount(start.left) / kSeats, {known, best_move});
  }
  return value;
}

// As `Test`, for a trick to which `kPlace` cards have been played. `best_move` becomes the card
// that decided, or the one with the best bound.
template <bool kAllOn, Goal kGoal, int kPlace>
int Search::SearchCard(const OpenTrick& trick, int table_move, int target, int& best_move) {
  const int seat = (trick.start.leader + kPlace) & 3;
  const bool maximize = (seat & 1) == 0;
  PlaySet moves = trick.Legal(kPlace, deal_, rules_);
  if (On<kAllOn>(&Switches::equal_cards)) {
    moves = WithoutEqualCards(trick, kPlace, moves, deal_.hand(seat));
  }
  const MoveList list = On<kAllOn>(&Switches::ordering)
                            ? order_.Order<kPlace>(trick, moves, table_move, deal_, rules_)
                            : MoveOrder::Unordered(moves);
  int best = maximize ? -kInfinity : kInfinity;
  for (int i = 0; i < list.size(); ++i) {
    const PlayCard card = list[i];
    if (!budget_.CountNode()) return best;
    const OpenTrick next = trick.With(card, kPlace);
    int value;
    if constexpr (kPlace < kSeats - 1) {
      int ignored = kNoMove;
      value = SearchCard<kAllOn, kGoal, kPlace + 1>(next, kNoMove, target, ignored);
    } else {
      value = SearchNextTrick<kAllOn, kGoal>(next, target);
    }
    if (stopped()) return best;
    if (maximize ? value <= best : value >= best) continue;
    best = value;
    best_move = card.index();
    if (maximize ? best >= target : best < target) {
      if (i > 0) order_.Reward(kPlace, card, std::popcount(trick.InHands()));
      break;
    }
  }
  return best;
}

// As `Test`, for a trick of four cards.
template <bool kAllOn, Goal kGoal>
int Search::SearchNextTrick(const OpenTrick& full, int target) {
  if constexpr (IsPit(kGoal)) {
    constexpr int kSide = kGoal == Goal::kPitEastWest ? 1 : 0;
    if ((full.winner & 1) != kSide) return 0;
    return SearchTrick<kAllOn, kGoal>(full.Next(), target);
  } else {
    const int gain = full.Gain(rules_);
    return gain + SearchTrick<kAllOn, kGoal>(full.Next(), target - gain);
  }
}

}  // namespace jasnel::internal
