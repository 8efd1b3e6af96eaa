// Weights of the policy as source: what the compiler reads of it is what was written.

#include "tools/training/write_policy.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace jasnel {
namespace {

TEST(WritePolicy, OfTheCompiledWeightsIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/play_policy.inc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  ASSERT_FALSE(source.empty());
  // Not EXPECT_EQ, which would print both of them.
  EXPECT_TRUE(WritePolicy(kPolicyWeights) == source);
}

}  // namespace
}  // namespace jasnel
