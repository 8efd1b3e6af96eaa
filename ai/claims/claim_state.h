// What everybody knows of a deal after a claim, in strength order.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The seats counted from the one that claims, clockwise: its partner is the third.
inline constexpr int kClaimant = 0;
inline constexpr int kClaimPartner = 2;

/// The claimant's cards, and what the play has shown of the others.
///
/// The possible deals are these: the partner holds one of a list of hands, which is kept elsewhere,
/// and each opponent holds some of the cards that it may hold, as many as it has. Every play of an
/// opponent leaves such a set, since it can only exclude cards by themselves
/// (ai/beliefs/card_inference.h); a play of the partner only shortens the list.
struct ClaimState {
  PlaySet own;                               ///< the claimant's hand
  PlaySet hidden;                            ///< the cards in the other three hands
  std::array<PlaySet, kSeats> may_hold{};    ///< by opponent, of `hidden`
  std::array<std::uint8_t, kSeats> holds{};  ///< number of cards
  PlayCard led;                              ///< the card led, if any
  PlayCard best;                             ///< the card winning the trick in progress
  std::uint8_t size = 0;                     ///< number of cards in the trick
  std::uint8_t leader = 0;                   ///< to the trick
  std::uint8_t holder = 0;                   ///< the seat winning the trick

  int turn() const { return (leader + size) & 3; }
  bool IsOver() const { return size == 0 && own.empty(); }
  bool PartnerHolds() const { return ((holder ^ turn()) & 3) == 2; }

  /// Whether the side that claims has lost the trick, of which all cards were played.
  bool IsLost() const { return size == kSeats && (holder & 1) != 0; }

  /// The cards of `hand` that the seat to play may play.
  PlaySet Legal(PlaySet hand, const Rules& rules) const {
    return size == 0 ? hand : LegalToFollow(hand, led, best, PartnerHolds(), rules);
  }

  /// Plays a card for the seat to play. A full trick stays until `NextTrick`.
  void Play(PlayCard card, const Rules& rules) {
    const int seat = turn();
    if (seat == kClaimant) {
      own -= card;
    } else {
      if ((seat & 1) != 0 && size > 0) may_hold[seat] = Allowing(card, may_hold[seat], rules);
      hidden -= card;
      may_hold[1] -= card;
      may_hold[3] -= card;
    }
    --holds[seat];
    if (size == 0) {
      led = best = card;
      holder = static_cast<std::uint8_t>(seat);
    } else if (Beats(card, best, led)) {
      best = card;
      holder = static_cast<std::uint8_t>(seat);
    }
    ++size;
  }

  /// Has the winner of a full trick lead to the next; does nothing before the trick is full.
  void NextTrick() {
    if (size < kSeats) return;
    leader = holder;
    size = 0;
    led = best = PlayCard();
  }

  /// Whether the opponents can hold the hidden cards that are not the `partner`'s.
  bool Fits(PlaySet partner) const {
    const PlaySet rest = hidden - partner;
    return (rest - (may_hold[1] | may_hold[3])).empty() &&
           (rest - may_hold[3]).size() <= holds[1] && (rest - may_hold[1]).size() <= holds[3];
  }

  /// Whether the claimant leads, or holds the trick with a card that none can beat any more, and
  /// then wins every trick with its own cards, highest first and trumps before all others: no trump
  /// of the others is higher than one of its own, it has at least as many as all of them together,
  /// and no other card is higher than one of its own of that suit.
  bool IsSure() const {
    if (size == 0) {
      if (leader != kClaimant) return false;
    } else {
      const PlaySet beating = CardsThatBeat(best, led);
      if (holder != kClaimant || !(hidden & beating).empty()) return false;
    }
    if ((hidden & kTrumpCards).size() > (own & kTrumpCards).size()) return false;
    for (int byte = 0; byte < kSuits; ++byte) {
      const PlaySet suit(0xffu << (8 * byte));
      const PlaySet mine = own & suit;
      if (!mine.empty() && !(hidden & suit & Above(mine.Lowest())).empty()) return false;
    }
    return true;
  }

 private:
  // The cards of `cards` of which each may be in a hand in which `card` is legal.
  PlaySet Allowing(PlayCard card, PlaySet cards, const Rules& rules) const {
    PlaySet allowing;
    for (const PlayCard other : cards) {
      if (Legal(PlaySet(card) | other, rules).Contains(card)) allowing |= other;
    }
    return allowing;
  }
};

}  // namespace jasnel
