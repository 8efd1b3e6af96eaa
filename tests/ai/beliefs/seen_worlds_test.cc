// Worlds with weights: drawn, all taken, and chosen from.

#include "ai/beliefs/seen_worlds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/chi_square.h"

namespace jasnel::testing {
namespace {

using Bits = std::array<std::uint32_t, kSeats>;

Bits BitsOf(const Hands& hands) {
  Bits bits{};
  for (std::size_t seat = 0; seat < bits.size(); ++seat) bits[seat] = hands[seat].bits();
  return bits;
}

// The share of each world.
std::map<Bits, double> Shares(const WeightedWorlds& worlds) {
  std::map<Bits, double> shares;
  for (std::size_t i = 0; i < worlds.size(); ++i)
    shares[BitsOf(worlds.world(i))] += worlds.share(i);
  return shares;
}

std::map<Bits, int> Counts(const WeightedWorlds& worlds) {
  std::map<Bits, int> counts;
  for (std::size_t i = 0; i < worlds.size(); ++i) ++counts[BitsOf(worlds.world(i))];
  return counts;
}

// Hands that tell one world from another and are good for nothing else.
Hands World(int number) { return {CardSet(static_cast<std::uint32_t>(number))}; }

WeightedWorlds WeightedSample(const std::vector<double>& weights) {
  WeightedWorlds worlds;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    worlds.Add(World(static_cast<int>(i) + 1), weights[i]);
  }
  return worlds;
}

ThinkClock NoLimit() { return ThinkClock(std::chrono::microseconds(0), nullptr); }

// North to play with three cards left each.
PlayView ThreeCardsLeft() {
  return ViewOf(TextDeal{.cards = "SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9 DT DQ DJ DK CA C7 C8 C9",
                         .hand = ".J7..T"});
}

TEST(WeightedWorlds, ShareIsThePartInAllWeight) {
  const WeightedWorlds worlds = WeightedSample({1, 0, 2, 5});
  EXPECT_DOUBLE_EQ(worlds.share(0), 0.125);
  EXPECT_DOUBLE_EQ(worlds.share(1), 0);
  EXPECT_DOUBLE_EQ(worlds.share(2), 0.25);
  EXPECT_DOUBLE_EQ(worlds.share(3), 0.625);
}

TEST(WeightedWorlds, WithoutAnyWeightAllHaveTheSameShare) {
  const WeightedWorlds worlds = WeightedSample({0, 0});
  EXPECT_DOUBLE_EQ(worlds.share(0), 0.5);
  EXPECT_DOUBLE_EQ(worlds.share(1), 0.5);
}

TEST(WeightedWorlds, OfEqualWeightsAllAreEffective) {
  EXPECT_DOUBLE_EQ(WeightedSample({0.3, 0.3, 0.3}).Effective(), 3);
}

TEST(WeightedWorlds, OfOneWeightAboveAllOneIsEffective) {
  EXPECT_NEAR(WeightedSample({1, 1e-9, 1e-9}).Effective(), 1, 1e-6);
}

TEST(WeightedWorlds, EffectiveIsTheSquareOfTheSumByTheSumOfSquares) {
  EXPECT_DOUBLE_EQ(WeightedSample({1, 2, 3, 4}).Effective(), 100.0 / 30);
}

TEST(WeightedWorlds, ChoosesEachAsOftenAsItsShareTellsRoundedUpOrDown) {
  Random random(1);
  for (int i = 0; i < 500; ++i) {
    std::vector<double> weights(static_cast<std::size_t>(2 + random.Below(40)));
    for (double& weight : weights) {
      weight = random.Below(4) == 0 ? 0 : static_cast<double>(random.NextUnit());
    }
    weights[0] += 0.01;
    const WeightedWorlds worlds = WeightedSample(weights);
    const auto count =
        static_cast<std::size_t>(1 + random.Below(static_cast<int>(weights.size()) - 1));
    const WeightedWorlds chosen = worlds.Choose(count, random);
    ASSERT_EQ(chosen.size(), count);
    const auto counts = Counts(chosen);
    for (std::size_t world = 0; world < worlds.size(); ++world) {
      const double wanted = worlds.share(world) * static_cast<double>(count);
      const auto found = counts.find(BitsOf(worlds.world(world)));
      const int times = found == counts.end() ? 0 : found->second;
      EXPECT_GE(times, std::floor(wanted - 1e-9));
      EXPECT_LE(times, std::ceil(wanted + 1e-9));
    }
    EXPECT_DOUBLE_EQ(chosen.share(0), 1.0 / static_cast<double>(count));
  }
}

TEST(WeightedWorlds, RoundsByChanceSoThatAllAreFairlyChosen) {
  Random random(2);
  const std::vector<double> weights = {1, 2, 3, 4};
  const WeightedWorlds worlds = WeightedSample(weights);
  std::map<Bits, int> counts;
  for (int i = 0; i < 20'000; ++i) {
    for (const auto& [world, times] : Counts(worlds.Choose(2, random))) counts[world] += times;
  }
  for (std::size_t i = 0; i < weights.size(); ++i) {
    EXPECT_NEAR(counts[BitsOf(worlds.world(i))], 4000 * weights[i], 300);
  }
}

TEST(WeightedWorlds, ChoosesAllWithTheirWeightsWhereThereAreNoMore) {
  Random random(3);
  for (const std::size_t count : {3U, 4U, 100U}) {
    const WeightedWorlds chosen = WeightedSample({1, 2, 5}).Choose(count, random);
    ASSERT_EQ(chosen.size(), 3U);
    EXPECT_DOUBLE_EQ(chosen.share(2), 0.625);
  }
}

TEST(WeighWorlds, TakesEachWorldOnceWhereTheyAreFew) {
  const PlayView view = ThreeCardsLeft();
  const auto sampler = WorldSampler::Make(InferHidden(view)).value();
  WorldLikelihood likelihood(view, {});
  Random random(4);
  const std::uint64_t count = sampler.count();
  const WeightedWorlds worlds = WeighWorlds(
      sampler, &likelihood, {.all = count, .effective = 1, .most = 1}, NoLimit(), random);
  ASSERT_EQ(worlds.size(), count);
  double sum = 0;
  const std::vector<Hands> all = WorldsOf(view);
  ASSERT_EQ(all.size(), count);
  for (const Hands& world : all) sum += likelihood(world);
  const auto shares = Shares(worlds);
  for (const Hands& world : all) {
    EXPECT_NEAR(shares.at(BitsOf(world)), likelihood(world) / sum, 1e-9);
  }
}

TEST(WeighWorlds, DrawsWhereThereIsOneWorldMore) {
  const auto sampler = WorldSampler::Make(InferHidden(ThreeCardsLeft())).value();
  Random random(5);
  const WeightedWorlds worlds = WeighWorlds(
      sampler, nullptr, {.all = sampler.count() - 1, .effective = 7, .most = 9}, NoLimit(), random);
  EXPECT_EQ(worlds.size(), 7U);
}

TEST(WeighWorlds, DrawsAllWorldsEquallyOftenWithoutALikelihood) {
  const auto sampler = WorldSampler::Make(InferHidden(ThreeCardsLeft())).value();
  Random random(6);
  const std::uint64_t draws = 20 * sampler.count();
  const auto counts = Counts(WeighWorlds(
      sampler, nullptr, {.all = 0, .effective = draws, .most = draws}, NoLimit(), random));
  ASSERT_EQ(counts.size(), sampler.count());
  std::vector<int> times;
  for (const auto& [world, count] : counts) times.push_back(count);
  const double freedom = static_cast<double>(sampler.count()) - 1;
  EXPECT_LT(ChiSquare(times), freedom + 3.1 * std::sqrt(2 * freedom) + 6);  // 99.9% of fair ones
}

TEST(WeighWorlds, DrawsAgreeWithAllWorlds) {
  const PlayView view = ThreeCardsLeft();
  const auto sampler = WorldSampler::Make(InferHidden(view)).value();
  WorldLikelihood likelihood(view, {});
  Random random(7);
  const auto all =
      Shares(WeighWorlds(sampler, &likelihood, {.all = sampler.count()}, NoLimit(), random));
  const std::uint64_t draws = 100 * sampler.count();
  const auto drawn = Shares(WeighWorlds(
      sampler, &likelihood, {.all = 0, .effective = draws, .most = draws}, NoLimit(), random));
  double apart = 0;
  for (const auto& [world, share] : all) {
    const auto found = drawn.find(world);
    apart += std::abs(share - (found == drawn.end() ? 0 : found->second)) / 2;
  }
  EXPECT_LT(apart, 0.06);  // each count is off by 10%, so that 0.04 is usual
}

TEST(WeighWorlds, DrawsUntilEnoughAreEffectiveButNoMoreThanAllowed) {
  const PlayView view = ThreeCardsLeft();
  const auto sampler = WorldSampler::Make(InferHidden(view)).value();
  WorldLikelihood likelihood(view, {});
  Random random(8);
  const WeightedWorlds enough = WeighWorlds(
      sampler, &likelihood, {.all = 0, .effective = 50, .most = 100'000}, NoLimit(), random);
  EXPECT_GE(enough.Effective(), 50);
  EXPECT_GT(enough.size(), 50U);
  EXPECT_LT(enough.size(), 1000U);
  const WeightedWorlds most =
      WeighWorlds(sampler, &likelihood, {.all = 0, .effective = 50, .most = 51}, NoLimit(), random);
  EXPECT_EQ(most.size(), 51U);
}

TEST(WeighWorlds, TakesOneWorldWhenThereIsNoTime) {
  const auto sampler = WorldSampler::Make(InferHidden(ThreeCardsLeft())).value();
  Random random(9);
  const std::atomic<bool> cancel = true;
  const ThinkClock clock(std::chrono::microseconds(0), &cancel);
  EXPECT_EQ(WeighWorlds(sampler, nullptr, {.all = 100'000}, clock, random).size(), 1U);
  EXPECT_EQ(
      WeighWorlds(sampler, nullptr, {.all = 0, .effective = 9, .most = 9}, clock, random).size(),
      1U);
}

TEST(ThinkClock, NoLimitIsLongerThanAny) {
  using std::chrono::microseconds;
  EXPECT_EQ(ShorterOf(microseconds(3), microseconds(5)), microseconds(3));
  EXPECT_EQ(ShorterOf(microseconds(0), microseconds(5)), microseconds(5));
  EXPECT_EQ(ShorterOf(microseconds(3), microseconds(0)), microseconds(3));
  EXPECT_EQ(ShorterOf(microseconds(0), microseconds(0)), microseconds(0));
}

TEST(ThinkClock, PartOfALimitIsALimitAndOfNoneIsNone) {
  using std::chrono::microseconds;
  EXPECT_EQ(UsedOf(microseconds(1000)), microseconds(800));
  EXPECT_EQ(UsedOf(microseconds(1)), microseconds(1));
  EXPECT_EQ(UsedOf(microseconds(0)), microseconds(0));
}

TEST(ThinkClock, IsOverAfterItsTimeAndWhenCancelled) {
  EXPECT_FALSE(NoLimit().IsOver());
  EXPECT_EQ(NoLimit().BudgetLeft().count(), 0);
  const ThinkClock hour(std::chrono::hours(1), nullptr);
  EXPECT_FALSE(hour.IsOver());
  EXPECT_GT(hour.BudgetLeft(), std::chrono::minutes(47));
  EXPECT_LE(hour.BudgetLeft(), std::chrono::minutes(48));
  const ThinkClock instant(std::chrono::microseconds(1), nullptr);
  while (!instant.IsOver()) {
  }
  EXPECT_EQ(instant.BudgetLeft().count(), 1);
  const std::atomic<bool> cancel = true;
  EXPECT_TRUE(ThinkClock(std::chrono::hours(1), &cancel).IsOver());
}

}  // namespace
}  // namespace jasnel::testing
