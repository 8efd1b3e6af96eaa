// The state of the search: the cards that are left, and the trick in progress.
#pragma once

#include <cstdint>

#include "bitboard/trick_rules.h"
#include "solver/deal_tables.h"

namespace jasnel::internal {

/// A position at the start of a trick.
struct TrickStart {
  std::uint32_t left;  ///< all cards that are left, as PlaySet bits
  int leader;          ///< seat
  int points;          ///< card points of `left` and the last trick
};

/// A trick in progress, from none to three cards.
struct OpenTrick {
  TrickStart start{};       ///< the position before its first card
  std::uint32_t cards = 0;  ///< the cards played to it
  std::uint32_t live = 0;   ///< cards of `start.left` in combinations that are alive
  PlayCard led;
  PlayCard best;   ///< holds the trick
  int winner = 0;  ///< seat that played `best`

  static OpenTrick Start(const TrickStart& start, const DealTables& deal) {
    OpenTrick trick;
    trick.start = start;
    trick.live = deal.LiveCards(start.left);
    return trick;
  }

  /// The seat that plays at `place` (0 for the leader).
  int Seat(int place) const { return (start.leader + place) & 3; }

  /// The cards in the hands.
  std::uint32_t InHands() const { return start.left & ~cards; }

  /// The trick after the seat at `place` (0 for the leader) has played `card`.
  OpenTrick With(PlayCard card, int place) const {
    OpenTrick next = *this;
    next.cards |= PlaySet(card).bits();
    if (place == 0) next.led = card;
    if (place == 0 || Beats(card, best, led)) {
      next.best = card;
      next.winner = Seat(place);
    }
    return next;
  }

  /// What the cards that the seat at `place` may play are.
  PlaySet Legal(int place, const DealTables& deal, const Rules& rules) const {
    const int seat = Seat(place);
    const PlaySet hand(deal.hand(seat) & InHands());
    if (place == 0) return hand;
    return LegalToFollow(hand, led, best, winner == (seat ^ 2), rules);
  }

  /// The start of the next trick, this one having four cards.
  TrickStart Next() const { return {InHands(), winner, start.points - CardPoints(PlaySet(cards))}; }

  /// What this trick, having four cards, brings North-South; less for East-West. The ten points of
  /// the last trick are in it where it is the last.
  int Gain(const Rules& rules) const {
    const int last = InHands() == 0 ? kLastTrickPoints : 0;
    int points = CardPoints(PlaySet(cards)) + last;
    if (live != 0) points += TrickRoem(PlaySet(cards), rules);
    return (winner & 1) == 0 ? points : -points;
  }
};

}  // namespace jasnel::internal
