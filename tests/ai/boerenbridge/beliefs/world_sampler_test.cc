// Hidden hands that agree with what was seen, each as likely as any other.

#include "ai/boerenbridge/beliefs/world_sampler.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>

#include "tests/ai/boerenbridge/deals.h"
#include "tests/support/chi_square.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::ChiSquare;

// Hands as numbers, to be counted.
using World = std::array<std::uint64_t, kMaxPlayers>;

World BitsOf(const Hands& hands) {
  World world;
  for (int seat = 0; seat < kMaxPlayers; ++seat) world[seat] = hands[seat].bits();
  return world;
}

bool IsVoid(const PlayView& view, int seat, Card card) {
  return (view.table.voids[seat] >> jasnel::Index(SuitOf(card)) & 1) != 0;
}

// Every way to deal the unseen cards, card by card, to those who may have it or to nobody. Ends
// early with more than `most`.
class AllWays {
 public:
  AllWays(const PlayView& view, std::size_t most)
      : view_(view), holds_(HeldByOthers(view)), most_(most) {
    for (const Card card : view.Unseen()) cards_.push_back(card);
    for (const int held : holds_) wanted_ += held;
    Deal(0, {}, wanted_);
  }

  const std::set<World>& worlds() const { return worlds_; }
  bool too_many() const { return worlds_.size() > most_; }

 private:
  void Deal(std::size_t next, const Hands& hands, int missing) {
    if (too_many() || missing > static_cast<int>(cards_.size() - next)) return;
    if (missing == 0) {
      worlds_.insert(BitsOf(hands));
      return;
    }
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
      if (hands[seat].size() == holds_[seat] || IsVoid(view_, seat, cards_[next])) continue;
      Hands more = hands;
      more[seat] |= cards_[next];
      Deal(next + 1, more, missing - 1);
    }
    Deal(next + 1, hands, missing);
  }

  const PlayView& view_;
  BySeat<int> holds_;
  std::size_t most_;
  std::vector<Card> cards_;
  int wanted_ = 0;
  std::set<World> worlds_;
};

int Voids(const PlayView& view) {
  int voids = 0;
  for (int seat = 0; seat < view.bidding.players(); ++seat) {
    voids += std::popcount(static_cast<unsigned>(view.table.voids[seat]));
  }
  return voids;
}

void ExpectEqualChances(const PlayView& view, const std::set<World>& worlds) {
  const auto sampler = WorldSampler::Make(view);
  ASSERT_TRUE(sampler.ok());
  Random random(7);
  std::map<World, int> counts;
  const int draws = 50 * static_cast<int>(worlds.size());
  for (int draw = 0; draw < draws; ++draw) ++counts[BitsOf(sampler->Draw(random))];
  std::vector<int> times;
  for (const auto& [world, count] : counts) {
    ASSERT_TRUE(worlds.contains(world));
    times.push_back(count);
  }
  ASSERT_EQ(times.size(), worlds.size());
  // About the 99.9th percentile: mean, and 3.1 standard deviations with what skewness adds.
  const double freedom = static_cast<double>(worlds.size()) - 1;
  EXPECT_LT(ChiSquare(times), freedom + 3.1 * std::sqrt(2 * freedom) + 6) << worlds.size();
}

// Near the ends of deals with nearly all cards, where few ways are left.
TEST(BoerenbridgeWorldSampler, DrawsEveryWayEquallyOften) {
  Random random(1);
  int with_voids = 0;
  int tested = 0;
  while (tested < 30) {
    const int players = 4 + random.Below(4);
    DealInPlay game(players, RandomHands(random, players, MostCards(players)));
    const int steps = players * (1 + MostCards(players)) - 1 - random.Below(3 * players);
    for (int i = 0; i < steps; ++i) Step(game, random);
    const PlayView view = game.play_view();
    const AllWays all(view, 400);
    if (all.too_many() || all.worlds().size() < 4) continue;
    if (Voids(view) >= 5) ++with_voids;
    ++tested;
    ExpectEqualChances(view, all.worlds());
  }
  EXPECT_GT(with_voids, 15);
}

