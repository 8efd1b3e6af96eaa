// Where the hidden cards are, as far as a seat can know.

#include "jasnel/beliefs.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <memory>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "jasnel/match.h"

namespace jasnel::testing {
namespace {

constexpr double kRounding = 1e-9;
// What is not certain is at least so far from 0 and 1; sums of several are off by as much each.
constexpr double kNotCertain = 32 * kLeastChance;

// A deal of a match before so many cards of `club`.
DealInPlay BeforeCard(int cards, std::uint64_t number) {
  const auto player = MakePlayer("full:level=club").value();
  DealInPlay game(MatchDeal({.seed = 21, .rules = {}}, number));
  std::uint64_t seed = 0;
  while (game.InAuction()) game.Ask(*player, {.seed = ++seed});
  for (int i = 0; i < cards; ++i) game.Ask(*player, {.seed = ++seed});
  return game;
}

// The same after passes.
DealInPlay AfterPasses(int passes, std::uint64_t number) {
  DealInPlay game(MatchDeal({.seed = 22, .rules = {}}, number));
  for (int i = 0; i < passes; ++i) game.Speak(Call{});
  return game;
}

TEST(Beliefs, EachHiddenCardIsInOneHandAndEachHandHasItsCards) {
  for (const int cards : {-1, 0, 5, 17, 26}) {
    const DealInPlay game = cards < 0 ? AfterPasses(2, 1) : BeforeCard(cards, 1);
    const Beliefs beliefs = BeliefsAt(game, {.deals = 50}).value();
    ASSERT_EQ(beliefs.seat, game.turn());
    const CardSet own = game.position().hands[Index(game.turn())];
    for (int card = 0; card < kDeckSize; ++card) {
      const auto place = static_cast<std::size_t>(card);
      double sum = 0;
      for (const auto& holds : beliefs.holds) sum += holds[place];
      EXPECT_NEAR(sum, game.tricks().cards().Contains(Card(card)) ? 0 : 1, kNotCertain);
      EXPECT_NEAR(beliefs.holds[Index(game.turn())][place], own.Contains(Card(card)) ? 1 : 0,
                  kRounding);
    }
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      double held = 0;
      for (const double chance : beliefs.holds[seat]) held += chance;
      EXPECT_NEAR(held, game.position().hands[seat].size(), kNotCertain);
      double trumps = 0;
      for (const double chance : beliefs.has_trumps[seat]) trumps += chance;
      EXPECT_NEAR(trumps, game.InAuction() ? 0 : 1, kNotCertain);
    }
  }
}

TEST(Beliefs, OfFewDealsAreThoseOfAllByTheirLikelihood) {
  const DealInPlay game = BeforeCard(21, 2);
  const PlayView view = game.play_view();
  const auto sampler = WorldSampler::Make(InferHidden(view)).value();
  ASSERT_GT(sampler.count(), 10U);
  ASSERT_LT(sampler.count(), 40'000U);
  WorldLikelihood likelihood(view, Evidence{});
  Beliefs expected;
  double sum = 0;
  for (std::uint64_t i = 0; i < sampler.count(); ++i) {
    const Hands world = sampler.World(i);
    const double weight = likelihood(world);
    sum += weight;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      for (const Card card : world[seat]) {
        expected.holds[seat][static_cast<std::size_t>(card.index())] += weight;
      }
      for (const Suit suit : kAllSuits) {
        if ((world[seat] & CardsOf(suit)).empty()) {
          expected.is_void[seat][Index(suit)] += weight;
        }
      }
    }
  }
  const Beliefs beliefs = BeliefsAt(game, {.deals = 1}).value();
  EXPECT_EQ(beliefs.deals, sampler.count());
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (seat == Index(game.turn())) continue;
    for (std::size_t card = 0; card < kDeckSize; ++card) {
      EXPECT_NEAR(beliefs.holds[seat][card], expected.holds[seat][card] / sum, kLeastChance);
    }
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      EXPECT_NEAR(beliefs.is_void[seat][suit], expected.is_void[seat][suit] / sum, kLeastChance);
    }
  }
}

