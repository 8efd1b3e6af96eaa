// What the models look at: numbers within their tables, whatever happens.

#include <gtest/gtest.h>

#include <algorithm>
#include <span>
#include <vector>

#include "ai/boerenbridge/models/bid_features.h"
#include "ai/boerenbridge/models/play_features.h"
#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::kSanitized;
using namespace internal;

constexpr int kGames = kSanitized ? 150 : 500;

// The table that each feature belongs to; one past the last for a number that is none.
template <std::size_t kSize>
std::vector<int> TablesOf(std::span<const std::int16_t> features,
                          const std::array<int, kSize>& first) {
  std::vector<int> tables;
  for (const int feature : features) {
    EXPECT_GE(feature, 0);
    tables.push_back(static_cast<int>(std::ranges::upper_bound(first, feature) - first.begin()) -
                     1);
  }
  std::ranges::sort(tables);
  return tables;
}

std::vector<int> AllBut(int tables, std::initializer_list<int> left_out) {
  std::vector<int> all;
  for (int table = 0; table < tables; ++table) {
    if (std::ranges::find(left_out, table) == left_out.end()) all.push_back(table);
  }
  return all;
}

std::vector<int> BidTables(CardSet hand) {
  std::vector<int> tables;
  for (int table = 0; table < kBidSharedTables; ++table) {
    const int times = table == kBidTrump ? (hand & kTrumps).size() : table == kBidSuit ? 3 : 1;
    tables.insert(tables.end(), static_cast<std::size_t>(times), table);
  }
  return tables;
}

// A number outside its table would be in another one, which then had two.
TEST(BidSituation, GivesEachTableANumberOfItsOwn) {
  Random random(1);
  for (int i = 0; i < kGames; ++i) {
    for (DealInPlay game = RandomGame(random); game.InBidding(); Step(game, random)) {
      const BidView view = game.bid_view();
      const BidSituation situation(view.bidding, view.hand);
      ASSERT_EQ(TablesOf(situation.Shared().numbers(), kBidSharedFirst), BidTables(view.hand));
      for (int bid = 0; bid <= view.bidding.cards(); ++bid) {
        ASSERT_EQ(TablesOf(situation.Of(bid).numbers(), kBidFirst), AllBut(kBidTables, {}));
      }
    }
  }
}

TEST(BidSituation, HoldsTheStrongestAndTheWeakestHands) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (int cards = 1; cards <= MostCards(players); ++cards) {
      for (const bool strong : {false, true}) {
        CardSet hand;
        for (int i = 0; i < cards; ++i) {
          hand |= strong ? MakeCard(Suit::kSpades, static_cast<Rank>(kRanks - 1 - i))
                         : MakeCard(Suit::kClubs, static_cast<Rank>(i));
        }
        for (const int before : {0, cards}) {
          Bidding bidding = Bidding::Begin(players, cards).value();
          for (; !bidding.IsOver(); (void)bidding.Bid(bidding.IsLegal(before) ? before : 1)) {
            const BidSituation situation(bidding, hand);
            ASSERT_EQ(TablesOf(situation.Shared().numbers(), kBidSharedFirst), BidTables(hand));
            for (int bid = 0; bid <= cards; ++bid) {
              ASSERT_EQ(TablesOf(situation.Of(bid).numbers(), kBidFirst), AllBut(kBidTables, {}));
            }
          }
        }
      }
    }
  }
}

void ExpectOwnTables(const PlayState& table) {
  const PlaySituation situation(table);
  const bool leads = table.position.size == 0;
  ASSERT_EQ(TablesOf(situation.Shared().numbers(), kSharedFirst),
            leads ? AllBut(kSharedTables, {kHolds}) : AllBut(kSharedTables, {}));
  const bool follows = !leads &&
                       SuitOf(situation.legal().Lowest()) == SuitOf(table.position.trick[0]) &&
                       SuitOf(situation.legal().Highest()) == SuitOf(table.position.trick[0]);
  for (const Card card : situation.legal()) {
    std::vector<int> expected = AllBut(kCardTables, {});
    if (!leads || SuitOf(card) == kTrump) std::erase(expected, kLeadVoid);
    if (leads) std::erase(expected, kOvertakes);
    if (leads || follows || SuitOf(card) == kTrump) std::erase(expected, kThrown);
    ASSERT_EQ(TablesOf(situation.Of(card).numbers(), kCardFirst), expected);
  }
}

