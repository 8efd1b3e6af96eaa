// Choices of boerenbridge that are played to learn from.

#include "tools/training/boerenbridge_choices.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <span>

namespace jasnel::boerenbridge {
namespace {

PlayedChoices Play(std::uint64_t deals, std::uint64_t seed) {
  PlayedChoicesRequest request;
  request.scale = 0.01;
  request.deals = deals;
  request.seed = seed;
  return PlayChoices(request);
}

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
      EXPECT_GE(samples.worth(choice, option), -20);
      EXPECT_LE(samples.worth(choice, option), 30);
    }
  }
}

TEST(BoerenbridgePlayChoices, NotesOptionsWithWhatTheyAreWorth) {
  const PlayedChoices played = Play(12, 1);
  ExpectChoices(played.bids, kBidShape, 1);
  ExpectChoices(played.cards, kPlayShape, 2);
}

TEST(BoerenbridgePlayChoices, IsTheSameWithTheSameSeed) {
  const PlayedChoices one = Play(4, 2);
  const PlayedChoices other = Play(4, 2);
  ASSERT_EQ(one.cards.size(), other.cards.size());
  for (std::size_t choice = 0; choice < one.cards.size(); ++choice) {
    EXPECT_TRUE(std::ranges::equal(one.cards.shared(choice), other.cards.shared(choice)));
    EXPECT_EQ(one.cards.worth(choice, 0), other.cards.worth(choice, 0));
  }
}

}  // namespace
}  // namespace jasnel::boerenbridge
