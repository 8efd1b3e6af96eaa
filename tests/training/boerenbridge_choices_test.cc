// Boerenbridge that is played to learn from.

#include "tools/training/boerenbridge_choices.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/boerenbridge/models/models.h"

namespace jasnel::boerenbridge {
namespace {

// Features from 0 to `count` - 1, and then none.
bool Within(std::span<const std::int16_t> features, int count) {
  const auto end = std::ranges::find(features, -1);
  return std::all_of(features.begin(), end, [&](int one) { return one >= 0 && one < count; }) &&
         std::all_of(end, features.end(), [](int one) { return one == -1; });
}

std::span<const float> Worths(const ChoiceSamples& samples, std::size_t choice) {
  const auto options = static_cast<std::size_t>(samples.options[choice]);
  return std::span(samples.worth).subspan(choice * ChoiceSamples::kOptions, options);
}

void ExpectChoices(const ChoiceSamples& samples, ChoiceShape shape, int fewest) {
  using All = ChoiceSamples;
  EXPECT_GT(samples.size(), 0U);
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    const int options = samples.options[choice];
    EXPECT_GE(options, fewest);
    EXPECT_LE(options, 11);
    const std::span shared(samples.shared);
    EXPECT_TRUE(Within(shared.subspan(choice * All::kShared, All::kShared), shape.shared));
    for (std::size_t option = 0; option < All::kOptions; ++option) {
      const auto own =
          std::span(samples.own).subspan((choice * All::kOptions + option) * All::kOwn, All::kOwn);
      EXPECT_TRUE(Within(own, shape.own));
      EXPECT_EQ(own[0] >= 0, option < static_cast<std::size_t>(options));
    }
  }
}

void ExpectOneTaken(const ChoiceSamples& samples) {
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    EXPECT_EQ(std::ranges::count(Worths(samples, choice), 1), 1);
    EXPECT_EQ(std::ranges::count(Worths(samples, choice), 0), samples.options[choice] - 1);
  }
}

TEST(BoerenbridgeRolloutChoices, NotesWhichOptionWasTaken) {
  const PlayedChoices played = RolloutChoices(1, 12);
  ExpectChoices(played.bids, kBidShape, 1);
  ExpectChoices(played.cards, kPlayShape, 2);
  ExpectOneTaken(played.bids);
  ExpectOneTaken(played.cards);
}

// Scores: 10 and two for each trick where the bid was made, else two less for each that is off.
bool IsScore(float worth) {
  const int score = static_cast<int>(worth);
  if (static_cast<float>(score) != worth || score % 2 != 0) return false;
  return score >= 10 ? score <= 30 : score <= -2 && score >= -20;
}

void ExpectScores(const ChoiceSamples& samples) {
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    for (const float worth : Worths(samples, choice)) EXPECT_TRUE(IsScore(worth)) << worth;
  }
}

TEST(BoerenbridgeTriedChoices, NotesWhatEachOptionBrings) {
  const PlayedChoices tried = TriedChoices({}, 1, 500);
  ExpectChoices(tried.bids, kBidShape, 1);
  ExpectChoices(tried.cards, kPlayShape, 2);
  ExpectScores(tried.bids);
  ExpectScores(tried.cards);
  EXPECT_EQ(tried.bids.size(), 500U);  // one of each deal
}

TEST(BoerenbridgeTriedChoices, AreTheSameWithTheSameSeed) {
  const PlayedChoices one = TriedChoices({}, 2, 300);
  const PlayedChoices other = TriedChoices({}, 2, 300);
  EXPECT_EQ(one.cards.shared, other.cards.shared);
  EXPECT_EQ(one.cards.own, other.cards.own);
  EXPECT_EQ(one.cards.worth, other.cards.worth);
  EXPECT_EQ(one.bids.worth, other.bids.worth);
}

TEST(BoerenbridgeScorePolicies, TellsGoodModelsFromNone) {
  const std::vector<std::int16_t> bids(ChoiceNet::Weights(kBidShape));
  const std::vector<std::int16_t> cards(ChoiceNet::Weights(kPlayShape));
  const PolicyScore none = ScorePolicies({.strong = Models({bids, cards})}, 3, 5000);
  const PolicyScore good = ScorePolicies({}, 3, 5000);
  EXPECT_GT(good.score, none.score + 1);
  EXPECT_GT(good.score, good.others);
  EXPECT_GT(good.makes, 0.6);
  EXPECT_LT(good.makes, 0.9);
}

}  // namespace
}  // namespace jasnel::boerenbridge