TEST(BoerenbridgeWorldSampler, KnowsAsOftenAsAllWaysAreTriedWhetherThereIsOne) {
  Random random(2);
  int impossible = 0;
  for (int i = 0; i < 150; ++i) {
    const int players = 4 + random.Below(4);
    DealInPlay game(players, RandomHands(random, players, MostCards(players)));
    const int steps = players * (1 + MostCards(players)) - 1 - random.Below(2 * players);
    for (int step = 0; step < steps; ++step) Step(game, random);
    PlayView view = game.play_view();
    // More voids than were seen.
    for (int seat = 0; seat < players; ++seat) {
      view.table.voids[seat] |= static_cast<std::uint8_t>(random.Below(16));
    }
    const bool possible = !AllWays(view, 0).worlds().empty();
    if (!possible) ++impossible;
    ASSERT_EQ(WorldSampler::Make(view).ok(), possible);
  }
  EXPECT_GT(impossible, 10);
  EXPECT_LT(impossible, 140);
}

// All the unseen cards are dealt where there are as many as the others hold, else some are not.
TEST(BoerenbridgeWorldSampler, GivesNobodyACardOfASuitThatItDoesNotHold) {
  Random random(3);
  for (int i = 0; i < 300; ++i) {
    const DealInPlay game = RandomMoment(random);
    const PlayView view = game.play_view();
    const auto sampler = WorldSampler::Make(view);
    ASSERT_TRUE(sampler.ok());
    const auto holds = HeldByOthers(view);
    for (int draw = 0; draw < 5; ++draw) {
      const Hands hands = sampler->Draw(random);
      CardSet seen;
      for (int seat = 0; seat < kMaxPlayers; ++seat) {
        ASSERT_EQ(hands[seat].size(), holds[seat]);
        ASSERT_TRUE((hands[seat] & seen).empty());
        seen |= hands[seat];
        for (const Card card : hands[seat]) ASSERT_FALSE(IsVoid(view, seat, card));
      }
      ASSERT_TRUE((seen - view.Unseen()).empty());
    }
  }
}

// What one suit tells of another: with both others void of hearts, the rest of it was not dealt,
// and each other card is likelier to be with them.
TEST(BoerenbridgeWorldSampler, LeavesTheSuitThatNobodyHoldsUndealt) {
  PlayView view = ViewOf({0, 0, 0}, 2, {{0, Row("H2 C3")}}, "C4 D5");
  view.table.voids[0] = view.table.voids[1] =
      static_cast<std::uint8_t>(1u << jasnel::Index(Suit::kHearts));
  const auto sampler = WorldSampler::Make(view);
  ASSERT_TRUE(sampler.ok());
  Random random(4);
  std::map<Card, int> counts;
  for (int i = 0; i < 3600; ++i) {
    const Hands hands = sampler->Draw(random);
    for (const CardSet hand : hands) {
      for (const Card card : hand) ++counts[card];
    }
  }
  // 52 cards without 13 hearts, the two of the hand and the club played.
  EXPECT_EQ(counts.size(), 36U);
  std::vector<int> times;
  for (const auto& [card, count] : counts) times.push_back(count);
  EXPECT_LT(ChiSquare(times), 35 + 3.1 * std::sqrt(70.0) + 6);
}

TEST(BoerenbridgeWorldSampler, DealsAroundAHandInTheBidding) {
  const BidView view{After(3, 1, {0}), Cards("SA")};
  const auto sampler = WorldSampler::Make(view);
  ASSERT_TRUE(sampler.ok());
  Random random(5);
  std::array<std::map<Card, int>, 3> counts;
  for (int i = 0; i < 5100; ++i) {
    const Hands hands = sampler->Draw(random);
    EXPECT_TRUE(hands[1].empty());
    for (const int seat : {0, 2}) ++counts[static_cast<std::size_t>(seat)][hands[seat].Lowest()];
  }
  for (const std::size_t seat : {0, 2}) {
    EXPECT_EQ(counts[seat].size(), 51U);
    std::vector<int> times;
    for (const auto& [card, count] : counts[seat]) times.push_back(count);
    EXPECT_LT(ChiSquare(times), 50 + 3.1 * 10 + 6);
  }
}

TEST(BoerenbridgeWorldSampler, RefusesWhatNoDealAgreesWith) {
  PlayView view = ViewOf({0, 0, 0}, 2, {{0, Row("H2 C3")}}, "C4 D5");
  view.table.voids[0] = 15;
  EXPECT_EQ(WorldSampler::Make(view).error().message,
            "no way to deal the cards that were not seen; expected one that agrees with who did "
            "not follow suit");
}

TEST(BoerenbridgeWorldSampler, DrawsTheSameHandsWithTheSameSeed) {
  Random random(6);
  const DealInPlay game = RandomMoment(random);
  const auto sampler = WorldSampler::Make(game.play_view());
  Random one(8);
  Random other(8);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(sampler->Draw(one), sampler->Draw(other));
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
