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
#include "ai/players/play_out.h"
#include "ai/players/world_player.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

FullOptions::ByCards Always(int number) {
  FullOptions::ByCards by_cards;
  by_cards.fill(number);
  return by_cards;
}

// Nothing but play-outs decides.
FullOptions PlaysOutOnly() { return {.policy = {}, .race = false}; }

std::map<Card, CardOpinion> ByCard(const CardChoice& choice) {
  std::map<Card, CardOpinion> opinions;
  for (const CardOpinion& opinion : choice.cards) opinions[opinion.card] = opinion;
  return opinions;
}

class FullPlayerByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(FullPlayerByRules, PlaysAsThePolicyWhereOnlyItsOpinionCounts) {
  FullPlayer player({.policy = Always(1'000'000'000), .scale = 0.02});
  Random random(6);
  int choices = 0;
  for (int deal = 0; deal < 3; ++deal) {
    PlayAtRandom(
        random, ParseRules(GetParam()).value(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.Legal().IsSingle()) return;
          const PlayOrder order(view.table.trump);
          const PlayCard card = order.ToPlay(player.ChooseCard(view, {})->card);
          float best = 0;
          float played = 0;
          for (const CardChance& one : PlayPolicy::Get().Chances(
                   PlayStateOf(view), order.ToPlay(view.Legal()), view.table.rules)) {
            best = std::max(best, one.chance);
            if (one.card == card) played = one.chance;
          }
          EXPECT_NEAR(played, best, 1e-6);
          ++choices;
        });
  }
  EXPECT_GT(choices, 30);
}

// Nobody has a choice after the card, so that a play-out is what an open hand gives.
TEST_P(FullPlayerByRules, PlaysOutToTheResultOfTheContract) {
  FullOptions options = PlaysOutOnly();
  options.evidence = {.calls = false, .cards = false};
  FullPlayer playing(options);
  WorldPlayer solving({.worlds = 1000});
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
          EXPECT_EQ(played->worlds, solved->worlds);
          auto opinions = ByCard(*played);
          ASSERT_EQ(opinions.size(), static_cast<std::size_t>(view.Legal().size()));
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

TEST(FullPlayer, ThatSeesAllHandsPlaysThemOut) {
  constexpr double kTolerance = 8;  // points: four standard errors
  const PlayView view = LastInTrick();
  const PlayOrder order(view.table.trump);
  const int sign = SideOf(view.seat()) == Side::kNorthSouth ? 1 : -1;
  FullOptions options = PlaysOutOnly();
  options.sees = Sees::kAll;
  FullPlayer player(options);
  ASSERT_TRUE(player.SeesAll());
  for (const Hands& hidden : WorldsOf(view)) {
    player.ShowHands(WholeHands(view, hidden));
    const auto choice = player.ChooseCard(view, {});
    EXPECT_EQ(choice->worlds, 1U);
    for (const CardOpinion& opinion : choice->cards) {
      PlayState table = WithHidden(PlayStateOf(view), hidden, order, view.table.rules);
      table.Play(order.ToPlay(opinion.card), view.table.rules);
      EXPECT_NEAR(opinion.score, sign * MeanScore(table, view.table.rules), kTolerance);
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

// Here most deals are such that a card in the trick was not legal.
TEST(FullPlayer, WithoutInferenceLooksAtDealsThatCannotBe) {
  const PlayView view = LastInTrick();
  FullOptions options;
  options.inference = false;
  const auto without = FullPlayer(options).ChooseCard(view, {});
  ASSERT_TRUE(without.ok());
  EXPECT_GT(without->worlds, FullPlayer({}).ChooseCard(view, {})->worlds);
  EXPECT_EQ(without->cards.size(), static_cast<std::size_t>(view.Legal().size()));
}

// What is given up loses little by the values that all play-outs give.
TEST(FullPlayer, LosesLittleByNotPlayingOutWhatIsBehind) {
  constexpr double kLittle = 1;  // points, on average
  FullPlayer racing({});
  FullPlayer whole({.race = false});
  Random random(8);
  double lost = 0;
  int choices = 0;
  for (int deal = 0; deal < 4; ++deal) {
    PlayAtRandom(
        random, Rules{}, true, [](const CallView&) {},
        [&](const PlayView& view) {
          if (view.Legal().IsSingle() || view.hand.size() > 6) return;
          const Card card = racing.ChooseCard(view, {.seed = 1})->card;
          const auto choice = whole.ChooseCard(view, {.seed = 2});
          auto opinions = ByCard(*choice);
          lost += opinions[choice->card].score - opinions[card].score;
          ++choices;
        });
  }
  EXPECT_GT(choices, 20);
  EXPECT_LT(lost / choices, kLittle);
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
