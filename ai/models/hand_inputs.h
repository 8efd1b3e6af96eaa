// What the book of hands and the call network see of a hand with a trump suit.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "jasnel/card.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The eight trumps and the cards of the three plain suits; then for each of these suits how many
/// cards are held; then the rules. Plain suits come in descending order of length, and where these
/// are equal, of their cards, so that they have no names.
struct HandInputs {
  static constexpr int kLengths = kDeckSize;                          ///< the first that is no card
  static constexpr int kRules = kLengths + kSuits * (kHandSize + 1);  ///< the first of the rules
  static constexpr int kCount = kRules + 4;
};

/// Calls `visit(input)` once for each input that is present; the others are 0. `hand` has eight
/// cards. The inputs stay the same if plain suits are exchanged.
template <class Visit>
void ForEachHandInput(CardSet hand, Suit trump, const Rules& rules, const Visit& visit) {
  std::array<unsigned, kSuits> sets{};
  int plain = 0;
  for (const Suit suit : kAllSuits) {
    sets[suit == trump ? 0 : ++plain] = hand.SuitByte(Index(suit));
  }
  std::sort(sets.begin() + 1, sets.end(), [](unsigned a, unsigned b) {
    const int longer = std::popcount(a) - std::popcount(b);
    return longer != 0 ? longer > 0 : a > b;
  });
  for (int suit = 0; suit < kSuits; ++suit) {
    for (unsigned cards = sets[suit]; cards != 0; cards &= cards - 1) {
      visit(kRanks * suit + std::countr_zero(cards));
    }
    visit(HandInputs::kLengths + (kHandSize + 1) * suit + std::popcount(sets[suit]));
  }
  if (rules.ruff == Ruff::kObliged) visit(HandInputs::kRules);
  if (rules.undertrump == Undertrump::kFree) visit(HandInputs::kRules + 1);
  if (rules.undertrump == Undertrump::kForced) visit(HandInputs::kRules + 2);
  if (RoemInTricks(rules)) visit(HandInputs::kRules + 3);
}

}  // namespace jasnel
