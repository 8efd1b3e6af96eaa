// Random numbers, compared with those of other implementations.

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

#include "jasnel/dealing.h"
#include "tests/support/chi_square.h"

namespace jasnel {
namespace {

using testing::ChiSquare;

TEST(Random, GivesTheNumbersOfSplitMix64) {
  Random zero(0);
  EXPECT_EQ(zero.Next(), 0xE220A8397B1DCDAFU);
  EXPECT_EQ(zero.Next(), 0x6E789E6AA1B965F4U);
  Random other(1234567);
  EXPECT_EQ(other.Next(), 6457827717110365317U);
  EXPECT_EQ(other.Next(), 3203168211198807973U);
  EXPECT_EQ(other.Next(), 9817491932198370423U);
}

TEST(Random, BelowGivesTheNumbersItAlwaysGave) {
  Random random(5);
  std::vector<int> numbers;
  for (int i = 0; i < 12; ++i) numbers.push_back(random.Below(6));
  EXPECT_EQ(numbers, (std::vector<int>{2, 4, 1, 0, 1, 2, 5, 3, 2, 3, 2, 0}));
}

TEST(Random, BelowDrawsAgainWhereANumberWouldComeTooOften) {
  // For 3 * 2^29 of 2^32 numbers some have three chances and others two; the first draw of seed 8
  // is one too many for its number, 996171426.
  EXPECT_EQ(Random(8).Below(3 << 29), 985611397);
  Random after(8);
  after.Next();
  EXPECT_EQ(after.Below(3 << 29), 985611397);
}

TEST(Random, BelowOneIsZero) { EXPECT_EQ(Random(3).Below(1), 0); }

// 11 degrees of freedom: outside of these bounds once in a thousand seeds, each.
TEST(Random, BelowGivesEachNumberEquallyOften) {
  Random random(1);
  std::array<int, 12> times{};
  for (int i = 0; i < 120000; ++i) ++times[random.Below(12)];
  EXPECT_LT(ChiSquare(times), 31.3);
  EXPECT_GT(ChiSquare(times), 1.6);
}

TEST(Random, Below64GivesTheNumbersItAlwaysGave) {
  Random random(5);
  std::vector<std::uint64_t> numbers;
  for (int i = 0; i < 12; ++i) numbers.push_back(random.Below64(6));
  EXPECT_EQ(numbers, (std::vector<std::uint64_t>{2, 0, 5, 5, 4, 1, 3, 0, 3, 4, 3, 5}));
}

TEST(Random, Below64OneIsZero) { EXPECT_EQ(Random(3).Below64(1), 0U); }

// The first number of seed 3 is 2092789425003139053, of 61 bits.
TEST(Random, Below64OfAPowerOfTwoTakesTheLowestBits) {
  constexpr std::uint64_t kCount = std::uint64_t{1} << 40;
  EXPECT_EQ(Random(3).Below64(kCount), 2092789425003139053U % kCount);
}

// The lowest 61 bits of its second number are 1388920175658641801.
TEST(Random, Below64DrawsAgainUntilItIsBelow) {
  EXPECT_EQ(Random(3).Below64(2092789425003139054), 2092789425003139053U);
  EXPECT_EQ(Random(3).Below64(2092789425003139053), 1388920175658641801U);
}

// The first number of seed 0 is above that, the second one below.
TEST(Random, Below64TakesAllBitsWhereTheyAreNeeded) {
  EXPECT_EQ(Random(0).Below64((std::uint64_t{1} << 63) + 1), 0x6E789E6AA1B965F4U);
}

TEST(Random, Below64GivesEachNumberEquallyOften) {
  Random random(1);
  std::array<int, 12> times{};
  for (int i = 0; i < 120000; ++i) ++times[random.Below64(12)];
  EXPECT_LT(ChiSquare(times), 31.3);
  EXPECT_GT(ChiSquare(times), 1.6);
}

TEST(Random, StreamsOfOneSeedDiffer) {
  EXPECT_NE(Random::Stream(1, 0).Next(), Random::Stream(1, 1).Next());
  EXPECT_NE(Random::Stream(1, 0).Next(), Random::Stream(2, 0).Next());
  // What is added up in one is not in the other.
  EXPECT_NE(Random::Stream(1, 2).Next(), Random::Stream(2, 1).Next());
}

}  // namespace
}  // namespace jasnel
