// Conditions that hands must meet, for studies: `N: spades>=4 & SJ`.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bitboard/card.h"
#include "bitboard/notation.h"
#include "bitboard/position.h"
#include "bitboard/result.h"

namespace jasnel {

/// What must hold of a hand, or of both hands of a side together:
///
///     N: spades>=4 & SJ              North has four spades or more and the jack of spades
///     EW: aces=4                     East and West have all aces between them
///     W: (longest>=5 | points(H)>=40) & !DA
///
/// Before the colon stands a seat, or `NS` or `EW`. A term is a card, which the hand must hold, or
/// a quantity compared (`=`, `!=`, `<`, `<=`, `>`, `>=`) with a number: a suit, by its name or
/// letter, for the number of its cards; a rank (`aces`, `kings`, ... `sevens`); `longest` or
/// `shortest`, the number of cards of the longest and of the shortest suit; `points(SUIT)`, card
/// points with that suit as trump. `!`, `&` and `|` bind in this order; parentheses as usual.
class HandCondition {
 public:
  /// An error names the column, from 1, and what was expected.
  static Result<HandCondition> Parse(std::string_view text);

  bool Matches(const Hands& hands) const;

 private:
  friend class HandConditionParser;

  enum class Kind : std::uint8_t {
    kHolds,   // `card`
    kLength,  // of `suit`
    kRank,    // how many of `rank`
    kLongest,
    kShortest,
    kPoints,  // with `suit` as trump
    kNot,     // of the last truth
    kAnd,     // of the last two
    kOr,
  };
  enum class Relation : std::uint8_t { kEqual, kUnequal, kLess, kAtMost, kMore, kAtLeast };

  // One step of a calculation with a stack of truths.
  struct Step {
    Kind kind = Kind::kHolds;
    Card card = Card();
    Suit suit = Suit::kSpades;
    Rank rank = Rank::kSeven;
    Relation relation = Relation::kEqual;
    int number = 0;
  };

  static bool Compare(const Step& step, int quantity);
  static bool Holds(const Step& step, CardSet hand);

  std::array<bool, kSeats> seats_{};  // whose hands count
  std::vector<Step> steps_;
};

}  // namespace jasnel
