// The card network as integers.

#include "tools/training/card_network_integers.h"

#include <gtest/gtest.h>

#include <vector>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

TEST(CardNetworkToIntegers, YieldsWhatTheNetworkYields) {
  Random random(1);
  CardPlayNetwork network;
  network.InitHe(60, random);
  const auto packed = ToIntegers(network);
  ASSERT_TRUE(packed.ok());
  const auto integers = Unpacked<CardNetwork>(*packed);
  for (int sample = 0; sample < 50; ++sample) {
    InputList<CardInputs::kMax> inputs;
    for (int first = 0; first < CardInputs::kCount; first += 10) {
      inputs.Add(first + random.Below(10));
    }
    CardPlayNetwork::Layers layers;
    network.Run(inputs, layers);
    const SecondUnits<CardNetwork> second = SecondLayerOf(integers, inputs);
    for (int output = 0; output < kCardOutputs; ++output) {
      EXPECT_NEAR(OutputOf(integers, second, output) / (512.0 * 512.0), layers.out[output], 0.05);
    }
  }
}

TEST(CardNetworkToIntegers, RefusesWeightsThatDoNotFit) {
  CardPlayNetwork network;
  network.numbers()[5] = 2.1f;  // more than 127 / 64
  EXPECT_FALSE(ToIntegers(network).ok());
  network.numbers()[5] = 1.9f;
  EXPECT_TRUE(ToIntegers(network).ok());
  network.numbers()[CardPlayNetwork::kSecondWeights] = 70;
  EXPECT_FALSE(ToIntegers(network).ok());
}

TEST(CardNetworkToIntegers, RefusesSumsThatCouldBeTooLarge) {
  CardPlayNetwork network;
  network.numbers()[CardPlayNetwork::kFirstBias] = 200;
  EXPECT_FALSE(ToIntegers(network).ok());
  CardPlayNetwork other;
  for (std::size_t unit = 0; unit < kCardUnits; ++unit) {
    other.numbers()[CardPlayNetwork::kSecondWeights + unit * kSecondCardUnits] = 63;
  }
  EXPECT_TRUE(ToIntegers(other).ok());
  other.numbers()[CardPlayNetwork::kSecondBias] = 60'000;
  EXPECT_FALSE(ToIntegers(other).ok());
}

}  // namespace
}  // namespace jasnel
