#include "solver/table.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <unordered_map>

#include "tests/support/random_deals.h"

namespace jasnel {
namespace {

using testing::Random;

constexpr std::size_t kSmallest = 64 << 10;

TEST(TranspositionTable, GivesBackWhatWasStored) {
  TranspositionTable table(kSmallest);
  const PositionKey key = MakeKey(0xffffffff, 3);
  table.Store(key, 8, {{-162, 2000}, 31});
  const auto entry = table.Find(key, 0);
  ASSERT_TRUE(entry.has_value());
  EXPECT_EQ(entry->bounds.lower, -162);
  EXPECT_EQ(entry->bounds.upper, 2000);
  EXPECT_EQ(entry->move, 31);
}

TEST(TranspositionTable, KeepsOddBounds) {
  TranspositionTable table(kSmallest);
  table.Store(MakeKey(0xf, 0), 1, {{-2047, -3}, 0});
  const auto entry = table.Find(MakeKey(0xf, 0), 1);
  ASSERT_TRUE(entry.has_value());
  EXPECT_EQ(entry->bounds.lower, -2047);
  EXPECT_EQ(entry->bounds.upper, -3);
}

TEST(TranspositionTable, TellsLeadersApart) {
  TranspositionTable table(kSmallest);
  table.Store(MakeKey(0xf, 0), 1, {{0, 0}, 0});
  EXPECT_FALSE(table.Find(MakeKey(0xf, 1), 0).has_value());
}

TEST(TranspositionTable, IsEmptyAfterClear) {
  TranspositionTable table(kSmallest);
  table.Store(MakeKey(0xf, 0), 1, {{0, 0}, 0});
  table.Clear();
  EXPECT_FALSE(table.Find(MakeKey(0xf, 0), 0).has_value());
}

// Far more entries than fit, so that the table grows and then replaces: nothing that is found may
// be anything but what was last stored under its key.
TEST(TranspositionTable, NeverGivesAnEntryOfAnotherPosition) {
  TranspositionTable table(std::size_t{1} << 20);
  std::unordered_map<PositionKey, int> stored;
  Random random(5);
  for (int i = 0; i < 400000; ++i) {
    const PositionKey key = MakeKey(static_cast<std::uint32_t>(random.Next()), random.Below(4));
    const int bound = 2 * (random.Below(1000) - 500);
    table.Store(key, 1 + random.Below(8), {{bound, bound + 2}, random.Below(32)});
    stored[key] = bound;
  }
  std::size_t found = 0;
  for (const auto& [key, bound] : stored) {
    const auto entry = table.Find(key, 0);
    if (!entry) continue;
    ++found;
    ASSERT_EQ(entry->bounds.lower, bound);
    ASSERT_EQ(entry->bounds.upper, bound + 2);
  }
  // 1 MiB holds 131,072 entries of 8 bytes.
  EXPECT_GT(found, 100000u);
  EXPECT_LE(found, 131072u);
}

}  // namespace
}  // namespace jasnel
