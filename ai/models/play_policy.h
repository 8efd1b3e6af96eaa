// A model of how good players play, without search: the chance of each legal card.
#pragma once

#include <array>

#include "ai/games/play_state.h"
#include "ai/models/card_network.h"
#include "bitboard/play_order.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Two cards whose log odds at temperature 1 differ by 1 differ by about so many points for the
/// policy: it learned with a bonus of so many points for a unit of entropy.
inline constexpr double kPointsPerLogOdds = 1.5;

/// A card and its chance, from 0 to 1.
struct CardChance {
  PlayCard card;
  float chance = 0;
  float log_odds = 0;  ///< against the likeliest card: 0 or less
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

/// A network that learned by playing against itself how good a card is for a seat that sees its own
/// hand only (docs/research/players.md).
class PlayPolicy {
 public:
  /// `network` must outlive this. The chances are proportional to exp(log odds / `temperature`):
  /// the higher it is, from just above 0, the more a player strays from the best card.
  explicit PlayPolicy(const CardNetwork& network, float temperature = 1)
      : network_(&network), temperature_(temperature) {}

  /// The policy supplied with the library.
  static PlayPolicy Get(float temperature = 1) { return PlayPolicy(kCardNetwork, temperature); }

  /// For the cards in `legal`, which the seat to play may play. Uses no other hand.
  CardChances Chances(const PlayState& table, PlaySet legal, const Rules& rules) const;

 private:
  const CardNetwork* network_;
  float temperature_;
};

}  // namespace jasnel
