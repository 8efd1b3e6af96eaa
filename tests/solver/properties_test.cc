// What must hold between the values of positions that belong together.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/solver.h"
#include "tests/support/random_deals.h"

namespace jasnel {
namespace {

using testing::LineOf;
using testing::Random;
using testing::RandomPositions;

// All rules that bear on play.
std::vector<Position> SomePositions(std::uint64_t seed) {
  return RandomPositions(seed, {"kbn", "nku-rotterdam", "kbn,undertrump=free", "bedum"}, 24, 5);
}

Points Value(Solver& solver, const Position& position) {
  return solver.Solve(position).value().value;
}

Position Rotated(const Position& position, int seats) {
  Position rotated = position;
  for (const Seat seat : kAllSeats) {
    rotated.hands[Index(Clockwise(seat, seats))] = position.hands[Index(seat)];
  }
  rotated.leader = Clockwise(position.leader, seats);
  rotated.declarer = Clockwise(position.declarer, seats);
  if (seats % 2 == 1) std::swap(rotated.won[0], rotated.won[1]);
  return rotated;
}

Card InSuit(Card card, const std::array<Suit, kSuits>& to) {
  return MakeCard(to[Index(SuitOf(card))], RankOf(card));
}

Position WithSuits(const Position& position, const std::array<Suit, kSuits>& to) {
  Position changed = position;
  for (const Seat seat : kAllSeats) {
    CardSet hand;
    for (const Card card : position.hands[Index(seat)]) hand |= InSuit(card, to);
    changed.hands[Index(seat)] = hand;
  }
  changed.trick.Clear();
  for (const Card card : position.trick) changed.trick.Add(InSuit(card, to));
  changed.trump = to[Index(position.trump)];
  return changed;
}

TEST(Symmetry, ExchangingSuitsKeepsTheValue) {
  Solver solver;
  for (const Position& position : SomePositions(11)) {
    std::array<Suit, kSuits> to = kAllSuits;
    const Points value = Value(solver, position);
    while (std::next_permutation(to.begin(), to.end())) {
      if (to[Index(position.trump)] != position.trump) continue;  // exchange plain suits only
      EXPECT_EQ(Value(solver, WithSuits(position, to)), value);
    }
    std::rotate(to.begin(), to.begin() + 1, to.end());  // and all four, trump with them
    EXPECT_EQ(Value(solver, WithSuits(position, to)), value);
  }
}

TEST(Symmetry, RotatingSeatsByTwoKeepsTheValueAndByOneNegatesIt) {
  Solver solver;
  for (const Position& position : SomePositions(12)) {
    const Points value = Value(solver, position);
    EXPECT_EQ(Value(solver, Rotated(position, 2)), value);
    EXPECT_EQ(Value(solver, Rotated(position, 1)), -value);
    EXPECT_EQ(Value(solver, Rotated(position, 3)), -value);
  }
}

TEST(CardValues, TheBestOfThemIsTheValue) {
  Solver solver;
  for (const Position& position : SomePositions(13)) {
    const Solution solution = solver.Solve(position, {.cards = true}).value();
    const bool maximizes = SideOf(Turn(position)) == Side::kNorthSouth;
    Points best = solution.cards.front().value;
    for (const CardValue& card : solution.cards) {
      best = maximizes ? std::max(best, card.value) : std::min(best, card.value);
    }
    EXPECT_EQ(best, solution.value);
    CardSet all_best;
    for (const CardValue& card : solution.cards) {
      if (card.value == best) all_best |= card.card;
    }
    EXPECT_EQ(solution.best, all_best);
    EXPECT_EQ(solver.Solve(position, {.best = true}).value().best, all_best);
  }
}

TEST(CardValues, EachIsTheValueOfThePositionAfterTheCard) {
  Solver solver;
  for (const Position& position : SomePositions(14)) {
    for (const CardValue& card : solver.Solve(position, {.cards = true}).value().cards) {
      Position next = position;
      Play(next, card.card);
      const auto lead = [](const Position& p) { return p.won[0].total() - p.won[1].total(); };
      EXPECT_EQ(card.value, Value(solver, next) + lead(next) - lead(position))
          << FormatDealLine(LineOf(position));
    }
  }
}

TEST(Line, WinsExactlyTheValue) {
  Solver solver;
  for (const Position& position : SomePositions(15)) {
    const Solution solution = solver.Solve(position, {.line = true}).value();
    EXPECT_EQ(solution.ns - solution.ew, solution.value);
    Position end = position;
    for (const Card card : solution.line) {
      ASSERT_FALSE(IsOver(end));
      ASSERT_TRUE(LegalCards(end).Contains(card));
      Play(end, card);
    }
    EXPECT_TRUE(IsOver(end));
    EXPECT_EQ(end.won[0].total() - position.won[0].total(), solution.ns);
  }
}

TEST(Line, KeepsTheValueAfterEveryCard) {
  Solver solver;
  for (const Position& position : SomePositions(16)) {
    const Solution solution = solver.Solve(position, {.line = true}).value();
    Position now = position;
    for (const Card card : solution.line) {
      EXPECT_TRUE(solver.Solve(now, {.best = true}).value().best.Contains(card));
      Play(now, card);
    }
  }
}

TEST(Make, AgreesWithPointsWhateverWasWonBefore) {
  Solver solver;
  Random random(17);
  for (Position position : SomePositions(17)) {
    const Points value = Value(solver, position);
    for (int i = 0; i < 4; ++i) {
      // Around the balance, where one point decides.
      const int lead = -value.count() + random.Below(9) - 4;
      position.won[0].roem = Points(std::max(lead, 0));
      position.won[1].roem = Points(std::max(-lead, 0));
      const Points total = value + position.won[0].total() - position.won[1].total();
      for (const Seat declarer : kAllSeats) {
        position.declarer = declarer;
        const bool expected =
            SideOf(declarer) == Side::kNorthSouth ? total > Points(0) : total < Points(0);
        EXPECT_EQ(solver.Solve(position, {.objective = Objective::kMake}).value().makes, expected);
      }
    }
  }
}

TEST(Make, ItsBestCardsAreThoseThatKeepTheAnswer) {
  Solver solver;
  for (const Position& position : SomePositions(18)) {
    for (const Objective objective : {Objective::kMake, Objective::kPit}) {
      const Solution solution =
          solver.Solve(position, {.objective = objective, .cards = true}).value();
      for (const CardValue& card : solution.cards) {
        Position next = position;
        Play(next, card.card);
        if (IsOver(next)) continue;
        const bool makes = solver.Solve(next, {.objective = objective}).value().makes;
        EXPECT_EQ(card.makes, makes);
        EXPECT_EQ(solution.best.Contains(card.card), makes == solution.makes);
      }
    }
  }
}

TEST(Pit, IsLostWithATrickThatWasLostBefore) {
  Solver solver;
  for (const auto& [won, makes] : {std::pair("6", true), std::pair("5", false)}) {
    const std::string line =
        "N:J9... AT... KQ... 87... leader=W declarer=N ns-tricks=" + std::string(won);
    const Position position = ToPosition(ParseDealLine(line).value(), Suit::kSpades).value();
    EXPECT_EQ(solver.Solve(position, {.objective = Objective::kPit}).value().makes, makes) << line;
  }
}

TEST(Pit, IsMadeByAHandOfTrumps) {
  const DealLine deal =
      ParseDealLine("N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 leader=E").value();
  Solver solver;
  Position position = ToPosition(deal, Suit::kSpades).value();
  position.declarer = Seat::kSouth;
  EXPECT_TRUE(solver.Solve(position, {.objective = Objective::kPit}).value().makes);
  position.declarer = Seat::kEast;
  EXPECT_FALSE(solver.Solve(position, {.objective = Objective::kPit}).value().makes);
}

}  // namespace
}  // namespace jasnel
