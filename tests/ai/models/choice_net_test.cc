// The network that values the options of a choice, and the exponential function beside it.

#include "ai/models/choice_net.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/models/fast_exp.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

constexpr ChoiceShape kShape = {90, 50};
constexpr std::size_t kUnits = ChoiceNet::kUnits;

std::vector<std::int16_t> RandomWeights(Random& random) {
  std::vector<std::int16_t> weights(ChoiceNet::Weights(kShape));
  for (std::int16_t& weight : weights) {
    weight = static_cast<std::int16_t>(random.Below(2 * ChoiceNet::kMaxUnitWeight + 1) -
                                       ChoiceNet::kMaxUnitWeight);
  }
  return weights;
}

std::vector<std::int16_t> RandomFeatures(Random& random, int count, int below) {
  std::vector<std::int16_t> features;
  for (int i = 0; i < count; ++i)
    features.push_back(static_cast<std::int16_t>(random.Below(below)));
  return features;
}

// As the description says it, with the weights where they stand: constants, weights of the units,
// rows of the features, weights of the own features.
double PlainValue(std::span<const std::int16_t> weights, std::span<const std::int16_t> shared,
                  std::span<const std::int16_t> own) {
  const auto row = [&](int feature, std::size_t unit) {
    return weights[(2 + static_cast<std::size_t>(feature)) * kUnits + unit] / 128.0;
  };
  double value = 0;
  for (std::size_t unit = 0; unit < kUnits; ++unit) {
    double sum = weights[unit] / 128.0;
    for (const int feature : shared) sum += row(feature, unit);
    for (const int feature : own) sum += row(kShape.shared + feature, unit);
    if (sum > 0) value += sum * weights[kUnits + unit] / 128.0;
  }
  const std::size_t direct = kUnits * static_cast<std::size_t>(2 + kShape.shared + kShape.own);
  for (const int feature : own) {
    value += weights[direct + static_cast<std::size_t>(feature)] / 1024.0;
  }
  return value;
}

TEST(ChoiceNet, IsWhatItsDescriptionSays) {
  Random random(1);
  for (int i = 0; i < 2000; ++i) {
    const auto weights = RandomWeights(random);
    const ChoiceNet net(kShape, weights);
    const auto shared = RandomFeatures(random, random.Below(30), kShape.shared);
    const auto own = RandomFeatures(random, random.Below(30), kShape.own);
    const double expected = PlainValue(weights, shared, own);
    const auto value = static_cast<double>(net.Value(net.Shared(shared), own));
    EXPECT_NEAR(value, expected, 1e-6 * std::max(std::abs(expected), 1.0));
  }
}

TEST(ChoiceNet, IsNothingWithoutWeights) {
  const std::vector<std::int16_t> weights(ChoiceNet::Weights(kShape));
  const ChoiceNet net(kShape, weights);
  EXPECT_EQ(
      net.Value(net.Shared(std::array<std::int16_t, 2>{0, 89}), std::array<std::int16_t, 2>{0, 49}),
      0);
}

// As many features as may be, all with the largest weights of one sign.
TEST(ChoiceNet, HoldsTheLargestWeights) {
  constexpr int kMax = ChoiceNet::kMaxUnitWeight;
  Random random(2);
  for (const int own : {0, 20, 60}) {
    const auto shared_features =
        RandomFeatures(random, static_cast<int>(ChoiceNet::kMaxFeatures) - own, kShape.shared);
    const auto own_features = RandomFeatures(random, own, kShape.own);
    for (const int sign : {1, -1}) {
      for (const int behind : {kMax, -kMax}) {
        std::vector<std::int16_t> weights(ChoiceNet::Weights(kShape),
                                          static_cast<std::int16_t>(sign * kMax));
        std::fill_n(weights.begin() + kUnits, kUnits, static_cast<std::int16_t>(behind));
        const std::size_t direct = weights.size() - static_cast<std::size_t>(kShape.own);
        std::fill(weights.begin() + static_cast<std::ptrdiff_t>(direct), weights.end(),
                  static_cast<std::int16_t>(sign * 32767));
        const ChoiceNet net(kShape, weights);
        const double expected = PlainValue(weights, shared_features, own_features);
        EXPECT_NEAR(static_cast<double>(net.Value(net.Shared(shared_features), own_features)),
                    expected, 1e-6 * std::abs(expected));
      }
    }
  }
}

TEST(FastExp, IsTheExponentialFunctionToATenThousandth) {
  EXPECT_EQ(FastExp(0), 1);
  for (int i = 0; i <= 80'000; ++i) {
    const float x = -static_cast<float>(i) / 1000;
    const double expected = std::exp(static_cast<double>(x));
    ASSERT_NEAR(static_cast<double>(FastExp(x)) / expected, 1, 1e-4) << x;
  }
}

TEST(FastExp, StaysAboveNothing) {
  EXPECT_GT(FastExp(-1e30f), 0);
  EXPECT_EQ(FastExp(-1e30f), FastExp(-80));
}

}  // namespace
}  // namespace jasnel