TEST(PlaySituation, GivesEachTableANumberOfItsOwn) {
  Random random(2);
  for (int i = 0; i < kGames; ++i) {
    DealInPlay game = RandomGame(random);
    while (game.InBidding()) Step(game, random);
    for (; !game.IsOver(); Step(game, random)) ExpectOwnTables(game.play_view().table);
  }
}

// Everybody needs all tricks, or none and has too many.
TEST(PlaySituation, HoldsBidsThatAreFarOff) {
  Random random(3);
  for (int i = 0; i < kGames / 5; ++i) {
    DealInPlay game = RandomGame(random);
    while (game.InBidding()) Step(game, random);
    for (; !game.IsOver(); Step(game, random)) {
      PlayState table = game.play_view().table;
      for (const int bid : {0, game.bidding().cards()}) {
        table.position.bids.fill(bid);
        ExpectOwnTables(table);
      }
    }
  }
}

TEST(PlaySituation, DoesNotLookIntoOtherHands) {
  Random random(4);
  for (int i = 0; i < kGames; ++i) {
    const DealInPlay game = RandomMoment(random);
    const PlayView view = game.play_view();
    PlayState open = view.table;
    open.position.hands = game.position().hands;
    const PlaySituation hidden(view.table);
    const PlaySituation seen(open);
    ASSERT_TRUE(std::ranges::equal(hidden.Shared().numbers(), seen.Shared().numbers()));
    for (const Card card : hidden.legal()) {
      ASSERT_TRUE(std::ranges::equal(hidden.Of(card).numbers(), seen.Of(card).numbers()));
    }
  }
}

TEST(CardStrengths, AreChances) {
  Random random(5);
  for (int i = 0; i < kGames; ++i) {
    const PlayView view = RandomMoment(random).play_view();
    const int others = view.bidding.players() - 1;
    const HiddenCards hidden(view.Unseen(), others,
                             others * view.hand().size() - view.table.position.size);
    const CardStrengths strengths(view.hand(), hidden);
    double total = 0;
    for (const Card card : view.hand()) {
      ASSERT_GE(strengths.Of(card), 0);
      ASSERT_LE(strengths.Of(card), 1);
      total += static_cast<double>(strengths.Of(card));
    }
    ASSERT_NEAR(static_cast<double>(strengths.total()), total, 1e-4);
    ASSERT_LE(strengths.strong() + strengths.weak(), view.hand().size());
  }
}

TEST(CardStrengths, KnowTheHighestTrumpAndTheLowestCard) {
  const CardSet hand = Cards("SA C2");
  const HiddenCards hidden(kFullDeck - hand, 4, 8);
  const CardStrengths strengths(hand, hidden);
  EXPECT_EQ(strengths.Of(C("SA")), 1);
  EXPECT_LT(strengths.Of(C("C2")), 0.2f);
  EXPECT_EQ(strengths.strong(), 1);
}

TEST(Decay, IsTheExponentialFunctionInSteps) {
  EXPECT_EQ(Decay::Of(0), 1);
  for (int i = 0; i < 1000; ++i) {
    const float x = static_cast<float>(i) / 100;
    // Rounded down to 1/32: too large by 3 in a hundred at most.
    EXPECT_GE(static_cast<double>(Decay::Of(x)), std::exp(-static_cast<double>(x)) * 0.9999);
    EXPECT_LE(static_cast<double>(Decay::Of(x)), std::exp(-static_cast<double>(x)) * 1.033);
  }
  EXPECT_GT(Decay::Of(1e6f), 0);
  EXPECT_LT(Decay::Of(1e6f), 1e-4f);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
