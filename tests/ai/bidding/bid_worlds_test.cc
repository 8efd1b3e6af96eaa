// The worlds of a question what to call, against all that there are.

#include "ai/bidding/bid_worlds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "tests/ai/bidding/questions.h"

namespace jasnel {
namespace {

using testing::FewWorlds;
using testing::QuestionOf;

constexpr int kDrawnWorlds = 20'000;

TEST(BidWorlds, AreDrawnAsOftenAsThePassesInThemAreLikely) {
  const BidWorlds worlds(FewWorlds("kbn", std::nullopt));
  ASSERT_EQ(worlds.count(), 45u);
  std::vector<Hands> all;
  double total = 0;
  for (std::uint64_t i = 0; i < worlds.count(); ++i) {
    all.push_back(worlds.World(i));
    total += worlds.Weight(all.back());
  }
  std::vector<int> counts(all.size());
  for (std::uint64_t draw = 0; draw < kDrawnWorlds; ++draw) {
    const auto world = worlds.Draw(1, draw);
    ASSERT_TRUE(world.has_value());
    const auto found = std::find(all.begin(), all.end(), *world);
    ASSERT_NE(found, all.end());
    ++counts[static_cast<std::size_t>(found - all.begin())];
  }
  double chi_square = 0;
  double lightest = 1;
  double heaviest = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const double weight = worlds.Weight(all[i]);
    lightest = std::min(lightest, weight);
    heaviest = std::max(heaviest, weight);
    const double expected = kDrawnWorlds * weight / total;
    chi_square += (counts[i] - expected) * (counts[i] - expected) / expected;
  }
  // 44 degrees of freedom: quantiles 0.005 and 0.995.
  EXPECT_GT(chi_square, 23.6);
  EXPECT_LT(chi_square, 71.9);
  // Equal chances would not do.
  EXPECT_GT(heaviest, 2 * lightest);
}

TEST(BidWorlds, OfABarredSideThatPassedWeighAlike) {
  BidQuestion question = FewWorlds("nkf", std::nullopt);
  question.auction =
      ParseAuction(Seat::kNorth, question.rules, {}, "pass", {0, std::nullopt}).value();
  const BidWorlds worlds(question);
  for (std::uint64_t i = 0; i < worlds.count(); ++i) EXPECT_EQ(worlds.Weight(worlds.World(i)), 1);
}

}  // namespace
}  // namespace jasnel
