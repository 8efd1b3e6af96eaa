// Hands with guessed contracts.

#include "tools/training/hand_samples.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

float TargetOf(const HandSample& sample, HandOutput output, int place) {
  return sample.targets[static_cast<std::size_t>(IndexOf(output, place))];
}

TEST(HandGuesser, GuessesEachContractForBothSides) {
  const HandGuesser guesser;
  std::vector<HandSample> samples;
  Random drawn(1);
  guesser.Add(drawn, 0, samples);
  ASSERT_EQ(samples.size(), 16U);
  const Hands hands = [] {
    Random random(1);
    return RandomHands(random);
  }();
  const ContractModel model{Rules{}};
  const ContractModel own{ParseRules("kbn,nat=own").value()};
  for (const Seat leader : kAllSeats) {
    const auto points = model.EstimateSuits(hands, leader);
    for (const Seat seat : kAllSeats) {
      for (const Suit trump : kAllSuits) {
        const HandSample& sample = samples[kSuits * Index(seat) + Index(trump)];
        EXPECT_EQ(sample.inputs, SampleOf(hands[Index(seat)], trump, {}).inputs);
        const int of_leader = points[Index(trump)];
        const int of_seat = SideOf(seat) == SideOf(leader) ? of_leader : -of_leader;
        const int place = PlaceOf(seat, leader);
        const ContractGuess& guess = model.GuessOf(of_seat);
        EXPECT_FLOAT_EQ(TargetOf(sample, HandOutput::kMakes, place),
                        static_cast<float>(guess.makes));
        EXPECT_FLOAT_EQ(TargetOf(sample, HandOutput::kPit, place), static_cast<float>(guess.pit));
        EXPECT_FLOAT_EQ(TargetOf(sample, HandOutput::kScore, place),
                        static_cast<float>(guess.score() / 100));
        EXPECT_FLOAT_EQ(TargetOf(sample, HandOutput::kScoreOwn, place),
                        static_cast<float>(own.GuessOf(of_seat).score() / 100));
      }
    }
  }
}

TEST(HandGuesser, KnowsSeveralRuleSets) {
  const HandGuesser guesser;
  std::set<std::vector<int>> rules;
  for (std::uint64_t number = 0; number < 64; ++number) {
    std::vector<HandSample> samples;
    Random random(number);
    guesser.Add(random, number, samples);
    std::vector<int> of_deal;
    for (const std::uint8_t input : samples.front().Inputs()) {
      if (input >= HandInputs::kRules) of_deal.push_back(input);
    }
    rules.insert(of_deal);
  }
  EXPECT_GT(rules.size(), 5U);
}

}  // namespace
}  // namespace jasnel
