// A klaverjas deal at any moment: the hands, the trick in progress, and what has been won.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "jasnel/card.h"
#include "jasnel/points.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The cards of one trick in order of play: at most four.
class Trick {
 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Card operator[](int i) const { return cards_[static_cast<std::size_t>(i)]; }
  constexpr const Card* begin() const { return cards_.data(); }
  constexpr const Card* end() const { return cards_.data() + size_; }

  /// Adds a card. The trick must hold fewer than four.
  constexpr void Add(Card card) {
    assert(size_ < kSeats);
    cards_[size_++] = card;
  }
  constexpr void Clear() { size_ = 0; }

  friend constexpr bool operator==(const Trick& a, const Trick& b) {
    if (a.size_ != b.size_) return false;
    for (int i = 0; i < a.size_; ++i) {
      if (a[i] != b[i]) return false;
    }
    return true;
  }

 private:
  std::array<Card, kSeats> cards_{};
  std::uint8_t size_ = 0;
};

using Hands = std::array<CardSet, kSeats>;  ///< by seat

/// What a side has won so far.
struct Tally {
  Points cards = {};  ///< card points, including ten for the last trick
  Points roem = {};
  int tricks = 0;

  /// Card points and roem.
  constexpr Points total() const { return cards + roem; }

  friend bool operator==(const Tally&, const Tally&) = default;
};

/// A deal in play. An aggregate: fill it in and call `Validate`, or parse a deal line.
struct Position {
  Hands hands = {};  ///< the cards still to be played, without those of the trick in progress
  Suit trump = Suit::kSpades;
  Rules rules = {};
  Seat leader = Seat::kNorth;     ///< of the trick in progress
  Seat declarer = Seat::kNorth;   ///< the player whose side chose trump
  Trick trick = {};               ///< the trick in progress: at most three cards
  std::array<Tally, 2> won = {};  ///< by side
  int doublings = 0;              ///< how often the contract was doubled: 0 to 3
};

/// The seat to play.
constexpr Seat Turn(const Position& position) {
  return Clockwise(position.leader, position.trick.size());
}

/// Whether all cards have been played.
bool IsOver(const Position& position);

/// The number of tricks that both sides together have taken.
int TricksPlayed(const Position& position);

/// The seat winning the trick in progress so far. The trick must not be empty.
Seat HolderOfTrick(const Position& position);

/// The legal cards of the seat to play. The position must be valid and not over.
CardSet LegalCards(const Position& position);

/// Plays `card`, which must be legal. A complete trick is credited to its winner, who leads to the
/// next; the last trick scores ten extra points.
void Play(Position& position, Card card);

/// Plays `card` as `Play` does, legal or not, so that recorded mistakes can be replayed. The seat
/// to play must hold it. Until the trick with an illegal card is complete, `Validate` rejects the
/// position.
void PlayAnyway(Position& position, Card card);

/// The points of a set of cards with `trump`, without roem and the last trick.
Points CardPoints(CardSet cards, Suit trump);

/// The roem of both sides, by side, for combinations in the hands of a whole deal: 0 unless the
/// rules count it. In each suit of a hand three in sequence are 20, four 50, and five or more 100;
/// four of one rank are as much as in a trick, and king and queen of trumps 20. `HandRoem` says
/// whose count. With `roem=belote` only the last does.
std::array<Points, 2> RoemOfHands(const Hands& dealt, Suit trump, const Rules& rules);

/// Adds to what was won, at any time in the first trick, the roem of the hands as they were dealt.
void CountRoemOfHands(Position& position);

/// What is wrong with `position`, if anything: a card in two places, hands of unequal size, an
/// illegal card in the trick, won points that the played cards cannot have scored, more roem than
/// any deal brings, more doublings than the rules allow, four jacks other than 100 or 200, four
/// nines other than 100 or 150, a pit bonus or revoke points below 0 or above 1000. Every position
/// without an error can be played to the end.
std::optional<Error> Validate(const Position& position);

/// What is wrong with the hands and the trick in progress, by the rules of `Validate`, ignoring the
/// leader and what was won; for a position with no cards in the trick.
std::optional<Error> ValidateHands(const Position& position);

/// What is wrong with the tricks won, if anything: a side with points but no tricks. `Validate`
/// accepts that, since it only affects which side may still take all tricks.
std::optional<Error> ValidateTricks(const Position& position);

}  // namespace jasnel
