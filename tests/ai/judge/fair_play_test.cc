// How cards fit the hand of a partner, and what that is worth as evidence.

#include "jasnel/fair_play.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "jasnel/match.h"

namespace jasnel::testing {
namespace {

DealInPlay DealBefore(int cards, std::uint64_t number) {
  const auto player = MakePlayer("full:level=club").value();
  DealInPlay game(MatchDeal({.seed = 31, .rules = {}}, number));
  std::uint64_t seed = 0;
  while (game.InAuction()) game.Ask(*player, {.seed = ++seed});
  for (int i = 0; i < cards; ++i) game.Ask(*player, {.seed = ++seed});
  return game;
}

TEST(FairPlay, OfAllHandsThatThePartnerCouldHaveTheMeanOddsAreOne) {
  // The first deal with few enough hands: all are weighed then.
  std::uint64_t number = 1;
  const auto count_of = [&] {
    return WorldSampler::Make(InferHidden(DealBefore(20, number).play_view()))->count();
  };
  while (count_of() < 10 || count_of() > 150) ++number;
  const DealInPlay game = DealBefore(20, number);
  const PlayView view = game.play_view();
  ASSERT_GT(view.Legal().size(), 1);
  const auto sampler = WorldSampler::Make(InferHidden(view)).value();
  for (const Card card : view.Legal()) {
    WorldLikelihood likelihood(view, Evidence{});
    double sum = 0;
    double weights = 0;
    for (std::uint64_t i = 0; i < sampler.count(); ++i) {
      Hands hands = sampler.World(i);
      const double weight = likelihood(hands);
      hands[Index(view.seat())] = view.hand;
      for (int seat = 0; seat < kSeats; ++seat) hands[seat] |= view.tricks.played()[seat];
      const auto fit = FitOf(game.WithHands(hands), card, {.worlds = 20});
      ASSERT_TRUE(fit);
      EXPECT_EQ(fit->seat, view.seat());
      EXPECT_GT(fit->odds, 0);
      sum += weight * fit->odds;
      weights += weight;
    }
    EXPECT_NEAR(sum / weights, 1, 1e-6);
  }
}

TEST(FairPlay, OneLegalCardTellsNothing) {
  // The last trick.
  const DealInPlay game = DealBefore(29, 1);
  EXPECT_FALSE(FitOf(game, game.play_view().hand.Lowest()));
  EXPECT_FALSE(FitOf(DealInPlay(MatchDeal({.seed = 31, .rules = {}}, 1)), Card(0)));
}

TEST(FairPlay, ASeedSaysTheSame) {
  const DealInPlay game = DealBefore(4, 2);
  const Card card = game.play_view().Legal().Lowest();
  ASSERT_GT(game.play_view().Legal().size(), 1);
  EXPECT_EQ(FitOf(game, card, {.worlds = 20, .seed = 3})->odds,
            FitOf(game, card, {.worlds = 20, .seed = 3})->odds);
  EXPECT_NE(FitOf(game, card, {.worlds = 20, .seed = 3})->odds,
            FitOf(game, card, {.worlds = 20, .seed = 4})->odds);
}

TEST(FairPlay, ADealIsWorthALittleLessThanItsBets) {
  const auto of = [](const std::vector<double>& odds) {
    std::vector<PartnerFit> fits;
    for (const double one : odds) fits.push_back({Seat::kNorth, one});
    return EvidenceOf(fits);
  };
  EXPECT_LT(of({}), 1);
  EXPECT_GT(of({}), 0.9);
  EXPECT_NEAR(of({2, 1.5, 0.5}) - of({2}), 0, 1e-9);
  EXPECT_NEAR(of({3}) - of({2}), of({2}) - of({1}), 1e-9);
  EXPECT_GT(of({0.1, 0.1, 0.1, 0.1, 0.1, 0.1}), 0);
}

TEST(FairPlay, EvidenceOfDealsIsMultipliedAndItsHighestKept) {
  FairPlayTest test;
  for (const double evidence : {2.0, 3.0, 0.5}) test.Add(evidence);
  EXPECT_EQ(test.deals(), 3U);
  EXPECT_NEAR(test.log_evidence(), std::log(3.0), 1e-9);
  EXPECT_NEAR(test.highest(), std::log(6.0), 1e-9);
  EXPECT_EQ(test.highest_at(), 2U);
}

// The mean logarithm of the evidence of a deal of North-South, in so many deals.
double GrowthOf(const std::string& name, std::uint64_t deals) {
  const auto one = MakePlayer(name).value();
  const auto other = MakePlayer("full:level=club").value();
  FairPlayTest test;
  for (std::uint64_t number = 1; number <= deals; ++number) {
    DealInPlay game(MatchDeal({.seed = 32, .rules = {}}, number));
    std::vector<PartnerFit> fits;
    std::uint64_t seed = 0;
    while (!game.IsOver()) {
      const DealInPlay before = game;
      const bool measured = SideOf(game.turn()) == Side::kNorthSouth;
      const bool calls = game.InAuction();
      game.Ask(measured ? *one : *other, {.seed = ++seed});
      if (!measured || calls) continue;
      const CardSet played = game.tricks().cards() - before.tricks().cards();
      if (const auto fit = FitOf(before, played.Lowest(), {.worlds = 60})) fits.push_back(*fit);
    }
    test.Add(EvidenceOf(fits));
  }
  return test.log_evidence() / static_cast<double>(deals);
}

TEST(FairPlay, WhoSeesThePartnersHandGivesItselfAway) {
  // Both play the same deals, which takes off much of the luck of the cards.
  const double fair = GrowthOf("full:worlds=40", 60);
  EXPECT_LT(fair, 0.05);
  EXPECT_GT(GrowthOf("full:worlds=40,sees=partner", 60), fair + 0.03);
}

}  // namespace
}  // namespace jasnel::testing
