// The evaluator finds the rule that made-up values of deals follow.

#include "tools/training/fit_evaluator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "jasnel/dealing.h"

namespace jasnel {
namespace {

bool Holds(CardSet hand, Suit trump) { return hand.Contains(MakeCard(trump, Rank::kJack)); }

// Deals in which the side with the jack of trump makes its contract and scores 50, the other
// loses it and 50.
std::vector<SolvedDeal> JackWins(std::uint64_t seed, int count) {
  std::vector<SolvedDeal> deals;
  for (int i = 0; i < count; ++i) {
    SolvedDeal deal;
    deal.hands = RandomHands(seed, static_cast<std::uint64_t>(i));
    deal.leader = kAllSeats[i % kSeats];
    for (const Suit trump : kAllSuits) {
      SolvedSuit& solved = deal.suits[Index(trump)];
      for (const std::size_t side : {0, 1}) {
        solved.makes[side] = Holds(deal.hands[side] | deal.hands[side + 2], trump);
        solved.score[side] = solved.makes[side] ? 50.0f : -50.0f;
      }
    }
    deals.push_back(deal);
  }
  return deals;
}

class JackEvaluator : public ::testing::Test {
 protected:
  // Calls `visit(hand, trump, place)` for hands that nothing was fitted to.
  template <class Visit>
  void ForEachHand(const Visit& visit) const {
    for (int i = 0; i < 100; ++i) {
      const Hands hands = RandomHands(6, static_cast<std::uint64_t>(i));
      for (const Suit trump : kAllSuits) visit(hands[0], trump, i % kSeats);
    }
  }

  static const Evaluator& Fitted() {
    static const Evaluator evaluator(FitEvaluator(JackWins(5, 1000)));
    return evaluator;
  }
};

TEST_F(JackEvaluator, IsSureOfAHandWithTheJackOfTrump) {
  ForEachHand([](CardSet hand, Suit trump, int place) {
    if (!Holds(hand, trump)) return;
    const HandValue value = Fitted().Evaluate(hand, trump, place);
    EXPECT_GT(value.makes, 0.95f);
    EXPECT_NEAR(value.score, 50, 20);
  });
}

TEST_F(JackEvaluator, GivesTheOthersTheChanceThatThePartnerHasIt) {
  // A third: 8 of 24 cards. Their score is then 50 / 3 - 100 / 3.
  double makes = 0;
  double score = 0;
  int count = 0;
  ForEachHand([&](CardSet hand, Suit trump, int place) {
    if (Holds(hand, trump)) return;
    const HandValue value = Fitted().Evaluate(hand, trump, place);
    makes += static_cast<double>(value.makes);
    score += static_cast<double>(value.score);
    ++count;
  });
  EXPECT_EQ(count, 304);
  EXPECT_NEAR(makes / count, 1.0 / 3, 0.02);
  EXPECT_NEAR(score / count, -50.0 / 3, 2);
}

TEST_F(JackEvaluator, KnowsWithAllFourHandsWhoWins) {
  for (int i = 0; i < 100; ++i) {
    const Hands hands = RandomHands(7, static_cast<std::uint64_t>(i));
    for (const Suit trump : kAllSuits) {
      const float makes = Fitted().MakesDeal(hands, trump, Seat::kWest, Seat::kSouth);
      EXPECT_EQ(makes > 0.5f, Holds(hands[1] | hands[3], trump));
      EXPECT_GT(std::max(makes, 1 - makes), 0.9f);
    }
  }
}

}  // namespace
}  // namespace jasnel
