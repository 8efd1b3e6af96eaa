// Everybody for itself: the solver against the naive oracle, and what follows from the rules.

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/boerenbridge/solver.h"
#include "tests/support/boerenbridge_positions.h"
#include "tests/support/compared.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::Compared;

const int kMaxNPositions = Compared(3000);

Position PositionOf(const char* line) { return ParseDealLine(line).value().position; }

TEST(BoerenbridgeMaxN, HasTheOraclesTricksAndLineInSmallPositions) {
  Random random(1);
  Solver solver;
  for (int i = 0; i < kMaxNPositions; ++i) {
    const Position position = SmallPosition(random);
    const MaxNSolution solution = solver.SolveMaxN(position, {.line = true}).value();
    const auto expected = oracle::boerenbridge::MaxN(OracleGame(position));
    ASSERT_EQ(ByPlayer(solution.outcome.tricks, position.players), expected.tricks)
        << LineOf(position);
    ASSERT_EQ(TextOf(solution.line), expected.line) << LineOf(position);
    for (int seat = 0; seat < position.players; ++seat) {
      ASSERT_EQ(solution.outcome.scores[seat],
                oracle::boerenbridge::Score(position.bids[seat], expected.tricks[seat]));
    }
  }
}

TEST(BoerenbridgeMaxN, HasTheOraclesTricksAfterEveryCard) {
  Random random(2);
  Solver solver;
  for (int i = 0; i < kMaxNPositions / 3; ++i) {
    const Position position = SmallPosition(random);
    const MaxNSolution solution = solver.SolveMaxN(position, {.cards = true}).value();
    const auto game = OracleGame(position);
    ASSERT_EQ(solution.cards.size(), oracle::boerenbridge::LegalCards(game).size());
    for (const auto& [card, outcome] : solution.cards) {
      auto after = game;
      oracle::boerenbridge::PlayCard(&after, FormatCard(card));
      ASSERT_EQ(ByPlayer(outcome.tricks, position.players),
                oracle::boerenbridge::MaxN(after).tricks)
          << FormatCard(card) << " in " << LineOf(position);
    }
  }
}

TEST(BoerenbridgeMaxN, PlaysTheFirstCardInOrderOfThoseWithTheBestScore) {
  Random random(3);
  Solver solver;
  for (int i = 0; i < kMaxNPositions / 3; ++i) {
    const Position position = SmallPosition(random);
    const MaxNSolution solution = solver.SolveMaxN(position, {.cards = true, .line = true}).value();
    const int seat = position.turn();
    std::string first;
    int best = 0;
    for (const std::string& text : oracle::boerenbridge::OrderedCards(OracleGame(position))) {
      for (const auto& [card, outcome] : solution.cards) {
        if (FormatCard(card) != text || (!first.empty() && outcome.scores[seat] <= best)) continue;
        first = text;
        best = outcome.scores[seat];
      }
    }
    ASSERT_EQ(FormatCard(solution.line[0]), first) << LineOf(position);
    ASSERT_EQ(solution.outcome.scores[seat], best);
  }
}

TEST(BoerenbridgeMaxN, LineLeadsToTheTricks) {
  Solver solver;
  for (std::uint64_t number = 0; number < 20; ++number) {
    Position position;
    position.hands = RandomHands(4, number, 5, 6);
    position.bids = {1, 2, 0, 1, 1};
    const MaxNSolution solution = solver.SolveMaxN(position, {.line = true}).value();
    ASSERT_EQ(solution.line.size(), 30U);
    for (const Card card : solution.line) {
      ASSERT_TRUE(position.Legal().Contains(card));
      position.Play(card);
    }
    EXPECT_EQ(position.taken, solution.outcome.tricks);
    EXPECT_EQ(ScoresOf(5, position.bids, position.taken), solution.outcome.scores);
  }
}

// `position` with the suits at two places of its hands exchanged.
Position Exchanged(const Position& position, Suit a, Suit b) {
  Position exchanged = position;
  for (CardSet& hand : exchanged.hands) {
    CardSet moved;
    for (const Card card : hand) {
      const Suit suit = SuitOf(card);
      moved |= MakeCard(suit == a ? b : suit == b ? a : suit, RankOf(card));
    }
    hand = moved;
  }
  return exchanged;
}

TEST(BoerenbridgeMaxN, PlainSuitsMayBeExchanged) {
  Random random(5);
  Solver solver;
  for (int i = 0; i < 200; ++i) {
    const Position position = RandomPosition(random, {.players = 3 + i % 5, .cards = 2 + i % 3});
    const Outcome outcome = solver.SolveMaxN(position).value().outcome;
    for (const auto& [a, b] :
         {std::pair(Suit::kHearts, Suit::kDiamonds), std::pair(Suit::kHearts, Suit::kClubs),
          std::pair(Suit::kDiamonds, Suit::kClubs)}) {
      ASSERT_EQ(solver.SolveMaxN(Exchanged(position, a, b)).value().outcome, outcome)
          << LineOf(position);
    }
  }
}

TEST(BoerenbridgeMaxN, KnowsADealThatIsOver) {
  const MaxNSolution solution =
      Solver()
          .SolveMaxN(PositionOf("0:- - - bids=1,1,1 taken=2,0,1"), {.cards = true, .line = true})
          .value();
  EXPECT_EQ(solution.outcome.scores, (Tricks{-2, -2, 12}));
  EXPECT_TRUE(solution.cards.empty());
  EXPECT_TRUE(solution.line.empty());
  EXPECT_EQ(solution.nodes, 0U);
}

TEST(BoerenbridgeMaxN, TheHolderOfTheAceOfTrumpsTakesTheLastTrick) {
  const MaxNSolution solution =
      Solver().SolveMaxN(PositionOf("0:.A.. .2.. A... bids=1,0,0"), {.line = true}).value();
  EXPECT_EQ(solution.outcome.tricks, (Tricks{0, 0, 1}));
  EXPECT_EQ(solution.outcome.scores, (Tricks{-2, 10, -2}));
  EXPECT_EQ(TextOf(solution.line), (std::vector<std::string>{"HA", "H2", "SA"}));
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
