// Weights of the model of all four hands as source: what the compiler reads of it is what was
// written.

#include "tools/training/write_points_model.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace jasnel {
namespace {

TEST(WritePointsModel, OfTheCompiledWeightsIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/points_model.inc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  ASSERT_FALSE(source.empty());
  // Not EXPECT_EQ, which would print both of them.
  EXPECT_TRUE(WritePointsModel(kPointsModelWeights) == source);
}

}  // namespace
}  // namespace jasnel
