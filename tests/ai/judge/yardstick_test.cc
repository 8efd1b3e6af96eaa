// What choices lost, against those of the levels.

#include "jasnel/yardstick.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <memory>
#include <variant>
#include <vector>

#include "jasnel/match.h"
#include "jasnel/player.h"

namespace jasnel::testing {
namespace {

constexpr std::size_t kBeginner = 0;
constexpr std::size_t kClub = 2;
constexpr std::size_t kFull = 4;

// Those of South in a deal of club players.
std::vector<ChoiceMade> ChoicesOfClub(std::uint64_t number) {
  const auto player = MakePlayer("full:level=club").value();
  DealInPlay game(MatchDeal({.seed = 77, .rules = {}}, number));
  std::vector<ChoiceMade> choices;
  while (!game.IsOver()) {
    DealChoice made;
    if (game.InAuction()) {
      made = player->ChooseCall(game.call_view(), {})->call;
    } else {
      made = player->ChooseCard(game.play_view(), {})->card;
    }
    if (game.turn() == Seat::kSouth) choices.push_back({game, made});
    if (game.InAuction()) {
      game.Speak(std::get<Call>(made));
    } else {
      game.Play(std::get<Card>(made));
    }
  }
  return choices;
}

TEST(Yardstick, ALevelLosesWhatItsOwnChoicesLose) {
  BatchSolver solver(1);
  int measured = 0;
  for (std::uint64_t deal = 1; deal <= 4; ++deal) {
    for (const auto& choice : MeasureChoices(solver, ChoicesOfClub(deal), {.worlds = 30})) {
      if (!choice) continue;
      ++measured;
      EXPECT_NEAR(choice->lost.player, choice->lost.levels.at(kClub), 1e-9);
    }
  }
  EXPECT_GT(measured, 15);
}

TEST(Yardstick, TheBestChoiceLosesNothing) {
  BatchSolver solver(1);
  bool better = false;
  for (std::uint64_t deal = 1; deal <= 4; ++deal) {
    std::vector<ChoiceMade> choices = ChoicesOfClub(deal);
    const auto measured = MeasureChoices(solver, choices, {.worlds = 30});
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (!measured[i]) continue;
      better |= measured[i]->lost.player != 0;
      choices[i].made = measured[i]->best;
    }
    const auto again = MeasureChoices(solver, choices, {.worlds = 30});
    for (std::size_t i = 0; i < choices.size(); ++i) {
      ASSERT_EQ(again[i].has_value(), measured[i].has_value());
      if (!again[i]) continue;
      EXPECT_EQ(again[i]->best, measured[i]->best);
      EXPECT_EQ(again[i]->lost.player, 0);
    }
  }
  EXPECT_TRUE(better);
}

TEST(Yardstick, WithTwoCardsInHandNothingIsBetterThanTheBest) {
  BatchSolver solver(1);
  int measured = 0;
  for (std::uint64_t deal = 1; deal <= 8; ++deal) {
    for (const ChoiceMade& choice : ChoicesOfClub(deal)) {
      if (choice.before.InAuction() || choice.before.play_view().hand.size() != 2) continue;
      for (const Card card : choice.before.play_view().Legal()) {
        const std::vector<ChoiceMade> one = {{choice.before, card}};
        const auto cost = MeasureChoices(solver, one, {.worlds = 30}).front();
        if (!cost) continue;
        ++measured;
        EXPECT_GE(cost->lost.player, 0);

        for (const double lost : cost->lost.levels) EXPECT_GE(lost, 0);
      }
    }
  }
  EXPECT_GT(measured, 4);
}

TEST(Yardstick, BeginnersLoseMoreThanFull) {
  BatchSolver solver(1);
  PointsLost all{0, std::vector<double>(PlayerLevels().size())};
  for (std::uint64_t deal = 1; deal <= 8; ++deal) {
    const auto measured = MeasureChoices(solver, ChoicesOfClub(deal), {.worlds = 60});
    const PointsLost sum = SumOf(measured);
    for (std::size_t i = 0; i < all.levels.size(); ++i) all.levels[i] += sum.levels[i];
  }
  EXPECT_GT(all.levels[kBeginner], all.levels[kFull] + 8 * 5);
}

TEST(Yardstick, IsTheSameForAnyNumberOfThreads) {
  BatchSolver one(1);
  BatchSolver two(2);
  const auto choices = ChoicesOfClub(1);
  const auto first = MeasureChoices(one, choices, {.worlds = 30});
  const auto second = MeasureChoices(two, choices, {.worlds = 30});
  ASSERT_EQ(first.size(), second.size());
  for (std::size_t i = 0; i < first.size(); ++i) {
    ASSERT_EQ(first[i].has_value(), second[i].has_value());
    if (!first[i]) continue;
    EXPECT_EQ(first[i]->best, second[i]->best);
    EXPECT_EQ(first[i]->lost.player, second[i]->lost.player);
    EXPECT_EQ(first[i]->lost.levels, second[i]->lost.levels);
  }
}

TEST(Yardstick, HasNothingOfAChoiceThatWasNoneOrWasNotLegal) {
  BatchSolver solver(1);
  std::vector<ChoiceMade> choices = ChoicesOfClub(1);
  const ChoiceMade last = choices.back();  // one card in hand
  ASSERT_EQ(last.before.play_view().hand.size(), 1);
  const auto lead = std::find_if(choices.begin(), choices.end(), [](const ChoiceMade& choice) {
    return !choice.before.InAuction() && choice.before.play_view().Legal().size() > 1;
  });
  ChoiceMade wrong = *lead;
  wrong.made = *wrong.before.play_view().Hidden().begin();
  for (const auto& choice : MeasureChoices(solver, std::vector{last, wrong}, {.worlds = 10})) {
    EXPECT_FALSE(choice);
  }
}

TEST(YardstickRating, IsThatOfANaiveComputation) {
  const std::vector<PointsLost> deals = {{0, {20, 8, 3, 1, 0}},
                                         {3, {14, 9, 3, 1, 0}},
                                         {10, {30, 12, 10, 5, 2}},
                                         {1, {22, 11, 4, 1, 1}},
                                         {6, {18, 10, 0, 2, 0}}};
  const auto rating = RateLosses(deals);
  ASSERT_TRUE(rating);
  EXPECT_EQ(rating->deals, 5U);
  const auto expect = [&](const RatedMean& rated, const auto& value) {
    constexpr double kStudent = 2.7764;  // 97.5%, 4 degrees of freedom
    double sum = 0;
    double squares = 0;
    for (const PointsLost& deal : deals) sum += value(deal);
    for (const PointsLost& deal : deals) squares += std::pow(value(deal) - sum / 5, 2);
    EXPECT_NEAR(rated.mean, sum / 5, 1e-9);
    EXPECT_NEAR(rated.half_width, kStudent * std::sqrt(squares / 4 / 5), 2e-3);
  };
  expect(rating->lost, [](const PointsLost& deal) { return deal.player; });
  ASSERT_EQ(rating->levels.size(), 5U);
  for (std::size_t i = 0; i < 5; ++i) {
    expect(rating->levels[i].lost, [i](const PointsLost& deal) { return deal.levels[i]; });
    expect(rating->levels[i].less,
           [i](const PointsLost& deal) { return deal.levels[i] - deal.player; });
  }
  EXPECT_FALSE(RateLosses(std::span(deals).first(kMinRated - 1)));
}

TEST(YardstickRating, OfItselfIsNothing) {
  const std::vector<PointsLost> deals(6, {4, {4, 4, 4, 4, 4}});
  EXPECT_EQ(RateLosses(deals)->levels[kClub].less.mean, 0);
  EXPECT_EQ(RateLosses(deals)->levels[kClub].less.half_width, 0);
}

TEST(YardstickRating, SaysHowManyMoreSetsMakeItSure) {
  EXPECT_EQ(MoreSets({0, 3}, 32), 0U);
  EXPECT_EQ(MoreSets({0, 1}, 32), 0U);
  EXPECT_EQ(MoreSets({0, 6}, 32), 3U);  // four times as many deals
  EXPECT_EQ(MoreSets({0, 3.01}, 32), 1U);
  EXPECT_EQ(MoreSets({0, 6}, 4), 1U);
}

}  // namespace
}  // namespace jasnel::testing
