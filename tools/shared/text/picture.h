// Four hands around a table.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/seat.h"
#include "jasnel/turned.h"

namespace jasnel {

/// What to draw, by seat.
struct Picture {
  Hands hands;
  std::array<std::string, kSeats> notes;          ///< after the name of the seat; may be empty
  std::array<std::optional<Card>, kSeats> trick;  ///< the cards on the table
};

/// `♠`, `♥`, `♦` or `♣`.
std::string SuitSign(Suit suit);

/// `♥ hearts`.
std::string SuitText(Suit suit, Language language);

/// Turned cards: `♥ hearts, joker`.
std::string TurnedText(const TurnedCards& cards, Language language);

/// `♠A`, `♥10`.
std::string SignedCard(Card card, Language language);

/// `♥ K T 9`, or `♥ -`: the cards of a suit in a hand, high to low in natural order.
std::string SuitOfHand(CardSet hand, Suit suit, Language language);

/// The same for all suits, on one line.
std::string HandInSuits(CardSet hand, Language language);

/// North above, West and East at the sides, South below; one suit per row, high to low in natural
/// order.
std::string Draw(const Picture& picture, Language language);

}  // namespace jasnel
