// What each bid is worth: what holds for any hand.

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "jasnel/boerenbridge/bidding.h"
#include "jasnel/boerenbridge/score.h"
#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

constexpr std::uint64_t kWorlds = jasnel::testing::kSanitized ? 100 : 300;

const char* const kHand = "SA S7 HK H2 C9";

BidView Dealer() { return {After(4, 5, {2, 1, 0}), Cards(kHand)}; }

BidAnswer Evaluate(const BidView& view, const BidRequest& request) {
  const auto answer = EvaluateBid(view, request);
  EXPECT_TRUE(answer.ok()) << (answer ? "" : answer.error().message);
  return answer.value();
}

BidRequest With(std::uint64_t worlds, std::uint64_t seed = 1) {
  BidRequest request;
  request.worlds = worlds;
  request.seed = seed;
  return request;
}

void ExpectSame(const BidAnswer& a, const BidAnswer& b) {
  EXPECT_EQ(a.best, b.best);
  EXPECT_EQ(a.clear, b.clear);
  EXPECT_EQ(a.worlds, b.worlds);
  EXPECT_EQ(a.stop, b.stop);
  ASSERT_EQ(a.bids.size(), b.bids.size());
  for (std::size_t i = 0; i < a.bids.size(); ++i) {
    EXPECT_EQ(a.bids[i].bid, b.bids[i].bid);
    EXPECT_EQ(a.bids[i].score.value, b.bids[i].score.value);
    EXPECT_EQ(a.bids[i].score.low, b.bids[i].score.low);
    EXPECT_EQ(a.bids[i].score.high, b.bids[i].score.high);
    EXPECT_EQ(a.bids[i].makes.low, b.bids[i].makes.low);
    EXPECT_EQ(a.bids[i].others, b.bids[i].others);
    EXPECT_EQ(a.bids[i].tricks, b.bids[i].tricks);
    EXPECT_EQ(a.bids[i].worlds, b.bids[i].worlds);
  }
}

TEST(BoerenbridgeEvaluateBid, IsTheSameForAnyNumberOfThreads) {
  BidRequest request = With(kWorlds + 5);
  const BidAnswer one = Evaluate(Dealer(), request);
  for (const int threads : {2, 3, 0}) {
    request.threads = threads;
    ExpectSame(Evaluate(Dealer(), request), one);
  }
}

TEST(BoerenbridgeEvaluateBid, IsTheSameWithPlainSuitsExchanged) {
  const BidAnswer answer = Evaluate(Dealer(), With(kWorlds));
  for (const auto& [a, b] :
       {std::pair(Suit::kHearts, Suit::kClubs), std::pair(Suit::kHearts, Suit::kDiamonds),
        std::pair(Suit::kDiamonds, Suit::kClubs)}) {
    const BidView view{Dealer().bidding, Exchanged(Cards(kHand), a, b)};
    ExpectSame(Evaluate(view, With(kWorlds)), answer);
  }
}

TEST(BoerenbridgeEvaluateBid, DependsOnTheSeed) {
  const BidAnswer one = Evaluate(Dealer(), With(kWorlds, 1));
  ExpectSame(Evaluate(Dealer(), With(kWorlds, 1)), one);
  EXPECT_NE(Evaluate(Dealer(), With(kWorlds, 2)).bids[0].score.value, one.bids[0].score.value);
}

TEST(BoerenbridgeEvaluateBid, LooksAtAllBidsButThatWhichTheDealerMayNotMake) {
  Random random(1);
  for (int i = 0; i < 40; ++i) {
    DealInPlay game = RandomGame(random);
    const int seat =
        i % 2 == 0 ? DealerOf(game.bidding().players()) : random.Below(game.bidding().players());
    while (game.turn() != seat) Step(game, random);
    const BidAnswer answer = Evaluate(game.bid_view(), With(8));
    std::vector<int> legal;
    for (int bid = 0; bid <= game.bidding().cards(); ++bid) {
      if (game.bidding().IsLegal(bid)) legal.push_back(bid);
    }
    std::vector<int> bids;
    for (const BidOutlook& outlook : answer.bids) bids.push_back(outlook.bid);
    EXPECT_EQ(bids, legal);
    EXPECT_TRUE(game.bidding().IsLegal(answer.best));
  }
}

TEST(BoerenbridgeEvaluateBid, AddsUp) {
  const BidAnswer answer = Evaluate(Dealer(), With(kWorlds));
  double best = -100;
  for (const BidOutlook& outlook : answer.bids) {
    ASSERT_EQ(outlook.tricks.size(), 6U);
    EXPECT_NEAR(std::accumulate(outlook.tricks.begin(), outlook.tricks.end(), 0.0), 1, 1e-9);
    double score = 0;
    for (int taken = 0; taken <= 5; ++taken) {
      score += outlook.tricks[static_cast<std::size_t>(taken)] * Score(outlook.bid, taken);
    }
    EXPECT_NEAR(outlook.score.value, score, 1e-9);
    EXPECT_NEAR(outlook.makes.value, outlook.tricks[static_cast<std::size_t>(outlook.bid)], 1e-12);
    EXPECT_LE(outlook.score.low, outlook.score.value);
    EXPECT_GE(outlook.score.high, outlook.score.value);
    EXPECT_GE(outlook.makes.low, 0);
    EXPECT_LE(outlook.makes.high, 1);
    EXPECT_GT(outlook.worlds, 0U);
    best = std::max(best, outlook.score.value);
    if (outlook.bid == answer.best) {
      EXPECT_EQ(outlook.worlds, answer.worlds);
    }
  }
  for (const BidOutlook& outlook : answer.bids) {
    if (outlook.bid == answer.best) {
      EXPECT_EQ(outlook.score.value, best);
    }
  }
}

