// The next card that is turned in an auction, for those who do not know it.
#pragma once

#include <optional>

#include "jasnel/auction.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Calls `visit(auction, chance)` for the auction, which waits for a card, with each card that may
/// be turned: a suit that was not, or the joker, all as likely.
template <class Visit>
void ForEachNextCard(const Auction& auction, const Rules& rules, const Visit& visit) {
  const SuitSet left = SuitSet::All() - auction.turned_cards().AllSuits();
  const int cards = left.size() + (HasJoker(rules) ? 1 : 0);
  const auto visit_one = [&](std::optional<Suit> card) {
    Auction next = auction;
    next.TurnCard(card);
    visit(next, 1.0f / static_cast<float>(cards));
  };
  for (const Suit suit : left) visit_one(suit);
  if (HasJoker(rules)) visit_one(std::nullopt);
}

}  // namespace jasnel
