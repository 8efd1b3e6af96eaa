// Classes of a hand with trump named: hands that differ only by an exchange of plain suits are
// worth the same, and have one number.
#pragma once

#include "jasnel/card.h"

namespace jasnel {

/// How many classes of eight cards there are.
inline constexpr int kHandClasses = 1'820'803;

/// The class of a hand of eight cards, from 0 to kHandClasses - 1. Classes with the same trumps are
/// next to each other.
int HandClass(CardSet hand, Suit trump);

/// A hand of a class, with spades as trump.
CardSet HandOfClass(int hand_class);

/// How many hands are in a class for one trump suit: 1, 3 or 6.
int HandsInClass(int hand_class);

}  // namespace jasnel
