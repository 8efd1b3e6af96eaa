// The oracle's searches against each other, where one answer follows from another.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {
namespace {

struct EndingAndWon {
  Game game;
  Won won;
};

// The same on every machine, which std::uniform_int_distribution is not.
int Below(std::mt19937& random, int limit) {
  return static_cast<int>(random() % static_cast<unsigned>(limit));
}

// All that was won goes to one side.
void GiveAll(Won* won, int side) {
  won->points[side] += std::exchange(won->points[1 - side], 0);
  won->roem[side] += std::exchange(won->roem[1 - side], 0);
  won->tricks[side] += std::exchange(won->tricks[1 - side], 0);
}

// An ending of up to four cards a hand with a trick in progress, or none. What was won before is
// split at random, but a side without a trick has won nothing.
EndingAndWon RandomEnding(std::mt19937& random, const std::string& rules) {
  // Half of the deals are made of neighbouring ranks and are full of roem.
  const int cards = 1 + Below(random, 4);
  const std::string ranks = Below(random, 2) == 0 ? "789TJQKA" : "TJQK";
  std::vector<std::string> deck;
  for (char suit : std::string("SHDC")) {
    for (char rank : ranks) deck.push_back(std::string(1, suit) + rank);
  }

  EndingAndWon ending;
  Game& game = ending.game;
  game.options = OptionsFor(rules);
  game.trump = "SHDC"[Below(random, 4)];
  game.leader = Below(random, 4);
  int points_left = 10;
  for (std::vector<std::string>& hand : game.hands) {
    for (int i = 0; i < cards; ++i) {
      const auto card = deck.begin() + Below(random, static_cast<int>(deck.size()));
      hand.push_back(*card);
      deck.erase(card);
    }
    points_left += TrickPoints(hand, game.trump);
  }

  Won& won = ending.won;
  won.tricks[0] = Below(random, 8 - cards + 1);
  won.tricks[1] = 8 - cards - won.tricks[0];
  won.points[0] = Below(random, 162 - points_left + 1);
  won.points[1] = 162 - points_left - won.points[0];
  for (int& roem : won.roem) roem = 20 * Below(random, 3);
  for (int side : {0, 1}) {
    if (won.tricks[side] == 0) GiveAll(&won, 1 - side);
  }

  const int played = Below(random, 4);
  for (int i = 0; i < played; ++i) {
    const std::vector<std::string> legal = LegalCards(game);
    PlayCard(&game, legal[static_cast<std::size_t>(Below(random, static_cast<int>(legal.size())))]);
  }
  return ending;
}

int Balance(const Won& won) { return won.points[0] + won.roem[0] - won.points[1] - won.roem[1]; }

constexpr int kEndings = 1000;

TEST(OracleAgreesWithItself, WhenNatPaysOwnAndPitNothingTheScoreIsThePoints) {
  std::mt19937 random(1);
  for (int i = 0; i < kEndings; ++i) {
    const auto [game, won] = RandomEnding(random, "kbn,nat=own,pit=0");
    ASSERT_EQ(SolveScore(game, i % 2, won), Balance(won) + SolvePoints(game)) << i;
  }
}

TEST(OracleAgreesWithItself, DeclarersScoreMoreThanNothingWhenTheyMakeTheContract) {
  std::mt19937 random(2);
  int made = 0;
  for (int i = 0; i < kEndings; ++i) {
    const auto [game, won] = RandomEnding(random, "nku-rotterdam");
    const int declarers = i % 2;
    const int score = SolveScore(game, declarers, won);
    const bool makes = SolveMake(game, declarers, Balance(won));
    ASSERT_EQ(declarers == 0 ? score > 0 : score < 0, makes) << i;
    made += makes ? 1 : 0;
  }
  EXPECT_GT(made, kEndings / 5);
  EXPECT_LT(made, kEndings - kEndings / 5);
}

TEST(OracleAgreesWithItself, AContractThatIsMadeScoresThePointsWhenPitPaysNothing) {
  std::mt19937 random(3);
  for (int i = 0; i < kEndings; ++i) {
    const auto [game, won] = RandomEnding(random, "kbn,pit=0");
    const int declarers = i % 2;
    if (!SolveMake(game, declarers, Balance(won))) continue;
    ASSERT_EQ(SolveScore(game, declarers, won), Balance(won) + SolvePoints(game)) << i;
  }
}

TEST(OracleAgreesWithItself, ALostContractPaysAtLeastTheCardsAndTheRoemMadeBefore) {
  std::mt19937 random(4);
  for (int i = 0; i < kEndings; ++i) {
    const auto [game, won] = RandomEnding(random, "bedum");
    const int declarers = i % 2;
    if (SolveMake(game, declarers, Balance(won))) continue;
    const int score = SolveScore(game, declarers, won);
    ASSERT_GE(declarers == 0 ? -score : score, 162 + won.roem[0] + won.roem[1]) << i;
  }
}

TEST(OracleAgreesWithItself, DeclarersGetAGreatBonusExactlyWhenTheyCanTakeAllTricks) {
  std::mt19937 random(5);
  int pits = 0;
  for (int i = 0; i < kEndings; ++i) {
    auto [game, won] = RandomEnding(random, "kbn,pit=1000");
    const int declarers = i % 2;
    GiveAll(&won, declarers);
    const bool pit = SolvePit(game, declarers);
    const int score = SolveScore(game, declarers, won);
    ASSERT_EQ((declarers == 0 ? score : -score) >= 1000, pit) << i;
    pits += pit ? 1 : 0;
  }
  EXPECT_GT(pits, kEndings / 20);
}

TEST(OracleAgreesWithItself, TheScoreIsThatOfTheBestCard) {
  std::mt19937 random(6);
  for (int i = 0; i < kEndings; ++i) {
    const auto [game, won] = RandomEnding(random, "nkf");
    std::vector<int> scores;
    for (const auto& [card, score] : ScoreCardValues(game, i % 2, won)) scores.push_back(score);
    const int best = SeatToMove(game) % 2 == 0 ? *std::max_element(scores.begin(), scores.end())
                                               : *std::min_element(scores.begin(), scores.end());
    ASSERT_EQ(SolveScore(game, i % 2, won), best) << i;
  }
}

}  // namespace
}  // namespace jasnel::oracle
