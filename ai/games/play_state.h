// A deal in play with open hands, for fast play-outs: in strength order, with the public
// information.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/contract.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Hands in strength order, by seat.
using PlayHands = std::array<PlaySet, kSeats>;

/// Seats and sides are numbers from 0, as in `Index`.
struct PlayState {
  PlayHands hands{};        ///< the remaining cards, as far as they are known
  PlaySet left;             ///< all remaining cards
  PlaySet trick;            ///< the cards of the trick in progress
  PlayCard led;             ///< the card led, if any
  PlayCard best;            ///< the card winning the trick
  std::uint8_t size = 0;    ///< number of cards in the trick
  std::uint8_t leader = 0;  ///< to the trick
  std::uint8_t holder = 0;  ///< the seat winning the trick
  std::uint8_t declarer = 0;
  Suit trump = Suit::kSpades;
  std::uint8_t doublings = 0;                 ///< how often the contract was doubled
  std::uint8_t number = 0;                    ///< number of tricks played
  std::array<std::uint8_t, kSeats> voids{};   ///< by seat, suit bytes as bits in which it has shown
                                              ///< a void
  std::array<std::uint8_t, kSuits> led_by{};  ///< by suit byte, seats as bits that have led it
  std::array<PlaySet, kSeats> played{};       ///< by seat
  std::array<PlaySet, kSeats> discarded{};    ///< by seat: plain cards of another suit than was led
  std::array<PlaySet, kSeats>
      cannot{};              ///< by seat: cards that what it played shows it not to hold
  std::uint8_t calls = 0;    ///< on the card turned last, or all of the auction;
                             ///< 0 if the contract was drawn
  std::array<Tally, 2> won;  ///< by side

  int turn() const { return (leader + size) & 3; }
  bool IsOver() const { return left.empty(); }
  Stakes stakes() const { return {SideOf(static_cast<Seat>(declarer)), trump, doublings}; }

  /// Whether the partner of the seat to play is winning the trick, which must not be empty.
  bool PartnerHolds() const { return ((holder ^ turn()) & 3) == 2; }

  PlaySet Legal(const Rules& rules) const {
    const PlaySet hand = hands[turn()];
    return size == 0 ? hand : LegalToFollow(hand, led, best, PartnerHolds(), rules);
  }

  /// Plays a card for the seat to play.
  void Play(PlayCard card, const Rules& rules) {
    const int seat = turn();
    hands[seat] -= card;
    left -= card;
    played[seat] |= card;
    if (size == 0) {
      led = best = card;
      holder = static_cast<std::uint8_t>(seat);
      led_by[card.index() / 8] |= static_cast<std::uint8_t>(1 << seat);
    } else {
      Exclude(card, rules);
      if (!SuitOf(led).Contains(card)) {
        voids[seat] |= static_cast<std::uint8_t>(1 << (led.index() / 8));
        if (!kTrumpCards.Contains(card)) discarded[seat] |= card;
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
  // Notes which cards the seat to play cannot hold: those with which `card` would be illegal. The
  // cards of each of these sets are alike in that.
  void Exclude(PlayCard card, const Rules& rules) {
    const PlaySet suit = SuitOf(led);
    const PlaySet higher = kTrumpCards & Above(best);
    PlaySet& excluded = cannot[turn()];
    for (PlaySet others :
         {suit, higher, kTrumpCards - higher, PlaySet(~(suit | kTrumpCards).bits())}) {
      others -= card;
      if (others.empty()) continue;
      const PlaySet two = PlaySet(card) | others.Lowest();
      if (!LegalToFollow(two, led, best, PartnerHolds(), rules).Contains(card)) excluded |= others;
    }
  }

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

/// The deal before its first card, with the dealt hands, but without their roem.
PlayState DealtState(const PlayHands& dealt, Seat leader, const Contract& contract);

/// Adds the roem of the hands as they were dealt, all of which are known, to what was won.
void CountRoemOfHands(PlayState& table, const PlayOrder& order, const Rules& rules);

/// The deal as the seat to play sees it: the hands of the others are empty.
PlayState PlayStateOf(const PlayView& view);

/// The same with these hidden cards for the others, in natural order.
PlayState WithHidden(PlayState seen, const Hands& hidden, const PlayOrder& order,
                     const Rules& rules);

/// What everybody sees of `position`, in a deal in which these hands were dealt: no hands, and what
/// was won in tricks. The roem of hands is left to those who look at deals of the hidden cards.
Position TableSeen(Position position, const Hands& dealt);

/// What the seat to play sees, with these hidden cards for the others.
Position WithHidden(const PlayView& view, const Hands& hidden);

}  // namespace jasnel
