// Networks on integers, compared with the sums written out.
#include "solver/models/integer_network.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <type_traits>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// The weight of an input for a unit of the first layer.
template <class Network>
int WeightOf(const Network& network, int input, int unit) {
  if (!Network::kHasBytes) return network.inputs[input][unit];
  const int place = unit % 32;
  return network.inputs[input][unit - place + (place < 16 ? 2 * place : 2 * (place - 16) + 1)];
}

template <class Network>
SecondUnits<Network> WrittenOut(const Network& network, const std::vector<int>& inputs) {
  std::array<int, Network::kSecond> ins{};
  for (int of = 0; of < Network::kSecond; ++of) ins[of] = network.second_bias[of];
  for (int unit = 0; unit < Network::kFirst; ++unit) {
    int in = network.first_bias[unit];
    for (const int input : inputs) in += WeightOf(network, input, unit);
    const int out = std::clamp(in, 0, Network::kLimit * Network::kFirstUnit - 1);
    for (int of = 0; of < Network::kSecond; ++of) ins[of] += out * network.second[unit][of];
  }
  SecondUnits<Network> outs;
  for (int of = 0; of < Network::kSecond; ++of) {
    outs[of] = static_cast<std::int16_t>(
        std::clamp(ins[of] / Network::kFirstUnit, 0, Network::kLimit * Network::kUnit - 1));
  }
  return outs;
}

// Numbers from `least` to `most`.
template <class Rows>
void Fill(Rows& rows, int least, int most, Random& random) {
  for (auto& row : rows) {
    for (auto& number : row) {
      number = static_cast<std::decay_t<decltype(number)>>(least + random.Below(most - least + 1));
    }
  }
}

// With weights of inputs from `first_least` to `first_most`: so many that units of the first layer
// reach both bounds.
template <class Network>
void ExpectSumsOf(int first_least, int first_most) {
  Random random(1);
  const auto network = std::make_unique<Network>();
  int below = 0;
  int above = 0;
  for (int sample = 0; sample < 50; ++sample) {
    Fill(network->inputs, first_least, first_most, random);
    Fill(network->second, -Network::kUnit, Network::kUnit, random);
    for (auto& bias : network->first_bias) bias = static_cast<std::int16_t>(random.Below(99)) - 50;
    for (auto& bias : network->second_bias) bias = static_cast<std::int32_t>(random.Below(9999));
    std::vector<int> inputs;
    for (int input = 0; input < Network::kInputs; ++input) {
      if (random.Below(2) == 0) inputs.push_back(input);
    }
    const auto found = SecondLayer(*network, [&](const auto& visit) {
      for (const int input : inputs) visit(input);
    });
    ASSERT_EQ(found, WrittenOut(*network, inputs));
    for (int unit = 0; unit < Network::kFirst; ++unit) {
      int in = network->first_bias[unit];
      for (const int input : inputs) in += WeightOf(*network, input, unit);
      below += in <= 0 ? 1 : 0;
      above += in >= Network::kLimit * Network::kFirstUnit ? 1 : 0;
    }
  }
  EXPECT_GT(below, 50);
  EXPECT_GT(above, 50);
}

TEST(IntegerNetwork, HasTheSumsOfItsLayers) {
  ExpectSumsOf<IntegerNetwork<9, 16, 5, 1>>(-3000, 3000);
  ExpectSumsOf<IntegerNetwork<20, 128, 32, 1>>(-1600, 1400);
  ExpectSumsOf<IntegerNetwork<40, 256, 32, 1, std::int16_t, 64>>(-200, 200);
}

TEST(IntegerNetwork, MayHaveBytes) {
  ExpectSumsOf<IntegerNetwork<40, 256, 32, 1, std::int8_t, 32>>(-63, 63);
  ExpectSumsOf<IntegerNetwork<9, 64, 7, 1, std::int8_t, 8>>(-63, 63);
}

TEST(IntegerNetwork, MayHaveMoreUnitsThanAWordOfEachLaneHasBits) {
  ExpectSumsOf<IntegerNetwork<9, 272, 4, 1>>(-3000, 3000);
  ExpectSumsOf<IntegerNetwork<9, 512, 4, 1>>(-3500, 2500);
}

}  // namespace
}  // namespace jasnel
