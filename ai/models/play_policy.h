// A model of how good players play, without search: the chance of each legal card.
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

/// The legal cards, at least one; their chances add up to 1.
struct CardChances {
  std::array<CardChance, kHandSize> cards;
  int size = 0;

  const CardChance* begin() const { return cards.data(); }
  const CardChance* end() const { return cards.data() + size; }

  /// The chance of a card; 0 for an illegal one.
  float Of(PlayCard card) const;

  /// A random card, drawn by the chances.
  PlayCard Draw(Random& random) const;

  /// The likeliest card; on a tie, the first.
  PlayCard Likeliest() const;
};

/// A conditional logit model (McFadden, "Conditional logit analysis of qualitative choice
/// behavior", 1974): chances proportional to exp(sum of the weights of a card's features). It was
/// fitted to the play of strong players (docs/research/players.md).
class PlayPolicy {
 public:
  /// `weights` must outlive this.
  explicit PlayPolicy(const PolicyWeights& weights) : weights_(&weights) {}

  /// The policy supplied with the library.
  static PlayPolicy Get() { return PlayPolicy(kPolicyWeights); }

  /// For the cards in `legal`, which the seat to play may play. Uses no other hand.
  CardChances Chances(const PlayState& table, PlaySet legal, const Rules& rules) const;

 private:
  const PolicyWeights* weights_;
};

}  // namespace jasnel
