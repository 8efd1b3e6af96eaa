// Worlds with weights, against all that there are.

#include "ai/beliefs/rejection_sampling.h"

#include <gtest/gtest.h>

#include <vector>

namespace jasnel {
namespace {

// Six cards, three to East and three to South: twenty worlds.
WorldSampler TwentyWorlds() {
  const CardSet cards(0x3f);
  return WorldSampler::Make({.may_hold = {CardSet(), cards, cards, CardSet()}, .holds = {0, 3, 3}})
      .value();
}

// More the more low cards East has.
double WeightOf(const Hands& hands) {
  return hands[1].size() == 0 ? 0 : (hands[1] & CardSet(0x7)).size() / 3.0;
}

bool WeighsMore(const Hands& hands, double least) { return WeightOf(hands) > least; }

TEST(Thinning, WorldsComeInProportionToTheirWeights) {
  const WorldSampler worlds = TwentyWorlds();
  ASSERT_EQ(worlds.count(), 20u);
  constexpr int kDraws = 20000;
  std::vector<int> counts(worlds.count());
  double total = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) total += WeightOf(worlds.World(i));
  Random random(3);
  for (int draw = 0; draw < kDraws; ++draw) {
    const auto world = DrawByRejection(worlds, random, WeighsMore, 1000);
    ASSERT_TRUE(world.has_value());
    for (std::size_t i = 0; i < counts.size(); ++i) {
      if (worlds.World(i) == *world) ++counts[i];
    }
  }
  double chi_square = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double expected = kDraws * WeightOf(worlds.World(i)) / total;
    if (expected == 0) {
      EXPECT_EQ(counts[i], 0);
    } else {
      chi_square += (counts[i] - expected) * (counts[i] - expected) / expected;
    }
  }
  EXPECT_LT(chi_square, 36.2);  // 0.99 quantile for 18 degrees of freedom is 34.8
  EXPECT_GT(chi_square, 5);
}

TEST(Thinning, GivesUpWhereNoWorldHasAWeight) {
  Random random(3);
  EXPECT_FALSE(DrawByRejection(
      TwentyWorlds(), random, [](const Hands&, double) { return false; }, 1000));
}

}  // namespace
}  // namespace jasnel
