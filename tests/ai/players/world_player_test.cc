// Plain determinization: the mean over the deals that may be, solved with open hands.

#include "ai/players/world_player.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <map>
#include <string>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

class WorldPlayerByRules : public ::testing::TestWithParam<std::string> {
 protected:
  // Shows `on_card` what seats with a choice see in random deals, with `cards` in the own hand.
  template <class OnCard>
  void ForEachEnding(std::uint64_t seed, int deals, int cards, OnCard on_card) const {
    Random random(seed);
    for (int deal = 0; deal < deals; ++deal) {
      PlayAtRandom(
          random, ParseRules(GetParam()).value(), true, [](const CallView&) {},
          [&](const PlayView& view) {
            if (view.hand.size() == cards && !view.Legal().IsSingle()) on_card(view);
          });
    }
  }
};

int Worth(Card card, const PlayView& view) {
  return CardPoints(PlayOrder(view.table.trump).ToPlay(card));
}

// By the oracle, the sum over all deals of what the own side writes down minus the other side.
std::map<std::string, int> ScoresByOracle(const PlayView& view) {
  std::map<std::string, int> sums;
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  for (const Hands& world : WorldsOf(view)) {
    Position position = view.table;
    position.hands = world;
    position.hands[Index(view.seat())] = view.hand;
    for (const auto& [card, value] : oracle::ScoreCardValues(
             OracleGame(position), OracleDeclarers(position), OracleWon(position))) {
      sums[card] += sign * value;
    }
  }
  return sums;
}

void ExpectBest(Card chosen, const std::map<std::string, int>& sums, const PlayView& view) {
  const int own = sums.at(FormatCard(chosen));
  for (const auto& [name, sum] : sums) {
    EXPECT_LE(sum, own) << name << " is better than " << FormatCard(chosen);
    if (sum == own) {
      EXPECT_LE(Worth(chosen, view), Worth(CardOf(name), view)) << name << " is as good";
    }
  }
}

TEST_P(WorldPlayerByRules, PlaysPerfectlyWhereOneDealIsLeft) {
  WorldPlayer player({.worlds = 1});
  int known = 0;
  ForEachEnding(1, 150, 2, [&](const PlayView& view) {
    if (WorldSampler::Make(InferHidden(view))->count() != 1) return;
    const auto choice = player.ChooseCard(view, {});
    ASSERT_TRUE(choice.ok());
    EXPECT_EQ(choice->worlds, 1U);
    ExpectBest(choice->card, ScoresByOracle(view), view);
    ++known;
  });
  EXPECT_GT(known, 5);
}

TEST_P(WorldPlayerByRules, TakesEachDealOnceWhereTheyAreFew) {
  WorldPlayer player({.worlds = 1000});
  int endings = 0;
  ForEachEnding(2, 6, 2, [&](const PlayView& view) {
    const auto choice = player.ChooseCard(view, {});
    ASSERT_TRUE(choice.ok());
    EXPECT_EQ(choice->worlds, WorldsOf(view).size());
    ExpectBest(choice->card, ScoresByOracle(view), view);
    ++endings;
  });
  EXPECT_GT(endings, 5);
}

TEST_P(WorldPlayerByRules, PlaysTheSameCardBySameSeed) {
  WorldPlayer player({.worlds = 3});
  WorldPlayer other({.worlds = 3});
  std::uint64_t seed = 0;
  ForEachEnding(3, 3, 5, [&](const PlayView& view) {
    ++seed;
    const Card card = player.ChooseCard(view, {.seed = seed})->card;
    EXPECT_TRUE(view.Legal().Contains(card));
    EXPECT_EQ(other.ChooseCard(view, {.seed = seed})->card, card);
  });
}

INSTANTIATE_TEST_SUITE_P(RuleSets, WorldPlayerByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

TEST(WorldPlayer, OfEqualCardsPlaysTheCheaper) {
  WorldPlayer player({.worlds = 100, .objective = Objective::kPoints});
  // North holds the two highest clubs left, and nobody else has a trump.
  const PlayView view = ViewOf(
      TextDeal{.cards = "HJ H7 H8 HQ H9 HT HA HK SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9 DT DQ DJ DK",
               .hand = "...AT"});
  EXPECT_EQ(FormatCard(player.ChooseCard(view, {})->card), "CT");
}

TEST(WorldPlayer, PlaysACardAtOnceWhenThereIsOneOnly) {
  WorldPlayer player({});
  const PlayView view = ViewOf(TextDeal{.cards = "S8", .hand = "7.AKQJ.AKQ."});
  const auto choice = player.ChooseCard(view, {});
  EXPECT_EQ(FormatCard(choice->card), "S7");
  EXPECT_EQ(choice->worlds, 0U);
}

TEST(WorldPlayer, LooksAtAsManyDealsAsAsked) {
  WorldPlayer player({.worlds = 2});
  const PlayView view =
      ViewOf(TextDeal{.cards = "SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9", .hand = ".KQ.T.A7"});
  EXPECT_EQ(player.ChooseCard(view, {})->worlds, 2U);
}

class WorldPlayerInTime : public ::testing::Test {
 protected:
  // With so many deals it would think for hours.
  void ExpectQuick(const MoveLimits& limits) {
    WorldPlayer player({.worlds = 1'000'000});
    const PlayView view = ViewOf(TextDeal{.hand = "A7.JT8.A7.7"});
    const auto start = std::chrono::steady_clock::now();
    const auto choice = player.ChooseCard(view, limits);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    ASSERT_TRUE(choice.ok());
    EXPECT_TRUE(view.Legal().Contains(choice->card));
    EXPECT_LT(seconds.count(), 0.5);
  }
};

TEST_F(WorldPlayerInTime, AnswersWhenItsTimeIsOver) {
  ExpectQuick({.time = std::chrono::milliseconds(1)});
}

TEST_F(WorldPlayerInTime, AnswersInTheLeastTimeThereIs) {
  ExpectQuick({.time = std::chrono::microseconds(1)});
}

TEST_F(WorldPlayerInTime, AnswersWhenItIsCancelled) {
  const std::atomic<bool> cancel = true;
  ExpectQuick({.cancel = &cancel});
}

}  // namespace
}  // namespace jasnel::testing
