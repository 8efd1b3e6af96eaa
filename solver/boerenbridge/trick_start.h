// A position at the start of a trick, reduced to what perfect play depends on.
#pragma once

#include <array>
#include <cstdint>

#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge::internal {

/// Who holds each card: seat + 1 in binary, one bit of it in each word, 0 for cards that are gone.
using Owners = std::array<std::uint64_t, 3>;

Owners OwnersOf(const Hands& hands, int players);

/// The order of the suits, by their place in a card's bits: which comes first where cards are else
/// equal. Trumps, at place 3, come last.
using SuitPlaces = std::array<std::uint8_t, kSuits>;

inline constexpr SuitPlaces kInPlace = {0, 1, 2, 3};

/// The place of a card's suit among its bits: 3 for spades, 0 for clubs.
constexpr int SuitPlace(Card card) { return card.index() / kSuitBits; }

/// Hands at the start of a trick. With `relative` ranks the cards of a suit that are left have the
/// ranks from the lowest on, whatever they were, and the plain suits are sorted; so deals that
/// differ in nothing but that are the same here.
struct TrickStart {
  int players = 0;
  int leader = 0;
  int left = 0;  ///< tricks, which is cards in each hand
  Hands hands{};
  Owners owners{};
  SuitPlaces places = kInPlace;  ///< of each suit, by SuitPlace

  Tricks sure{};       ///< tricks that the trumps of each seat take, whatever is played
  int total_sure = 0;  ///< their sum

  /// Fills in all that follows from players and hands, which are changed where ranks are relative.
  void Arrange(bool relative);

  /// The most a seat can take: the others take their sure tricks.
  int MostOf(int seat) const { return left - (total_sure - sure[seat]); }

 private:
  void CountSureTricks();
};

/// A trick as far as it has been played.
struct OpenTrick {
  int size = 0;
  Card led;
  Card best;
  int holder = 0;

  /// The same with one more card, played by `seat`.
  OpenTrick After(Card card, int seat) const {
    if (size == 0) return {1, card, card, seat};
    if (Beats(card, best, led)) return {size + 1, led, card, seat};
    return {size + 1, led, best, holder};
  }
};

/// A position for the search: the start of its trick, and what was played to it.
struct SearchRoot {
  TrickStart start;
  Hands hands{};  ///< without the cards of the trick
  OpenTrick trick;
  std::array<Card, 64> cards{};  ///< the card of the position that stands behind one of the search

  /// Of a valid position that is not over.
  SearchRoot(const Position& position, bool relative);
};

}  // namespace jasnel::boerenbridge::internal
