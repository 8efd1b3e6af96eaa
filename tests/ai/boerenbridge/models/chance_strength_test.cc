// Strengths where cards are played by chance.

#include "ai/boerenbridge/models/chance_strength.h"

#include <gtest/gtest.h>

#include <cmath>

#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "ai/boerenbridge/players/any_card.h"
#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::kSanitized;

HiddenCards HiddenFrom(const BidView& view) {
  const int others = view.bidding.players() - 1;
  return {kFullDeck - view.hand, others, others * view.hand.size()};
}

// How often a card that is led takes the trick when the others play any card that they may.
double TakesWhenLed(const BidView& view, Card card, Random& random) {
  constexpr int kTimes = 400;
  const auto sampler = WorldSampler::Make(view);
  int taken = 0;
  for (int i = 0; i < kTimes; ++i) {
    Position position;
    position.players = view.bidding.players();
    position.hands = sampler->Draw(random);
    position.hands[0] = view.hand;
    position.Play(card);
    while (position.size > 0) position.Play(AnyOf(position.Legal(), random));
    taken += position.taken[0];
  }
  return taken / static_cast<double>(kTimes);
}

TEST(BoerenbridgeChanceStrengths, AreAboutHowOftenACardThatIsLedTakes) {
  Random random(1);
  double off = 0;
  int count = 0;
  for (int i = 0; i < (kSanitized ? 10 : 60); ++i) {
    const DealInPlay game(5, RandomHands(random, 5, 1 + i % 10));
    const BidView view = game.bid_view();
    const ChanceStrengths strengths(view.hand, HiddenFrom(view));
    float total = 0;
    for (const Card card : view.hand) {
      const double strength = static_cast<double>(strengths.Of(card));
      const double taken = TakesWhenLed(view, card, random);
      ASSERT_NEAR(strength, taken, 0.3) << FormatCard(card) << view.hand.size();
      off += std::abs(strength - taken);
      ++count;
      total += strengths.Of(card);
    }
    ASSERT_FLOAT_EQ(strengths.total(), total);
  }
  EXPECT_LT(off / count, 0.1);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
