#include "solver/search/trick_cache.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>

#include "solver/search/goals.h"
#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {
namespace {

using jasnel::testing::Random;

OpenTrick TrickOf(std::uint32_t left, PlayCard led) {
  OpenTrick trick;
  trick.start.left = PlaySet(left);
  return trick.With(led, 0);
}

Bounds Find(const TrickCache& cache, const OpenTrick& trick, EntryKind kind = 0) {
  return cache.Find<KnownValue>(TrickCache::PlaceOf(trick, kind)).bounds();
}

void Store(TrickCache& cache, const OpenTrick& trick, Bounds bounds, EntryKind kind = 0) {
  cache.Store(TrickCache::PlaceOf(trick, kind), bounds);
}

bool IsKnown(const TrickCache& cache, const OpenTrick& trick, EntryKind kind = 0) {
  return Find(cache, trick, kind).lower != -kBeyondValues;
}

TEST(TrickCache, GivesBackWhatWasStored) {
  TrickCache cache;
  cache.Clear();
  const OpenTrick trick = TrickOf(0xffffffff, PlayCard(31));
  EXPECT_FALSE(IsKnown(cache, trick));
  Store(cache, trick, {-1062, 2001});
  EXPECT_EQ(Find(cache, trick).lower, -1062);
  EXPECT_EQ(Find(cache, trick).upper, 2001);
}

TEST(TrickCache, TellsTricksApart) {
  TrickCache cache;
  cache.Clear();
  const OpenTrick trick = TrickOf(0xf00f, PlayCard(0));
  Store(cache, trick, {0, 0});
  EXPECT_FALSE(IsKnown(cache, TrickOf(0xf00f, PlayCard(1))));
  EXPECT_FALSE(IsKnown(cache, TrickOf(0xf01f, PlayCard(0))));
  EXPECT_FALSE(IsKnown(cache, trick.With(PlayCard(1), 1)));
  // The same two cards, led by the other seat.
  Store(cache, trick.With(PlayCard(1), 1), {0, 0});
  EXPECT_FALSE(IsKnown(cache, TrickOf(0xf00f, PlayCard(1)).With(PlayCard(0), 1)));
}

TEST(TrickCache, TellsKindsApart) {
  TrickCache cache;
  cache.Clear();
  const OpenTrick trick = TrickOf(0xf00f, PlayCard(0));
  Store(cache, trick, {0, 0}, 3);
  EXPECT_EQ(Find(cache, trick, 3).lower, 0);
  for (int kind = 0; kind < kMaxKinds; ++kind) {
    if (kind == 3) continue;
    EXPECT_FALSE(IsKnown(cache, trick, static_cast<EntryKind>(kind)));
  }
}

TEST(TrickCache, ForgetsEverythingWhenClearedHoweverOften) {
  TrickCache cache;
  cache.Clear();
  const OpenTrick trick = TrickOf(0xf, PlayCard(0));
  EXPECT_FALSE(IsKnown(cache, TrickOf(0, PlayCard(0))));
  Store(cache, trick, {0, 0});
  // Past the end of the generations, where they begin again.
  for (int i = 0; i < 70000; ++i) {
    cache.Clear();
    ASSERT_FALSE(IsKnown(cache, trick)) << i;
  }
}

TEST(TrickCache, NeverGivesWhatIsKnownOfAnotherTrick) {
  TrickCache cache;
  cache.Clear();
  Random random(8);
  std::map<std::uint32_t, int> stored;
  for (int i = 0; i < 50000; ++i) {
    const auto left = static_cast<std::uint32_t>(random.Next()) | 1;
    const int bound = random.Below(1000);
    Store(cache, TrickOf(left, PlayCard(0)), {bound, bound + 2});
    stored[left] = bound;
  }
  int found = 0;
  for (const auto& [left, bound] : stored) {
    const OpenTrick trick = TrickOf(left, PlayCard(0));
    if (!IsKnown(cache, trick)) continue;
    ++found;
    ASSERT_EQ(Find(cache, trick).lower, bound);
  }
  EXPECT_GT(found, 5000);
}

}  // namespace
}  // namespace jasnel::internal::portable
