// Hands and cards with suit signs.
#pragma once

#include <string>

#include "jasnel/boerenbridge/game.h"
#include "jasnel/notation.h"

namespace jasnel::boerenbridge {

/// `♠ A K 2   ♥ Q 8   ♦ -   ♣ T 9`: the suits side by side, high to low.
std::string HandPicture(CardSet hand, Language language);

/// `♠A`, `♥10`.
std::string SignedCard(Card card, Language language);

}  // namespace jasnel::boerenbridge
