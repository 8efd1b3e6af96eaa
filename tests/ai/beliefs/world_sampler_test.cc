// All deals that agree with what is known, each as likely as any other.

#include "ai/beliefs/world_sampler.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "jasnel/deal_line.h"
#include "tests/support/chi_square.h"

namespace jasnel {
namespace {

using World = std::array<std::uint32_t, kSeats>;

World BitsOf(const Hands& hands) {
  World world;
  for (int seat = 0; seat < kSeats; ++seat) world[seat] = hands[seat].bits();
  return world;
}

// Every way to deal `cards` from place `next` on, card by card.
void DealAll(const HiddenCards& hidden, const std::vector<Card>& cards, std::size_t next,
             Hands hands, std::set<World>& worlds) {
  if (next == cards.size()) {
    worlds.insert(BitsOf(hands));
    return;
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!hidden.may_hold[seat].Contains(cards[next])) continue;
    if (hands[seat].size() == hidden.holds[seat]) continue;
    Hands more = hands;
    more[seat] |= cards[next];
    DealAll(hidden, cards, next + 1, more, worlds);
  }
}

std::set<World> AllWorlds(const HiddenCards& hidden) {
  CardSet all;
  for (const CardSet may_hold : hidden.may_hold) all |= may_hold;
  std::set<World> worlds;
  std::vector<Card> cards;
  for (const Card card : all) cards.push_back(card);
  DealAll(hidden, cards, 0, {}, worlds);
  return worlds;
}

// Up to nine cards, each of which some seats may hold.
HiddenCards RandomHidden(Random& random) {
  HiddenCards hidden;
  CardSet used;
  const int cards = 1 + random.Below(9);
  while (used.size() < cards) {
    const Card card(random.Below(kDeckSize));
    if (used.Contains(card)) continue;
    used |= card;
    const int seats = 1 + random.Below(15);
    for (int seat = 0; seat < kSeats; ++seat) {
      if ((seats >> seat & 1) != 0) hidden.may_hold[seat] |= card;
    }
  }
  for (int i = 0; i < cards;) {
    int& holds = hidden.holds[random.Below(kSeats)];
    if (holds == kHandSize) continue;
    ++holds;
    ++i;
  }
  return hidden;
}

HiddenCards Everything() {
  HiddenCards hidden;
  hidden.may_hold.fill(kFullDeck);
  hidden.holds.fill(kHandSize);
  return hidden;
}

TEST(WorldSampler, NumbersEveryWorldOnce) {
  Random random(1);
  int possible = 0;
  for (int i = 0; i < 500; ++i) {
    const HiddenCards hidden = RandomHidden(random);
    const std::set<World> expected = AllWorlds(hidden);
    const auto sampler = WorldSampler::Make(hidden);
    ASSERT_EQ(sampler.ok(), !expected.empty());
    if (!sampler) continue;
    ++possible;
    ASSERT_EQ(sampler->count(), expected.size());
    std::set<World> found;
    for (std::uint64_t number = 0; number < sampler->count(); ++number) {
      found.insert(BitsOf(sampler->World(number)));
    }
    ASSERT_EQ(found, expected);
  }
  EXPECT_GT(possible, 100);
}

// 32! / (8!)^4.
TEST(WorldSampler, CountsAllDeals) {
  EXPECT_EQ(WorldSampler::Make(Everything())->count(), 99561092450391000U);
}

// 24! / (8!)^3, with a hand of eight known.
TEST(WorldSampler, CountsTheDealsAroundAHand) {
  HiddenCards hidden = Everything();
  const CardSet hand = ParseHands("N:J9AT.A.A.AT - - -")->at(0);
  hidden.may_hold.fill(kFullDeck - hand);
  hidden.holds = {0, 8, 8, 8};
  hidden.may_hold[0] = CardSet();
  const auto sampler = WorldSampler::Make(hidden);
  EXPECT_EQ(sampler->count(), 9465511770U);
  const Hands world = sampler->World(sampler->count() - 1);
  EXPECT_EQ(world[1] | world[2] | world[3], kFullDeck - hand);
}

// Chi-square over all worlds of some small cases; 99.9% of fair samplers pass each.
TEST(WorldSampler, DrawsEveryWorldEquallyOften) {
  Random random(2);
  int tested = 0;
  while (tested < 20) {
    const auto sampler = WorldSampler::Make(RandomHidden(random));
    if (!sampler || sampler->count() < 8 || sampler->count() > 400) continue;
    ++tested;
    const int draws = 50 * static_cast<int>(sampler->count());
    std::map<World, int> counts;
    for (int draw = 0; draw < draws; ++draw) ++counts[BitsOf(sampler->Draw(random))];
    ASSERT_EQ(counts.size(), sampler->count());
    std::vector<int> times;
    for (const auto& [world, count] : counts) times.push_back(count);
    const double freedom = static_cast<double>(sampler->count()) - 1;
    // About the 99.9th percentile: mean, and 3.1 standard deviations with what skewness adds.
    EXPECT_LT(testing::ChiSquare(times), freedom + 3.1 * std::sqrt(2 * freedom) + 6)
        << sampler->count();
  }
}

// What one card's place tells of another's: South without hearts must have more of the rest.
TEST(WorldSampler, GivesNobodyWhatItMayNotHold) {
  Random random(3);
  HiddenCards hidden = Everything();
  hidden.may_hold[2] -= CardsOf(Suit::kHearts);
  const auto sampler = WorldSampler::Make(hidden);
  for (int i = 0; i < 1000; ++i) {
    const Hands world = sampler->Draw(random);
    CardSet all;
    for (const CardSet hand : world) {
      EXPECT_EQ(hand.size(), kHandSize);
      all |= hand;
    }
    EXPECT_EQ(all, kFullDeck);
    EXPECT_TRUE((world[2] & CardsOf(Suit::kHearts)).empty());
  }
}

TEST(WorldSampler, RefusesNumbersThatDoNotAddUp) {
  HiddenCards hidden = Everything();
  hidden.holds[0] = 7;
  EXPECT_EQ(WorldSampler::Make(hidden).error().message,
            "the hands need 31 hidden cards; expected 32, as many as there are");
  hidden.holds[0] = 9;
  EXPECT_EQ(WorldSampler::Make(hidden).error().message,
            "9 hidden cards in a hand; expected 0 to 8");
}

TEST(WorldSampler, RefusesWhatNoDealAgreesWith) {
  HiddenCards hidden;
  hidden.may_hold[0] = CardsOf(Suit::kHearts);
  hidden.holds = {7, 1, 0, 0};
  EXPECT_EQ(WorldSampler::Make(hidden).error().message,
            "no deal is consistent with what is known of the hidden cards; expected at least one");
}

}  // namespace
}  // namespace jasnel
