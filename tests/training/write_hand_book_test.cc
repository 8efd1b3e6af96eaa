// Weights of the book of hands as source: what the compiler reads of it is what was written.

#include "tools/training/write_hand_book.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

namespace jasnel {
namespace {

TEST(WriteHandBook, OfTheCompiledWeightsIsTheFileTheyWereCompiledFrom) {
  std::ifstream file(JASNEL_SOURCE_DIR "/data/weights/hand_book.inc");
  const std::string source{std::istreambuf_iterator<char>(file), {}};
  ASSERT_FALSE(source.empty());
  // Not EXPECT_EQ, which would print both of them.
  EXPECT_TRUE(WriteHandBook(kHandBookWeights) == source);
}

}  // namespace
}  // namespace jasnel
