// The model of all four hands: what it sees, and how far off the weights in the tree are.

#include "solver/models/points_model.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "jasnel/dealing.h"
#include "jasnel/solver.h"
#include "solver/questions/first_guess.h"
#include "solver/search/suit_lookup.h"
#include "tests/support/random_deals.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::RandomPosition;

using PlayHands = std::array<PlaySet, kSeats>;

constexpr std::uint64_t kSeed = 404;  // of no deal that weights were fitted to

Rules SomeRules(Random& random) {
  Rules rules;
  rules.ruff = static_cast<Ruff>(random.Below(2));
  rules.undertrump = static_cast<Undertrump>(random.Below(3));
  rules.roem = random.Below(8) != 0 ? Roem::kTricks : Roem::kOff;
  return rules;
}

Position SomeDeal(std::uint64_t number, int cards) {
  Random random = Random::Stream(kSeed, number);
  const Rules rules = SomeRules(random);
  return RandomPosition(random, cards, 0, Cards::kAny, rules);
}

PlayHands FromLeader(const Position& position) {
  const PlayOrder order(position.trump);
  PlayHands hands;
  for (int place = 0; place < kSeats; ++place) {
    hands[place] = order.ToPlay(position.hands[Index(Clockwise(position.leader, place))]);
  }
  return hands;
}

int Estimate(const Position& position) {
  return EstimatePoints(FromLeader(position), position.rules);
}

int Guess(const Position& position) {
  const PlayOrder order(position.trump);
  PlayHands hands;
  internal::portable::TrickStart start{};
  for (int seat = 0; seat < kSeats; ++seat) {
    hands[seat] = order.ToPlay(position.hands[seat]);
    start.left |= hands[seat];
  }
  start.leader = static_cast<std::uint8_t>(position.leader);
  internal::portable::SuitLookup lookup;
  lookup.Init(hands, position.rules);
  return internal::portable::FirstGuess(lookup, start, position.rules);
}

std::vector<int> InputsOf(const PlayHands& hands, const Rules& rules) {
  std::vector<int> inputs;
  ForEachPointsInput(hands, rules, [&](int input) { inputs.push_back(input); });
  std::ranges::sort(inputs);
  return inputs;
}

TEST(PointsInputs, AreCardsThenRulesThenVoids) {
  // Aces of trumps for the leader, aces of a plain suit for the others.
  const PlayHands hands = {PlaySet(0x20000000), PlaySet(0x80), PlaySet(0x8000), PlaySet(0x800000)};
  const Rules rules{
      .ruff = Ruff::kObliged, .undertrump = Undertrump::kForced, .roem = Roem::kTricks};
  // The leader has none of the plain suits, which are then in order of the left neighbour's cards.
  EXPECT_EQ(InputsOf(hands, rules),
            (std::vector{29, 32 + 7, 64 + 15, 96 + 23, 128, 130, 131, 132, 133, 134}));
  EXPECT_EQ(InputsOf(hands, {.ruff = Ruff::kFree, .roem = Roem::kOff}),
            (std::vector{29, 32 + 7, 64 + 15, 96 + 23, 132, 133, 134}));
}

TEST(PointsInputs, OccurOnceEach) {
  for (int i = 0; i < 200; ++i) {
    const Position deal = SomeDeal(i, 1 + i % 8);
    const std::vector<int> inputs = InputsOf(FromLeader(deal), deal.rules);
    EXPECT_EQ(std::ranges::adjacent_find(inputs), inputs.end());
    EXPECT_GE(inputs.front(), 0);
    EXPECT_LT(inputs.back(), PointsInputs::kCount);
  }
}

TEST(PointsModel, DoesNotKnowPlainSuitsByName) {
  for (int i = 0; i < 200; ++i) {
    const Position deal = SomeDeal(i, 1 + i % 8);
    const int estimate = Estimate(deal);
    std::array<int, kSuits - 1> from = {0, 1, 2};
    while (std::next_permutation(from.begin(), from.end())) {
      PlayHands hands{};
      const PlayHands before = FromLeader(deal);
      for (int seat = 0; seat < kSeats; ++seat) {
        std::uint32_t bits = before[seat].bits() & kTrumpCards.bits();
        for (int to = 0; to < kSuits - 1; ++to) {
          bits |= std::uint32_t{before[seat].SuitByte(from[to])} << (8 * to);
        }
        hands[seat] = PlaySet(bits);
      }
      EXPECT_EQ(EstimatePoints(hands, deal.rules), estimate) << i;
    }
  }
}

TEST(PointsModel, GivesTheSameGuessToAnyLeader) {
  for (int i = 0; i < 200; ++i) {
    Position deal = SomeDeal(i, 1 + i % 8);
    deal.leader = Seat::kNorth;
    const int guess = Guess(deal);
    EXPECT_EQ(guess, Estimate(deal));
    for (int turn = 1; turn < kSeats; ++turn) {
      std::rotate(deal.hands.begin(), deal.hands.end() - 1, deal.hands.end());
      deal.leader = Clockwise(deal.leader);
      EXPECT_EQ(Guess(deal), turn % 2 == 0 ? guess : -guess) << i;
    }
  }
}

TEST(PointsModel, IsWithinItsErrorOnOtherDeals) {
  constexpr int kDeals = 200;
  std::vector<Position> deals;
  for (int i = 0; i < kDeals; ++i) deals.push_back(SomeDeal(i, kHandSize));
  int absolute = 0;
  int signs_right = 0;
  BatchSolver solver;
  const auto solutions = solver.Solve(deals);
  for (int i = 0; i < kDeals; ++i) {
    const int value = solutions[i]->value.count();
    const int guess = Guess(deals[i]);
    absolute += std::abs(guess - value);
    signs_right += (guess > 0) == (value > 0) ? 1 : 0;
  }
  EXPECT_LT(absolute, 25 * kDeals);
  EXPECT_GT(signs_right, 85 * kDeals / 100);
}

TEST(PointsModel, OfNoWeightsIsItsLastBias) {
  PointsModelWeights weights{};
  weights.last_bias[0] = PointsModelWeights::kUnit * PointsModelWeights::kUnit / 4;
  EXPECT_EQ(EstimatePoints({}, {}, weights), 25);
}

TEST(PointsModel, BoundsWhatLeavesAUnit) {
  PointsModelWeights weights{};
  weights.first_bias[0] = 32767;
  weights.first_bias[1] = -32768;
  weights.second[1].fill(PointsModelWeights::kUnit);
  weights.second[0][0] = PointsModelWeights::kUnit;
  weights.last[0][0] = PointsModelWeights::kUnit;
  weights.last[0][1] = PointsModelWeights::kUnit;
  // 8 - 1/512 hundreds, rounded down.
  EXPECT_EQ(EstimatePoints({}, Rules{.roem = Roem::kOff}, weights), 799);
}

}  // namespace
}  // namespace jasnel
