// Weights as source: what the compiler reads of it is what was written.

#include "tools/training/write_weights.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "ai/models/bidding_weights.h"
#include "ai/models/evaluator_weights.h"
#include "tools/training/write_bidding.h"

namespace jasnel {
namespace {

TEST(WriteWeights, OfTheCompiledWeightsIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/evaluator.inc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  ASSERT_FALSE(source.empty());
  // Not EXPECT_EQ, which would print both of them.
  EXPECT_TRUE(WriteWeights(kWeightsRuffFree, kWeightsRuffObliged) == source);
}

TEST(WriteWeights, RoundsToThreeDecimals) {
  EvaluatorWeights free{};
  free.makes[0][0] = -1.23456f;
  free.deal_score[3][3][kHandFeatures - 1] = 78.9f;
  const std::string text = WriteWeights(free, EvaluatorWeights{});
  EXPECT_NE(text.find(".makes = {{\n{-1.235f, 0.000f, "), std::string::npos);
  EXPECT_NE(text.find(" 78.900f},\n}},\n    }},\n};\n\nconst EvaluatorWeights kWeightsRuffObliged"),
            std::string::npos);
}

TEST(WriteBidding, OfTheCompiledWeightsIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/bidding.inc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(WriteBidding(kBiddingRuffFree, kBiddingRuffObliged), source);
}

TEST(WriteBidding, RoundsToFourDecimals) {
  BiddingWeights free{};
  free.played = {{-0.12345, 0, 0, 1}, 0.98765, {-53.00004, 1, 2, 3}, 1.05, 1600};
  free.pass[1][2][1][3] = {-54.04391f, 0.29709f};
  const std::string text = WriteBidding(free, BiddingWeights{});
  EXPECT_NE(text.find("{{-0.1235, 0.0000, 0.0000, 1.0000}, 0.9877, "
                      "{-53.0000, 1.0000, 2.0000, 3.0000}, 1.0500, 1600},\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("{-54.0439f, 0.2971f}, }},\n"), std::string::npos);
}

}  // namespace
}  // namespace jasnel
