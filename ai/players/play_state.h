// A deal in play with all hands open, for playing it out by the thousand: in strength order, with
// what everybody at the table has seen.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Hands in strength order, by seat.
using PlayHands = std::array<PlaySet, kSeats>;

/// Seats are numbers from 0, as `Index(Seat)`; sides too.
struct PlayState {
  PlayHands hands{};        ///< still to be played, so far as they are known
  PlaySet left;             ///< all cards still to be played
  PlaySet trick;            ///< the cards of the trick in progress
  PlayCard led;             ///< if there are any
  PlayCard best;            ///< which holds the trick
  std::uint8_t size = 0;    ///< of the trick
  std::uint8_t leader = 0;  ///< of the trick
  std::uint8_t holder = 0;  ///< of the trick
  std::uint8_t declarer = 0;
  std::uint8_t number = 0;                    ///< of tricks played
  std::array<std::uint8_t, kSeats> voids{};   ///< suit bytes as bits, that a seat did not follow
  std::array<std::uint8_t, kSuits> led_by{};  ///< by suit byte, seats as bits, that have led it
  std::array<Tally, 2> won;                   ///< by side

  int turn() const { return (leader + size) & 3; }
  bool IsOver() const { return left.empty(); }

  /// Whether the partner of the seat in turn holds the trick, which is not empty.
  bool PartnerHolds() const { return ((holder ^ turn()) & 3) == 2; }

  PlaySet Legal(const Rules& rules) const {
    const PlaySet hand = hands[turn()];
    return size == 0 ? hand : LegalToFollow(hand, led, best, PartnerHolds(), rules);
  }

  /// Plays a card of the seat in turn.
  void Play(PlayCard card, const Rules& rules) {
    const int seat = turn();
    hands[seat] -= card;
    left -= card;
    if (size == 0) {
      led = best = card;
      holder = static_cast<std::uint8_t>(seat);
      led_by[card.index() / 8] |= static_cast<std::uint8_t>(1 << seat);
    } else {
      if (!SuitOf(led).Contains(card)) {
        voids[seat] |= static_cast<std::uint8_t>(1 << (led.index() / 8));
      }
      if (Beats(card, best, led)) {
        best = card;
        holder = static_cast<std::uint8_t>(seat);
      }
    }
    trick |= card;
    if (++size == kSeats) EndTrick(rules);
  }

 private:
  void EndTrick(const Rules& rules) {
    Tally& tally = won[holder & 1];
    tally.cards += Points(CardPoints(trick) + (left.empty() ? kLastTrickPoints : 0));
    tally.roem += Points(TrickRoem(trick, rules));
    ++tally.tricks;
    ++number;
    leader = holder;
    trick = {};
    size = 0;
  }
};

/// The deal before its first card, with the hands that were dealt.
PlayState DealtState(const PlayHands& dealt, int leader, int declarer);

/// The deal as it is now, so far as the seat in turn sees it: the hands of the others are empty.
PlayState PlayStateOf(const PlayView& view);

/// The same with these hidden cards of the others, in natural order.
PlayState WithHidden(PlayState seen, const Hands& hidden, const PlayOrder& order);

}  // namespace jasnel
