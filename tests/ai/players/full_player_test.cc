// The player at full strength: what it looks at, and what it makes of it.

#include "ai/players/full_player.h"

#include <gtest/gtest.h>
#include <time.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <string>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/models/play_policy.h"
#include "ai/players/model_bidder.h"
#include "ai/players/open_hands_player.h"
#include "ai/players/policy_player.h"
#include "ai/players/world_player.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

constexpr FullOptions::ByCards kNone = {};
constexpr FullOptions::ByCards kOnly = {0, 0, 100, 100, 100, 100, 100, 100, 100};

// As plain determinization: worlds are solved, and one is as likely as another.
FullOptions SolvesOnly() {
  return {.playouts = kNone, .policy = 0, .evidence = {.calls = false, .cards = false}};
}

FullOptions PlaysOutOnly() { return {.playouts = kOnly, .policy = 0}; }

std::map<Card, CardOpinion> ByCard(const CardChoice& choice) {
  std::map<Card, CardOpinion> opinions;
  for (const CardOpinion& opinion : choice.cards) opinions[opinion.card] = opinion;
  return opinions;
}

class FullPlayerByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(FullPlayerByRules, PlaysAsThePolicyWhereOnlyItsOpinionCounts) {
  FullPlayer player({.policy = 100, .scale = 0.02});
  PolicyPlayer policy({});
  Random random(6);
  int choices = 0;
  for (int deal = 0; deal < 3; ++deal) {
    PlayAtRandom(
        random, ParseRules(GetParam()).value(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.Legal().IsSingle()) return;
          EXPECT_EQ(player.ChooseCard(view, {})->card, policy.ChooseCard(view, {})->card);
          ++choices;
        });
  }
  EXPECT_GT(choices, 30);
}

TEST_P(FullPlayerByRules, ValuesCardsAsPlainDeterminizationWhereItOnlySolvesAndTakesAllWorlds) {
  FullOptions options = SolvesOnly();
  options.solved.fill(1000);
  FullPlayer player(options);
  WorldPlayer plain({.worlds = 1000});
  Random random(5);
  int endings = 0;
  for (int deal = 0; deal < 10; ++deal) {
    PlayAtRandom(
        random, ParseRules(GetParam()).value(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.hand.size() != 2 || view.Legal().IsSingle()) return;
          const auto choice = player.ChooseCard(view, {});
          const auto other = plain.ChooseCard(view, {});
          ASSERT_TRUE(choice.ok());
          ASSERT_TRUE(other.ok());
          EXPECT_EQ(choice->card, other->card);
          EXPECT_EQ(choice->worlds, other->worlds);
          auto opinions = ByCard(*choice);
          ASSERT_EQ(opinions.size(), static_cast<std::size_t>(view.Legal().size()));
          for (const CardOpinion& opinion : other->cards) {
            EXPECT_NEAR(opinions[opinion.card].score, opinion.score, 1e-9);
            EXPECT_NEAR(opinions[opinion.card].makes, opinion.makes, 1e-9);
          }
          ++endings;
        });
  }
  EXPECT_GT(endings, 5);
}

// Nobody has a choice after the card, so that a play-out is what an open hand gives.
TEST_P(FullPlayerByRules, PlaysOutToTheResultOfTheContract) {
  FullPlayer playing(PlaysOutOnly());
  FullOptions options = PlaysOutOnly();
  options.playouts = kNone;
  FullPlayer solving(options);
  Random random(6);
  int endings = 0;
  for (int deal = 0; deal < 40; ++deal) {
    PlayAtRandom(
        random, ParseRules(GetParam()).value(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.hand.size() != 2 || view.Legal().IsSingle()) return;
          if (view.table.trick.size() != kSeats - 1) return;
          const auto played = playing.ChooseCard(view, {});
          const auto solved = solving.ChooseCard(view, {});
          ASSERT_TRUE(played.ok());
          ASSERT_TRUE(solved.ok());
          auto opinions = ByCard(*played);
          for (const CardOpinion& opinion : solved->cards) {
            EXPECT_NEAR(opinions[opinion.card].score, opinion.score, 1e-9);
            EXPECT_NEAR(opinions[opinion.card].makes, opinion.makes, 1e-9);
          }
          ++endings;
        });
  }
  EXPECT_GT(endings, 5);
}

TEST_P(FullPlayerByRules, PlaysACardOfTheBestOpinionAndHasOneOfEach) {
  FullPlayer player({.scale = 0.05});
  Random random(7);
  std::uint64_t seed = 0;
  PlayAtRandom(
      random, ParseRules(GetParam()).value(), true, [](const CallView&) {},
      [&](const PlayView& view) {
        const auto choice = player.ChooseCard(view, {.seed = ++seed});
        ASSERT_TRUE(choice.ok());
        EXPECT_TRUE(view.Legal().Contains(choice->card));
        if (view.Legal().IsSingle()) return;
        auto opinions = ByCard(*choice);
        ASSERT_EQ(opinions.size(), static_cast<std::size_t>(view.Legal().size()));
        for (const auto& [card, opinion] : opinions) {
          EXPECT_LE(opinion.score, opinions[choice->card].score + 1e-9);
          EXPECT_GE(opinion.makes, 0);
          EXPECT_LE(opinion.makes, 1 + 1e-9);
        }
      });
}

