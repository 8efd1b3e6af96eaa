#include "ai/players/play_out.h"

#include "ai/models/play_policy.h"
#include "jasnel/contract.h"
#include "jasnel/seat.h"

namespace jasnel {

PlayCard PlayOutCard(const PlayState& table, const Rules& rules, Random& random) {
  const PlaySet legal = table.Legal(rules);
  if (legal.IsSingle()) return legal.Lowest();
  return PlayPolicy::Get(kPlayOutTemperature).Chances(table, legal, rules).Draw(random);
}

PlayState PlayedOut(PlayState table, const Rules& rules, Random& random) {
  while (!table.IsOver()) table.Play(PlayOutCard(table, rules, random), rules);
  return table;
}

Points ScoreAtEnd(const PlayState& table, const Rules& rules) {
  const ContractResult result = ScoreContract(table.stakes(), table.won, rules);
  return result.score[0] - result.score[1];
}

double MeanScore(const PlayState& table, const Rules& rules) {
  if (table.IsOver()) return ScoreAtEnd(table, rules).count();
  const auto after = [&](PlayCard card) {
    PlayState next = table;
    next.Play(card, rules);
    return MeanScore(next, rules);
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

}  // namespace jasnel
