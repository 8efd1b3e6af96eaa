// The last tricks, against the plainest way to value them.

#include "ai/players/last_tricks.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/players/full_plan.h"
#include "ai/players/full_player.h"
#include "ai/players/think_clock.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/players/plain_last_tricks.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

constexpr double kNoLimit = 1e18;

WeightedWorlds WeighedWorlds(const PlayView& view, const Evidence& evidence = {}) {
  const auto sampler = WorldSampler::Make(InferHidden(view)).value();
  WorldLikelihood likelihood(view, evidence);
  Random random(1);
  const ThinkClock clock(std::chrono::microseconds(0), nullptr);
  return WeighWorlds(sampler, &likelihood, {.all = 2'000}, clock, random);
}

void ExpectPlainValues(LastTricks& last, const PlayView& view, const WeightedWorlds& worlds,
                       Objective objective, float temperature) {
  const PlayOrder order(view.table.trump);
  const PlainLastTricks plain(view.auction, view.seat(), objective, temperature);
  const std::vector<OpenDeal> deals = OpenDealsOf(view, worlds);
  CardValues values;
  ASSERT_TRUE(last.Add(view, worlds, kNoLimit, values));
  for (const Card card : view.Legal()) {
    const PlainValue expected = plain.ValueOfOwn(deals, card);
    const CardOpinion found = values.Mean(order.ToPlay(card), order);
    EXPECT_EQ(found.card, card);
    EXPECT_NEAR(found.score, expected.score, 1e-4);
    EXPECT_NEAR(found.makes, expected.makes, 1e-6);
  }
}

// The views of two or three cards in which a seat has a choice, in random deals, and how many of
// each: of three cards few, and those that have from `least` to `most` worlds, as the plainest way
// takes long.
template <class Visit>
std::map<int, int> ForEachEnding(const Rules& rules, const Visit& visit, std::size_t least = 2,
                                 std::size_t most = 24) {
  Random random(17);
  std::map<int, int> endings;
  for (int deal = 0; deal < 60; ++deal) {
    PlayAtRandom(
        random, rules, deal % 2 == 0, [](const CallView&) {},
        [&](const PlayView& view) {
          const int held = view.hand.size();
          if (held < 2 || held > kMostLastCards || view.Legal().IsSingle()) return;
          if (endings[held] >= (held == 2 ? 12 : 4)) return;
          const WeightedWorlds worlds = WeighedWorlds(view);
          if (held == 3 && (worlds.size() < least || worlds.size() > most)) return;
          ++endings[held];
          visit(view, worlds);
        });
  }
  return endings;
}

class LastTricksByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(LastTricksByRules, HaveTheValuesOfThePlainestWay) {
  constexpr float kSharp = 0.7F;
  LastTricks score(Objective::kScore);
  LastTricks points(Objective::kPoints);
  LastTricks sharp(Objective::kScore, kSharp);
  auto endings = ForEachEnding(
      ParseRules(GetParam()).value(),
      [&](const PlayView& view, const WeightedWorlds& worlds) {
        ExpectPlainValues(score, view, worlds, Objective::kScore, kPlayOutTemperature);
        ExpectPlainValues(points, view, worlds, Objective::kPoints, kPlayOutTemperature);
        ExpectPlainValues(sharp, view, worlds, Objective::kScore, kSharp);
      },
      10, 40);
  EXPECT_EQ(endings[2], 12);
  EXPECT_GE(endings[3], 2);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, LastTricksByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

// The player itself, where nothing but exact values counts.
FullOptions OnlyLast() { return {.policy = 0, .last = true}; }

void ExpectPlainChoice(const FullOptions& options, const PlayView& view,
                       const std::vector<OpenDeal>& deals, FullPlayer& player) {
  const auto choice = player.ChooseCard(view, {});
  ASSERT_TRUE(choice.ok());
  ASSERT_EQ(choice->worlds, deals.size());
  const PlainLastTricks plain(view.auction, view.seat(), options.objective, kPlayOutTemperature);
  double most = -1e9;
  for (const Card card : view.Legal()) most = std::max(most, plain.ValueOfOwn(deals, card).score);
  EXPECT_NEAR(plain.ValueOfOwn(deals, choice->card).score, most, 1e-4);
  EXPECT_EQ(choice->cards.empty(), options.objective == Objective::kPoints);
  for (const CardOpinion& opinion : choice->cards) {
    EXPECT_NEAR(opinion.score, plain.ValueOfOwn(deals, opinion.card).score, 1e-4);
  }
}

TEST(LastTricks, AreWhatFullValuesWhateverElseIsSwitched) {
  FullOptions points = OnlyLast();
  points.objective = Objective::kPoints;
  FullOptions calls = OnlyLast();
  calls.evidence.cards = false;
  FullOptions cards = OnlyLast();
  cards.evidence.calls = false;
  FullOptions solves = OnlyLast();
  solves.playouts = {};
  const std::vector<FullOptions> all = {OnlyLast(), points, calls, cards, solves};
  auto endings =
      ForEachEnding(ParseRules("kbn").value(), [&](const PlayView& view, const WeightedWorlds&) {
        for (const FullOptions& options : all) {
          FullPlayer player(options);
          ExpectPlainChoice(options, view, OpenDealsOf(view, WeighedWorlds(view, options.evidence)),
                            player);
        }
      });
  EXPECT_EQ(endings[2], 12);
}

TEST(LastTricks, AreThoseOfTheDealsWithTheHandsThatAreSeen) {
  int partners = 0;
  ForEachEnding(ParseRules("nku-rotterdam").value(),
                [&](const PlayView& view, const WeightedWorlds& worlds) {
                  const std::vector<OpenDeal> deals = OpenDealsOf(view, worlds);
                  const Hands hands = deals.front().position.hands;
                  for (const Sees sees : {Sees::kPartner, Sees::kAll}) {
                    std::vector<OpenDeal> possible;
                    double sum = 0;
                    for (const OpenDeal& deal : deals) {
                      const Hands& other = deal.position.hands;
                      const auto partner = Index(Partner(view.seat()));
                      if (sees == Sees::kAll ? other != hands : other[partner] != hands[partner])
                        continue;
                      possible.push_back(deal);
                      sum += deal.chance;
                    }
                    for (OpenDeal& deal : possible) deal.chance /= sum;
                    if (sees == Sees::kPartner && possible.size() > 1) ++partners;
                    FullOptions options = OnlyLast();
                    options.sees = sees;
                    FullPlayer player(options);
                    player.ShowHands(hands);
                    ExpectPlainChoice(options, view, possible, player);
                  }
                });
  EXPECT_GT(partners, 3);
}

TEST(LastTricks, AreTheSameWhoeverHoldsTheCardsThatAreNotSeen) {
  FullPlayer player(OnlyLast());
  auto endings = ForEachEnding(ParseRules("kbn").value(),
                               [&](const PlayView& view, const WeightedWorlds& worlds) {
                                 const auto choice = player.ChooseCard(view, {});
                                 for (std::size_t i = 0; i < worlds.size(); ++i) {
                                   PlayView told = view;
                                   told.table.hands = worlds.world(i);
                                   player.ShowHands(worlds.world(i));
                                   const auto other = player.ChooseCard(told, {});
                                   ASSERT_EQ(other->card, choice->card);
                                   for (std::size_t card = 0; card < choice->cards.size(); ++card) {
                                     ASSERT_EQ(other->cards[card].score, choice->cards[card].score);
                                   }
                                 }
                               });
  EXPECT_EQ(endings[2], 12);
}

// Who knew the deal could choose better for each: the mean of those values is higher, unless one
// way to play on is the best for all.
TEST(LastTricks, AreNotThoseOfAPlayerThatKnowsTheDeal) {
  LastTricks last(Objective::kScore);
  int less = 0;
  auto endings = ForEachEnding(ParseRules("kbn").value(),
                               [&](const PlayView& view, const WeightedWorlds& worlds) {
                                 const PlayOrder order(view.table.trump);
                                 CardValues together;
                                 ASSERT_TRUE(last.Add(view, worlds, kNoLimit, together));
                                 for (const PlayCard card : order.ToPlay(view.Legal())) {
                                   double known = 0;
                                   for (std::size_t i = 0; i < worlds.size(); ++i) {
                                     WeightedWorlds one;
                                     one.Add(worlds.world(i), 1);
                                     CardValues values;
                                     ASSERT_TRUE(last.Add(view, one, kNoLimit, values));
                                     known += worlds.share(i) * values.Mean(card, order).score;
                                   }
                                   const double value = together.Mean(card, order).score;
                                   EXPECT_LE(value, known + 1e-6);
                                   if (value < known - 0.01) ++less;
                                 }
                               });
  EXPECT_EQ(endings[2], 12);
  EXPECT_GT(less, 1);
}

TEST(LastTricks, AreTheSameInAnyOrderOfWorldsAndForAnySeed) {
  LastTricks last(Objective::kScore);
  FullPlayer player(OnlyLast());
  ForEachEnding(ParseRules("kbn").value(), [&](const PlayView& view, const WeightedWorlds& worlds) {
    const PlayOrder order(view.table.trump);
    WeightedWorlds backwards;
    for (std::size_t i = worlds.size(); i-- > 0;) backwards.Add(worlds.world(i), worlds.share(i));
    CardValues one;
    CardValues other;
    ASSERT_TRUE(last.Add(view, worlds, kNoLimit, one));
    ASSERT_TRUE(last.Add(view, backwards, kNoLimit, other));
    const auto choice = player.ChooseCard(view, {.seed = 1});
    const auto again = player.ChooseCard(view, {.seed = 2});
    for (const CardOpinion& opinion : choice->cards) {
      const PlayCard card = order.ToPlay(opinion.card);
      EXPECT_NEAR(one.Mean(card, order).score, other.Mean(card, order).score, 1e-9);
      EXPECT_NEAR(one.Mean(card, order).score, opinion.score, 1e-9);
    }
    for (std::size_t i = 0; i < choice->cards.size(); ++i) {
      EXPECT_EQ(choice->cards[i].score, again->cards[i].score);
    }
  });
}

TEST(LastTricks, AreTheSameOnSeveralThreads) {
  const PlayView view = LastInTrick();
  const auto score = [&] {
    return FullPlayer(OnlyLast()).ChooseCard(view, {})->cards.front().score;
  };
  const double expected = score();
  std::vector<double> found(4);
  std::vector<std::thread> threads;
  for (double& one : found) threads.emplace_back([&] { one = score(); });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(found, std::vector<double>(4, expected));
}

TEST(LastTricks, AreGivenUpWhereTheyTakeMoreThanTheyMay) {
  const PlayView view = LastInTrick();
  const WeightedWorlds worlds = WeighedWorlds(view);
  const PlayCard card = PlayOrder(view.table.trump).ToPlay(view.Legal()).Lowest();
  LastTricks last(Objective::kScore);
  CardValues values;
  ASSERT_TRUE(last.Add(view, worlds, kNoLimit, values));
  EXPECT_FALSE(values.empty(card));
  const double whole = last.work();
  EXPECT_GT(whole, 10 * work::kAsked);
  for (const double part : {0.0, 0.1, 0.5, 0.99}) {
    CardValues none;
    EXPECT_FALSE(last.Add(view, worlds, part * whole, none)) << part;
    EXPECT_TRUE(none.empty(card));
    EXPECT_LE(last.work(), whole);
    EXPECT_LT(last.work(), part * whole + 0.3 * whole) << part;
  }
  CardValues again;
  EXPECT_TRUE(last.Add(view, worlds, whole, again));
  EXPECT_EQ(last.work(), whole);
}

TEST(LastTricks, FitIntoTheTimeOrAreLeftOut) {
  const PlayView view = LastInTrick();
  const std::size_t worlds = WeighedWorlds(view).size();
  const auto work_in = [&](const FullOptions& options, std::chrono::microseconds time) {
    return WorkForLastTricks(options, view, worlds, ThinkClock(time, nullptr));
  };
  using std::chrono::microseconds;
  EXPECT_EQ(work_in({}, microseconds(0)), 0);
  EXPECT_EQ(WorkForLastTricks(OnlyLast(), ViewOf(TextDeal{.hand = "A7.JT8.A7.7"}), 1,
                              ThinkClock(microseconds(0), nullptr)),
            0);
  EXPECT_EQ(work_in(OnlyLast(), microseconds(1)), 0);
  double before = 0;
  for (int time = 1; time < 10'000'000; time *= 2) {
    const double most = work_in(OnlyLast(), microseconds(time));
    EXPECT_LE(most, ThinkClock(microseconds(time), nullptr).Planned());
    EXPECT_GE(most, before);
    before = most;
  }
  EXPECT_EQ(before, work_in(OnlyLast(), microseconds(0)));
}

TEST(LastTricks, OfAPlayerWithAnHourAreThoseOfOneWithoutALimit) {
  FullOptions without = OnlyLast();
  without.last = false;
  int others = 0;
  ForEachEnding(ParseRules("kbn").value(), [&](const PlayView& view, const WeightedWorlds&) {
    const auto scores = [&](const FullOptions& options, std::chrono::microseconds time) {
      std::vector<double> found;
      const auto choice = FullPlayer(options).ChooseCard(view, {.time = time});
      for (const CardOpinion& opinion : choice->cards) found.push_back(opinion.score);
      return found;
    };
    const auto scored = scores(OnlyLast(), std::chrono::hours(1));
    EXPECT_EQ(scored, scores(OnlyLast(), {}));
    if (scored != scores(without, {})) ++others;
    // One microsecond is not enough for them.
    EXPECT_EQ(scores(OnlyLast(), std::chrono::microseconds(1)),
              scores(without, std::chrono::microseconds(1)));
  });
  EXPECT_GT(others, 3);
}

}  // namespace
}  // namespace jasnel::testing