INSTANTIATE_TEST_SUITE_P(RuleSets, FullPlayerByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

TEST(FullPlayer, OfTheSameSeedIsTheSame) {
  FullPlayer player({.scale = 0.1});
  FullPlayer other({.scale = 0.1});
  const PlayView view = ViewOf(TextDeal{.hand = "A7.JT8.A7.7"});
  const auto one = player.ChooseCard(view, {.seed = 3});
  (void)player.ChooseCard(LastInTrick(), {.seed = 4});
  const auto again = player.ChooseCard(view, {.seed = 3});
  const auto two = other.ChooseCard(view, {.seed = 3});
  for (const auto* choice : {&again, &two}) {
    EXPECT_EQ((*choice)->card, one->card);
    ASSERT_EQ((*choice)->cards.size(), one->cards.size());
    for (std::size_t i = 0; i < one->cards.size(); ++i) {
      EXPECT_EQ((*choice)->cards[i].score, one->cards[i].score);
    }
  }
}

TEST(FullPlayer, TakesAllWorldsInAnEnding) {
  const PlayView view = LastInTrick();
  EXPECT_EQ(FullPlayer({}).ChooseCard(view, {})->worlds, WorldsOf(view).size());
}

// Each deal that is possible in LastInTrick, as the hands that are left.
Hands WholeHands(const PlayView& view, const Hands& hidden) {
  Hands hands = hidden;
  hands[Index(view.seat())] = view.hand;
  return hands;
}

TEST(FullPlayer, ThatSeesAllHandsKnowsTheDeal) {
  const PlayView view = LastInTrick();
  FullOptions options = SolvesOnly();
  options.sees = Sees::kAll;
  FullPlayer player(options);
  ASSERT_TRUE(player.SeesAll());
  OpenHandsPlayer open;
  for (const Hands& hidden : WorldsOf(view)) {
    const Hands hands = WholeHands(view, hidden);
    player.ShowHands(hands);
    open.ShowHands(hands);
    const auto choice = player.ChooseCard(view, {});
    const auto known = open.ChooseCard(view, {});
    EXPECT_EQ(choice->worlds, 1U);
    auto opinions = ByCard(*choice);
    for (const CardOpinion& opinion : known->cards) {
      EXPECT_NEAR(opinions[opinion.card].score, opinion.score, 1e-9);
    }
  }
}

TEST(FullPlayer, ThatSeesItsPartnersHandTakesTheDealsWithIt) {
  const PlayView view = LastInTrick();
  const auto partner = Index(Partner(view.seat()));
  FullOptions options;
  options.sees = Sees::kPartner;
  FullPlayer player(options);
  const auto worlds = WorldsOf(view);
  for (const Hands& hidden : worlds) {
    player.ShowHands(WholeHands(view, hidden));
    const auto agree = std::ranges::count_if(
        worlds, [&](const Hands& other) { return other[partner] == hidden[partner]; });
    EXPECT_EQ(player.ChooseCard(view, {})->worlds, static_cast<std::uint64_t>(agree));
  }
}

TEST(FullPlayer, PlaysTheOneDealOutAsOftenAsMany) {
  const PlayView view = ViewOf(TextDeal{.hand = "A7.JT8.A7.7"});
  Random random(3);
  Hands hands = WorldSampler::Make(InferHidden(view))->Draw(random);
  hands[Index(view.seat())] = view.hand;
  const auto spread = [&](bool repeat) {
    FullOptions options = PlaysOutOnly();
    options.sees = Sees::kAll;
    options.repeat = repeat;
    FullPlayer player(options);
    player.ShowHands(hands);
    double least = 1000;
    double most = -1000;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const double score = player.ChooseCard(view, {.seed = seed})->cards[0].score;
      least = std::min(least, score);
      most = std::max(most, score);
    }
    return most - least;
  };
  EXPECT_LT(2 * spread(true), spread(false));
}

TEST(FullPlayer, ForPointsHasNoOpinionsOfTheScore) {
  const auto choice = FullPlayer({.objective = Objective::kPoints}).ChooseCard(LastInTrick(), {});
  EXPECT_TRUE(choice->cards.empty());
  EXPECT_GT(choice->worlds, 0U);
  EXPECT_TRUE(
      WorldPlayer({.objective = Objective::kPoints}).ChooseCard(LastInTrick(), {})->cards.empty());
}

// Here most deals are such that a card in the trick was not legal; they cannot be solved.
TEST(FullPlayer, WithoutInferenceSolvesTheDealsThatCanBe) {
  const PlayView view = LastInTrick();
  FullOptions options = SolvesOnly();
  options.inference = false;
  const auto without = FullPlayer(options).ChooseCard(view, {});
  const auto with = FullPlayer(SolvesOnly()).ChooseCard(view, {});
  ASSERT_TRUE(without.ok());
  EXPECT_GT(without->worlds, with->worlds);
  ASSERT_FALSE(without->cards.empty());
  EXPECT_TRUE(std::ranges::any_of(without->cards,
                                  [](const CardOpinion& opinion) { return opinion.score != 0; }));
}

