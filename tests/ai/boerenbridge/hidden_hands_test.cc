// Hidden hands by how well they explain what was bid and played.

#include "ai/boerenbridge/hidden_hands.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cmath>
#include <map>

#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

constexpr std::size_t kDrawn = jasnel::testing::kSanitized ? 20'000 : 50'000;

const ThinkClock kNoLimit(std::chrono::microseconds(0), nullptr);

using ByCard = std::map<Card, double>;

// Which card seat 0, who holds one, has.
ByCard SharesOf(const WeighedHands& weighed) {
  ByCard shares;
  for (std::size_t i = 0; i < weighed.size(); ++i) {
    shares[weighed.world(i).hands[0].Lowest()] += weighed.share(i);
  }
  return shares;
}

// That which counting all hidden hands gives; `both` tells how likely two cards are with seats 0
// and 1, up to a factor.
template <class Likelihood>
ByCard Counted(CardSet unseen, const Likelihood& both) {
  ByCard counted;
  double total = 0;
  for (const Card first : unseen) {
    for (const Card second : unseen - first) {
      const double likelihood = both(first, second);
      counted[first] += likelihood;
      total += likelihood;
    }
  }
  for (auto& [card, share] : counted) share /= total;
  return counted;
}

void ExpectNear(ByCard found, const ByCard& counted, double effective) {
  for (const auto& [card, share] : counted) {
    // Five standard deviations.
    const double near = 5 * std::sqrt(share * (1 - share) / effective);
    EXPECT_NEAR(found[card], share, near) << FormatCard(card);
  }
}

double Mixed(float by_model) {
  const double other = Evidence().other_bid;
  return (1 - other) * static_cast<double>(by_model) + other / 2;
}

// Three players with a card each; the dealer has heard two bids.
TEST(BoerenbridgeHiddenHands, AreWeighedByBids) {
  const Models models;
  for (const int bid : {0, 1}) {
    const BidView view{After(3, 1, {bid, 1}), Cards("HT")};
    const Bidding before = After(3, 1, {});
    const Bidding after = After(3, 1, {bid});
    const ByCard counted = Counted(kFullDeck - view.hand, [&](Card first, Card second) {
      return Mixed(models.Bids(before, first).Of(bid)) * Mixed(models.Bids(after, second).Of(1));
    });
    HandLikelihood likelihood(view, {models}, {.plain = 0});
    const auto sampler = HandSampler::Make(view);
    Random random(5);
    const WeighedHands weighed =
        WeighHands(*sampler, likelihood, {kDrawn, kDrawn, 1}, kNoLimit, random);
    ASSERT_EQ(weighed.size(), kDrawn);
    ExpectNear(SharesOf(weighed), counted, weighed.Effective());
    ExpectNear(SharesOf(weighed.Choose(kDrawn / 2, random)), counted, weighed.Effective());
  }
}

// The last seat of the first trick of two; the others have bid, and played one of their two cards.
TEST(BoerenbridgeHiddenHands, AreWeighedByBidsAndCards) {
  const PlayView view = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  HandLikelihood likelihood(view, {}, {});
  const ByCard counted = Counted(view.Unseen(), [&](Card first, Card second) {
    Hands hidden{};
    hidden[0] = first;
    hidden[1] = second;
    return likelihood(hidden);
  });
  const auto sampler = HandSampler::Make(view);
  Random random(6);
  const HandCounts counts{.effective = 1, .most = 4 * kDrawn, .by_cards = kDrawn};
  const WeighedHands weighed = WeighHands(*sampler, likelihood, counts, kNoLimit, random);
  ASSERT_EQ(weighed.size(), kDrawn);
  ExpectNear(SharesOf(weighed), counted, weighed.Effective());
}

TEST(BoerenbridgeHiddenHands, AreDrawnUntilEnoughAreLeftEffectively) {
  const BidView view{After(3, 3, {2, 1}), Cards("HT S2 C4")};
  const auto sampler = HandSampler::Make(view);
  Random random(7);
  HandLikelihood weighs(view, {}, {});
  const WeighedHands enough = WeighHands(*sampler, weighs, {50, 100'000, 1}, kNoLimit, random);
  EXPECT_GE(enough.Effective(), 50);
  EXPECT_LT(enough.size(), 100'000U);
  EXPECT_EQ(WeighHands(*sampler, weighs, {50, 20, 1}, kNoLimit, random).size(), 20U);
}

TEST(BoerenbridgeHiddenHands, CountAlikeWhereNothingWasSeen) {
  const BidView view{After(3, 3, {2, 1}), Cards("HT S2 C4")};
  const auto sampler = HandSampler::Make(view);
  Random random(8);
  HandLikelihood nothing(view, {}, {.bids = false});
  const WeighedHands weighed = WeighHands(*sampler, nothing, {50, 1000, 1}, kNoLimit, random);
  EXPECT_EQ(weighed.size(), 50U);
  EXPECT_EQ(weighed.share(0), weighed.share(49));
}

TEST(BoerenbridgeHiddenHands, AreOneAtLeastWhenTheClockRunsOut) {
  const std::atomic<bool> cancel{true};
  const ThinkClock over(std::chrono::microseconds(0), &cancel);
  Random random(9);
  const PlayView view = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  const auto sampler = HandSampler::Make(view);
  HandLikelihood likelihood(view, {}, {});
  EXPECT_EQ(WeighHands(*sampler, likelihood, {50, 1000, 50}, over, random).size(), 1U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
