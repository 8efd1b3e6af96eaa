// Which cards are played out, and what they are worth.

#include "ai/players/card_race.h"

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <vector>

#include "ai/players/card_values.h"
#include "jasnel/dealing.h"

namespace jasnel::testing {
namespace {

const PlayOrder kOrder(Suit::kSpades);

// The first cards of a suit, in the order in which a race has them.
std::vector<PlayCard> Cards(int count) {
  std::vector<PlayCard> cards;
  for (const PlayCard card : kOrder.ToPlay(CardsOf(Suit::kHearts))) {
    if (static_cast<int>(cards.size()) < count) cards.push_back(card);
  }
  return cards;
}

PlaySet SetOf(const std::vector<PlayCard>& cards) {
  PlaySet set;
  for (const PlayCard card : cards) set |= card;
  return set;
}

// A play-out of the cards that run, each of which brings what `score_of(place)` says. False where
// the race is over.
template <class ScoreOf>
bool Play(CardRace& race, const std::vector<PlayCard>& cards, const ScoreOf& score_of) {
  if (!race.Begin(1)) return false;
  for (std::size_t place = 0; place < cards.size(); ++place) {
    if (!race.running().Contains(cards[place])) continue;
    const double score = score_of(place);
    race.Add(cards[place], score, score > 0);
  }
  return true;
}

TEST(CardRace, HasTheMeansOfPlayOuts) {
  const auto cards = Cards(2);
  CardRace race(SetOf(cards), {}, {.drops = false}, nullptr);
  for (int i = 0; i < 200; ++i) {
    Play(race, cards, [&](std::size_t place) { return place == 0 ? 40 : i % 4 == 0 ? -20 : 20; });
  }
  EXPECT_EQ(race.running(), SetOf(cards));
  const CardOpinions opinions = race.Opinions(kOrder);
  const CardOpinion& one = opinions[cards[0].index()];
  const CardOpinion& other = opinions[cards[1].index()];
  EXPECT_EQ(one.card, kOrder.ToNatural(cards[0]));
  EXPECT_EQ(one.score, 40);
  EXPECT_EQ(one.makes, 1);
  EXPECT_EQ(other.score, 10);
  EXPECT_EQ(other.makes, 0.75);
  EXPECT_FALSE(one.wins);
}

// In deals in which all bring more or less alike, a small lead is a sure one.
TEST(CardRace, GivesUpACardThatIsClearlyBehind) {
  const auto cards = Cards(3);
  CardRace race(SetOf(cards), {}, {}, nullptr);
  Random random(1);
  int played = 0;
  while (race.running().Contains(cards[1]) && played < 1000) {
    const int common = 50 * random.Below(2);
    const int apart = 50 * random.Below(2);
    Play(race, cards, [&](std::size_t place) {
      return place == 0 ? common : place == 1 ? common - 2 * random.Below(2) : apart;
    });
    ++played;
  }
  EXPECT_LT(played, 200);
  EXPECT_TRUE(race.running().Contains(cards[0]));
  EXPECT_TRUE(race.running().Contains(cards[2]));
}

TEST(CardRace, GivesUpNoCardThatIsAsGood) {
  const auto cards = Cards(4);
  CardRace race(SetOf(cards), {}, {}, nullptr);
  for (int i = 0; i < 300; ++i) Play(race, cards, [&](std::size_t) { return i % 5; });
  EXPECT_EQ(race.running(), SetOf(cards));
}

// What a card that runs no longer would have brought in later deals, nobody knows.
TEST(CardRace, KeepsTheDistanceOfACardGivenUp) {
  const auto cards = Cards(3);
  CardRace race(SetOf(cards), {}, {}, nullptr);
  for (int i = 0; i < 50; ++i) {
    Play(race, cards, [&](std::size_t place) { return place == 2 ? 10 : 30; });
  }
  for (int i = 0; i < 50; ++i) EXPECT_TRUE(Play(race, cards, [](std::size_t) { return -30; }));
  EXPECT_EQ(race.running(), SetOf(cards) - PlaySet(cards[2]));
  const CardOpinions opinions = race.Opinions(kOrder);
  EXPECT_EQ(opinions[cards[0].index()].score, 0);
  EXPECT_EQ(opinions[cards[1].index()].score, 0);
  EXPECT_EQ(opinions[cards[2].index()].score, -20);
}

TEST(CardRace, IsOverWhenOneCardIsLeft) {
  const auto cards = Cards(2);
  const auto play = [&](CardRace& race) {
    int played = 0;
    while (played < 60 && Play(race, cards, [](std::size_t place) { return place == 0 ? 3 : 0; })) {
      ++played;
    }
    return played;
  };
  CardRace race(SetOf(cards), {}, {}, nullptr);
  EXPECT_EQ(play(race), 50);
  EXPECT_EQ(race.running(), PlaySet(cards[0]));
  CardRace without(SetOf(cards), {}, {.drops = false}, nullptr);
  EXPECT_EQ(play(without), 60);
}

TEST(CardRace, BlendsWithThePolicy) {
  const auto cards = Cards(2);
  CardPriors priors;
  priors[cards[0].index()] = {.chance = 0.75, .points = 12};
  priors[cards[1].index()] = {.chance = 0.25, .points = 4};
  CardRace race(SetOf(cards), priors, {.policy = 0.5}, nullptr);
  for (int i = 0; i < 10; ++i) {
    Play(race, cards, [](std::size_t place) { return place == 0 ? 20 : 24; });
  }
  // The policy expects 21: 23 of the one and 15 of the other.
  const CardOpinions opinions = race.Opinions(kOrder);
  EXPECT_DOUBLE_EQ(opinions[cards[0].index()].score, (20 + 23) / 2.0);
  EXPECT_DOUBLE_EQ(opinions[cards[1].index()].score, (24 + 15) / 2.0);
}

TEST(CardRace, KeepsACardForWhatItSaysOrThePolicyThinks) {
  const auto cards = Cards(2);
  const auto runs_after = [&](const CardPrior& prior, double policy) {
    CardPriors priors;
    priors[cards[1].index()] = prior;
    CardRace race(SetOf(cards), priors, {.policy = policy}, nullptr);
    for (int i = 0; i < 60; ++i) {
      Play(race, cards, [](std::size_t place) { return place == 0 ? 5 : 0; });
    }
    return race.running().Contains(cards[1]);
  };
  EXPECT_FALSE(runs_after({}, 0.5));
  EXPECT_TRUE(runs_after({.message = 5}, 0.5));
  EXPECT_FALSE(runs_after({.message = 2}, 0.5));
  EXPECT_TRUE(runs_after({.points = 5}, 0.5));
  EXPECT_FALSE(runs_after({.points = 5}, 0));
}

// A card that always brings nothing, and one that mostly costs a lot and may bring 60 points.
TEST(CardRace, ForTheMatchPrefersWhatMayWinIt) {
  const auto cards = Cards(2);
  const auto choice_at = [&](const MatchUtility* match) {
    CardRace race(SetOf(cards), {}, {}, match);
    for (int i = 0; i < 200; ++i) {
      Play(race, cards, [&](std::size_t place) { return place == 0 ? 0 : i % 4 == 0 ? 60 : -100; });
    }
    const CardOpinions opinions = race.Opinions(kOrder);
    return ChoiceOf(SetOf(cards), kOrder, 4, Objective::kScore,
                    [&](PlayCard card) { return opinions[card.index()]; });
  };
  EXPECT_EQ(choice_at(nullptr).card, kOrder.ToNatural(cards[0]));
  const MatchUtility behind(Rules{}, {1, 0, -50, 0});
  EXPECT_EQ(choice_at(&behind).card, kOrder.ToNatural(cards[1]));
  EXPECT_EQ(choice_at(&behind).cards[0].wins, 0.0);
  EXPECT_EQ(choice_at(&behind).cards[1].wins, 0.25);
  const MatchUtility ahead(Rules{}, {1, 0, 50, 0});
  EXPECT_EQ(choice_at(&ahead).card, kOrder.ToNatural(cards[0]));
  const MatchUtility decided(Rules{}, {1, 0, -1000, 0});
  EXPECT_EQ(choice_at(&decided).card, kOrder.ToNatural(cards[0]));
}

}  // namespace
}  // namespace jasnel::testing
