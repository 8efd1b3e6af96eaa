// A klaverjas deal at any moment: the hands, the trick in progress and what has been won.
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

/// The cards of one trick in the order in which they were played: at most four.
class Trick {
 public:
  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Card operator[](int i) const { return cards_[i]; }
  constexpr const Card* begin() const { return cards_.data(); }
  constexpr const Card* end() const { return cards_.data() + size_; }

  /// Adds a card. The trick holds fewer than four.
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
  Points cards;  ///< card points, the last trick's ten included
  Points roem;
  int tricks = 0;

  /// Card points and roem.
  constexpr Points total() const { return cards + roem; }

  friend bool operator==(const Tally&, const Tally&) = default;
};

/// A deal in play. An aggregate: fill it in and call `Validate`, or read it from a deal line.
struct Position {
  Hands hands;  ///< the cards still to be played, those of the trick in progress taken out
  Suit trump = Suit::kSpades;
  Rules rules;
  Seat leader = Seat::kNorth;    ///< of the trick in progress
  Seat declarer = Seat::kNorth;  ///< whose side made trump
  Trick trick;                   ///< the trick in progress: at most three cards
  std::array<Tally, 2> won;      ///< by side
};

/// The seat that plays next.
constexpr Seat Turn(const Position& position) {
  return Clockwise(position.leader, position.trick.size());
}

/// Whether no card is left to be played.
bool IsOver(const Position& position);

/// How many tricks each side together has taken.
int TricksPlayed(const Position& position);

/// The seat whose card takes the trick in progress so far. The trick is not empty.
Seat HolderOfTrick(const Position& position);

/// The cards the seat in turn may play. The position is valid and not over.
CardSet LegalCards(const Position& position);

/// Plays `card`, which is legal. A trick that becomes full is counted for its winner, who leads to
/// the next one; the last one brings ten points more.
void Play(Position& position, Card card);

/// Plays `card` as `Play` does, legal or not: games are recorded with their mistakes. The seat in
/// turn holds it. Until its trick is full, `Validate` refuses a position with an illegal card.
void PlayAnyway(Position& position, Card card);

/// Points of a set of cards with `trump`, without roem and last trick.
Points CardPoints(CardSet cards, Suit trump);

/// What is wrong with `position`, if anything: a card in two places, hands of unequal size, a card
/// in the trick that was not legal, won points that the cards gone cannot have brought, roem of
/// more than 1000, four jacks other than 100 or 200, a pit bonus or a revoke below 0 or above 1000.
/// Every position without an error can be played to its end.
std::optional<Error> Validate(const Position& position);

/// What is wrong with the hands and the trick in progress as `Validate` finds it, who led and what
/// was won left aside; for a position without cards in the trick.
std::optional<Error> ValidateHands(const Position& position);

/// What is wrong with the tricks won, if anything: a side that won points but no trick. `Validate`
/// lets that pass, as it matters only for who may still take all tricks.
std::optional<Error> ValidateTricks(const Position& position);

}  // namespace jasnel
