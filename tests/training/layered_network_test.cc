// Networks in floating point: their gradients are those of what they yield.

#include "tools/training/layered_network.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <vector>

namespace jasnel {
namespace {

using SmallNetwork = LayeredNetwork<20, 16, 8, 3>;

double Sum(const SmallNetwork& network, const std::array<int, 4>& inputs,
           const std::array<float, 3>& factors) {
  SmallNetwork::Layers layers;
  network.Run(inputs, layers);
  double sum = 0;
  for (std::size_t i = 0; i < factors.size(); ++i) {
    sum += static_cast<double>(factors[i] * layers.out[i]);
  }
  return sum;
}

TEST(LayeredNetwork, GivesTheGradientsOfWhatItYields) {
  constexpr float kChange = 1.0f / 1024;
  const std::array<int, 4> inputs = {1, 7, 8, 19};
  const std::array<float, 3> factors = {1, -2, 0.5f};
  Random random(3);
  SmallNetwork network;
  network.InitHe(4, random);
  SmallNetwork::Layers layers;
  network.Run(inputs, layers);
  std::vector<float> gradients(SmallNetwork::kNumbers);
  network.AddGradients(inputs, layers, factors, gradients.data());
  int present = 0;
  for (std::size_t i = 0; i < SmallNetwork::kNumbers; ++i) {
    SmallNetwork more = network;
    SmallNetwork less = network;
    more.numbers()[i] += kChange;
    less.numbers()[i] -= kChange;
    const double slope = (Sum(more, inputs, factors) - Sum(less, inputs, factors)) /
                         (2 * static_cast<double>(kChange));
    EXPECT_NEAR(gradients[i], slope, 0.01) << i;
    present += gradients[i] != 0 ? 1 : 0;
  }
  EXPECT_GT(present, 60);
}

}  // namespace
}  // namespace jasnel
