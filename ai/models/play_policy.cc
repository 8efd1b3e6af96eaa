#include "ai/models/play_policy.h"

#include <algorithm>
#include <limits>

#include "ai/models/fast_exp.h"
#include "ai/models/fast_layers.h"

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
  const SuitPlaces places(table);
  const auto inputs = CardInputsOf(table, legal, places, rules);
  const SecondUnits<CardNetwork> second = SecondLayerOf(*network_, inputs);
  CardChances chances;
  std::array<std::int32_t, kHandSize> odds{};
  std::int32_t most = std::numeric_limits<std::int32_t>::min();
  for (const PlayCard card : legal) {
    std::int32_t output = 0;
    int alike = 0;
    places.ForEachAlike(places.Placed(card), [&](int bit) {
      output += OutputOf(*network_, second, bit);
      ++alike;
    });
    if (alike > 1) output /= alike;
    most = std::max(most, odds[chances.size] = output);
    chances.cards[chances.size++].card = card;
  }
  constexpr float kOne = float{CardNetwork::kUnit} * float{CardNetwork::kUnit};
  const float unit = 1 / (kOne * temperature_);
  float total = 0;
  for (int i = 0; i < chances.size; ++i) {
    CardChance& card = chances.cards[i];
    card.log_odds = static_cast<float>(odds[i] - most) * unit;
    total += card.chance = FastExp(card.log_odds);
  }
  for (int i = 0; i < chances.size; ++i) chances.cards[i].chance /= total;
  return chances;
}

}  // namespace jasnel
