// What the card network sees of a table.

#include "ai/models/card_inputs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

using In = CardInputs;

std::vector<int> InputsOf(const PlayState& table, const Rules& rules) {
  const auto inputs = CardInputsOf(table, table.Legal(rules), SuitPlaces(table), rules);
  return {inputs.begin(), inputs.end()};
}

bool Has(const std::vector<int>& inputs, int input) {
  return std::ranges::find(inputs, input) != inputs.end();
}

int CountFrom(const std::vector<int>& inputs, int first, int count) {
  return static_cast<int>(std::ranges::count_if(
      inputs, [&](int input) { return input >= first && input < first + count; }));
}

class CardInputsByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(CardInputsByRules, AreInRangeAndEachOnce) {
  Random random(1);
  const Rules rules = ParseRules(GetParam()).value();
  for (int deal = 0; deal < 40 && !HasFailure(); ++deal) {
    PlayAtRandom(
        random, rules, true, [](const CallView&) {},
        [&](const PlayView& view) {
          std::vector<int> inputs = InputsOf(PlayStateOf(view), rules);
          ASSERT_LE(inputs.size(), static_cast<std::size_t>(In::kMax));
          std::ranges::sort(inputs);
          EXPECT_TRUE(std::ranges::adjacent_find(inputs) == inputs.end());
          EXPECT_GE(inputs.front(), 0);
          EXPECT_LT(inputs.back(), In::kCount);
          EXPECT_EQ(CountFrom(inputs, In::kHand, kDeckSize), view.hand.size());
          EXPECT_EQ(CountFrom(inputs, In::kPlayed, kSeats * kDeckSize), view.tricks.cards().size());
          // One of each of these.
          EXPECT_EQ(CountFrom(inputs, In::kPlace, 4), 1);
          EXPECT_EQ(CountFrom(inputs, In::kDeclarer, 4), 1);
          EXPECT_EQ(CountFrom(inputs, In::kNumber, 8), 1);
          EXPECT_EQ(CountFrom(inputs, In::kAhead, In::kRest - In::kAhead), 1);
          EXPECT_EQ(CountFrom(inputs, In::kRest, In::kTricks - In::kRest), 1);
          EXPECT_EQ(CountFrom(inputs, In::kCalls, In::kRules - In::kCalls), 1);
          EXPECT_EQ(CountFrom(inputs, In::kOut, In::kLed - In::kOut), kSuits);
        });
  }
}

TEST_P(CardInputsByRules, TellWhoDiscardedWhat) {
  Random random(3);
  const Rules rules = ParseRules(GetParam()).value();
  int all = 0;
  for (int deal = 0; deal < 20 && !HasFailure(); ++deal) {
    PlayAtRandom(
        random, rules, true, [](const CallView&) {},
        [&](const PlayView& view) {
          const PlayState table = PlayStateOf(view);
          const std::vector<int> inputs = InputsOf(table, rules);
          const SuitPlaces places(table);
          const PlayOrder order(view.table.trump);
          int discards = 0;
          for (const SeenTrick& trick : view.tricks.tricks()) {
            for (int i = 1; i < trick.cards.size(); ++i) {
              const Card card = trick.cards[i];
              if (SuitOf(card) == SuitOf(trick.cards[0]) || SuitOf(card) == view.table.trump)
                continue;
              const Seat by = Clockwise(trick.leader, i);
              const int step = (Index(by) - table.turn()) & 3;
              EXPECT_TRUE(Has(
                  inputs, In::kDiscarded + kDeckSize * step + places.Placed(order.ToPlay(card))));
              ++discards;
            }
          }
          EXPECT_EQ(CountFrom(inputs, In::kDiscarded, kSeats * kDeckSize), discards);
          all += discards;
        });
  }
  EXPECT_GT(all, 0);
}

TEST_P(CardInputsByRules, AreTheSameWhateverTheOthersHold) {
  Random random(2);
  const Rules rules = ParseRules(GetParam()).value();
  for (int deal = 0; deal < 10 && !HasFailure(); ++deal) {
    PlayAtRandom(
        random, rules, true, [](const CallView&) {},
        [&](const PlayView& view) {
          const PlayState table = PlayStateOf(view);
          const PlayState other = WithHidden(table, AnyDealOfHidden(random, view),
                                             PlayOrder(view.table.trump), view.table.rules);
          EXPECT_EQ(InputsOf(other, rules), InputsOf(table, rules));
        });
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, CardInputsByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

TEST(CardInputs, TellMastersAndWhatTakesTheTrick) {
  // Trumps are hearts; spades are the longest plain suit.
  const PlayState table = PlayStateOf(ViewOf(TextDeal{.cards = "SK", .hand = "AT97.J7.7.7"}));
  const std::vector<int> inputs = InputsOf(table, {});
  const SuitPlaces places(table);
  const PlayOrder order(Suit::kHearts);
  const auto bit = [&](const char* card) { return places.Placed(order.ToPlay(CardOf(card))); };
  EXPECT_EQ(bit("HJ"), 7);
  EXPECT_EQ(bit("SA"), 15);
  EXPECT_TRUE(Has(inputs, In::kMasters + bit("HJ")));
  EXPECT_TRUE(Has(inputs, In::kMasters + bit("SA")));
  EXPECT_TRUE(Has(inputs, In::kMasters + bit("ST")));  // but for the ace, which is in the hand
  EXPECT_FALSE(Has(inputs, In::kMasters + bit("S9")));
  EXPECT_TRUE(Has(inputs, In::kTakes + bit("SA")));
  EXPECT_TRUE(Has(inputs, In::kTakes + bit("ST")));
  EXPECT_FALSE(Has(inputs, In::kTakes + bit("S9")));
  EXPECT_FALSE(Has(inputs, In::kTakes + bit("HJ")));  // not legal
  EXPECT_TRUE(Has(inputs, In::kTrick + bit("SK")));
  EXPECT_TRUE(Has(inputs, In::kBest + bit("SK")));
}

TEST(SuitPlaces, GoThereAndBack) {
  const PlayState table = PlayStateOf(ViewOf(TextDeal{.hand = "7.JT8.A7.A7"}));
  const SuitPlaces places(table);
  for (int card = 0; card < kDeckSize; ++card) {
    EXPECT_EQ(places.CardAt(places.Placed(PlayCard(card))), PlayCard(card));
    EXPECT_EQ(places.Placed(PlaySet(PlayCard(card))), 1u << places.Placed(PlayCard(card)));
  }
}

}  // namespace
}  // namespace jasnel::testing
