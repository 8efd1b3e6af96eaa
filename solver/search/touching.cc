#include "solver/search/touching.h"

#include <algorithm>
#include <cstdlib>

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

int MostGain(const OpenTrick& trick, int place, PlayCard card, PlayCard other, int side, int enough,
             const SuitLookup& deal) {
  const int difference = CardPoints(card) - CardPoints(other);
  const bool is_live = trick.live.Contains(card) || trick.live.Contains(other);
  if (difference == 0 && !is_live) return 0;
  const int winner = CertainWinner(trick.With(card, place), place, deal);
  // Without roem: in this trick, and in the one in which the kept card falls.
  const int most = std::abs(difference);
  const int gain = most + (winner < 0 ? most : winner == side ? difference : -difference);
  if (!is_live || gain >= enough) return gain;
  // What each side can gain by roem.
  const PlaySet in_hands = trick.InHands();
  const int later = std::max(-difference + deal.MostRoemWith(other, in_hands - card, side),
                             difference + deal.MostRoemWith(card, in_hands - other, side ^ 1));
  PlaySet here = trick.cards | card | other;
  for (int next = place + 1; next < kSeats; ++next) here |= deal.hand(trick.Seat(next)) & in_hands;
  const auto if_ours = [&] { return difference + deal.MostRoemWith(card, here - other, side); };
  const auto if_theirs = [&] {
    return -difference + deal.MostRoemWith(other, here - card, side ^ 1);
  };
  const int now = winner < 0       ? std::max(if_ours(), if_theirs())
                  : winner == side ? if_ours()
                                   : if_theirs();
  return now + later;
}

JASNEL_KERNEL_END
