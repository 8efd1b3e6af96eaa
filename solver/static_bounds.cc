#include "solver/static_bounds.h"

#include <algorithm>
#include <bit>

#include "bitboard/trick_rules.h"

namespace jasnel::internal {
namespace {

constexpr std::uint32_t kTrumpMask = kTrumpCards.bits();

constexpr std::uint32_t SuitMask(int byte) { return 0xffu << (8 * byte); }

std::uint32_t HighestBit(std::uint32_t cards) { return 1u << (31 - std::countl_zero(cards)); }

// The cards of `mine` above all of `others`, both of one suit.
std::uint32_t AllAbove(std::uint32_t mine, std::uint32_t others) {
  return others == 0 ? mine : mine & ~((HighestBit(others) << 1) - 1);
}

int Sum(std::uint32_t cards) { return CardPoints(PlaySet(cards)); }

// Cards that go to one side whatever the others do, and more points that go with them.
struct Sure {
  std::uint32_t cards = 0;
  int extra_points = 0;
  int tricks = 0;
};

// The trumps above all of the other side's. Each falls in a trick that it takes itself, or that a
// higher trump of the same side takes. Those of one hand fall in different tricks.
Sure TopTrumps(const DealTables& deal, std::uint32_t left, int side) {
  const std::uint32_t trumps = left & kTrumpMask;
  const std::uint32_t ours = trumps & (deal.hand(side) | deal.hand(side + 2));
  Sure sure;
  sure.cards = AllAbove(ours, trumps & ~ours);
  sure.tricks = std::max(std::popcount(sure.cards & deal.hand(side)),
                         std::popcount(sure.cards & deal.hand(side + 2)));
  return sure;
}

// The points of the `count` lowest cards of one suit, which are also the cheapest.
int CheapestPoints(std::uint32_t cards, int count) {
  int points = 0;
  for (; count > 0; --count, cards &= cards - 1) points += CardPoints(PlaySet(cards).Lowest());
  return points;
}

// What the leader takes who plays winners until there are none: first trumps above all others,
// then in plain suits cards above all others as long as everybody else follows or has no trump.
// So the leader takes each of these tricks and leads again. The others' cards that fall with them:
// opponents, made to follow, cannot keep back more than their dearest; the partner, who wants to,
// gives the dearest. A card that was discarded on an earlier one of these tricks was taken too.
Sure QuickTricks(const DealTables& deal, const TrickStart& start) {
  const std::uint32_t left = start.left;
  const std::uint32_t mine = deal.hand(start.leader) & left;
  const std::uint32_t partner = deal.hand(start.leader ^ 2) & left;
  const std::array<std::uint32_t, 3> others = {partner, deal.hand((start.leader + 1) & 3) & left,
                                               deal.hand((start.leader + 3) & 3) & left};
  Sure sure;
  for (int byte = kTrumpByte; byte >= 0; --byte) {
    const std::uint32_t suit = SuitMask(byte);
    std::uint32_t winners = AllAbove(mine & suit, left & ~mine & suit);
    if (winners == 0) continue;
    int rounds = std::popcount(winners);
    if (byte != kTrumpByte) {
      for (const std::uint32_t hand : others) {
        if ((hand & kTrumpMask) != 0) rounds = std::min(rounds, std::popcount(hand & suit));
      }
    }
    if (rounds == 0) continue;
    for (int i = 0; i < rounds; ++i) {
      const std::uint32_t card = HighestBit(winners);
      winners ^= card;
      sure.cards |= card;
    }
    for (const std::uint32_t hand : others) {
      std::uint32_t cards = hand & suit;
      const int count = std::popcount(cards);
      if (count <= rounds) {
        sure.cards |= cards;
      } else if (hand == partner) {
        for (int i = count - rounds; i > 0; --i) cards &= cards - 1;
        sure.cards |= cards;
      } else {
        sure.extra_points += CheapestPoints(cards, rounds);
      }
    }
    sure.tricks += rounds;
  }
  return sure;
}

// The side gets at least the sure points, the other at most the rest and the roem it can make
// without the sure cards. Where all tricks are sure, all points are.
void Narrow(const DealTables& deal, const TrickStart& start, int side, const Sure& sure,
            Bounds& bounds) {
  const bool all = sure.tricks >= std::popcount(start.left) / kSeats;
  const int points = all ? start.points : Sum(sure.cards) + sure.extra_points;
  const int their_roem = all ? 0 : deal.MostRoem(start.left & ~sure.cards, side ^ 1);
  const int least = 2 * points - start.points - their_roem;
  if (side == 0) {
    bounds.lower = std::max(bounds.lower, least);
  } else {
    bounds.upper = std::min(bounds.upper, -least);
  }
}

}  // namespace

Bounds TotalBounds(const DealTables& deal, const TrickStart& start) {
  return {-start.points - deal.MostRoem(start.left, 1),
          start.points + deal.MostRoem(start.left, 0)};
}

Bounds SureBounds(const DealTables& deal, const TrickStart& start, Bounds bounds) {
  const std::uint32_t trumps = start.left & kTrumpMask;
  int top_side = -1;
  Sure top;
  if (trumps != 0) {
    const std::uint32_t highest = HighestBit(trumps);
    top_side = ((deal.hand(0) | deal.hand(2)) & highest) != 0 ? 0 : 1;
    top = TopTrumps(deal, start.left, top_side);
    Narrow(deal, start, top_side, top, bounds);
  }
  Sure quick = QuickTricks(deal, start);
  if (quick.tricks > 0) {
    const int side = start.leader & 1;
    // The side's other top trumps stay sure.
    if (side == top_side) quick.cards |= top.cards;
    Narrow(deal, start, side, quick, bounds);
  }
  return bounds;
}

}  // namespace jasnel::internal
