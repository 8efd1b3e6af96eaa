#include "ai/models/call_network.h"

#include <algorithm>
#include <bit>
#include <limits>

#include "ai/models/fast_exp.h"
#include "ai/models/fast_layers.h"
#include "data/weights/call_network.h"

namespace jasnel {

constinit const CallNetwork kCallNetwork = std::bit_cast<CallNetwork>(weights::call_network);

namespace {

constexpr float kPointsOfOne = 100;

float OutputOf(const CallNetwork& network, const SecondUnits<CallNetwork>& second,
               CallOutput output) {
  constexpr float kOne = static_cast<float>(CallNetwork::kUnit) * CallNetwork::kUnit;
  return static_cast<float>(OutputOf(network, second, static_cast<int>(output))) / kOne;
}

// 1 / (1 + e^-x), with bit-identical results on every machine.
float Logistic(float x) {
  const float power = FastExp(x > 0 ? -x : x);
  return (x > 0 ? 1 : power) / (1 + power);
}

bool PassesOut(Auction auction) { return !auction.Speak(Call{}) && auction.IsPassedOut(); }

}  // namespace

CallValues ValuesOf(const CallNetwork& network, const Auction& auction, const Rules& rules,
                    CardSet hand) {
  const LegalCalls legal = auction.Legal(hand);
  CallValues values;
  float most = -std::numeric_limits<float>::infinity();
  for (const Suit suit : legal.suits) {
    InputList<CallInputs::kMax> inputs;
    ForEachCallInput(auction, rules, hand, suit, [&](int input) { inputs.Add(input); });
    const auto second = SecondLayerOf(network, inputs);
    HandValue& value = values.suits[Index(suit)];
    value.score = kPointsOfOne * OutputOf(network, second, CallOutput::kScore);
    value.makes = Logistic(OutputOf(network, second, CallOutput::kMakes));
    if (value.score <= most) continue;
    most = value.score;
    values.best = suit;
    if (legal.pass) values.pass = kPointsOfOne * OutputOf(network, second, CallOutput::kPass);
  }
  // The last to pass knows what follows: nothing.
  if (legal.pass && rules.all_pass == AllPass::kRedeal && PassesOut(auction)) values.pass = 0;
  return values;
}

float PassChance(const CallValues& values, const LegalCalls& legal, float temperature) {
  if (!legal.pass) return 0;
  if (legal.suits.empty()) return 1;
  const float gain = values.pass - values.best_score();
  return std::clamp(Logistic(gain / temperature), kMinCallChance, 1 - kMinCallChance);
}

std::array<float, kSuits> SuitChances(const CallValues& values, const LegalCalls& legal,
                                      float temperature) {
  std::array<float, kSuits> chances{};
  float sum = 0;
  for (const Suit suit : legal.suits) {
    const auto i = Index(suit);
    sum += chances[i] = FastExp((values.suits[i].score - values.best_score()) / temperature);
  }
  for (float& chance : chances) chance /= sum;
  return chances;
}

float CallChance(const CallValues& values, const LegalCalls& legal, Call call,
                 const CallTemperatures& temperatures) {
  const float pass = PassChance(values, legal, temperatures.pass);
  if (call.IsPass()) return pass;
  const auto suits = SuitChances(values, legal, temperatures.suit);
  return (1 - pass) * suits[Index(*call.suit)];
}

}  // namespace jasnel
