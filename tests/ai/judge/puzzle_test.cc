// Puzzles from played deals.

#include "jasnel/puzzle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <string>
#include <vector>

#include "ai/judge/card_decision.h"
#include "ai/judge/judge_clock.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "tests/support/oracle_game.h"
#include "tests/support/sanitized.h"

namespace jasnel::testing {
namespace {

struct DealtAndPlayed {
  DealToPlay deal;
  DealPlayed played;
};

DealtAndPlayed DealPlayedAt(std::uint64_t number, const std::string& rules = "kbn") {
  const DealToPlay deal = MatchDeal({.seed = 21, .rules = ParseRules(rules).value()}, number);
  const auto player = MakePlayer("full:level=casual").value();
  std::array<Player*, kSeats> players;
  players.fill(player.get());
  return {deal, PlayDeal(deal, players)};
}

// The puzzles of the first deals.
std::vector<Puzzle> Puzzles(const PuzzleRequest& request, std::uint64_t deals,
                            const std::string& rules = "kbn") {
  std::vector<Puzzle> puzzles;
  Solver solver;
  for (std::uint64_t number = 1; number <= deals; ++number) {
    const DealtAndPlayed game = DealPlayedAt(number, rules);
    if (auto puzzle = FindPuzzle(solver, BeforeEachCard(game.deal, game.played), request)) {
      puzzles.push_back(*std::move(puzzle));
    }
  }
  return puzzles;
}

void ExpectWhole(const Puzzle& puzzle, const PuzzleRequest& request) {
  const CardSet legal = LegalCards(puzzle.deal.position());
  CardSet cards;
  for (const PuzzleCard& card : puzzle.cards) cards |= card.card;
  EXPECT_EQ(cards, legal);
  EXPECT_EQ(static_cast<int>(puzzle.cards.size()), legal.size());
  EXPECT_EQ(puzzle.cards[0].cost, 0);
  for (std::size_t i = 1; i < puzzle.cards.size(); ++i) {
    EXPECT_GE(puzzle.cards[i].cost, request.margin);
    EXPECT_GE(puzzle.cards[i].cost, puzzle.cards[i - 1].cost);
  }
  const int held = puzzle.deal.play_view().hand.size();
  EXPECT_GE(held, request.fewest_cards);
  EXPECT_LE(held, request.most_cards);
  EXPECT_GE(puzzle.grade(), request.easiest);
  EXPECT_LE(puzzle.grade(), request.hardest);
  EXPECT_EQ(puzzle.grade(), 6 - static_cast<int>(puzzle.found_by.size()));
}

TEST(Puzzle, WithOpenHandsTheOracleAgrees) {
  for (const std::string rules : {"kbn", "nku-rotterdam"}) {
    const PuzzleRequest request{
        .hands = PuzzleHands::kOpen, .margin = 10, .fewest_cards = 2, .most_cards = 4};
    const auto puzzles = Puzzles(request, kSanitized ? 4 : 12, rules);
    ASSERT_GE(puzzles.size(), kSanitized ? 1U : 4U);
    for (const Puzzle& puzzle : puzzles) {
      ExpectWhole(puzzle, request);
      const Position& position = puzzle.deal.position();
      const int sign = SideOf(puzzle.deal.turn()) == Side::kNorthSouth ? 1 : -1;
      const auto values = oracle::ScoreCardValues(OracleGame(position), OracleDeclarers(position),
                                                  OracleWon(position));
      ASSERT_EQ(values.size(), puzzle.cards.size());
      const auto worth = [&](Card card) {
        for (const auto& [other, score] : values) {
          if (FormatCard(card) == other) return sign * score;
        }
        ADD_FAILURE() << "no such card";
        return 0;
      };
      const int best = worth(puzzle.best());
      for (const PuzzleCard& card : puzzle.cards) EXPECT_EQ(best - worth(card.card), card.cost);
      // The line is legal, and comes to what the best card is worth.
      DealInPlay line = puzzle.deal;
      for (const Card card : puzzle.line) ASSERT_FALSE(line.Play(card));
      ASSERT_TRUE(line.IsOver());
      const ContractResult result = line.result();
      EXPECT_EQ(sign * (result.score[0] - result.score[1]).count(), best);
    }
  }
}

TEST(Puzzle, WithHiddenHandsOtherDealsAgree) {
  const PuzzleRequest request{.margin = 20, .fewest_cards = 3, .most_cards = 5};
  const auto puzzles = Puzzles(request, 12);
  ASSERT_GE(puzzles.size(), 1U);
  std::size_t reasons = 0;
  Solver solver;
  for (const Puzzle& puzzle : puzzles) {
    ExpectWhole(puzzle, request);
    EXPECT_GT(puzzle.worlds, 0U);
    EXPECT_TRUE(puzzle.line.empty());
    ASSERT_TRUE(puzzle.tempting);
    EXPECT_NE(*puzzle.tempting, puzzle.best());
    EXPECT_TRUE(LegalCards(puzzle.deal.position()).Contains(*puzzle.tempting));
    EXPECT_EQ(ReasonsInWords(puzzle).english.empty(), puzzle.reasons.empty());
    reasons += puzzle.reasons.size();
    const PlayView view = puzzle.deal.play_view();
    const JudgeClock clock({}, nullptr);
    CardDecision decision(view, solver, clock);
    std::vector<std::size_t> all(decision.cards().size());
    std::size_t best = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
      all[i] = i;
      if (decision.Natural(i) == puzzle.best()) best = i;
    }
    const auto sample = decision.Examine(all, 3, Random(99));
    for (const std::size_t i : all) {
      if (i == best) continue;
      EXPECT_GT(sample->Difference(best, i).value.value, request.margin * 0.8);
    }
  }
  EXPECT_GT(reasons, 0U);
}

TEST(Puzzle, IsFoundByTheLevelsItNames) {
  const auto puzzles = Puzzles({.hands = PuzzleHands::kOpen, .most_cards = 5}, 10);
  ASSERT_GE(puzzles.size(), 3U);
  int found = 0;
  int missed = 0;
  for (const Puzzle& puzzle : puzzles) {
    // Level club plays without chance.
    const auto club = MakePlayer("full:level=club").value();
    const bool finds = club->ChooseCard(puzzle.deal.play_view(), {})->card == puzzle.best();
    const auto& names = puzzle.found_by;
    EXPECT_EQ(std::find(names.begin(), names.end(), "club") != names.end(), finds);
    (finds ? found : missed) += 1;
  }
  EXPECT_GT(found, 0);
  EXPECT_GT(missed, 0);
}

TEST(Puzzle, HasTheGradesAsked) {
  PuzzleRequest request{.hands = PuzzleHands::kOpen, .most_cards = 5};
  request.easiest = 4;
  const auto hard = Puzzles(request, 8);
  EXPECT_GE(hard.size(), 1U);
  for (const Puzzle& puzzle : hard) EXPECT_GE(puzzle.grade(), 4);
  request.easiest = 1;
  request.hardest = 1;
  const auto easy = Puzzles(request, 8);
  EXPECT_GE(easy.size(), 1U);
  for (const Puzzle& puzzle : easy) EXPECT_EQ(puzzle.found_by.size(), 5U);
}

TEST(Puzzle, IsTheSameForTheSameSeed) {
  Solver solver;
  int found = 0;
  int differ = 0;
  for (std::uint64_t number = 1; number <= 5; ++number) {
    const DealtAndPlayed game = DealPlayedAt(number);
    PuzzleRequest request{
        .hands = PuzzleHands::kOpen, .margin = 5, .fewest_cards = 2, .most_cards = 5};
    const auto one = FindPuzzle(solver, BeforeEachCard(game.deal, game.played), request);
    const auto again = FindPuzzle(solver, BeforeEachCard(game.deal, game.played), request);
    ASSERT_EQ(one.has_value(), again.has_value());
    if (!one) continue;
    ++found;
    EXPECT_EQ(one->best(), again->best());
    EXPECT_EQ(one->deal.position().hands, again->deal.position().hands);
    request.seed = 2;
    const auto other = FindPuzzle(solver, BeforeEachCard(game.deal, game.played), request);
    if (other) differ += one->deal.position().hands == other->deal.position().hands ? 0 : 1;
  }
  EXPECT_GE(found, 3);
  EXPECT_GT(differ, 0);
}

TEST(Puzzle, StoppedFindsNothing) {
  const std::atomic<bool> cancel = true;
  Solver solver;
  const DealtAndPlayed game = DealPlayedAt(1);
  EXPECT_FALSE(
      FindPuzzle(solver, BeforeEachCard(game.deal, game.played), {.margin = 1, .cancel = &cancel}));
}

TEST(Puzzle, RefusesWhatCannotBe) {
  const auto message = [](const PuzzleRequest& request) {
    const auto error = Validate(request);
    return error ? error->message : "";
  };
  EXPECT_EQ(message({}), "");
  EXPECT_EQ(message({.fewest_cards = 1}), "1 to 8 cards; expected a range within 2 to 8");
  EXPECT_EQ(message({.hands = PuzzleHands::kOpen}),
            "3 to 8 cards; expected a range within 2 to 5 with open hands");
  EXPECT_EQ(message({.hardest = 7}), "grades 1 to 7; expected a range within 1 to 6");
  EXPECT_EQ(message({.margin = 0}), "a margin of 0 points; expected 1 or more");
}

}  // namespace
}  // namespace jasnel::testing
