// Hidden hands by how well they explain what was bid and played.

#include "ai/boerenbridge/beliefs/hidden_hands.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "ai/boerenbridge/models/models.h"
#include "tests/ai/boerenbridge/beliefs/hand_shares.h"
#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

constexpr std::size_t kDrawn = jasnel::testing::kSanitized ? 20'000 : 50'000;

double Mixed(float by_model) {
  const double other = Evidence().other_bid;
  return (1 - other) * static_cast<double>(by_model) + other / 2;
}

// Three players with a card each; the dealer has heard two bids.
TEST(BoerenbridgeHiddenHands, AreWeightedByBids) {
  const Models models;
  for (const int bid : {0, 1}) {
    const BidView view{After(3, 1, {bid, 1}), Cards("HT")};
    const Bidding before = After(3, 1, {});
    const Bidding after = After(3, 1, {bid});
    const ByCard counted = Counted(kFullDeck - view.hand, [&](Card first, Card second) {
      return Mixed(models.Bids(before, first).Of(bid)) * Mixed(models.Bids(after, second).Of(1));
    });
    WorldLikelihood likelihood(view, {{models}}, {.plain = 0});
    const auto sampler = WorldSampler::Make(view);
    Random random(5);
    const WeightedHands weighted =
        WeighHands(*sampler, likelihood, {kDrawn, kDrawn}, kNoLimit, random);
    ASSERT_EQ(weighted.size(), kDrawn);
    ExpectNear(SharesOf(weighted), counted, weighted.Effective());
    ExpectNear(SharesOf(weighted.Choose(kDrawn / 2, random)), counted, weighted.Effective());
  }
}

using BoerenbridgeHiddenHandsOfLastSeat = LastSeat;

TEST_F(BoerenbridgeHiddenHandsOfLastSeat, AreWeightedByBidsAndCards) {
  Random random(6);
  const WeightedHands weighted =
      WeighHands(sampler_, likelihood_, {kDrawn, kDrawn}, kNoLimit, random);
  ASSERT_EQ(weighted.size(), kDrawn);
  ExpectNear(SharesOf(weighted), Exact(), weighted.Effective());
}

TEST(BoerenbridgeHiddenHands, AreDrawnUntilEnoughAreLeftEffectively) {
  const BidView view{After(3, 3, {2, 1}), Cards("HT S2 C4")};
  const auto sampler = WorldSampler::Make(view);
  Random random(7);
  WorldLikelihood weighs(view, {}, {});
  const WeightedHands enough = WeighHands(*sampler, weighs, {50, 100'000}, kNoLimit, random);
  EXPECT_GE(enough.Effective(), 50);
  EXPECT_LT(enough.size(), 100'000U);
  EXPECT_EQ(WeighHands(*sampler, weighs, {50, 20}, kNoLimit, random).size(), 20U);
}

TEST(BoerenbridgeHiddenHands, CountAlikeWhereNothingWasSeen) {
  const BidView view{After(3, 3, {2, 1}), Cards("HT S2 C4")};
  const auto sampler = WorldSampler::Make(view);
  Random random(8);
  WorldLikelihood nothing(view, {}, {.bids = false});
  const WeightedHands weighted = WeighHands(*sampler, nothing, {50, 1000}, kNoLimit, random);
  EXPECT_EQ(weighted.size(), 50U);
  EXPECT_EQ(weighted.share(0), weighted.share(49));
}

TEST(BoerenbridgeHiddenHands, AreOneAtLeastWhenTheClockRunsOut) {
  const std::atomic<bool> cancel{true};
  const ThinkClock over(std::chrono::microseconds(0), &cancel);
  Random random(9);
  const PlayView view = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  const auto sampler = WorldSampler::Make(view);
  WorldLikelihood likelihood(view, {}, {});
  EXPECT_EQ(WeighHands(*sampler, likelihood, {50, 1000}, over, random).size(), 1U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
