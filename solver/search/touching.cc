#include "solver/search/touching.h"

#include <algorithm>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN

int CertainWinner(const OpenTrick& trick, int place, const SuitLookup& deal) {
  const int side = trick.winner & 1;
  const std::uint32_t suit = SuitOf(trick.led).bits();
  const std::uint32_t higher = trick.InHands() & Above(trick.best).bits();
  for (int later = place + 1; later < kSeats; ++later) {
    const int seat = trick.Seat(later);
    if ((seat & 1) == side) continue;
    const std::uint32_t hand = deal.hand(seat);
    const bool follows = (hand & trick.InHands() & suit) != 0;
    // Higher cards of the suit of `best`: a trump is above all plain cards.
    const std::uint32_t takes = follows ? higher & suit : higher & kTrumpMask;
    if ((hand & takes) != 0) return -1;
  }
  return side;
}

int MostGain(const OpenTrick& trick, int place, PlayCard card, PlayCard other, int side,
             const SuitLookup& deal) {
  const int difference = CardPoints(card) - CardPoints(other);
  const std::uint32_t in_hands = trick.InHands();
  const std::uint32_t card_bit = PlaySet(card).bits();
  const std::uint32_t other_bit = PlaySet(other).bits();
  // What each side can gain by roem in this trick and in the one in which the kept card falls.
  int now_ours = 0;
  int now_theirs = 0;
  int later_ours = 0;
  int later_theirs = 0;
  if ((trick.live & (card_bit | other_bit)) != 0) {
    std::uint32_t here = trick.cards | card_bit | other_bit;
    for (int later = place + 1; later < kSeats; ++later) {
      here |= deal.hand(trick.Seat(later)) & in_hands;
    }
    now_ours = deal.MostRoemWith(card, here & ~other_bit, side);
    now_theirs = deal.MostRoemWith(other, here & ~card_bit, side ^ 1);
    later_ours = deal.MostRoemWith(other, in_hands & ~card_bit, side);
    later_theirs = deal.MostRoemWith(card, in_hands & ~other_bit, side ^ 1);
  }
  const int if_ours = difference + now_ours;
  const int if_theirs = -difference + now_theirs;
  const int winner = CertainWinner(trick.With(card, place), place, deal);
  const int now = winner < 0 ? std::max(if_ours, if_theirs) : winner == side ? if_ours : if_theirs;
  const int later = std::max(-difference + later_ours, difference + later_theirs);
  return now + later;
}

JASNEL_KERNEL_END
