// One against all: the solver against the naive oracle.

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/boerenbridge/solver.h"
#include "tests/support/boerenbridge_positions.h"
#include "tests/support/compared.h"

namespace jasnel::boerenbridge::testing {
namespace {

using jasnel::testing::Compared;

const int kParanoidPositions = Compared(1000);

int TricksOfDeal(const Position& position) {
  return std::accumulate(position.taken.begin(), position.taken.end(),
                         position.hands[position.turn()].size());
}

TEST(BoerenbridgeParanoid, EveryBidHasTheOraclesScore) {
  Random random(11);
  Solver solver;
  for (int i = 0; i < kParanoidPositions; ++i) {
    const Position position = SmallPosition(random);
    const int seat = random.Below(position.players);
    const auto game = OracleGame(position);
    const ParanoidSolution solution =
        solver.SolveParanoid(position, {.seat = seat, .bids = true, .scores = true}).value();
    ASSERT_EQ(solution.fewest, oracle::boerenbridge::FewestTricks(game, seat)) << LineOf(position);
    ASSERT_EQ(solution.most, oracle::boerenbridge::MostTricks(game, seat)) << LineOf(position);
    const int all = TricksOfDeal(position);
    ASSERT_EQ(solution.bids.size(), static_cast<std::size_t>(all) + 1);
    for (int bid = 0; bid <= all; ++bid) {
      const Force& force = solution.bids[static_cast<std::size_t>(bid)];
      ASSERT_EQ(force.score, oracle::boerenbridge::ForcedScore(game, seat, bid))
          << "bid " << bid << " of seat " << seat << " in " << LineOf(position);
      ASSERT_EQ(force.exact, oracle::boerenbridge::CanTake(game, seat, bid));
      if (bid == position.bids[seat]) {
        ASSERT_EQ(force, solution.bid);
      }
    }
  }
}

TEST(BoerenbridgeParanoid, WithoutScoresTellsWhichBidsAreExact) {
  Random random(12);
  Solver solver;
  for (int i = 0; i < kParanoidPositions; ++i) {
    const Position position = SmallPosition(random);
    const int seat = random.Below(position.players);
    const ParanoidSolution plain =
        solver.SolveParanoid(position, {.seat = seat, .bids = true}).value();
    const ParanoidSolution scored =
        solver.SolveParanoid(position, {.seat = seat, .bids = true, .scores = true}).value();
    ASSERT_EQ(plain.bids.size(), scored.bids.size());
    for (std::size_t bid = 0; bid < plain.bids.size(); ++bid) {
      ASSERT_EQ(plain.bids[bid].exact, scored.bids[bid].exact) << LineOf(position);
      ASSERT_EQ(plain.bids[bid].score.has_value(), plain.bids[bid].exact);
    }
    ASSERT_EQ(plain.bid.exact, scored.bid.exact);
  }
}

TEST(BoerenbridgeParanoid, EveryCardHasTheOraclesScore) {
  Random random(13);
  Solver solver;
  for (int i = 0; i < kParanoidPositions; ++i) {
    const Position position = SmallPosition(random);
    const int seat = random.Below(2) == 0 ? position.turn() : random.Below(position.players);
    const int bid = position.bids[seat];
    const auto game = OracleGame(position);
    const ParanoidSolution scored =
        solver.SolveParanoid(position, {.seat = seat, .cards = true, .scores = true}).value();
    const ParanoidSolution plain =
        solver.SolveParanoid(position, {.seat = seat, .cards = true}).value();
    ASSERT_EQ(scored.cards.size(), static_cast<std::size_t>(position.Legal().size()));
    ASSERT_EQ(plain.cards.size(), scored.cards.size());
    const bool own = seat == position.turn();
    CardSet best_scored;
    CardSet best_plain;
    for (std::size_t c = 0; c < scored.cards.size(); ++c) {
      const Card card = scored.cards[c].card;
      auto after = game;
      oracle::boerenbridge::PlayCard(&after, FormatCard(card));
      ASSERT_EQ(scored.cards[c].force.score, oracle::boerenbridge::ForcedScore(after, seat, bid))
          << FormatCard(card) << " for seat " << seat << " in " << LineOf(position);
      const bool exact = oracle::boerenbridge::CanTake(after, seat, bid);
      ASSERT_EQ(scored.cards[c].force.exact, exact);
      ASSERT_EQ(plain.cards[c].card, card);
      ASSERT_EQ(plain.cards[c].force.exact, exact);
      if (scored.cards[c].force.score == scored.bid.score) best_scored |= card;
      if (exact == plain.bid.exact) best_plain |= card;
    }
    ASSERT_EQ(scored.best, best_scored) << own << " " << LineOf(position);
    ASSERT_EQ(plain.best, best_plain) << own << " " << LineOf(position);
  }
}

TEST(BoerenbridgeParanoid, KnowsADealThatIsOver) {
  const Position position = ParseDealLine("0:- - - bids=1,1,1 taken=2,0,1").value().position;
  const ParanoidSolution solution =
      Solver()
          .SolveParanoid(position, {.seat = 0, .bids = true, .cards = true, .scores = true})
          .value();
  EXPECT_EQ(solution.fewest, 2);
  EXPECT_EQ(solution.most, 2);
  EXPECT_EQ(solution.bid, (Force{false, -2}));
  EXPECT_EQ(solution.bids[2], (Force{true, 14}));
  EXPECT_TRUE(solution.cards.empty());
}

// Whoever plays for itself can do no worse than against all others together.
TEST(BoerenbridgeParanoid, ForcesNoMoreThanMaxNGives) {
  Solver solver;
  for (std::uint64_t number = 0; number < 20; ++number) {
    Position position;
    position.players = 4;
    position.hands = RandomHands(14, number, 4, 5);
    position.bids = {1, 2, 0, 1};
    const Outcome outcome = solver.SolveMaxN(position).value().outcome;
    for (int seat = 0; seat < 4; ++seat) {
      const ParanoidSolution solution =
          solver.SolveParanoid(position, {.seat = seat, .scores = true}).value();
      EXPECT_LE(solution.bid.score, outcome.scores[seat]) << LineOf(position);
    }
  }
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
