// Networks on integers, compared with the sums written out.
#include "solver/models/integer_network.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

template <class Network>
SecondUnits<Network> WrittenOut(const Network& network, const std::vector<int>& inputs) {
  std::array<int, Network::kSecond> ins{};
  for (int of = 0; of < Network::kSecond; ++of) ins[of] = network.second_bias[of];
  for (int unit = 0; unit < Network::kFirst; ++unit) {
    int in = network.first_bias[unit];
    for (const int input : inputs) in += network.inputs[input][unit];
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
      number = static_cast<std::int16_t>(least + random.Below(most - least + 1));
    }
  }
}

// Units of the first layer are bounded from below and above in these networks; where
// `first_least` is lower, few are above 0.
template <class Network>
void ExpectSumsOf(int first_least, int first_most) {
  Random random(1);
  const auto network = std::make_unique<Network>();
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
  }
}

TEST(IntegerNetwork, HasTheSumsOfItsLayers) {
  ExpectSumsOf<IntegerNetwork<9, 16, 5, 1>>(-800, 800);
  ExpectSumsOf<IntegerNetwork<20, 128, 32, 1>>(-900, 200);
  ExpectSumsOf<IntegerNetwork<40, 256, 32, 1, std::int16_t, 64>>(-50, 50);
}

TEST(IntegerNetwork, MayHaveMoreUnitsThanAWordOfEachLaneHasBits) {
  ExpectSumsOf<IntegerNetwork<9, 272, 4, 1>>(-800, 800);
  ExpectSumsOf<IntegerNetwork<9, 512, 4, 1>>(-900, 100);
}

}  // namespace
}  // namespace jasnel
