// Random numbers, compared with those of other implementations.

#include "bitboard/random.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <vector>

namespace jasnel {
namespace {

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

TEST(Random, BelowGivesEachNumberEquallyOften) {
  constexpr int kCount = 12;
  constexpr int kDraws = 120000;
  Random random(1);
  std::array<int, kCount> seen{};
  for (int i = 0; i < kDraws; ++i) ++seen[random.Below(kCount)];
  double chi_square = 0;
  for (const int times : seen) {
    const double off = times - double{kDraws} / kCount;
    chi_square += off * off / (double{kDraws} / kCount);
  }
  // 11 degrees of freedom: outside of these once in a thousand seeds, each.
  EXPECT_LT(chi_square, 31.3);
  EXPECT_GT(chi_square, 1.6);
}

TEST(Random, Below64TakesTheLowestBitsUntilTheyAreBelow) {
  EXPECT_EQ(Random(3).Below64(1), 0U);
  EXPECT_EQ(Random(3).Below64(std::uint64_t{1} << 40),
            Random(3).Next() & ((std::uint64_t{1} << 40) - 1));
  Random random(4);
  const std::uint64_t first = random.Next();
  const std::uint64_t second = random.Next();
  // One that the first number is too large for, all bits of it needed.
  const std::uint64_t count = (std::uint64_t{1} << 63) + 1;
  EXPECT_EQ(Random(4).Below64(count), first < count ? first : second < count ? second : 0);
}

TEST(Random, Below64GivesEachNumberEquallyOften) {
  constexpr int kCount = 12;
  constexpr int kDraws = 120000;
  Random random(1);
  std::array<int, kCount> seen{};
  for (int i = 0; i < kDraws; ++i) ++seen[random.Below64(kCount)];
  double chi_square = 0;
  for (const int times : seen) {
    const double off = times - double{kDraws} / kCount;
    chi_square += off * off / (double{kDraws} / kCount);
  }
  // As above.
  EXPECT_LT(chi_square, 31.3);
  EXPECT_GT(chi_square, 1.6);
}

TEST(Random, StreamsOfOneSeedDiffer) {
  EXPECT_NE(Random::Stream(1, 0).Next(), Random::Stream(1, 1).Next());
  EXPECT_NE(Random::Stream(1, 0).Next(), Random::Stream(2, 0).Next());
  // What is added up in one is not in the other.
  EXPECT_NE(Random::Stream(1, 2).Next(), Random::Stream(2, 1).Next());
}

}  // namespace
}  // namespace jasnel
