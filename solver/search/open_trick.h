// The state of the search: the remaining cards, and the trick in progress.
#pragma once

#include <bit>
#include <cstdint>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// `one` or else `other`, without a branch: nobody can foresee which cards win.
constexpr int Either(bool is_one, int one, int other) {
  return other ^ ((one ^ other) & -static_cast<int>(is_one));
}

/// The points of a side, in the view of North-South.
constexpr int ForNorthSouth(int points, int side) { return (points ^ -side) + side; }

/// A position at the start of a trick.
struct TrickStart {
  PlaySet left;               ///< all remaining cards
  std::uint8_t leader;        ///< seat
  std::uint8_t tricks;        ///< number of tricks left
  std::uint8_t points;        ///< card points of `left` and the last trick
  std::uint8_t unbeaten = 0;  ///< sides, as bits, that may still get the bonus for all tricks

  /// Made as one word: what is written in pieces and then read as one waits in the processor.
  static constexpr TrickStart Of(PlaySet left, int leader, int tricks, int points, int unbeaten) {
    if constexpr (std::endian::native == std::endian::little) {
      return std::bit_cast<TrickStart>(left.bits() |
                                       std::uint64_t{static_cast<std::uint8_t>(leader)} << 32 |
                                       std::uint64_t{static_cast<std::uint8_t>(tricks)} << 40 |
                                       std::uint64_t{static_cast<std::uint8_t>(points)} << 48 |
                                       std::uint64_t{static_cast<std::uint8_t>(unbeaten)} << 56);
    } else {
      return {left, static_cast<std::uint8_t>(leader), static_cast<std::uint8_t>(tricks),
              static_cast<std::uint8_t>(points), static_cast<std::uint8_t>(unbeaten)};
    }
  }
};

/// The result of a trick.
struct Outcome {
  TrickStart next;  ///< led by the winner
  int points;       ///< of the cards, and ten for the last trick
  int roem;

  /// The points and roem for North-South, negative if East-West wins the trick.
  constexpr int Gain() const { return ForNorthSouth(points + roem, next.leader & 1); }
};

/// A trick in progress, with zero to three cards.
struct OpenTrick {
  TrickStart start{};  ///< the position before its first card
  PlaySet cards;       ///< the cards played to it
  PlaySet live;        ///< cards of `start.left` in live combinations
  PlayCard led;
  PlayCard best;            ///< the card winning the trick
  std::uint8_t winner = 0;  ///< seat that played `best`
  std::uint8_t points = 0;  ///< of `cards`

  static OpenTrick Start(const TrickStart& start, const SuitLookup& deal) {
    OpenTrick trick;
    trick.start = start;
    trick.live = deal.LiveCards(start.left);
    return trick;
  }

  /// The seat that plays at `place` (0 for the leader).
  int Seat(int place) const { return (start.leader + place) & 3; }

  /// The cards still in the hands.
  PlaySet InHands() const { return start.left - cards; }

  /// The trick after the seat at `place` (0 for the leader) has played `card`.
  [[gnu::always_inline]] OpenTrick With(PlayCard card, int place) const {
    const bool beats = place == 0 || Beats(card, best, led);
    return {start,
            cards | card,
            live,
            place == 0 ? card : led,
            PlayCard(Either(beats, card.index(), best.index())),
            static_cast<std::uint8_t>(Either(beats, Seat(place), winner)),
            static_cast<std::uint8_t>(points + CardPoints(card))};
  }

  /// The legal cards of the seat at `place`.
  PlaySet Legal(int place, const SuitLookup& deal, const Rules& rules) const {
    const int seat = Seat(place);
    const PlaySet hand = deal.hand(seat) & InHands();
    if (place == 0) return hand;
    return LegalToFollow(hand, led, best, winner == (seat ^ 2), rules);
  }

  /// The roem of the cards played so far. They are all left and of different seats, so every
  /// combination among them is live, and has two cards or more.
  int Roem(const Rules& rules) const {
    const PlaySet counting = cards & live;
    return WithoutLowest(counting).empty() ? 0 : TrickRoem(counting, rules);
  }

  /// The result of this trick, which must have four cards.
  [[gnu::always_inline]] Outcome Over(const Rules& rules) const {
    const bool is_last = start.tricks == 1;
    const int won = points + (is_last ? kLastTrickPoints : 0);
    return {TrickStart::Of(InHands(), winner, start.tricks - 1, start.points - won,
                           start.unbeaten & 1 << (winner & 1)),
            won, Roem(rules)};
  }
};

JASNEL_KERNEL_END
