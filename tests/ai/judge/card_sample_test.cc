#include "ai/judge/card_sample.h"

#include <gtest/gtest.h>

#include <cmath>

#include "jasnel/dealing.h"

namespace jasnel::testing {
namespace {

// About normal, with mean 0 and variance 1.
double Normal(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += static_cast<double>(random.NextUnit());
  return sum;
}

CardSample::World WorldOf(double weight, double one, double other) {
  CardSample::World world;
  world.played_weight = world.solved_weight = weight;
  for (auto& half : world.played) half = {one, other};
  world.solved = {one, other};
  return world;
}

TEST(CardSample, WeighsWorlds) {
  CardSample sample(SampleError::kSampled, SampleError::kSampled);
  sample.Add(WorldOf(1, 10, 0));
  sample.Add(WorldOf(3, 50, 20));
  EXPECT_DOUBLE_EQ(sample.Worth(0).single_dummy.value, 40);
  EXPECT_DOUBLE_EQ(sample.Worth(1).double_dummy.value, 15);
  EXPECT_DOUBLE_EQ(sample.Difference(0, 1).value.value, 25);
  EXPECT_DOUBLE_EQ(sample.Difference(1, 0).value.value, -25);
}

// A card that was given up early is compared where both were examined.
TEST(CardSample, ComparesInTheWorldsInWhichBothWereExamined) {
  CardSample sample(SampleError::kSampled, SampleError::kSampled);
  sample.Add(WorldOf(1, 10, 0));
  CardSample::World later = WorldOf(3, 50, 999);
  later.examined = 1;
  sample.Add(later);
  EXPECT_DOUBLE_EQ(sample.Worth(0).single_dummy.value, 40);
  EXPECT_DOUBLE_EQ(sample.Worth(1).double_dummy.value, 0);
  EXPECT_DOUBLE_EQ(sample.Difference(0, 1).value.value, 10);
}

TEST(CardSample, IsThreeQuartersPlayOutsAndOneQuarterOpenHands) {
  CardSample sample(SampleError::kNone, SampleError::kNone);
  CardSample::World world = WorldOf(1, 0, 0);
  world.played[0][0] = world.played[1][0] = 40;
  world.solved[0] = 80;
  sample.Add(world);
  EXPECT_DOUBLE_EQ(sample.Worth(0).value.value, 50);
  EXPECT_TRUE(sample.exact());
}

TEST(CardSample, HasNoWidthWhereNothingIsLeftToChance) {
  CardSample sample(SampleError::kNone, SampleError::kNone);
  for (int i = 0; i < 5; ++i) sample.Add(WorldOf(i + 1, 10 * i, 0));
  const FairValue worth = sample.Worth(0);
  EXPECT_EQ(worth.value.low, worth.value.high);
  EXPECT_EQ(worth.single_dummy.low, worth.single_dummy.high);
}

// A card that lost in none of a few worlds may lose in others.
TEST(CardSample, HasAWidthWhereAllWorldsAgree) {
  CardSample few(SampleError::kSampled, SampleError::kSampled);
  CardSample many(SampleError::kSampled, SampleError::kSampled);
  for (int i = 0; i < 10; ++i) few.Add(WorldOf(1, 7, 7));
  for (int i = 0; i < 1000; ++i) many.Add(WorldOf(1, 7, 7));
  EXPECT_GT(few.Difference(0, 1).double_dummy.high, 10);
  EXPECT_LT(many.Difference(0, 1).double_dummy.high, 1);
}

// By how much the worth of a card is off in worlds with and without the play-outs' halves alike.
TEST(CardSample, TakesTheErrorOfPlayOutsFromTheirHalves) {
  CardSample sample(SampleError::kPlayOuts, SampleError::kNone);
  for (int i = 0; i < 100; ++i) {
    CardSample::World world = WorldOf(1, 100 * i, 0);  // worlds that differ much
    world.played[0][0] -= 10;
    world.played[1][0] += 10;
    sample.Add(world);
  }
  // The mean of a world is off by 10, that of a hundred by 1.
  EXPECT_NEAR(sample.Worth(0).single_dummy.high - sample.Worth(0).single_dummy.value, 1.98, 0.02);
  EXPECT_EQ(sample.Worth(0).double_dummy.low, sample.Worth(0).double_dummy.high);
}

// In how many of a thousand samples an interval holds the true mean.
int Covered(int worlds, bool weighted, Estimate FairValue::*which) {
  Random random(11);
  int covered = 0;
  for (int i = 0; i < 1000; ++i) {
    CardSample sample(SampleError::kSampled, SampleError::kSampled);
    for (int k = 0; k < worlds; ++k) {
      const double weight = weighted ? std::exp(Normal(random)) : 1;
      const double lie = Normal(random);  // common to play-outs and open hands
      CardSample::World world;
      world.played_weight = weight;
      world.solved_weight = k % 4 == 0 ? weight : 0;
      for (auto& half : world.played) half[0] = 5 + 400 * (lie + Normal(random));
      world.solved[0] = 5 + 400 * lie;
      sample.Add(world);
    }
    const Estimate estimate = sample.Worth(0).*which;
    covered += estimate.low <= 5 && 5 <= estimate.high ? 1 : 0;
  }
  return covered;
}

TEST(CardSample, HoldsTheTrueMeanInNineteenOfTwentyIntervals) {
  for (const bool weighted : {false, true}) {
    for (const auto which :
         {&FairValue::value, &FairValue::single_dummy, &FairValue::double_dummy}) {
      const int covered = Covered(120, weighted, which);
      EXPECT_GE(covered, 925) << weighted;
      EXPECT_LE(covered, 975) << weighted;
    }
  }
}

}  // namespace
}  // namespace jasnel::testing
