// Learning to call: reproducible, resumable, and it learns.

#include "tools/training/call_learner.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/ai/hands.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kLearnerSeed = 7;

void Rounds(CallLearner& learner, int rounds, int threads) {
  for (int i = 0; i < rounds; ++i) ASSERT_EQ(learner.Round(threads), std::nullopt);
}

TEST(CallLearner, LearnsTheSameWhateverTheThreadsAndAfterARestart) {
  CallLearner whole(20, kLearnerSeed);
  Rounds(whole, 2, 1);
  CallLearner first(20, kLearnerSeed);
  Rounds(first, 1, 2);
  CallLearner second(20, kLearnerSeed);
  ASSERT_TRUE(second.Restore(first.Bytes()));
  EXPECT_EQ(second.rounds(), 1U);
  Rounds(second, 1, 2);
  EXPECT_TRUE(second.Bytes() == whole.Bytes());
}

TEST(CallLearner, RefusesBytesThatAreNotOfALearnerWithThisPlan) {
  CallLearner learner(20, kLearnerSeed);
  const std::string before = learner.Bytes();
  EXPECT_FALSE(learner.Restore("nothing"));
  EXPECT_FALSE(learner.Restore(before.substr(1)));
  EXPECT_FALSE(learner.Restore(CallLearner(30, kLearnerSeed).Bytes()));
  EXPECT_FALSE(learner.Restore(CallLearner(20, kLearnerSeed + 1).Bytes()));
  EXPECT_TRUE(learner.Bytes() == before);
}

TEST(CallLearner, FindsOutWhatCallsLeadTo) {
  CallLearner learner(6, kLearnerSeed);
  Rounds(learner, 1, 2);
  const CallLearner::Misses first = learner.misses();
  Rounds(learner, 5, 2);
  EXPECT_TRUE(learner.IsDone());
  EXPECT_LT(learner.misses().score, 0.97 * first.score);
  EXPECT_LT(learner.misses().makes, 0.97 * first.makes);
  // With the four best trumps and three aces a contract is made; with the lowest cards less often.
  const CallNetwork network = learner.network().value();
  const Auction auction = Auction::Begin(Seat::kNorth, {}).value();
  const CallValues good = ValuesOf(network, auction, {}, testing::HandOf("J9AT.A7.A.7"));
  EXPECT_EQ(good.best, Suit::kSpades);
  EXPECT_GT(good.suits[0].makes, 0.8f);
  EXPECT_GT(good.best_score(), good.pass);
  const CallValues bad = ValuesOf(network, auction, {}, testing::HandOf("78.78.78.Q8"));
  EXPECT_LT(bad.suits[0].makes, good.suits[0].makes - 0.3f);
}

}  // namespace
}  // namespace jasnel
