#include "solver/search/transposition_table.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Random;

constexpr std::size_t kSmallest = 64 << 10;

std::optional<TableEntry> Find(const TranspositionTable& table, std::uint64_t hash,
                               std::uint32_t left) {
  for (const TableEntry& entry : table.Entries(hash)) {
    if (!entry.empty() && entry.hash() == hash && entry.left() == PlaySet(left)) return entry;
  }
  return std::nullopt;
}

TEST(TranspositionTable, GivesBackWhatWasStored) {
  TranspositionTable table(kSmallest);
  const std::uint64_t hash = TranspositionTable::Hash(MakeKey(PlaySet(0xffffffff), 3), 0);
  table.Store({hash, PlaySet(0xffffffff), 8, {-1062, 2001}, PlayCard(31)});
  const auto entry = Find(table, hash, 0xffffffff);
  ASSERT_TRUE(entry.has_value());
  EXPECT_EQ(entry->bounds().lower, -1062);
  EXPECT_EQ(entry->bounds().upper, 2001);
  EXPECT_EQ(entry->move(), PlayCard(31));
  EXPECT_EQ(entry->tricks_left(), 8);
}

TEST(TranspositionTable, GivesBackWhoTakesWhat) {
  TranspositionTable table(kSmallest);
  const std::uint64_t hash = TranspositionTable::Hash(MakeKey(PlaySet(0xff), 1), 0);
  const TakenInProofs taken = {{PlaySet(0x1), PlaySet(0x2)}, {PlaySet(0x4), PlaySet(0x8)}};
  table.Store({hash, PlaySet(0xff), 2, {0, 0}, PlayCard(0), taken});
  const TakenInProofs found = Find(table, hash, 0xff)->taken();
  EXPECT_EQ(found.lower.By(0), PlaySet(0x1));
  EXPECT_EQ(found.lower.By(1), PlaySet(0x2));
  EXPECT_EQ(found.upper.By(0), PlaySet(0x4));
  EXPECT_EQ(found.upper.By(1), PlaySet(0x8));
}

TEST(TranspositionTable, KeepsSeveralPositionsUnderOneKey) {
  TranspositionTable table(kSmallest);
  const std::uint64_t hash = TranspositionTable::Hash(MakeKey(PlaySet(0xf), 0), 0);
  table.Store({hash, PlaySet(0xf), 1, {2, 4}, PlayCard(0)});
  table.Store({hash, PlaySet(0xf0), 1, {6, 8}, PlayCard(4)});
  EXPECT_EQ(Find(table, hash, 0xf)->bounds().lower, 2);
  EXPECT_EQ(Find(table, hash, 0xf0)->bounds().lower, 6);
}

TEST(TranspositionTable, ReplacesAnEntryOfTheSameCards) {
  TranspositionTable table(kSmallest);
  const std::uint64_t hash = TranspositionTable::Hash(MakeKey(PlaySet(0xf), 0), 0);
  table.Store({hash, PlaySet(0xf), 1, {2, 40}, PlayCard(0)});
  table.Store({hash, PlaySet(0xf), 1, {2, 4}, PlayCard(0)});
  EXPECT_EQ(Find(table, hash, 0xf)->bounds().upper, 4);
}

TEST(TranspositionTable, TellsLeadersApart) {
  EXPECT_NE(TranspositionTable::Hash(MakeKey(PlaySet(0xf), 0), 0),
            TranspositionTable::Hash(MakeKey(PlaySet(0xf), 1), 0));
}

TEST(TranspositionTable, TellsKindsApart) {
  TranspositionTable table(kSmallest);
  for (int kind = 0; kind < kMaxKinds; ++kind) {
    const auto hash =
        TranspositionTable::Hash(MakeKey(PlaySet(0xf), 2), static_cast<EntryKind>(kind));
    EXPECT_FALSE(Find(table, hash, 0xf).has_value()) << kind;
    table.Store({hash, PlaySet(0xf), 1, {2 * kind, 40}, PlayCard(0)});
    EXPECT_EQ(Find(table, hash, 0xf)->bounds().lower, 2 * kind);
  }
}

TEST(TranspositionTable, IsEmptyAfterClear) {
  TranspositionTable table(kSmallest);
  const std::uint64_t hash = TranspositionTable::Hash(MakeKey(PlaySet(0xf), 0), 0);
  table.Store({hash, PlaySet(0xf), 1, {0, 0}, PlayCard(0)});
  table.Clear(8);
  EXPECT_FALSE(Find(table, hash, 0xf).has_value());
}

// Far more entries than fit, so that the table grows and then replaces: what is found is what was
// stored last for this key and these cards.
TEST(TranspositionTable, NeverGivesAnEntryOfAnotherPosition) {
  TranspositionTable table(std::size_t{1} << 20);
  std::map<std::pair<std::uint64_t, std::uint32_t>, int> stored;
  Random random(5);
  for (int i = 0; i < 200000; ++i) {
    const auto left = static_cast<std::uint32_t>(random.Next());
    const std::uint64_t hash =
        TranspositionTable::Hash(MakeKey(PlaySet(left & 0xffff), random.Below(4)), 0);
    const int bound = 2 * (random.Below(1000) - 500);
    table.Store(
        {hash, PlaySet(left), 1 + random.Below(8), {bound, bound + 2}, PlayCard(random.Below(32))});
    stored[{hash, left}] = bound;
  }
  std::size_t found = 0;
  for (const auto& [key, bound] : stored) {
    const auto entry = Find(table, key.first, key.second);
    if (!entry) continue;
    ++found;
    ASSERT_EQ(entry->bounds().lower, bound);
    ASSERT_EQ(entry->bounds().upper, bound + 2);
  }
  // 1 MiB holds 32,768 entries of 32 bytes.
  EXPECT_GT(found, 25000u);
  EXPECT_LE(found, 32768u);
}

}  // namespace
}  // namespace jasnel::internal::portable
