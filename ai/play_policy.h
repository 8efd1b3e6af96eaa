// How good players play, at a glance: the chance of each card that may be played.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/open_table.h"
#include "ai/policy_features.h"
#include "bitboard/play_order.h"
#include "bitboard/random.h"
#include "bitboard/rules.h"

namespace jasnel {

/// A card and its chance, from 0 to 1.
struct CardChance {
  PlayCard card;
  float chance = 0;
};

/// The cards that may be played, one at least; their chances add up to 1.
struct CardChances {
  std::array<CardChance, kHandSize> cards;
  int size = 0;

  const CardChance* begin() const { return cards.data(); }
  const CardChance* end() const { return cards.data() + size; }

  float Of(PlayCard card) const {
    for (const CardChance& chance : *this) {
      if (chance.card == card) return chance.chance;
    }
    return 0;
  }

  /// One of them by its chance.
  PlayCard Draw(Random& random) const;
};

/// A conditional logit model: chances in proportion to exp(sum of the weights of a card's
/// features). The weights were fitted to what strong players played (docs/players.md).
class PlayPolicy {
 public:
  /// As many weights as kPolicyFeatures; they must stay.
  explicit PlayPolicy(std::span<const float> weights) : weights_(weights) {}

  /// The one that comes with the library.
  static const PlayPolicy& Get();

  /// For the seat in turn; looks at no other hand.
  CardChances Chances(const OpenTable& table, PlaySet legal, const Rules& rules) const;

 private:
  std::span<const float> weights_;
};

}  // namespace jasnel
