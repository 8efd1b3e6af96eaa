#include "ai/models/play_policy.h"

#include <algorithm>
#include <limits>

#include "ai/models/fast_exp.h"

namespace jasnel {
float CardChances::Of(PlayCard card) const {
  for (const CardChance& chance : *this) {
    if (chance.card == card) return chance.chance;
  }
  return 0;
}

PlayCard CardChances::Draw(Random& random) const {
  float left = random.NextUnit();
  for (int i = 0; i + 1 < size; ++i) {
    left -= cards[i].chance;
    if (left < 0) return cards[i].card;
  }
  return cards[size - 1].card;
}

PlayCard CardChances::Likeliest() const {
  return std::max_element(
             begin(), end(),
             [](const CardChance& a, const CardChance& b) { return a.chance < b.chance; })
      ->card;
}

CardChances PlayPolicy::Chances(const PlayState& table, PlaySet legal, const Rules& rules) const {
  const PolicySituation situation(table, rules);
  CardChances chances;
  std::array<int, kHandSize> sums{};
  int most = std::numeric_limits<int>::min();
  for (const PlayCard card : legal) {
    int& sum = sums[chances.size];
    for (const int feature : situation.Of(card)) sum += (*weights_)[feature];
    most = std::max(most, sum);
    chances.cards[chances.size++].card = card;
  }
  float total = 0;
  for (int i = 0; i < chances.size; ++i) {
    total += chances.cards[i].chance = FastExp(static_cast<float>(sums[i] - most) / kPolicyUnits);
  }
  for (int i = 0; i < chances.size; ++i) chances.cards[i].chance /= total;
  return chances;
}

}  // namespace jasnel
