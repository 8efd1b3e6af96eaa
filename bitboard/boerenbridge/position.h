// A deal in play: hands, the trick in progress, who has taken how many.
#pragma once

#include <optional>

#include "bitboard/boerenbridge/table.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// The cards of `hand` that may be played on a trick led with `led`: those of its suit, or any if
/// there is none. There is no duty to trump or to overtrump: "Wanneer er geen kaart van die kleur
/// beschikbaar is zijn er twee opties".
constexpr CardSet LegalToFollow(CardSet hand, Card led) {
  const CardSet following = hand & SuitCards(SuitOf(led));
  return following.empty() ? hand : following;
}

/// Whether `card` beats `best`, which holds a trick led with `led`: a higher card of the same suit,
/// or a trump on another: "elke schoppen hoger is dan elke kaart van een andere kleur".
constexpr bool Beats(Card card, Card best, Card led) {
  return (kTrumps | SuitCards(SuitOf(led))).Contains(card) && card > best;
}

/// Plays a deal trick by trick. Seats that are not known have empty hands and can play any card.
struct Position {
  int players = 5;
  Hands hands{};         ///< still to be played
  Tricks bids{};         ///< of each seat
  Tricks taken{};        ///< by each seat
  int leader = 0;        ///< of the trick in progress, or of the next: seat 0 of the first
  int size = 0;          ///< cards in the trick
  BySeat<Card> trick{};  ///< those cards, the first led
  Card best;             ///< the one that holds the trick
  int holder = 0;        ///< who played it

  int turn() const { return Clockwise(leader, players, size); }

  /// Whether the seat in turn has no card left.
  bool IsOver() const { return hands[turn()].empty(); }

  /// What the seat in turn may play.
  CardSet Legal() const {
    return size == 0 ? hands[turn()] : LegalToFollow(hands[turn()], trick[0]);
  }

  /// The seat in turn plays `card`; "De persoon die de hoogste kaart opgooit wint de slag. [...]
  /// Vervolgens komt hij uit voor de volgende slag."
  void Play(Card card) {
    const int seat = turn();
    hands[seat] -= card;
    trick[size] = card;
    if (size == 0 || Beats(card, best, trick[0])) {
      best = card;
      holder = seat;
    }
    if (++size < players) return;
    ++taken[holder];
    leader = holder;
    size = 0;
    trick = {};
    best = {};
    holder = 0;
  }

  friend bool operator==(const Position&, const Position&) = default;
};

/// What is wrong with a position in which all hands are known, if anything: players not from 3 to
/// 7, a card in two places, hands of other sizes than the trick tells, another card or seat that
/// holds the trick than does, no cards or more than MostCards, bids or tricks that cannot be.
std::optional<Error> Validate(const Position& position);

}  // namespace jasnel::boerenbridge
