// How good players play, at a glance: chances, and what they may not depend on.

#include "ai/models/play_policy.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <memory>
#include <string>

#include "ai/models/fast_layers.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/renamed.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

CardChances ChancesIn(const PlayState& table, const PlayPolicy& policy, const Rules& rules) {
  return policy.Chances(table, table.Legal(rules), rules);
}

CardChances ChancesIn(const PlayView& view) {
  return ChancesIn(PlayStateOf(view), PlayPolicy::Get(), view.table.rules);
}

class PlayPolicyByRules : public ::testing::TestWithParam<std::string> {
 protected:
  template <class OnCard>
  void ForEachView(std::uint64_t seed, int deals, OnCard on_card) const {
    Random random(seed);
    for (int deal = 0; deal < deals && !HasFailure(); ++deal) {
      PlayAtRandom(
          random, ParseRules(GetParam()).value(), deal % 2 == 0, [](const CallView&) {}, on_card);
    }
  }
};

TEST_P(PlayPolicyByRules, GivesChancesToTheLegalCardsThatAddUpToOne) {
  ForEachView(1, 60, [](const PlayView& view) {
    const CardChances chances = ChancesIn(view);
    PlaySet cards;
    double sum = 0;
    for (const CardChance& chance : chances) {
      EXPECT_GE(chance.chance, 0);
      EXPECT_LE(chance.chance, 1);
      cards |= chance.card;
      sum += static_cast<double>(chance.chance);
    }
    EXPECT_EQ(cards, PlayOrder(view.table.trump).ToPlay(view.Legal()));
    EXPECT_EQ(chances.size, cards.size());
    EXPECT_NEAR(sum, 1, 1e-5);
  });
}

TEST_P(PlayPolicyByRules, LooksAtNoOtherHand) {
  Random random(2);
  ForEachView(3, 30, [&](const PlayView& view) {
    const CardChances chances = ChancesIn(view);
    const PlayState table = WithHidden(PlayStateOf(view), AnyDealOfHidden(random, view),
                                       PlayOrder(view.table.trump), view.table.rules);
    const CardChances others = ChancesIn(table, PlayPolicy::Get(), view.table.rules);
    ASSERT_EQ(others.size, chances.size);
    for (const CardChance& chance : chances) {
      EXPECT_EQ(others.Of(chance.card), chance.chance);
    }
  });
}

TEST_P(PlayPolicyByRules, TakesAllPlainSuitsForTheSame) {
  ForEachView(4, 20, [&](const PlayView& view) {
    const CardChances chances = ChancesIn(view);
    const PlayOrder order(view.table.trump);
    for (const SuitExchange& exchange : ExchangesOfPlainSuits(view.table.trump)) {
      const CardChances renamed = ChancesIn(Renamed(view, exchange));
      ASSERT_EQ(renamed.size, chances.size);
      for (const CardChance& chance : chances) {
        const Card card = Renamed(order.ToNatural(chance.card), exchange);
        EXPECT_NEAR(renamed.Of(order.ToPlay(card)), chance.chance, 1e-6);
      }
    }
  });
}

TEST_P(PlayPolicyByRules, GivesChancesInProportionToExponentialsOfTheOutputs) {
  ForEachView(5, 20, [](const PlayView& view) {
    const PlayState table = PlayStateOf(view);
    const PlaySet legal = table.Legal(view.table.rules);
    const SuitPlaces places(table);
    const SecondUnits<CardNetwork> second =
        SecondLayerOf(kCardNetwork, CardInputsOf(table, legal, places, view.table.rules));
    for (const float temperature : {1.0f, 4.0f}) {
      const auto odds = [&](PlayCard card) {
        double output = 0;
        int alike = 0;
        places.ForEachAlike(places.Placed(card), [&](int bit) {
          output += OutputOf(kCardNetwork, second, bit);
          ++alike;
        });
        return std::exp(output / alike / (512.0 * 512.0) / static_cast<double>(temperature));
      };
      double total = 0;
      for (const PlayCard card : legal) total += odds(card);
      const CardChances chances = ChancesIn(table, PlayPolicy::Get(temperature), view.table.rules);
      for (const CardChance& chance : chances) {
        EXPECT_NEAR(chance.chance, odds(chance.card) / total, 1e-4);
      }
    }
  });
}

TEST_P(PlayPolicyByRules, HasTheSameNumbersByCodeForAnyProcessor) {
  ForEachView(6, 20, [](const PlayView& view) {
    const PlayState table = PlayStateOf(view);
    const auto inputs =
        CardInputsOf(table, table.Legal(view.table.rules), SuitPlaces(table), view.table.rules);
    const CardNetwork& network = kCardNetwork;
    EXPECT_EQ(SecondLayerOf(network, inputs), PortableSecondLayerOf(network, inputs));
  });
}

INSTANTIATE_TEST_SUITE_P(RuleSets, PlayPolicyByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

TEST(PlayPolicy, WithoutWeightsGivesAllCardsTheSameChance) {
  const auto none = std::make_unique<CardNetwork>();
  const PlayState table = PlayStateOf(ViewOf(TextDeal{.hand = "A7.JT8.A7.7"}));
  for (const CardChance& chance : ChancesIn(table, PlayPolicy(*none), {})) {
    EXPECT_FLOAT_EQ(chance.chance, 0.125f);
  }
}

CardChances Some() {
  CardChances chances;
  chances.size = 3;
  chances.cards[0] = {PlayCard(3), 0.25f};
  chances.cards[1] = {PlayCard(9), 0.5f};
  chances.cards[2] = {PlayCard(30), 0.25f};
  return chances;
}

TEST(CardChances, OfACardThatMayNotBePlayedIsNothing) {
  EXPECT_EQ(Some().Of(PlayCard(9)), 0.5f);
  EXPECT_EQ(Some().Of(PlayCard(10)), 0);
}

TEST(CardChances, LikeliestOfEqualOnesIsTheFirst) {
  CardChances chances = Some();
  EXPECT_EQ(chances.Likeliest(), PlayCard(9));
  chances.cards[1].chance = 0;
  EXPECT_EQ(chances.Likeliest(), PlayCard(3));
}

TEST(CardChances, DrawsEachCardByItsChance) {
  Random random(6);
  const CardChances chances = Some();
  std::array<int, kDeckSize> counts{};
  for (int i = 0; i < 40'000; ++i) ++counts[static_cast<std::size_t>(chances.Draw(random).index())];
  EXPECT_EQ(counts[3] + counts[9] + counts[30], 40'000);
  EXPECT_NEAR(counts[3], 10'000, 300);  // 3.5 standard deviations
  EXPECT_NEAR(counts[9], 20'000, 350);
}

}  // namespace
}  // namespace jasnel::testing
