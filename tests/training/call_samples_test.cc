// Calls that are tried: by which rules, and what came of them.
#include "tools/training/call_samples.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace jasnel::testing {
namespace {

std::vector<CallSample> Samples(int threads) {
  return PlayCallDeals(kCallNetwork, 5, 0, 1500, threads);
}

std::vector<float> Scores(const std::vector<CallSample>& samples) {
  std::vector<float> scores;
  for (const CallSample& sample : samples) scores.push_back(sample.score);
  return scores;
}

TEST(CallSamples, AreOfAllAuctionsAndRulesThatTheNetworkSees) {
  std::set<int> inputs;
  for (const CallSample& sample : Samples(1)) {
    inputs.insert(sample.Inputs().begin(), sample.Inputs().end());
  }
  for (int input = HandInputs::kRules; input < CallInputs::kCount; ++input) {
    EXPECT_TRUE(inputs.contains(input)) << input;
  }
  EXPECT_LT(*inputs.rbegin(), CallInputs::kCount);
}

TEST(CallSamples, AreTheSameWhateverTheThreads) {
  EXPECT_EQ(Scores(Samples(1)), Scores(Samples(2)));
}

TEST(CallSamples, HaveTheScoreOfTheContractThatWasMadeOrLost) {
  int passes = 0;
  int passed_out = 0;
  double made = 0;
  double lost = 0;
  for (const CallSample& sample : Samples(1)) {
    EXPECT_LT(std::abs(sample.score), 10);  // in hundreds
    passes += sample.passed ? 1 : 0;
    passed_out += sample.passed && sample.score == 0 ? 1 : 0;
    if (!sample.passed) (sample.makes ? made : lost) += static_cast<double>(sample.score);
  }
  EXPECT_GT(passes, 500);
  EXPECT_GT(passed_out, 5);  // with all-pass=redeal
  EXPECT_GT(made, 0);
  EXPECT_LT(lost, 0);
}

}  // namespace
}  // namespace jasnel::testing
