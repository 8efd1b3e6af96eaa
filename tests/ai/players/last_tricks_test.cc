// The last tricks, against the plainest way: every deal is played on by itself, in every way, and
// only what a seat has seen keeps deals together.

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
#include "jasnel/contract.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

constexpr double kNoLimit = 1e18;

// A deal that goes on, with open hands.
struct Going {
  Position position;
  SeenTricks tricks;
  double chance = 0;
};

struct Value {
  double score = 0;
  double makes = 0;
};

Going After(Going deal, Card card) {
  deal.tricks.Add(deal.position.leader, card);
  Play(deal.position, card);
  return deal;
}

// What follows for a seat whose aim is its own side's score, or points; it does not tell deals
// apart in which everybody has seen the same, and `deals` are such deals.
class Plain {
 public:
  Plain(const Auction& auction, Seat own, Objective objective, float temperature)
      : auction_(auction), own_(own), objective_(objective), temperature_(temperature) {}

  Value ValueOf(const std::vector<Going>& deals) const {
    const Position& first = deals.front().position;
    if (IsOver(first)) return AtEnd(deals);
    const Seat seat = Turn(first);
    if (seat != own_) {
      Value sum;
      for (const Card card : kFullDeck) {
        const Value one = ValueOfOthers(deals, seat, card);
        sum.score += one.score;
        sum.makes += one.makes;
      }
      return sum;
    }
    std::vector<Value> values;
    for (const Card card : LegalCards(first)) values.push_back(ValueOfOwn(deals, card));
    return *std::max_element(values.begin(), values.end(),
                             [](const Value& a, const Value& b) { return a.score < b.score; });
  }

  Value ValueOfOwn(const std::vector<Going>& deals, Card card) const {
    std::vector<Going> after;
    for (const Going& deal : deals) after.push_back(After(deal, card));
    return ValueOf(after);
  }

 private:
  Value ValueOfOthers(const std::vector<Going>& deals, Seat seat, Card card) const {
    std::vector<Going> after;
    for (const Going& deal : deals) {
      const CardSet legal = LegalCards(deal.position);
      if (!deal.position.hands[Index(seat)].Contains(card) || !legal.Contains(card)) continue;
      after.push_back(After(deal, card));
      after.back().chance *= ChanceOf(deal, legal, card);
    }
    return after.empty() ? Value() : ValueOf(after);
  }

  double ChanceOf(const Going& deal, CardSet legal, Card card) const {
    const PlayView view = ViewOf(auction_, deal.position, deal.tricks);
    const PlayOrder order(view.table.trump);
    const CardChances chances =
        PlayPolicy::Get(temperature_)
            .Chances(PlayStateOf(view), order.ToPlay(legal), view.table.rules);
    return static_cast<double>(chances.Of(order.ToPlay(card)));
  }

  Value AtEnd(const std::vector<Going>& deals) const {
    Value sum;
    for (const Going& deal : deals) {
      const Position& end = deal.position;
      const ContractResult result = ScoreContract(SideOf(end.declarer), end.won, end.rules);
      const int own = Index(SideOf(own_));
      const Points score = objective_ == Objective::kScore
                               ? result.score[own] - result.score[1 - own]
                               : end.won[own].total() - end.won[1 - own].total();
      sum.score += deal.chance * score.count();
      if (result.outcome != Outcome::kNat) sum.makes += deal.chance;
    }
    return sum;
  }

  Auction auction_;
  Seat own_;
  Objective objective_;
  float temperature_;
};

WeightedWorlds WeighedWorlds(const PlayView& view, const Evidence& evidence = {}) {
  const auto sampler = WorldSampler::Make(InferHidden(view)).value();
  WorldLikelihood likelihood(view, evidence);
  Random random(1);
  const ThinkClock clock(std::chrono::microseconds(0), nullptr);
  return WeighWorlds(sampler, &likelihood, {.all = 2'000}, clock, random);
}

std::vector<Going> DealsOf(const PlayView& view, const WeightedWorlds& worlds) {
  std::vector<Going> deals;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    Position position = view.table;
    position.hands = worlds.world(i);
    position.hands[Index(view.seat())] = view.hand;
    deals.push_back({position, view.tricks, worlds.share(i)});
  }
  return deals;
}

void ExpectPlainValues(LastTricks& last, const PlayView& view, const WeightedWorlds& worlds,
                       Objective objective, float temperature) {
  const PlayOrder order(view.table.trump);
  const Plain plain(view.auction, view.seat(), objective, temperature);
  const std::vector<Going> deals = DealsOf(view, worlds);
  CardValues values;
  ASSERT_TRUE(last.Add(view, worlds, kNoLimit, values));
  for (const Card card : view.Legal()) {
    const Value expected = plain.ValueOfOwn(deals, card);
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
                       const std::vector<Going>& deals, FullPlayer& player) {
  const auto choice = player.ChooseCard(view, {});
  ASSERT_TRUE(choice.ok());
  ASSERT_EQ(choice->worlds, deals.size());
  const Plain plain(view.auction, view.seat(), options.objective, kPlayOutTemperature);
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
          ExpectPlainChoice(options, view, DealsOf(view, WeighedWorlds(view, options.evidence)),
                            player);
        }
      });
  EXPECT_EQ(endings[2], 12);
}

TEST(LastTricks, AreThoseOfTheDealsWithTheHandsThatAreSeen) {
  int partners = 0;
  ForEachEnding(ParseRules("nku-rotterdam").value(),
                [&](const PlayView& view, const WeightedWorlds& worlds) {
                  const std::vector<Going> deals = DealsOf(view, worlds);
                  const Hands hands = deals.front().position.hands;
                  for (const Sees sees : {Sees::kPartner, Sees::kAll}) {
                    std::vector<Going> possible;
                    double sum = 0;
                    for (const Going& deal : deals) {
                      const Hands& other = deal.position.hands;
                      const auto partner = Index(Partner(view.seat()));
                      if (sees == Sees::kAll ? other != hands : other[partner] != hands[partner])
                        continue;
                      possible.push_back(deal);
                      sum += deal.chance;
                    }
                    for (Going& deal : possible) deal.chance /= sum;
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
