// Hidden hands that go on from each other.

#include "ai/boerenbridge/beliefs/metropolis.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "tests/ai/boerenbridge/beliefs/hand_shares.h"
#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

constexpr std::size_t kRounds = 10;

// All hands of so many rounds.
WeightedHands HandsOf(MetropolisSampler& chains, std::size_t rounds) {
  WeightedHands found;
  for (std::size_t i = 0; i < rounds; ++i) {
    for (std::size_t chain = 0; chain < chains.size(); ++chain) found.Add(chains.Next(chain), 1);
  }
  return found;
}

using BoerenbridgeHandChainsOfLastSeat = LastSeat;

// Long chains forget where they began: two hands at random each.
TEST_F(BoerenbridgeHandChainsOfLastSeat, AreDrawnByLikelihood) {
  constexpr std::size_t kChains = jasnel::testing::kSanitized ? 200 : 500;
  const ChainCounts counts{.drawn = 2 * kChains, .chains = kChains, .steps = 40};
  MetropolisSampler chains(view_, sampler_, likelihood_, counts, kNoLimit, 7, 1);
  ASSERT_EQ(chains.size(), kChains);
  const WeightedHands found = HandsOf(chains, kRounds);
  for (std::size_t i = 0; i < found.size(); ++i) {
    const HiddenHands& seen = found.world(i);
    const ActionLikelihoods actions = likelihood_.Of(seen.hands);
    ASSERT_EQ(likelihood_.Weight(seen.actions), likelihood_.Weight(actions));
    ASSERT_TRUE((seen.hands[0] & seen.hands[1]).empty());
    ASSERT_TRUE(((seen.hands[0] | seen.hands[1]) - view_.Unseen()).empty());
  }
  // The hands of a chain are not independent: as if one of three were.
  ExpectNear(SharesOf(found), Exact(), static_cast<double>(found.size()) / 3);
}

TEST(BoerenbridgeHandChains, AreAllHandsAlikeWhereNothingCounts) {
  constexpr std::size_t kChains = jasnel::testing::kSanitized ? 500 : 2000;
  const PlayView view = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  const auto sampler = WorldSampler::Make(view);
  const WorldLikelihood nothing(view, {}, {.bids = false, .cards = false});
  MetropolisSampler chains(view, *sampler, nothing, {kChains, kChains, 1}, kNoLimit, 3, 1);
  const WeightedHands found = HandsOf(chains, kRounds);
  const ByCard counted = Counted(view.Unseen(), [](Card, Card) { return 1; });
  ExpectNear(SharesOf(found), counted, static_cast<double>(found.size()));
}

// Where a seat has shown to lack a suit, a swap gives it none.
TEST(BoerenbridgeHandChains, FitWhatWasSeen) {
  Random random(11);
  for (std::uint64_t i = 0; i < 60; ++i) {
    const PlayView view = RandomMoment(random).play_view();
    const WorldLikelihood likelihood(view, {}, {});
    const auto sampler = WorldSampler::Make(view);
    MetropolisSampler chains(view, *sampler, likelihood, {8, 2, 10}, kNoLimit, i, 1);
    const WeightedHands found = HandsOf(chains, kRounds);
    const BySeat<int> holds = HeldByOthers(view);
    for (std::size_t world = 0; world < found.size(); ++world) {
      CardSet all;
      for (int seat = 0; seat < view.bidding.players(); ++seat) {
        const CardSet hand = found.world(world).hands[seat];
        ASSERT_EQ(hand.size(), holds[seat]);
        ASSERT_TRUE((hand & all).empty());
        ASSERT_TRUE((hand - view.Unseen()).empty());
        all |= hand;
        for (const Suit suit : kAllSuits) {
          if ((view.table.voids[seat] >> jasnel::Index(suit) & 1) == 0) continue;
          ASSERT_TRUE((hand & SuitCards(suit)).empty());
        }
      }
    }
  }
}

TEST(BoerenbridgeHandChains, AreTheSameForAnyNumberOfThreads) {
  const PlayView view = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  const auto sampler = WorldSampler::Make(view);
  const WorldLikelihood likelihood(view, {}, {});
  MetropolisSampler one(view, *sampler, likelihood, {300, 20, 4}, kNoLimit, 5, 1);
  MetropolisSampler three(view, *sampler, likelihood, {300, 20, 4}, kNoLimit, 5, 3);
  ASSERT_EQ(one.size(), three.size());
  for (std::size_t chain = 0; chain < one.size(); ++chain) {
    EXPECT_EQ(one.Next(chain).hands, three.Next(chain).hands);
  }
}

TEST(BoerenbridgeHandChains, IsOneAtLeastWhenTheClockRunsOut) {
  const std::atomic<bool> cancel{true};
  const ThinkClock over(std::chrono::microseconds(0), &cancel);
  const PlayView view = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  const auto sampler = WorldSampler::Make(view);
  const WorldLikelihood likelihood(view, {}, {});
  MetropolisSampler chains(view, *sampler, likelihood, {50, 10, 8}, over, 1, 1);
  ASSERT_EQ(chains.size(), 1U);
  EXPECT_EQ(chains.Next(0).hands[0].size(), 1);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
