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
    HandLikelihood likelihood(view, {{models}}, {.plain = 0});
    const auto sampler = HandSampler::Make(view);
    Random random(5);
    const WeighedHands weighed =
        WeighHands(*sampler, likelihood, {kDrawn, kDrawn}, kNoLimit, random);
    ASSERT_EQ(weighed.size(), kDrawn);
    ExpectNear(SharesOf(weighed), counted, weighed.Effective());
    ExpectNear(SharesOf(weighed.Choose(kDrawn / 2, random)), counted, weighed.Effective());
  }
}

// The last seat of the first trick of two; the others have bid, and played one of their two cards.
class LastSeat : public ::testing::Test {
 protected:
  const PlayView view_ = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  HandLikelihood likelihood_{view_, {}, {}};
  const HandSampler sampler_ = HandSampler::Make(view_).value();

  ByCard Exact() {
    return Counted(view_.Unseen(), [&](Card first, Card second) {
      Hands hidden{};
      hidden[0] = first;
      hidden[1] = second;
      return likelihood_.Weight(likelihood_.Of(hidden));
    });
  }
};
using BoerenbridgeHiddenHandsOfLastSeat = LastSeat;

TEST_F(BoerenbridgeHiddenHandsOfLastSeat, AreWeighedByBidsAndCards) {
  Random random(6);
  const WeighedHands weighed =
      WeighHands(sampler_, likelihood_, {kDrawn, kDrawn}, kNoLimit, random);
  ASSERT_EQ(weighed.size(), kDrawn);
  ExpectNear(SharesOf(weighed), Exact(), weighed.Effective());
}

// Long chains forget where they began: two hands at random each.
TEST_F(BoerenbridgeHiddenHandsOfLastSeat, AreThoseOfChains) {
  constexpr std::size_t kChains = kDrawn / 100;
  constexpr std::size_t kSteps = 40;
  Random random(7);
  const WeighedHands found = ChainHands(
      view_, sampler_, likelihood_, {2 * kChains, kChains, 10 * kChains, kSteps}, kNoLimit, random);
  ASSERT_EQ(found.size(), 10 * kChains);
  EXPECT_EQ(found.share(0), found.share(1));
  for (std::size_t i = 0; i < found.size(); ++i) {
    const SeenHands& seen = found.world(i);
    const Explained explained = likelihood_.Of(seen.hands);
    ASSERT_EQ(likelihood_.Weight(seen.explained), likelihood_.Weight(explained));
    ASSERT_TRUE((seen.hands[0] & seen.hands[1]).empty());
    ASSERT_TRUE(((seen.hands[0] | seen.hands[1]) - view_.Unseen()).empty());
  }
  // The hands of a chain are not independent: as if one of three were.
  ExpectNear(SharesOf(found), Exact(), static_cast<double>(found.size()) / 3);
}

// Where a seat has shown to lack a suit, a swap gives it none.
TEST(BoerenbridgeHiddenHands, OfChainsFitWhatWasSeen) {
  Random random(11);
  for (int i = 0; i < 60; ++i) {
    const PlayView view = RandomMoment(random).play_view();
    HandLikelihood likelihood(view, {}, {});
    const auto sampler = HandSampler::Make(view);
    const WeighedHands found =
        ChainHands(view, *sampler, likelihood, {8, 2, 20, 10}, kNoLimit, random);
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

TEST(BoerenbridgeHiddenHands, AreDrawnUntilEnoughAreLeftEffectively) {
  const BidView view{After(3, 3, {2, 1}), Cards("HT S2 C4")};
  const auto sampler = HandSampler::Make(view);
  Random random(7);
  HandLikelihood weighs(view, {}, {});
  const WeighedHands enough = WeighHands(*sampler, weighs, {50, 100'000}, kNoLimit, random);
  EXPECT_GE(enough.Effective(), 50);
  EXPECT_LT(enough.size(), 100'000U);
  EXPECT_EQ(WeighHands(*sampler, weighs, {50, 20}, kNoLimit, random).size(), 20U);
}

TEST(BoerenbridgeHiddenHands, CountAlikeWhereNothingWasSeen) {
  const BidView view{After(3, 3, {2, 1}), Cards("HT S2 C4")};
  const auto sampler = HandSampler::Make(view);
  Random random(8);
  HandLikelihood nothing(view, {}, {.bids = false});
  const WeighedHands weighed = WeighHands(*sampler, nothing, {50, 1000}, kNoLimit, random);
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
  EXPECT_EQ(WeighHands(*sampler, likelihood, {50, 1000}, over, random).size(), 1U);
  EXPECT_EQ(ChainHands(view, *sampler, likelihood, {50, 10, 50, 8}, over, random).size(), 1U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
