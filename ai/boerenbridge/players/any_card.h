// A random card.
#pragma once

#include "jasnel/boerenbridge/game.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

/// One of these cards, of which there must be at least one.
inline Card AnyOf(CardSet cards, Random& random) {
  auto card = cards.begin();
  for (int skip = random.Below(cards.size()); skip > 0; --skip) ++card;
  return *card;
}

}  // namespace jasnel::boerenbridge
