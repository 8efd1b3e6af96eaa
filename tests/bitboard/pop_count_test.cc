// How many bits are set.

#include <gtest/gtest.h>

#include "jasnel/card.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

int Counted(std::uint64_t bits) {
  int count = 0;
  for (int i = 0; i < 64; ++i) count += static_cast<int>(bits >> i & 1);
  return count;
}

TEST(PopCount, CountsBits) {
  static_assert(PopCount(0) == 0 && PopCount(~std::uint64_t{0}) == 64);
  Random random(1);
  for (int i = 0; i < 64; ++i) {
    EXPECT_EQ(PopCount(std::uint64_t{1} << i), 1);
    EXPECT_EQ(PopCount(~(std::uint64_t{1} << i)), 63);
  }
  for (int i = 0; i < 10'000; ++i) {
    const std::uint64_t many = random.Next();
    const std::uint64_t few = many & random.Next() & random.Next();
    ASSERT_EQ(PopCount(many), Counted(many));
    ASSERT_EQ(PopCount(few), Counted(few));
  }
}

}  // namespace
}  // namespace jasnel
