#include "solver/search/static_bounds.h"

#include <array>
#include <cstdint>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"
#include "solver/search/sure_tricks.h"

JASNEL_KERNEL_BEGIN
namespace {

// Where hands may keep more, what they give has hardly any points.
constexpr int kMaxKept = 2;

// By bit of a PointOrder.
constexpr std::array<std::uint8_t, PointOrder::kBits> kPointsAt = [] {
  std::array<std::uint8_t, PointOrder::kBits> points{};
  for (int i = 0; i < kDeckSize; ++i) {
    points[PointOrder(PlaySet(PlayCard(i))).Dearest()] =
        static_cast<std::uint8_t>(CardPoints(PlayCard(i)));
  }
  return points;
}();

// The points of the `count` dearest cards of a hand, one or two: it has no fewer.
int DearestPoints(PointOrder hand, int count) {
  const int first = hand.Dearest();
  if (count < 2) return kPointsAt[first];
  return kPointsAt[first] + kPointsAt[hand.Without(first).Dearest()];
}

// The points of the tricks that are sure. A hand gives one card to each of them. `counted` becomes
// the cards of which it is known whether their points are counted: those of `sure` are, the rest
// are not.
int SurePoints(const SuitLookup& deal, const TrickStart& start, const SureTricks& sure,
               PlaySet& counted) {
  counted = start.left - sure.others;
  int points =
      CardPoints(sure.cards) + sure.points[0] + sure.points[1] + sure.points[2] + sure.points[3];
  const int kept = start.tricks - sure.tricks;
  if (kept > kMaxKept) return points;
  // A hand that may keep so many cards of its choice gives at least all but the dearest.
  const PointOrder left(start.left);
  for (int seat = 0; seat < kSeats; ++seat) {
    const PlaySet hand = deal.hand(seat) & start.left;
    const int more = CardPoints(hand - sure.cards) - sure.points[seat] -
                     DearestPoints(deal.hand_by_points(seat) & left, kept);
    if (more <= 0) continue;
    counted -= hand;
    points += more;
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
bool DecidesBy(const SuitLookup& deal, const TrickStart& start, const SureTricks& sure,
               const Needed& needed, int& bound, Taken& taken) {
  const bool all = sure.tricks == start.tricks;
  PlaySet counted = start.left;
  const int points = all ? start.points : SurePoints(deal, start, sure, counted);
  if (!needed.Enough(points, 0)) return false;
  const int their_roem = all ? 0 : deal.MostRoem(start.left - sure.cards, needed.side ^ 1);
  if (!needed.Enough(points, their_roem)) return false;
  const int least = 2 * points - start.points - their_roem;
  bound = ForNorthSouth(least, needed.side);
  const PlaySet ours = all ? start.left : sure.cards & counted;
  taken = {};
  taken.Add(ours, needed.side);
  taken.Add(counted - ours, needed.side ^ 1);
  return true;
}

}  // namespace

bool DecidesBySure(const SuitLookup& deal, const TrickStart& start, int target, int& bound,
                   Taken& taken) {
  const int leader_side = start.leader & 1;
  const PlaySet trumps = start.left & kTrumpCards;
  PlaySet leaders_top;
  if (!trumps.empty()) {
    const int side = (deal.hand(0) | deal.hand(2)).Contains(trumps.Highest()) ? 0 : 1;
    const Needed needed = Needed::Of(start, side, target);
    if (needed.Possible()) {
      const SureTricks top = TopTrumps(deal, start.left, side);
      if (DecidesBy(deal, start, top, needed, bound, taken)) return true;
      if (side == leader_side) leaders_top = top.cards;
    }
  }
  const Needed needed = Needed::Of(start, leader_side, target);
  if (!needed.Possible()) return false;
  SureTricks quick = QuickTricks(deal, start);
  if (quick.tricks == 0) return false;
  quick.cards |= leaders_top;  // they stay sure
  return DecidesBy(deal, start, quick, needed, bound, taken);
}

JASNEL_KERNEL_END
