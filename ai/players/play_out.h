// Playing a deal to its end by the PlayPolicy, in which no seat sees other hands.
#pragma once

#include "ai/games/play_state.h"
#include "ai/models/play_policy.h"
#include "jasnel/dealing.h"
#include "jasnel/points.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The temperature of the PlayPolicy in play-outs: people and players do not always play the card
/// it thinks best.
inline constexpr float kPlayOutTemperature = 2;

/// The card of the seat to play in a play-out, by the chances of the PlayPolicy.
PlayCard PlayOutCard(const PlayState& table, const Rules& rules, Random& random);

/// The end of a deal, all hands of which are known: the rest played by the chances of the
/// PlayPolicy.
PlayState PlayedOut(PlayState table, const Rules& rules, Random& random);

/// The score at the end of a deal: what North-South write down minus what East-West do.
Points ScoreAtEnd(const PlayState& table, const Rules& rules);

/// The mean of `value(end)` over all ways in which PlayedOut may go. It visits every one of them,
/// so few cards must be left: with two in each hand it takes a few microseconds.
template <class Value>
double MeanAtEnd(const PlayState& table, const Rules& rules, const Value& value) {
  if (table.IsOver()) return value(table);
  const auto after = [&](PlayCard card) {
    PlayState next = table;
    next.Play(card, rules);
    return MeanAtEnd(next, rules, value);
  };
  const PlaySet legal = table.Legal(rules);
  if (legal.IsSingle()) return after(legal.Lowest());
  double sum = 0;
  double chances = 0;  // 1, but for rounding
  for (const CardChance& one : PlayPolicy::Get(kPlayOutTemperature).Chances(table, legal, rules)) {
    const auto chance = static_cast<double>(one.chance);
    sum += chance * after(one.card);
    chances += chance;
  }
  return sum / chances;
}

/// The mean of the score.
double MeanScore(const PlayState& table, const Rules& rules);

}  // namespace jasnel
