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
  return MeanAtEnd(table, rules, [&](const PlayState& end) {
    return static_cast<double>(ScoreAtEnd(end, rules).count());
  });
}

}  // namespace jasnel
