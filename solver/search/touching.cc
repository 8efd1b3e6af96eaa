#include "solver/search/touching.h"

#include <algorithm>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN

int CertainWinner(const OpenTrick& trick, int place, const SuitLookup& deal) {
  const int side = trick.winner & 1;
  const PlaySet suit = SuitOf(trick.led);
  const PlaySet higher = trick.InHands() & Above(trick.best);
  for (int later = place + 1; later < kSeats; ++later) {
    const int seat = trick.Seat(later);
    if ((seat & 1) == side) continue;
    const PlaySet hand = deal.hand(seat);
    const bool follows = !(hand & trick.InHands() & suit).empty();
    // Higher cards of the suit of `best`: a trump is above all plain cards.
    const PlaySet takes = follows ? higher & suit : higher & kTrumpCards;
    if (!(hand & takes).empty()) return -1;
  }
  return side;
}

int MostGain(const OpenTrick& trick, int place, PlayCard card, PlayCard other, int side,
             const SuitLookup& deal) {
  const int difference = CardPoints(card) - CardPoints(other);
  const bool is_live = trick.live.Contains(card) || trick.live.Contains(other);
  if (difference == 0 && !is_live) return 0;
  const PlaySet in_hands = trick.InHands();
  // What each side can gain by roem in this trick and in the one in which the kept card falls.
  int now_ours = 0;
  int now_theirs = 0;
  int later_ours = 0;
  int later_theirs = 0;
  if (is_live) {
    PlaySet here = trick.cards | card | other;
    for (int later = place + 1; later < kSeats; ++later) {
      here |= deal.hand(trick.Seat(later)) & in_hands;
    }
    now_ours = deal.MostRoemWith(card, here - other, side);
    now_theirs = deal.MostRoemWith(other, here - card, side ^ 1);
    later_ours = deal.MostRoemWith(other, in_hands - card, side);
    later_theirs = deal.MostRoemWith(card, in_hands - other, side ^ 1);
  }
  const int if_ours = difference + now_ours;
  const int if_theirs = -difference + now_theirs;
  const int winner = CertainWinner(trick.With(card, place), place, deal);
  const int now = winner < 0 ? std::max(if_ours, if_theirs) : winner == side ? if_ours : if_theirs;
  const int later = std::max(-difference + later_ours, difference + later_theirs);
  return now + later;
}

JASNEL_KERNEL_END