// Of the processor: how long it waits for that is not its own doing. So many worlds would take
// minutes; a machine that others use too computes several times as slowly at times.
TEST(FullPlayer, ComputesNoLongerThanItsLimit) {
  constexpr double kFarTooLong = 0.4;  // seconds
  const auto computed = [] {
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  };
  PlayPolicy::Get();  // what is set up once
  FullPlayer player({.scale = 1000});
  for (const char* hand : {"A7.JT8.A7.7", "KQ.9.AT8.J9", "JT9.AKQ.7.8"}) {
    const PlayView view = ViewOf(TextDeal{.hand = hand});
    const double start = computed();
    ASSERT_TRUE(player.ChooseCard(view, {.time = std::chrono::milliseconds(20)}).ok());
    EXPECT_LT(computed() - start, kFarTooLong) << hand;
  }
}

TEST(FullPlayer, AnswersInTheLeastTimeThereIs) {
  const PlayView view = ViewOf(TextDeal{.hand = "A7.JT8.A7.7"});
  const auto choice =
      FullPlayer({.scale = 1000}).ChooseCard(view, {.time = std::chrono::microseconds(1)});
  ASSERT_TRUE(choice.ok());
  EXPECT_TRUE(view.Legal().Contains(choice->card));
}

TEST(FullPlayer, CallsByTheNetworkAtEveryLevel) {
  for (std::uint64_t number = 0; number < 60; ++number) {
    const CallView view{Auction::Begin(Seat::kNorth, Rules{}).value(),
                        RandomHands(515, number)[Index(Seat::kEast)], Rules{}};
    const CallChoice by_network = CallByNetwork(view);
    for (const char* const player : {"full", "full:level=casual"}) {
      const CallChoice choice = MakePlayer(player).value()->ChooseCall(view, {}).value();
      EXPECT_EQ(choice.call, by_network.call);
      ASSERT_EQ(choice.calls.size(), by_network.calls.size());
      for (std::size_t i = 0; i < choice.calls.size(); ++i) {
        EXPECT_EQ(choice.calls[i].score, by_network.calls[i].score);
      }
    }
  }
}

// A card that always brings nothing, and one that mostly costs a lot and may bring 60 points.
TEST(CardValues, ForTheMatchPreferWhatMayWinIt) {
  const PlayOrder order(Suit::kSpades);
  const PlaySet both = order.ToPlay(CardsOf(Suit::kHearts));
  const PlayCard even = both.Lowest();
  const PlayCard gamble = (both - PlaySet(even)).Lowest();
  const auto choice_at = [&](const MatchUtility* match) {
    CardValues values(match);
    for (int world = 0; world < 4; ++world) {
      values.Add(even, 1, 0, true);
      values.Add(gamble, 1, world == 0 ? 60 : -100, true);
    }
    return ChoiceOf(PlaySet(even) | gamble, order, 4, Objective::kScore,
                    [&](PlayCard card) { return values.Mean(card, order); });
  };
  EXPECT_EQ(choice_at(nullptr).card, order.ToNatural(even));
  const MatchUtility behind(Rules{}, {1, 0, -50, 0});
  EXPECT_EQ(choice_at(&behind).card, order.ToNatural(gamble));
  EXPECT_EQ(choice_at(&behind).cards[0].wins, 0.0);
  EXPECT_EQ(choice_at(&behind).cards[1].wins, 0.25);
  const MatchUtility ahead(Rules{}, {1, 0, 50, 0});
  EXPECT_EQ(choice_at(&ahead).card, order.ToNatural(even));
  const MatchUtility decided(Rules{}, {1, 0, -1000, 0});
  EXPECT_EQ(choice_at(&decided).card, order.ToNatural(even));
}

TEST(FullPlayer, PlaysForTheMatchWhereItIsToldUnlessForPoints) {
  Random random(5);
  const auto match = MakePlayer("full:worlds=8").value();
  const auto points = MakePlayer("full:worlds=8,for=points").value();
  int told = 0;
  PlayAtRandom(
      random, Rules{}, true, [](const CallView&) {},
      [&](const PlayView& view) {
        MoveLimits limits{.seed = random.Next()};
        const auto plain = points->ChooseCard(view, limits);
        limits.match = MatchStanding{1, 0, -20, 0};
        const auto by_points = points->ChooseCard(view, limits);
        EXPECT_EQ(by_points->card, plain->card);
        const auto by_match = match->ChooseCard(view, limits);
        EXPECT_TRUE(view.Legal().Contains(by_match->card));
        for (const CardOpinion& one : by_points->cards) EXPECT_FALSE(one.wins);
        for (const CardOpinion& one : by_match->cards) {
          ++told;
          ASSERT_TRUE(one.wins);
          EXPECT_GE(*one.wins, 0);
          EXPECT_LE(*one.wins, 1);
        }
      });
  EXPECT_GT(told, 0);
}

}  // namespace
}  // namespace jasnel::testing
