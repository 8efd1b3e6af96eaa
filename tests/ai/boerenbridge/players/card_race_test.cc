// Cards that are tried in the same deals.

#include "ai/boerenbridge/players/card_race.h"

#include <gtest/gtest.h>

#include "tests/ai/boerenbridge/deals.h"

namespace jasnel::boerenbridge::testing {
namespace {

SeatOutcome Scoring(int score, double others = 0) {
  return {.taken = 0, .score = score, .others = others};
}

TEST(BoerenbridgeCardRace, AddsUp) {
  CardRace race(Cards("H2 SA"), 0.5);
  ASSERT_EQ(race.runners().size(), 2U);
  race.BeginDeal();
  race.Note(0, {.taken = 1, .score = 12, .others = 4}, 1);
  race.BeginDeal();
  race.Note(0, {.taken = 0, .score = -2, .others = 8}, 1);
  const CardRace::Runner& runner = race.runners()[0];
  EXPECT_EQ(runner.Mean(&CardRace::Runner::score), 5);
  EXPECT_EQ(runner.Mean(&CardRace::Runner::value), 5 - 0.5 * 6);
  EXPECT_EQ(runner.Mean(&CardRace::Runner::made), 0.5);
}

// In deals in which all brings more or less alike, a small lead is a sure one.
TEST(BoerenbridgeCardRace, ComparesCardsDealByDeal) {
  CardRace race(Cards("H2 H5 SA"), 0);
  Random random(1);
  for (int deal = 0; deal < 64; ++deal) {
    const int common = 10 * random.Below(2);
    race.BeginDeal();
    race.Note(0, Scoring(common), 0);
    race.Note(1, Scoring(common + 1 - 2 * (deal % 8 == 0 ? 1 : 0)), 0);
    race.Note(2, Scoring(10 * random.Below(2)), 0);
  }
  race.LeaveBehind(3);
  EXPECT_FALSE(race.runners()[0].runs);
  EXPECT_TRUE(race.runners()[1].runs);
  EXPECT_TRUE(race.runners()[2].runs);
  EXPECT_FALSE(race.IsOver());
}

TEST(BoerenbridgeCardRace, IsOverWhenOneIsLeft) {
  CardRace race(Cards("H2 SA"), 1);
  for (int deal = 0; deal < 32; ++deal) {
    race.BeginDeal();
    race.Note(0, Scoring(10, deal % 2), 0);
    race.Note(1, Scoring(10, 5 + deal % 3), 0);
  }
  race.LeaveBehind(3);
  EXPECT_TRUE(race.IsOver());
  EXPECT_TRUE(race.runners()[0].runs);
}

TEST(BoerenbridgeCardRace, LetsNobodyLeaveThatIsAsGood) {
  CardRace race(Cards("H2 SA"), 0);
  for (int deal = 0; deal < 32; ++deal) {
    race.BeginDeal();
    for (const std::size_t runner : {0U, 1U}) race.Note(runner, Scoring(deal % 3), 0);
  }
  race.LeaveBehind(3);
  EXPECT_FALSE(race.IsOver());
}

// Card by card, as the rule says.
CardSet PlainDistinct(CardSet legal, CardSet hand, const PlayState& table) {
  CardSet distinct;
  for (const Card card : legal) {
    bool first = true;
    for (const Card lower : hand) {
      if (SuitOf(lower) != SuitOf(card) || RankOf(lower) >= RankOf(card)) continue;
      bool parted = false;
      for (const Card between : kFullDeck) {
        if (SuitOf(between) != SuitOf(card) || RankOf(between) <= RankOf(lower) ||
            RankOf(between) >= RankOf(card) || hand.Contains(between)) {
          continue;
        }
        bool in_trick = false;
        for (int i = 0; i < table.position.size; ++i) {
          in_trick |= table.position.trick[i] == between;
        }
        parted |= in_trick || !table.played.Contains(between);
      }
      first &= parted;
    }
    if (first) distinct |= card;
  }
  return distinct;
}

TEST(BoerenbridgeDistinctCards, AreTheLowestOfThoseWithNoneBetween) {
  Random random(2);
  int touching = 0;
  for (int i = 0; i < 2000; ++i) {
    const PlayView view = RandomMoment(random).play_view();
    const CardSet distinct = DistinctCards(view.Legal(), view.hand(), view.table);
    ASSERT_EQ(distinct, PlainDistinct(view.Legal(), view.hand(), view.table));
    touching += distinct != view.Legal() ? 1 : 0;
  }
  EXPECT_GT(touching, 200);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
