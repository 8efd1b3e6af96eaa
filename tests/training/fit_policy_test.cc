// Weights of the play policy, found in choices.

#include "tools/training/fit_policy.h"

#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>

#include "ai/models/play_policy.h"
#include "ai/players/play_state.h"
#include "tests/training/played_choices.h"

namespace jasnel {
namespace {

PolicyFeatures Features(std::initializer_list<std::int16_t> numbers) {
  PolicyFeatures features{};
  for (const std::int16_t number : numbers) features.numbers[features.size++] = number;
  return features;
}

// Choices of three cards that are drawn by the chances that `weights` give them. A card has one of
// features 0 to 4, and one of 10 to 12, which is there for the suit.
DealChoices Drawn(std::span<const double> weights, int count) {
  Random random(1);
  DealChoices choices;
  for (int i = 0; i < count; ++i) {
    PolicyChoice choice;
    for (int card = 0; card < 3; ++card) {
      choice.cards.push_back(Features({static_cast<std::int16_t>(random.Below(5)),
                                       static_cast<std::int16_t>(10 + random.Below(3))}));
    }
    const ChoiceChances chances = ChancesOf(choice, weights);
    double left = static_cast<double>(random.NextUnit());
    while (choice.played < 2 && (left -= chances[choice.played]) >= 0) ++choice.played;
    choices.push_back(choice);
  }
  return choices;
}

TEST(FitPolicy, FindsTheWeightsThatChoicesWereDrawnBy) {
  std::vector<double> known(kPolicyFeatures);
  known[1] = 0.5;
  known[2] = -1.25;
  known[3] = 2;
  known[11] = 1;
  known[12] = -0.75;
  const DealChoices choices = Drawn(known, 40'000);
  const std::vector<double> found = FromPolicyWeights(FitPolicy({&choices, 1}));
  // Only differences between features of which a card has one matter.
  for (const int feature : {1, 2, 3, 4}) {
    EXPECT_NEAR(found[feature] - found[0], known[feature], 0.06) << feature;
  }
  for (const int feature : {11, 12}) {
    EXPECT_NEAR(found[feature] - found[10], known[feature], 0.06) << feature;
  }
}

TEST(FitPolicy, LeavesFeaturesThatNoCardHasAtNothing) {
  const DealChoices choices = Drawn(std::vector<double>(kPolicyFeatures), 100);
  const PolicyWeights found = FitPolicy({&choices, 1});
  EXPECT_EQ(found[5], 0);
  EXPECT_EQ(found[kPolicyFeatures - 1], 0);
}

TEST(FitPolicy, OfNoChoicesIsNothing) { EXPECT_EQ(FitPolicy({}), PolicyWeights{}); }

TEST(FitPolicy, GivesTheSameWeightsForTheSameChoices) {
  const auto deals = testing::ChoicesByRule(20);
  EXPECT_EQ(FitPolicy(deals), FitPolicy(deals));
}

TEST(PolicyWeights, AreRoundedToUnitsOfALogarithm) {
  std::vector<double> weights(kPolicyFeatures);
  weights[0] = 1.5 / 256 + 0.0001;
  weights[1] = -3.4 / 256;
  const PolicyWeights rounded = ToPolicyWeights(weights);
  EXPECT_EQ(rounded[0], 2);
  EXPECT_EQ(rounded[1], -3);
  EXPECT_EQ(rounded[2], 0);
}

TEST(PolicyWeights, AreNoLargerThanTheyCanBe) {
  std::vector<double> weights(kPolicyFeatures);
  weights[0] = 1000;
  weights[1] = -1000;
  const PolicyWeights rounded = ToPolicyWeights(weights);
  EXPECT_EQ(rounded[0], 32767);
  EXPECT_EQ(rounded[1], -32767);
}

TEST(PolicyWeights, AreTheSameThereAndBack) {
  EXPECT_EQ(ToPolicyWeights(FromPolicyWeights(kPolicyWeights)), kPolicyWeights);
}

TEST(ChancesOf, AreThoseOfThePolicy) {
  const std::vector<double> weights = FromPolicyWeights(kPolicyWeights);
  const PlayedDeal deal = testing::PlayedByRule(3);
  const PlayOrder order(deal.trump);
  const DealChoices choices = ChoicesOf(deal).value();
  PlayHands hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order.ToPlay(deal.hands[seat]);
  PlayState table = DealtState(hands, Index(deal.leader), Index(deal.declarer));
  std::size_t next = 0;
  for (const PlayedTrick& trick : deal.tricks) {
    for (const Card card : trick.cards) {
      const PlaySet legal = table.Legal(deal.rules);
      if (!legal.IsSingle()) {
        const PolicyChoice& choice = choices[next++];
        const float predicted =
            PlayPolicy::Get().Chances(table, legal, deal.rules).Of(order.ToPlay(card));
        EXPECT_NEAR(ChancesOf(choice, weights)[choice.played], static_cast<double>(predicted),
                    1e-4);
      }
      table.Play(order.ToPlay(card), deal.rules);
    }
  }
  EXPECT_EQ(next, choices.size());
}

}  // namespace
}  // namespace jasnel