double Width(const BidAnswer& answer) {
  for (const BidOutlook& outlook : answer.bids) {
    if (outlook.bid == answer.best) return outlook.score.high - outlook.score.low;
  }
  return -1;
}

TEST(BoerenbridgeEvaluateBid, GivesNarrowerIntervalsWithMoreWorlds) {
  const double few = Width(Evaluate(Dealer(), With(kWorlds)));
  const double many = Width(Evaluate(Dealer(), With(16 * kWorlds)));
  EXPECT_GT(few, 0);
  EXPECT_NEAR(many, few / 4, few / 8);
}

TEST(BoerenbridgeEvaluateBid, PlaysAsManyWorldsAsAreAsked) {
  for (const std::uint64_t worlds : {1, 31, 32, 33, 100}) {
    const BidAnswer answer = Evaluate(Dealer(), With(worlds));
    EXPECT_EQ(answer.worlds, worlds);
    EXPECT_EQ(answer.stop, BidStop::kWorlds);
  }
}

// They are not left aside before some are known.
TEST(BoerenbridgeEvaluateBid, LeavesHopelessBidsAside) {
  const BidAnswer answer = Evaluate({After(3, 5, {}), Cards("SA SK SQ SJ HA")}, With(300));
  EXPECT_LT(answer.bids[0].worlds, answer.worlds);
  EXPECT_GE(answer.bids[0].worlds, 64U);
}

TEST(BoerenbridgeEvaluateBid, EndsWithThePrecisionThatIsAsked) {
  BidRequest request = With(1'000'000);
  request.precision = 1.5;
  const BidAnswer answer = Evaluate(Dealer(), request);
  EXPECT_EQ(answer.stop, BidStop::kPrecision);
  EXPECT_LT(answer.worlds, 20'000U);
  EXPECT_LE(Width(answer), 3);
}

TEST(BoerenbridgeEvaluateBid, EndsWithTheTime) {
  BidRequest request = With(std::numeric_limits<std::uint64_t>::max());
  request.time = std::chrono::milliseconds(10);
  for (const int threads : {1, 2}) {
    request.threads = threads;
    const auto start = std::chrono::steady_clock::now();
    const BidAnswer answer = Evaluate(Dealer(), request);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
    EXPECT_EQ(answer.stop, BidStop::kTime);
    EXPECT_GE(answer.worlds, 1U);
    EXPECT_FALSE(std::isnan(answer.bids[0].score.value));
  }
}

TEST(BoerenbridgeEvaluateBid, EndsWhenItIsCancelled) {
  const std::atomic<bool> cancel{true};
  for (const std::uint64_t worlds : {20, 1000}) {
    BidRequest request = With(worlds);
    request.cancel = &cancel;
    const BidAnswer answer = Evaluate(Dealer(), request);
    EXPECT_EQ(answer.stop, BidStop::kCancelled) << worlds;
    EXPECT_EQ(answer.worlds, 1U);
    EXPECT_EQ(answer.bids.size(), 5U);
  }
}

TEST(BoerenbridgeEvaluateBid, RefusesWhatIsNoQuestion) {
  EXPECT_EQ(EvaluateBid({After(3, 2, {0, 0, 0}), Cards("S2 S3")}, {}).error().message,
            "all seats have bid; expected a seat that is to bid");
  EXPECT_EQ(EvaluateBid({After(3, 2, {0}), Cards("S2")}, {}).error().message,
            "1 cards in the hand; expected 2");
  EXPECT_EQ(EvaluateBid(Dealer(), With(0)).error().message, "0 worlds; expected 1 or more");
}

// True of any weights that make sense.
TEST(BoerenbridgeEvaluateBid, BidsMoreWithHighTrumpsThanWithLowCards) {
  EXPECT_EQ(Evaluate({After(3, 3, {}), Cards("SA SK SQ")}, With(kWorlds)).best, 3);
  EXPECT_EQ(Evaluate({After(3, 3, {}), Cards("C2 D3 D2")}, With(kWorlds)).best, 0);
}

// An ace of trumps alone leaves no doubt, but one deal shows none of it.
TEST(BoerenbridgeEvaluateBid, IsNotClearAfterAFewDeals) {
  const BidView view{After(3, 1, {}), Cards("SA")};
  BidRequest request;
  for (const std::uint64_t worlds : {1, 31, 32}) {
    request.worlds = worlds;
    const auto answer = EvaluateBid(view, request).value();
    EXPECT_EQ(answer.best, 1);
    EXPECT_EQ(answer.clear, worlds >= 32) << worlds;
  }
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
