// What the cards, the calls and the play made of results, and ratings.

#include "jasnel/luck.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "ai/players/play_out.h"
#include "jasnel/deal_play.h"
#include "jasnel/match.h"
#include "jasnel/player.h"
#include "jasnel/rating.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

struct AnalysedGame {
  PlayedDeal deal;
  std::optional<Auction> auction;
  Replay replay;
  Analysis analysis;

  Luck luck(const LuckRequest& request = {}) const {
    return FindLuck(deal, replay, auction, analysis, request).value();
  }
};

// A deal of a match, played by one program in all seats.
AnalysedGame PlayedAndAnalysed(const std::string& player, const Rules& rules, std::uint64_t number,
                               ContractFrom contract = ContractFrom::kAuction) {
  const DealToPlay dealt = MatchDeal({.seed = 7, .rules = rules, .contract = contract}, number);
  const auto one = MakePlayer(player).value();
  std::array<Player*, kSeats> players;
  players.fill(one.get());
  const DealPlayed played = PlayDeal(dealt, players);
  AnalysedGame game;
  game.deal.hands = dealt.hands;
  game.deal.rules = rules;
  game.deal.trump = played.contract.trump;
  game.deal.declarer = played.contract.declarer;
  game.deal.leader = Clockwise(dealt.dealer);
  for (const SeenTrick& trick : played.tricks.tricks()) {
    game.deal.tricks.push_back({{trick.cards.begin(), trick.cards.end()}, trick.leader});
  }
  if (!dealt.contract) {
    game.auction = Auction::Begin(dealt.dealer, rules, dealt.turned).value();
    for (const Call call : played.calls) game.auction->Speak(call);
  }
  game.replay = ReplayDeal(game.deal).value();
  Solver solver;
  game.analysis = Analyse(solver, game.replay);
  return game;
}

Points Sum(const Luck& luck) {
  return luck.cards + luck.calls[0] - luck.calls[1] + luck.unseen - luck.play[0] + luck.play[1] -
         luck.rulings;
}

class LuckByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(LuckByRules, AddsUpToTheResult) {
  const Rules rules = ParseRules(GetParam()).value();
  int calls = 0;
  for (std::uint64_t number = 1; number <= 12; ++number) {
    const AnalysedGame game =
        PlayedAndAnalysed(number % 2 == 0 ? "random" : "full:level=casual", rules, number);
    const Luck luck = game.luck();
    EXPECT_EQ(Sum(luck), luck.result);
    EXPECT_EQ(luck.result, game.replay.result->score[0] - game.replay.result->score[1]);
    calls += luck.calls[0] != Points(0) || luck.calls[1] != Points(0) ? 1 : 0;
  }
  EXPECT_GE(calls, 3);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, LuckByRules, ::testing::ValuesIn(PresetsAnd({})),
                         RuleSetName<std::string>);

TEST(Luck, OfADrawnContractHasNoCalls) {
  const AnalysedGame game =
      PlayedAndAnalysed("full:level=club", ParseRules("kbn").value(), 3, ContractFrom::kChance);
  ASSERT_FALSE(game.auction);
  const Luck luck = game.luck();
  EXPECT_EQ(luck.calls[0], Points(0));
  EXPECT_EQ(luck.calls[1], Points(0));
  EXPECT_EQ(Sum(luck), luck.result);
}

TEST(Luck, IsNotOfADealThatIsPlayedAgain) {
  AnalysedGame game = PlayedAndAnalysed("simple", {}, 2);
  game.deal.individual = true;
  game.deal.tricks.resize(1);
  game.deal.tricks[0].accused_by = Seat::kNorth;
  game.replay = ReplayDeal(game.deal).value();
  Solver solver;
  game.analysis = Analyse(solver, game.replay);
  EXPECT_EQ(FindLuck(game.deal, game.replay, game.auction, game.analysis).error().message,
            "the deal is played again; expected one that has a result");
}