// Of all deals of the hidden cards, more than are weighed: what all have is certain, and nothing
// else.
TEST(Beliefs, AreCertainOfWhatIsInAllDealsAlone) {
  int certain = 0;
  int unlikely = 0;
  for (std::uint64_t number = 1; number <= 40; ++number) {
    const DealInPlay game = BeforeCard(13, number);
    const auto sampler = WorldSampler::Make(InferHidden(game.play_view())).value();
    if (sampler.count() < 41'000 || sampler.count() > 400'000) continue;
    Beliefs counted;
    for (std::uint64_t i = 0; i < sampler.count(); ++i) {
      const Hands world = sampler.World(i);
      for (std::size_t seat = 0; seat < kSeats; ++seat) {
        for (const Card card : world[seat]) {
          counted.holds[seat][static_cast<std::size_t>(card.index())] += 1;
        }
        for (const Suit suit : kAllSuits) {
          if ((world[seat] & CardsOf(suit)).empty()) counted.is_void[seat][Index(suit)] += 1;
        }
        const CardSet trumps = world[seat] & CardsOf(game.position().trump);
        counted.has_trumps[seat][static_cast<std::size_t>(trumps.size())] += 1;
      }
    }
    const Beliefs beliefs = BeliefsAt(game, {.deals = 5}).value();
    ASSERT_LT(beliefs.deals, sampler.count());
    const auto compare = [&](double chance, double count) {
      const auto all = static_cast<double>(sampler.count());
      EXPECT_EQ(chance == 0, count == 0);
      EXPECT_EQ(chance == 1, count == all);
      certain += chance == 0 || chance == 1 ? 1 : 0;
      unlikely += chance == kLeastChance || chance == 1 - kLeastChance ? 1 : 0;
    };
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      if (seat == Index(game.turn())) continue;
      for (const Card card : game.play_view().Hidden()) {
        const auto place = static_cast<std::size_t>(card.index());
        compare(beliefs.holds[seat][place], counted.holds[seat][place]);
      }
      for (std::size_t trumps = 0; trumps <= kHandSize; ++trumps) {
        compare(beliefs.has_trumps[seat][trumps], counted.has_trumps[seat][trumps]);
      }
      for (std::size_t suit = 0; suit < kSuits; ++suit) {
        compare(beliefs.is_void[seat][suit], counted.is_void[seat][suit]);
      }
    }
  }
  EXPECT_GT(certain, 100);
  EXPECT_GT(unlikely, 20);
}

TEST(Beliefs, APassTellsOfFewerTrumpsThanNoCall) {
  // After a pass the jacks are more often with the two who have not spoken than with who passed.
  double passed = 0;
  double silent = 0;
  for (std::uint64_t number = 1; number <= 8; ++number) {
    const DealInPlay game = AfterPasses(1, number);
    const Beliefs beliefs = BeliefsAt(game, {.deals = 200}).value();
    const Seat first = Clockwise(game.turn(), kSeats - 1);
    for (const Suit suit : kAllSuits) {
      const auto jack = static_cast<std::size_t>(MakeCard(suit, Rank::kJack).index());
      for (const Seat seat : kAllSeats) {
        if (seat == game.turn()) continue;
        const double chance = beliefs.holds[Index(seat)][jack];
        (seat == first ? passed : silent) += chance;
      }
    }
  }
  EXPECT_LT(passed, 0.4 * silent);
}

TEST(Beliefs, ASeedSaysTheSame) {
  const DealInPlay game = BeforeCard(3, 3);
  const auto one = BeliefsAt(game, {.deals = 40, .seed = 5}).value();
  EXPECT_EQ(one.holds, BeliefsAt(game, {.deals = 40, .seed = 5})->holds);
  EXPECT_NE(one.holds, BeliefsAt(game, {.deals = 40, .seed = 6})->holds);
}

TEST(Beliefs, EndWhereTheyAreCancelled) {
  const std::atomic<bool> cancel = true;
  EXPECT_FALSE(BeliefsAt(AfterPasses(1, 1), {.cancel = &cancel}));
  EXPECT_LE(BeliefsAt(BeforeCard(2, 1), {.cancel = &cancel})->deals, 1U);
}

}  // namespace
}  // namespace jasnel::testing
