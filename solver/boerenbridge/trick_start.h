// A position at the start of a trick, reduced to what affects perfect play.
#pragma once

#include <array>
#include <cstdint>

#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge::internal {

/// The owner of each card: seat + 1 in binary, one bit of it in each word; 0 for cards already
/// played.
using Owners = std::array<std::uint64_t, 3>;

Owners OwnersOf(const Hands& hands, int players);

/// An order of the suits, by their place in a card's bits, used to break ties. Trumps, at place 3,
/// come last.
using SuitPlaces = std::array<std::uint8_t, kSuits>;

inline constexpr SuitPlaces kInPlace = {0, 1, 2, 3};

/// The place of a card's suit in its bits: 3 for spades, 0 for clubs.
constexpr int SuitPlace(Card card) { return card.index() / kSuitBits; }

/// Hands at the start of a trick. With `relative` ranks, the remaining cards of a suit are
/// renumbered from the lowest rank up and the plain suits are sorted, so that deals that differ
/// only in these respects become equal.
struct TrickStart {
  int players = 0;
  int leader = 0;
  int left = 0;  ///< tricks left, equal to the cards in each hand
  Hands hands{};
  Owners owners{};
  SuitPlaces places = kInPlace;  ///< of each suit, by SuitPlace

  Tricks sure{};       ///< tricks that each seat's trumps take, whatever is played
  int total_sure = 0;  ///< their sum

  /// Computes the fields below from players and hands; with relative ranks the hands change.
  void Arrange(bool relative);

  /// The most tricks a seat can take: the others take their sure tricks.
  int MostOf(int seat) const { return left - (total_sure - sure[seat]); }

 private:
  void CountSureTricks();
};

/// A trick in progress.
struct OpenTrick {
  int size = 0;
  Card led;
  Card best;
  int holder = 0;

  /// The trick with one more card, played by `seat`.
  OpenTrick After(Card card, int seat) const {
    if (size == 0) return {1, card, card, seat};
    if (Beats(card, best, led)) return {size + 1, led, card, seat};
    return {size + 1, led, best, holder};
  }
};

/// A position for the search: the start of its trick, and the cards played to it.
struct SearchRoot {
  TrickStart start;
  Hands hands{};  ///< without the cards of the trick
  OpenTrick trick;
  std::array<Card, 64> cards{};  ///< for each card of the search, the original card of the position

  /// The position must be valid and not over.
  SearchRoot(const Position& position, bool relative);
};

}  // namespace jasnel::boerenbridge::internal
