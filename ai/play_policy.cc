#include "ai/play_policy.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace jasnel {
namespace {

// e^x for x from -80 to 0, to a millionth; with the same bits on every machine, unlike std::exp.
float Exp(float x) {
  const float y = std::max(x, -80.0f) * 1.44269504f;
  const float whole = std::floor(y);
  const float f = y - whole;
  const float power =
      1 + f * (0.69314718f +
               f * (0.24022651f + f * (0.05550411f + f * (0.00961813f + f * 0.00133336f))));
  return power * std::bit_cast<float>((static_cast<std::int32_t>(whole) + 127) << 23);
}

}  // namespace

PlayCard CardChances::Draw(Random& random) const {
  float left = random.NextUnit();
  for (int i = 0; i + 1 < size; ++i) {
    left -= cards[i].chance;
    if (left < 0) return cards[i].card;
  }
  return cards[size - 1].card;
}

CardChances PlayPolicy::Chances(const OpenTable& table, PlaySet legal, const Rules& rules) const {
  const PolicySituation situation(table, rules);
  CardChances chances;
  float most = -1e30f;
  for (const PlayCard card : legal) {
    float sum = 0;
    for (const int feature : situation.Of(card)) sum += weights_[feature];
    chances.cards[chances.size++] = {card, sum};
    most = std::max(most, sum);
  }
  float total = 0;
  for (int i = 0; i < chances.size; ++i) {
    float& chance = chances.cards[i].chance;
    total += chance = Exp(chance - most);
  }
  for (int i = 0; i < chances.size; ++i) chances.cards[i].chance /= total;
  return chances;
}

const PlayPolicy& PlayPolicy::Get() {
  static const PlayPolicy policy = [] {
    static std::vector<float> w(kPolicyFeatures, 0);
    const char* p = std::getenv("POLICY");
    FILE* f = std::fopen(p ? p : "/tmp/bid/w.bin", "rb");
    if (f) {
      if (std::fread(w.data(), 4, w.size(), f) != w.size()) std::abort();
      std::fclose(f);
    }
    return PlayPolicy(w);
  }();
  return policy;
}

}  // namespace jasnel
