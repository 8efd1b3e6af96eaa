// Weights as source: what the compiler reads of it is what was written.

#include "tools/training/write_weights.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "ai/evaluator_weights.h"

namespace jasnel {
namespace {

TEST(WriteWeights, OfTheCompiledWeightsIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/ai/evaluator_weights.cc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  ASSERT_FALSE(source.empty());
  // Not EXPECT_EQ, which would print both of them.
  EXPECT_TRUE(WriteWeights({kWeightsRuffFree, kBiddingRuffFree},
                           {kWeightsRuffObliged, kBiddingRuffObliged}) == source);
}

TEST(WriteWeights, RoundsToThreeDecimalsAndBiddingToFour) {
  FittedWeights free{};
  free.evaluator.makes[0][0] = -1.23456f;
  free.evaluator.deal_score[3][3][kHandFeatures - 1] = 78.9f;
  free.bidding.pass[1][2][1][3] = {-54.04391f, 0.29709f};
  const std::string text = WriteWeights(free, FittedWeights{});
  EXPECT_NE(text.find(".makes = {{\n{-1.235f, 0.000f, "), std::string::npos);
  EXPECT_NE(text.find(" 78.900f},\n}},\n    }},\n};\n\nconst EvaluatorWeights kWeightsRuffObliged"),
            std::string::npos);
  EXPECT_NE(text.find("{-54.0439f, 0.2971f}, }},\n"), std::string::npos);
}

}  // namespace
}  // namespace jasnel
