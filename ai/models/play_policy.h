// How good players play, at a glance: the chance of each card that may be played.
#pragma once

#include <array>

#include "ai/models/policy_features.h"
#include "ai/models/policy_weights.h"
#include "ai/players/play_state.h"
#include "bitboard/play_order.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"

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

  /// The chance of a card; 0 for one that may not be played.
  float Of(PlayCard card) const;

  /// One of them by its chance.
  PlayCard Draw(Random& random) const;

  /// The likeliest, of equal ones the first.
  PlayCard Likeliest() const;
};

/// A conditional logit model (McFadden, "Conditional logit analysis of qualitative choice
/// behavior", 1974): chances in proportion to exp(sum of the weights of a card's features). It was
/// fitted to what strong players played (docs/research/players.md).
class PlayPolicy {
 public:
  /// `weights` must stay.
  explicit PlayPolicy(const PolicyWeights& weights) : weights_(&weights) {}

  /// The one that comes with the library.
  static PlayPolicy Get() { return PlayPolicy(kPolicyWeights); }

  /// Of the cards in `legal`, which the seat in turn may play. Looks at no other hand.
  CardChances Chances(const PlayState& table, PlaySet legal, const Rules& rules) const;

 private:
  const PolicyWeights* weights_;
};

}  // namespace jasnel
