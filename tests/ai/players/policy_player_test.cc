// A player that does not search.

#include "ai/players/policy_player.h"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "ai/models/play_policy.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/hands.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/chi_square.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

class PolicyPlayerByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(PolicyPlayerByRules, PlaysTheLikeliestCard) {
  Random random(1);
  const Rules rules = ParseRules(GetParam()).value();
  PolicyPlayer player({});
  for (int deal = 0; deal < 20; ++deal) {
    PlayAtRandom(
        random, rules, true, [](const CallView&) {},
        [&](const PlayView& view) {
          const PlayOrder order(view.table.trump);
          const PlayCard likeliest =
              PlayPolicy::Get()
                  .Chances(PlayStateOf(view), order.ToPlay(view.Legal()), rules)
                  .Likeliest();
          EXPECT_EQ(player.ChooseCard(view, {})->card, order.ToNatural(likeliest));
        });
  }
}

TEST_P(PolicyPlayerByRules, PlaysALegalCardWhateverItsLevel) {
  Random random(2);
  const Rules rules = ParseRules(GetParam()).value();
  PolicyPlayer draws({.mistakes = 0.5, .draws = true});
  PolicyPlayer mistaken({.mistakes = 1});
  for (int deal = 0; deal < 20; ++deal) {
    PlayAtRandom(
        random, rules, true, [](const CallView&) {},
        [&](const PlayView& view) {
          const std::uint64_t seed = random.Next();
          const Card card = draws.ChooseCard(view, {.seed = seed})->card;
          EXPECT_TRUE(view.Legal().Contains(card));
          EXPECT_EQ(draws.ChooseCard(view, {.seed = seed})->card, card);
          EXPECT_TRUE(view.Legal().Contains(mistaken.ChooseCard(view, {.seed = seed})->card));
        });
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, PolicyPlayerByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

// How often each card is played by so many seeds.
std::array<int, kDeckSize> Counts(const PlayView& view, const PolicyOptions& options, int seeds) {
  PolicyPlayer player(options);
  std::array<int, kDeckSize> counts{};
  for (int seed = 0; seed < seeds; ++seed) {
    ++counts[player.ChooseCard(view, {.seed = static_cast<std::uint64_t>(seed)})->card.index()];
  }
  return counts;
}

TEST(PolicyPlayer, DrawsCardsByTheirChances) {
  const PlayView view = ViewOf(TextDeal{.cards = "S8", .hand = "AKQJT97.7.."});
  const PlayOrder order(view.table.trump);
  const CardChances chances =
      PlayPolicy::Get().Chances(PlayStateOf(view), order.ToPlay(view.Legal()), {});
  const auto counts = Counts(view, {.draws = true}, 10'000);
  for (const CardChance& chance : chances) {
    EXPECT_NEAR(counts[order.ToNatural(chance.card).index()],
                10'000 * static_cast<double>(chance.chance), 200);
  }
}

TEST(PolicyPlayer, PlaysEachLegalCardEquallyOftenByMistake) {
  const PlayView view = ViewOf(TextDeal{.cards = "S8", .hand = "AKQJT97.7.."});
  const auto counts = Counts(view, {.mistakes = 1}, 7000);
  std::array<int, 7> spades{};
  int next = 0;
  for (const Card card : view.Legal()) spades[next++] = counts[card.index()];
  EXPECT_LT(ChiSquare(spades), 22.5);  // 99.9% of fair ones
}

CallView FirstToCall(const std::string& hand) {
  return {.auction = Auction::Begin(Seat::kNorth, Rules{}).value(), .hand = HandOf(hand)};
}

// What it calls where so many deals are left and it is so much ahead.
Call CallAt(const CallView& view, int deals, int ahead, bool for_match = true) {
  PolicyPlayer player({.for_match = for_match});
  MoveLimits limits;
  limits.match = MatchStanding{deals, 0, ahead, 0};
  return player.ChooseCall(view, limits)->call;
}

TEST(PolicyPlayer, CallsToWinTheMatch) {
  // Worth a pass by points, but in a last deal without a lead, who plays is who wins it.
  const CallView gamble = FirstToCall("T98..AK9.98");
  EXPECT_TRUE(PolicyPlayer({}).ChooseCall(gamble, {})->call.IsPass());
  EXPECT_EQ(CallAt(gamble, 1, 0), Call{Suit::kSpades});
  EXPECT_TRUE(CallAt(gamble, 1, 0, false).IsPass());
  EXPECT_TRUE(CallAt(gamble, 64, 0).IsPass());
  // Worth a contract by points, which is all that can lose a match in which one is far ahead.
  const CallView safe = FirstToCall("9.AQ8.K8.QJ");
  EXPECT_FALSE(PolicyPlayer({}).ChooseCall(safe, {})->call.IsPass());
  EXPECT_TRUE(CallAt(safe, 1, 160).IsPass());
  // A match that is decided.
  EXPECT_EQ(CallAt(safe, 1, 2000), PolicyPlayer({}).ChooseCall(safe, {})->call);
}

TEST(PolicyPlayer, ToldTheMatchSaysHowLikelyItIsWon) {
  const CallView view = FirstToCall("T98..AK9.98");
  MoveLimits limits;
  limits.match = MatchStanding{2, 0, -50, 0};
  const auto choice = PolicyPlayer({}).ChooseCall(view, limits);
  for (const CallOpinion& one : choice->calls) {
    ASSERT_TRUE(one.wins);
    EXPECT_GE(*one.wins, 0);
    EXPECT_LE(*one.wins, 1);
  }
  // Far from the end a point is worth the same everywhere: the better by points is the better.
  limits.match = MatchStanding{64, 0, 0, 0};
  const auto early = PolicyPlayer({}).ChooseCall(view, limits);
  for (const CallOpinion& one : early->calls) {
    for (const CallOpinion& other : early->calls) {
      if (one.score > other.score + 5) {
        EXPECT_GT(*one.wins, *other.wins);
      }
    }
  }
  EXPECT_FALSE(PolicyPlayer({}).ChooseCall(view, {})->calls.front().wins);
}

}  // namespace
}  // namespace jasnel::testing