// The same by another way: the contract that `simple` calls, and it and `rule` as players of a
// match.
TEST(Luck, OfTheCardsIsWhatManyTablesMake) {
  for (const char* rules : {"kbn", "bedum-utrecht"}) {
    const Rules by = ParseRules(rules).value();
    DealToPlay dealt = MatchDeal({.seed = 7, .rules = by}, 5);
    const auto played_by = [&](const std::string& name) {
      const auto player = MakePlayer(name).value();
      std::array<Player*, kSeats> players;
      players.fill(player.get());
      return PlayDeal(dealt, players);
    };
    const auto score = [](const DealPlayed& played) {
      return (played.result.score[0] - played.result.score[1]).count();
    };
    const Contract contract = played_by("simple").contract;
    const PlayOrder order(contract.trump);
    PlayHands hands;
    for (int i = 0; i < kSeats; ++i) hands[i] = order.ToPlay(dealt.hands[i]);
    Random random(9);
    double mean = 0;
    for (int i = 0; i < 50; ++i) {
      const PlayState end =
          PlayedOut(DealtState(hands, Clockwise(dealt.dealer), contract), by, random);
      mean += ScoreAtEnd(end, by).count() / 50.0;
    }
    const double tables =
        mean / 2 + score(played_by("simple")) / 4.0 + score(played_by("rule")) / 4.0;
    // What was called at the table makes no difference to the cards.
    const AnalysedGame game = PlayedAndAnalysed("random", by, 5);
    EXPECT_NEAR(game.luck({.seed = 9, .play_outs = 50}).cards.count(), tables, 0.6) << rules;
  }
}

// A pair that calls as others would changes nothing by its calls.
TEST(Luck, OfUsualCallsIsNone) {
  for (std::uint64_t number = 1; number <= 20; ++number) {
    const Luck luck = PlayedAndAnalysed("simple", ParseRules("kbn").value(), number).luck();
    EXPECT_EQ(luck.calls[0], Points(0));
    EXPECT_EQ(luck.calls[1], Points(0));
  }
}

TEST(Luck, NeedsAResult) {
  AnalysedGame game = PlayedAndAnalysed("full:level=club", ParseRules("kbn").value(), 6);
  game.deal.tricks.resize(5);
  game.replay = ReplayDeal(game.deal).value();
  const auto luck = FindLuck(game.deal, game.replay, game.auction, game.analysis);
  ASSERT_FALSE(luck.ok());
  EXPECT_EQ(luck.error().message,
            "the deal has no result; expected one that was played to its end");
}

// A deal in which only the cards and the result count.
Luck Made(int cards, int result) {
  Luck luck;
  luck.cards = Points(cards);
  luck.result = Points(result);
  return luck;
}

TEST(Rating, OfFewDealsIsNone) {
  const std::vector<Luck> deals(kMinRated - 1, Made(1, 2));
  EXPECT_FALSE(Rate(deals));
}

TEST(Rating, TakesOffWhatTheCardsExplain) {
  // The result is 5 + 2 * cards, and 1 more or less by turns, which the cards do not tell.
  std::vector<Luck> deals;
  for (int i = 0; i < 40; ++i) {
    const int cards = 10 * (i / 2 % 10);
    deals.push_back(Made(cards, 5 + 2 * cards + (i % 2 == 0 ? 1 : -1)));
  }
  const auto rating = Rate(deals);
  ASSERT_TRUE(rating);
  EXPECT_NEAR(rating->slope, 2, 1e-9);
  EXPECT_NEAR(rating->plain.mean, 95, 1e-9);
  EXPECT_NEAR(rating->corrected.mean, 5, 1e-9);
  // One point of noise in 40 deals, t of 38, and a mean of the cards of 45 with a variance of 825.
  EXPECT_NEAR(rating->corrected.half_width, 2.0244 * std::sqrt((1 + 45.0 * 45 / 825) / 38), 1e-3);
  EXPECT_GT(rating->plain.half_width, 10);
}

TEST(Rating, IntervalsHoldTheTrueDifference) {
  // Cards of no mean, a skill of 7 points, and noise: 95% of the intervals hold the 7.
  Random random(4);
  int held = 0;
  constexpr int kRatings = 400;
  for (int i = 0; i < kRatings; ++i) {
    std::vector<Luck> deals;
    for (int deal = 0; deal < 30; ++deal) {
      const int cards = random.Below(201) - 100;
      deals.push_back(Made(cards, 7 + cards + random.Below(101) - 50));
    }
    const RatedMean rated = Rate(deals)->corrected;
    held += std::abs(rated.mean - 7) <= rated.half_width ? 1 : 0;
  }
  EXPECT_GE(held, kRatings * 0.92);
  EXPECT_LE(held, kRatings * 0.98);
}

}  // namespace
}  // namespace jasnel::testing
