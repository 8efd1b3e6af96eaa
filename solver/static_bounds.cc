#include "solver/static_bounds.h"

#include <algorithm>

#include "bitboard/trick_rules.h"
#include "solver/suit_bytes.h"
#include "solver/sure_tricks.h"

namespace jasnel::internal {
namespace {

// Where hands may keep more, what they give has hardly any points.
constexpr int kMostKept = 2;

int Sum(std::uint32_t cards) { return CardPoints(PlaySet(cards)); }

// What a hand gives at least that may keep `kept` cards of its choice: all but the dearest.
int SumWithoutDearest(std::uint32_t hand, int kept) {
  int sum = 0;
  std::array<int, kMostKept> dearest{};
  for (; hand != 0; hand &= hand - 1) {
    int points = CardPoints(PlaySet(hand).Lowest());
    sum += points;
    for (int& dear : dearest) {
      if (points > dear) std::swap(points, dear);
    }
  }
  for (int i = 0; i < kept; ++i) sum -= dearest[i];
  return sum;
}

// The points of the tricks that are sure. A hand gives one card to each of them.
int SurePoints(const DealTables& deal, const TrickStart& start, const SureTricks& sure) {
  const int kept = start.tricks - sure.tricks;
  if (kept == 0) return start.points;
  int points = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const std::uint32_t hand = deal.hand(seat) & start.left;
    int given = Sum(hand & sure.cards) + sure.points[seat];
    if (kept <= kMostKept) given = std::max(given, SumWithoutDearest(hand, kept));
    points += given;
  }
  return points;
}

// What a side has to be sure of for a bound that decides.
struct Needed {
  static Needed Of(const TrickStart& start, int side, int target) {
    return {side, side == 0 ? target : 1 - target, start.points};
  }

  // Whether the side, sure of so many of all points, the other getting the rest and some roem, has
  // enough.
  bool Enough(int points, int their_roem) const { return 2 * points - all - their_roem >= least; }
  bool Possible() const { return Enough(all, 0); }

  int side;
  int least;  // of the difference, in the side's view
  int all;
};

// The side gets at least the sure points, the other at most the rest and the roem it can make
// without the sure cards.
bool Decides(const DealTables& deal, const TrickStart& start, const SureTricks& sure,
             const Needed& needed, Bounds& bounds) {
  const int points = SurePoints(deal, start, sure);
  if (!needed.Enough(points, 0)) return false;
  const int their_roem = sure.tricks == start.tricks
                             ? 0
                             : deal.MostRoem(start.left & ~sure.cards, needed.side ^ 1);
  if (!needed.Enough(points, their_roem)) return false;
  const int least = 2 * points - start.points - their_roem;
  (needed.side == 0 ? bounds.lower : bounds.upper) = needed.side == 0 ? least : -least;
  return true;
}

}  // namespace

void NarrowByTotal(const DealTables& deal, const TrickStart& start, int target, Bounds& bounds) {
  if (target > start.points) {
    bounds.upper = start.points + deal.MostRoem(start.left, 0);
  } else if (target <= -start.points) {
    bounds.lower = -start.points - deal.MostRoem(start.left, 1);
  }
}

void NarrowBySure(const DealTables& deal, const TrickStart& start, int target, Bounds& bounds) {
  const int leader_side = start.leader & 1;
  const std::uint32_t trumps = start.left & kTrumpMask;
  std::uint32_t leaders_top = 0;
  if (trumps != 0) {
    const int side = ((deal.hand(0) | deal.hand(2)) & HighestBit(trumps)) != 0 ? 0 : 1;
    const Needed needed = Needed::Of(start, side, target);
    if (needed.Possible()) {
      const SureTricks top = TopTrumps(deal, start.left, side);
      if (Decides(deal, start, top, needed, bounds)) return;
      if (side == leader_side) leaders_top = top.cards;
    }
  }
  const Needed needed = Needed::Of(start, leader_side, target);
  if (!needed.Possible()) return;
  SureTricks quick = QuickTricks(deal, start);
  if (quick.tricks == 0) return;
  quick.cards |= leaders_top;  // they stay sure
  Decides(deal, start, quick, needed, bounds);
}

}  // namespace jasnel::internal
