// Weights of the move order as source: what the compiler reads of it is what was written.

#include "tools/training/write_move_order.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace jasnel {
namespace {

TEST(WriteMoveOrder, OfTheCompiledWeightsIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/move_order.inc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(WriteMoveOrder(internal::kOrderWeights), source);
}

TEST(WriteMoveOrder, NamesEachWeightOfEachPlace) {
  internal::OrderWeights weights{};
  weights.lead.trump = 1;
  weights.second.safe = -2;
  weights.third.safe = 3;
  weights.last.gain = 4;
  const std::string text = WriteMoveOrder(weights);
  const auto place = [&](const char* name) { return text.find(name); };
  EXPECT_LT(place("    .lead =\n"), place(".trump = 1,\n"));
  EXPECT_LT(place(".trump = 1,\n"), place("    .second =\n"));
  EXPECT_LT(place("    .second =\n"), place(".safe = -2,\n"));
  EXPECT_LT(place(".safe = -2,\n"), place("    .third =\n"));
  EXPECT_LT(place("    .third =\n"), place(".safe = 3,\n"));
  EXPECT_LT(place("    .last =\n"), place(".gain = 4,\n"));
  EXPECT_NE(place(".gain = 4,\n"), std::string::npos);
}

}  // namespace
}  // namespace jasnel
