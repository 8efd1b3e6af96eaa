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

bool Within(std::span<const std::int16_t> features, int count) {
  return std::ranges::all_of(features,
                             [&](int feature) { return feature >= 0 && feature < count; });
}

void ExpectChoices(const ChoiceSamples& samples, ChoiceShape shape, std::size_t fewest) {
  EXPECT_GT(samples.size(), 0U);
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    EXPECT_GE(samples.options(choice), fewest);
    EXPECT_LE(samples.options(choice), 11U);
    EXPECT_TRUE(Within(samples.shared(choice), shape.shared));
    for (std::size_t option = 0; option < samples.options(choice); ++option) {
      EXPECT_TRUE(Within(samples.own(choice, option), shape.own));
    }
  }
}

void ExpectOneTaken(const ChoiceSamples& samples) {
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    float taken = 0;
    for (std::size_t option = 0; option < samples.options(choice); ++option) {
      const float worth = samples.worth(choice, option);
      EXPECT_TRUE(worth == 0 || worth == 1);
      taken += worth;
    }
    EXPECT_EQ(taken, 1);
  }
}

TEST(BoerenbridgeRolloutChoices, NotesWhichOptionWasTaken) {
  const PlayedChoices played = RolloutChoices({12, 1});
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
    for (std::size_t option = 0; option < samples.options(choice); ++option) {
      EXPECT_TRUE(IsScore(samples.worth(choice, option))) << samples.worth(choice, option);
    }
  }
}

TEST(BoerenbridgeTriedChoices, NotesWhatEachOptionBrings) {
  const PlayedChoices tried = TriedChoices({}, {500, 1});
  ExpectChoices(tried.bids, kBidShape, 1);
  ExpectChoices(tried.cards, kPlayShape, 2);
  ExpectScores(tried.bids);
  ExpectScores(tried.cards);
  EXPECT_EQ(tried.bids.size(), 500U);  // one of each deal
}

TEST(BoerenbridgeTriedChoices, AreTheSameWithTheSameSeed) {
  const PlayedChoices one = TriedChoices({}, {300, 2});
  const PlayedChoices other = TriedChoices({}, {300, 2});
  ASSERT_EQ(one.cards.size(), other.cards.size());
  for (std::size_t choice = 0; choice < one.cards.size(); ++choice) {
    EXPECT_TRUE(std::ranges::equal(one.cards.shared(choice), other.cards.shared(choice)));
    EXPECT_EQ(one.cards.worth(choice, 0), other.cards.worth(choice, 0));
  }
}

TEST(BoerenbridgeScorePolicies, TellsGoodModelsFromNone) {
  const std::vector<std::int16_t> bids(ChoiceNet::Weights(kBidShape));
  const std::vector<std::int16_t> cards(ChoiceNet::Weights(kPlayShape));
  const PolicyScore none = ScorePolicies({.strong = Models({bids, cards})}, {5000, 3});
  const PolicyScore good = ScorePolicies({}, {5000, 3});
  EXPECT_GT(good.score, none.score + 1);
  EXPECT_GT(good.score, good.others);
  EXPECT_GT(good.makes, 0.6);
  EXPECT_LT(good.makes, 0.9);
}

}  // namespace
}  // namespace jasnel::boerenbridge
