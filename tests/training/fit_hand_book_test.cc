// The network of the book of hands, found from guesses and from solved deals.

#include "tools/training/fit_hand_book.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <vector>

#include "tools/training/network.h"

namespace jasnel {
namespace {

const std::atomic<bool> kNever = false;

Network FitTo(std::uint64_t deals) {
  return FitToGuesses(HandGuesser(), deals, kNever, [](int, const Network&) {}).value();
}

TEST(FitToGuesses, LearnsWhatHandsAreWorth) {
  std::vector<HandSample> others;
  const HandGuesser guesser;
  for (std::uint64_t i = 0; i < 200; ++i) guesser.Add(1'000'000 + i, others);
  int parts = 0;
  const auto network =
      FitToGuesses(guesser, 6000, kNever, [&](int part, const Network&) { parts = part; });
  ASSERT_TRUE(network.has_value());
  EXPECT_EQ(parts, 20);
  const HandMisses before = MissesOf(Network(NetworkShape::Of<HandNetwork>()), others);
  const HandMisses after = MissesOf(*network, others);
  EXPECT_LT(after.makes, 0.93 * before.makes);
  EXPECT_LT(after.pit, 0.5 * before.pit);
  EXPECT_LT(after.score, 0.9 * before.score);
}

TEST(FitToGuesses, GivesTheSameNetworkForTheSameDeals) {
  EXPECT_EQ(FitTo(64).inputs, FitTo(64).inputs);
}

TEST(FitToGuesses, StopsWhenItIsCancelled) {
  const std::atomic<bool> cancel = true;
  EXPECT_FALSE(FitToGuesses(HandGuesser(), 64, cancel, [](int, const Network&) {}).has_value());
}

// All that guesses miss here is 0.2 of the chance and 40 points, in every place.
TEST(FitToSolved, AddsWhatGuessesMissToThem) {
  const Network guessed = FitTo(2000);
  std::vector<HandSample> samples;
  const HandGuesser guesser;
  for (std::uint64_t i = 0; i < 2000; ++i) guesser.Add(500'000 + i, samples);
  for (HandSample& sample : samples) {
    sample.targets.fill(0);
    for (int place = 0; place < kSeats; ++place) {
      sample.targets[static_cast<std::size_t>(IndexOf(HandOutput::kMakes, place))] = 0.2f;
      sample.targets[static_cast<std::size_t>(IndexOf(HandOutput::kScore, place))] = 0.4f;
    }
  }
  AddGuessed(guessed, samples);
  std::vector<HandSample> held_out(samples.begin(), samples.begin() + 1600);
  samples.erase(samples.begin(), samples.begin() + 1600);
  const HandMisses before = MissesOf(guessed, held_out);
  EXPECT_NEAR(before.makes, 0.2, 1e-4);
  EXPECT_NEAR(before.score, 40, 1e-2);
  const auto network = FitToSolved(guessed, samples, 3, kNever, [](int, const Network&) {});
  ASSERT_TRUE(network.has_value());
  const HandMisses after = MissesOf(*network, held_out);
  EXPECT_LT(after.makes, 0.08);
  EXPECT_LT(after.score, 15);
  const std::atomic<bool> cancel = true;
  EXPECT_FALSE(FitToSolved(guessed, samples, 3, cancel, [](int, const Network&) {}).has_value());
}

TEST(HandInputGroups, HaveEachInputOnce) {
  std::vector<int> counts(HandInputs::kCount);
  for (const auto& group : HandInputGroups()) {
    for (const int input : group) ++counts[static_cast<std::size_t>(input)];
  }
  EXPECT_EQ(counts, std::vector<int>(HandInputs::kCount, 1));
}

TEST(HandInputGroups, ShowThatNoSumOfTheCompiledWeightsCanOverflow) {
  EXPECT_EQ(CheckSums(kHandBookWeights.network, HandInputGroups()), std::nullopt);
}

}  // namespace
}  // namespace jasnel
