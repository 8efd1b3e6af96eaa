// Learning to play cards: reproducible, resumable, and it learns.

#include "tools/training/card_learner.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "tools/training/card_match.h"
#include "tools/training/card_network_integers.h"

namespace jasnel {
namespace {

constexpr LearningPlan kShort{.steps = 100};

void Steps(CardLearner& learner, int steps, int threads) {
  for (int i = 0; i < steps; ++i) learner.Step(threads);
}

TEST(CardLearner, LearnsTheSameWhateverTheThreadsAndAfterARestart) {
  CardLearner whole(kShort);
  Steps(whole, 3, 1);
  CardLearner first(kShort);
  Steps(first, 2, 2);
  CardLearner second(kShort);
  ASSERT_TRUE(second.Restore(first.Bytes()));
  EXPECT_EQ(second.steps(), 2U);
  Steps(second, 1, 2);
  EXPECT_TRUE(second.Bytes() == whole.Bytes());
}

TEST(CardLearner, RefusesBytesThatAreNotOfALearner) {
  CardLearner learner(kShort);
  const std::string before = learner.Bytes();
  EXPECT_FALSE(learner.Restore("nothing"));
  EXPECT_FALSE(learner.Restore(before.substr(1)));
  EXPECT_TRUE(learner.Bytes() == before);
}

TEST(CardLearner, PlaysBetterThanItDid) {
  const auto margin = [](const CardLearner& learner) {
    return MarginOverSimple(Unpacked<CardNetwork>(ToIntegers(learner.network()).value()), 1000);
  };
  CardLearner learner(kShort);
  const Margin before = margin(learner);
  Steps(learner, 100, 2);
  EXPECT_TRUE(learner.IsDone());
  const Margin after = margin(learner);
  EXPECT_GT(after.points - after.half_width, before.points + before.half_width);
}

TEST(CardLearner, LearnsToBeatAnOpponentThatDoesNotChange) {
  // One that knows nothing, and so plays some card by its random numbers.
  const auto opponent = Unpacked<CardNetwork>(ToIntegers(CardLearner(kShort).network()).value());
  LearningPlan plan{.steps = 100, .seed = 2, .opponent = &opponent};
  const auto margin = [](const CardLearner& learner) {
    return MarginOverSimple(Unpacked<CardNetwork>(ToIntegers(learner.network()).value()), 1000);
  };
  CardLearner learner(plan);
  const Margin before = margin(learner);
  Steps(learner, 100, 2);
  const Margin after = margin(learner);
  EXPECT_GT(after.points - after.half_width, before.points + before.half_width);
}

TEST(CardLearner, BeginsWhereItIsToldAndTheCriticAloneAtFirst) {
  CardLearner learner({.steps = 100,
                       .opponent = &SuppliedCardNetwork(),
                       .start = &kPackedCardNetwork,
                       .critic_steps = 2});
  const auto same = [&] {
    const auto packed = ToIntegers(learner.network());
    return packed && std::memcmp(&*packed, &kPackedCardNetwork, sizeof *packed) == 0;
  };
  EXPECT_TRUE(same());
  Steps(learner, 2, 1);
  EXPECT_TRUE(same());
  Steps(learner, 3, 1);
  EXPECT_FALSE(same());
  // Against itself it is as good as itself.
  const Margin margin = MarginOverClub(SuppliedCardNetwork(), ContractFrom::kAuction, 1, 20);
  EXPECT_EQ(margin.points, 0);
  const auto nothing = Unpacked<CardNetwork>(ToIntegers(CardLearner(kShort).network()).value());
  EXPECT_LT(MarginOverClub(nothing, ContractFrom::kAuction, 1, 20).points, 0);
}

}  // namespace
}  // namespace jasnel
