// Bids with one card, where the chance to take the trick can be counted.

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <vector>

#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "ai/boerenbridge/bidding/evaluate_bid.h"
#include "ai/boerenbridge/models/models.h"
#include "jasnel/boerenbridge/bidding.h"
#include "jasnel/boerenbridge/score.h"
#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::kSanitized;

constexpr std::uint64_t kOneCardWorlds = kSanitized ? 1500 : 6000;

double Choose(int n, int k) {
  double ways = 1;
  for (int i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return n < k ? 0 : ways;
}

// The chance that a seat takes the only trick with `card`: no other card beats it, and it is a
// trump, or was led, or follows to a lower card of its suit.
double ChanceOf(Card card, int seat, int players) {
  const auto lower = static_cast<int>(RankOf(card));
  const int higher = kRanks - 1 - lower;
  const bool trump = SuitOf(card) == kTrump;
  const int beating = trump ? higher : higher + kRanks;
  if (seat == 0 || trump) {
    return Choose(51 - beating, players - 1) / Choose(51, players - 1);
  }
  return lower / 51.0 * Choose(50 - beating, players - 2) / Choose(50, players - 2);
}

// Those before bid nothing, which is always legal, but that with one card the dealer must bid 0
// where they have bid 1.
Bidding NoBids(int players, int seat) {
  return After(players, 1, std::vector<int>(static_cast<std::size_t>(seat)));
}

BidRequest Plain(std::uint64_t seed) {
  BidRequest request;
  request.worlds = kOneCardWorlds;
  request.seed = seed;
  return request;
}

// What the others bid tells nothing, and all are of the strong style.
const BidAssumptions kBlind = {.evidence = {.bids = false, .plain = 0}};

TEST(EvaluateBidOfOneCard, AgreesWithTheCountForEverySeat) {
  std::uint64_t seed = 1;
  for (int players = kMinPlayers; players <= kMaxPlayers; players += kSanitized ? 4 : 1) {
    for (int seat = 0; seat < players; ++seat) {
      for (const char* card : {"SA", "S7", "HA", "C9"}) {
        const auto answer =
            EvaluateBid({NoBids(players, seat), Cards(card)}, Plain(++seed), kBlind);
        ASSERT_TRUE(answer.ok());
        const double chance = ChanceOf(C(card), seat, players);
        // Four standard deviations; a bid that was left aside has fewer worlds.
        for (const BidOutlook& outlook : answer->bids) {
          const double near =
              4 * std::sqrt(chance * (1 - chance) / static_cast<double>(outlook.worlds)) + 1e-9;
          ASSERT_EQ(outlook.tricks.size(), 2U);
          EXPECT_NEAR(outlook.tricks[1], chance, near) << players << seat << card;
          EXPECT_NEAR(outlook.tricks[0], 1 - chance, near);
          EXPECT_EQ(outlook.makes.value, outlook.tricks[static_cast<std::size_t>(outlook.bid)]);
          EXPECT_NEAR(
              outlook.score.value,
              Score(outlook.bid, 1) * outlook.tricks[1] + Score(outlook.bid, 0) * outlook.tricks[0],
              1e-9);
        }
      }
    }
  }
}

// 95% of the intervals hold the count; of many, hardly less.
TEST(EvaluateBidOfOneCard, GivesIntervalsThatHoldTheCount) {
  const double chance = ChanceOf(C("S9"), 0, 4);
  int held = 0;
  constexpr int kTimes = 200;
  for (int i = 0; i < kTimes; ++i) {
    BidRequest request = Plain(static_cast<std::uint64_t>(i + 1));
    request.worlds = 300;
    const auto answer = EvaluateBid({After(4, 1, {}), Cards("S9")}, request);
    const Estimate makes = answer->bids[1].makes;
    EXPECT_LE(makes.low, makes.value);
    EXPECT_LE(makes.value, makes.high);
    if (makes.low <= chance && chance <= makes.high) ++held;
  }
  EXPECT_GE(held, 178);  // three standard deviations below 190
}

double Mixed(float by_model, double other) {
  return (1 - other) * static_cast<double>(by_model) + other / 2;
}

// What it comes to for seat 1 of three, exactly: all cards of the others, by the bid that seat 0
// made, and both bids that the dealer may then make.
struct Exact {
  double score = 0;
  double takes = 0;
  double others = 0;
};

Exact ExactOf(const BidView& view, int own_bid) {
  const Models models;
  const Evidence evidence;
  const Bidding before = After(3, 1, {});
  const int first_bid = view.bidding.bids()[0];
  Bidding last = view.bidding;
  EXPECT_FALSE(last.Bid(own_bid));
  Exact sums;
  double total = 0;
  for (const Card first : kFullDeck - view.hand) {
    const double weight = Mixed(models.Bids(before, first).Of(first_bid), evidence.other_bid) / 50;
    total += weight * 50;
    for (const Card dealer : kFullDeck - view.hand - first) {
      Position position;
      position.players = 3;
      position.hands[0] = first;
      position.hands[1] = view.hand;
      position.hands[2] = dealer;
      for (const Card card : {first, view.hand.Lowest(), dealer}) position.Play(card);
      const auto bids = models.Bids(last, dealer);
      for (std::size_t i = 0; i < bids.size(); ++i) {
        const double chance = weight * static_cast<double>(bids.chance(i));
        sums.score += chance * Score(own_bid, position.taken[1]);
        sums.takes += chance * position.taken[1];
        sums.others +=
            chance *
            (Score(first_bid, position.taken[0]) + Score(bids.option(i), position.taken[2])) / 2;
      }
    }
  }
  return {sums.score / total, sums.takes / total, sums.others / total};
}

TEST(EvaluateBidOfOneCard, WeighsTheHandsOfThoseWhoBidBefore) {
  for (const int first_bid : {0, 1}) {
    for (const char* card : {"S5", "HK"}) {
      const BidView view{After(3, 1, {first_bid}), Cards(card)};
      const BidAssumptions assumptions = {.evidence = {.plain = 0}};
      const auto answer = EvaluateBid(view, Plain(3), assumptions);
      ASSERT_TRUE(answer.ok());
      EXPECT_EQ(answer->bids.size(), 2U);
      for (const BidOutlook& outlook : answer->bids) {
        const Exact exact = ExactOf(view, outlook.bid);
        // An interval of 95% and as much again on both sides.
        const double near = outlook.score.high - outlook.score.low;
        EXPECT_NEAR(outlook.score.value, exact.score, near) << first_bid << card << outlook.bid;
        EXPECT_NEAR(outlook.tricks[1], exact.takes, outlook.makes.high - outlook.makes.low);
        EXPECT_NEAR(outlook.others, exact.others, near + 0.1) << first_bid << card << outlook.bid;
      }
    }
  }
}

// With one card the dealer has one bid only where the others' bids leave one.
TEST(EvaluateBidOfOneCard, LeavesTheDealerOneBid) {
  const auto zero = EvaluateBid({After(3, 1, {0, 1}), Cards("SA")}, Plain(4), kBlind);
  ASSERT_EQ(zero->bids.size(), 1U);
  EXPECT_EQ(zero->best, 1);
  EXPECT_TRUE(zero->clear);
  EXPECT_EQ(zero->bids[0].makes.value, 1);
  const auto one = EvaluateBid({After(3, 1, {0, 0}), Cards("SA")}, Plain(4), kBlind);
  ASSERT_EQ(one->bids.size(), 1U);
  EXPECT_EQ(one->best, 0);
  EXPECT_EQ(one->bids[0].score.value, -2);
  EXPECT_EQ(EvaluateBid({After(3, 1, {1, 1}), Cards("SA")}, Plain(4), kBlind)->bids.size(), 2U);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
