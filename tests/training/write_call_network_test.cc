// Weights of the call network as source: what the compiler reads of it is what was written.

#include "tools/training/write_call_network.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace jasnel {
namespace {

TEST(WriteCallNetwork, OfTheCompiledWeightsIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/call_network.inc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  ASSERT_FALSE(source.empty());
  // Not EXPECT_EQ, which would print both of them.
  EXPECT_TRUE(WriteCallNetwork(kCallNetwork) == source);
}

}  // namespace
}  // namespace jasnel
