// Every card judged: what it cost, and that it all adds up.

#include "jasnel/analysis.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "tests/bitboard/recorded.h"
#include "tests/support/random_deals.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::kSanitized;
using testing::Nth;
using testing::Random;
using testing::Recorded;

// A record of `cards` cards of a random deal; one in `odds` is any card of the hand, legal or not.
PlayedDeal RandomRecord(Random& random, const char* rules, int cards, int odds) {
  PlayedDeal deal;
  deal.hands = RandomHands(random, kHandSize);
  deal.rules = ParseRules(rules).value();
  deal.trump = static_cast<Suit>(random.Below(kSuits));
  deal.declarer = static_cast<Seat>(random.Below(kSeats));
  deal.leader = static_cast<Seat>(random.Below(kSeats));
  Position position;
  position.hands = deal.hands;
  position.rules = deal.rules;
  position.trump = deal.trump;
  position.leader = deal.leader;
  for (int i = 0; i < cards; ++i) {
    if (i % kSeats == 0) deal.tricks.emplace_back();
    const bool any = odds > 0 && random.Below(odds) == 0;
    const CardSet from = any ? position.hands[Index(Turn(position))] : LegalCards(position);
    const Card card = Nth(from, random.Below(from.size()));
    deal.tricks.back().cards.push_back(card);
    PlayAnyway(position, card);
  }
  return deal;
}

void ExpectThatItAddsUp(const Replay& replay, const Analysis& analysis) {
  ASSERT_EQ(analysis.cards.size(), static_cast<std::size_t>(replay.cards_played));
  DealValue lost;  // by North-South, less by East-West
  for (const JudgedCard& card : analysis.cards) {
    const bool north_south = SideOf(card.seat) == Side::kNorthSouth;
    lost.points += north_south ? card.points_lost : -card.points_lost;
    lost.score += north_south ? card.score_lost : -card.score_lost;
    if (card.fault) continue;
    EXPECT_GE(card.points_lost, Points(0));
    EXPECT_GE(card.score_lost, Points(0));
    EXPECT_EQ(card.best_points.Contains(card.card), card.points_lost == Points(0));
    EXPECT_EQ(card.best_score.Contains(card.card), card.score_lost == Points(0));
  }
  for (const JudgedRuling& ruling : analysis.rulings) {
    lost.points += ruling.before.points - ruling.after.points;
    lost.score += ruling.before.score - ruling.after.score;
  }
  const DealValue end = ValueBefore(analysis, analysis.cards.size());
  EXPECT_EQ(analysis.start.points - end.points, lost.points);
  EXPECT_EQ(analysis.start.score - end.score, lost.score);
  if (replay.result) {
    EXPECT_EQ(end.score, replay.result->score[0] - replay.result->score[1]);
  }
  if (replay.IsComplete()) {
    EXPECT_EQ(end.points, replay.won[0].total() - replay.won[1].total());
  }
}

TEST(Analysis, OfAPlayedDealAddsUpToItsResult) {
  Random random(71);
  Solver solver;
  for (const char* rules : {"kbn", "nkf", "nku-rotterdam", "bedum", "kbn,nat=own"}) {
    for (int i = 0; i < (kSanitized ? 1 : 6); ++i) {
      const Replay replay = ReplayDeal(RandomRecord(random, rules, kDeckSize, 0)).value();
      ASSERT_TRUE(replay.IsComplete());
      ExpectThatItAddsUp(replay, Analyse(solver, replay));
    }
  }
}

TEST(Analysis, OfADealWithFaultsAddsUpToItsResult) {
  Random random(72);
  Solver solver;
  int revokes = 0;
  int other_faults = 0;
  for (const char* rules : {"kbn", "bedum", "kbn,ruff=obliged,undertrump=forced"}) {
    for (int i = 0; i < (kSanitized ? 1 : 15); ++i) {
      const Replay replay = ReplayDeal(RandomRecord(random, rules, kDeckSize, 12)).value();
      ExpectThatItAddsUp(replay, Analyse(solver, replay));
      const bool revoked = replay.Revoke() != nullptr;
      revokes += revoked ? 1 : 0;
      other_faults += static_cast<int>(replay.faults.size()) - (revoked ? 1 : 0);
    }
  }
  EXPECT_GT(revokes, 0);
  EXPECT_TRUE(kSanitized || other_faults > 0);
}

TEST(Analysis, OfRoemThatWasNotClaimedIsThatOfThePositionWithoutIt) {
  Random random(77);
  Solver solver;
  int found = 0;
  for (const char* rules : {"kbn", "nkf", "bedum", "kbn,nat=own"}) {
    for (int i = 0; i < (kSanitized ? 1 : 8); ++i) {
      PlayedDeal deal = RandomRecord(random, rules, kDeckSize, 0);
      for (PlayedTrick& trick : deal.tricks) {
        if (random.Below(2) == 0) trick.roem_claim = RoemClaim::kLate;
      }
      const Replay replay = ReplayDeal(deal).value();
      const Analysis analysis = Analyse(solver, replay);
      ExpectThatItAddsUp(replay, analysis);
      for (const JudgedRuling& ruling : analysis.rulings) {
        EXPECT_EQ(ruling.ruling, Ruling::kRoemNotClaimed);
        if (ruling.cards == kDeckSize) continue;
        const Position& position = replay.positions[ruling.cards];
        const SolveRequest score{.objective = Objective::kScore};
        EXPECT_EQ(ruling.after.score, solver.Solve(position, score).value().value);
        ++found;
      }
    }
  }
  EXPECT_TRUE(kSanitized || found > 5) << found;
}

// KBN art. 11: what a card cost that had to be played is not its player's loss.
TEST(Analysis, ChargesNobodyWithAPenaltyCardThatWasCalled) {
  Random random(79);
  Solver solver;
  int found = 0;
  for (const char* rules : {"kbn", "nkf", "nku", "bedum"}) {
    for (int i = 0; i < (kSanitized ? 1 : 8); ++i) {
      PlayedDeal deal = RandomRecord(random, rules, kDeckSize, 0);
      std::vector<std::size_t> called;
      for (std::size_t trick = 0; trick < deal.tricks.size(); ++trick) {
        const int place = 1 + random.Below(kSeats - 1);
        PlayedTrick& played = deal.tricks[trick];
        const Card card = played.cards[static_cast<std::size_t>(place)];
        played.out_of_turn = {card};
        (random.Below(2) == 0 ? played.called : played.refused) = {card};
        if (!played.called.empty())
          called.push_back(trick * kSeats + static_cast<std::size_t>(place));
      }
      const Replay replay = ReplayDeal(deal).value();
      ASSERT_TRUE(replay.IsComplete());
      const Analysis analysis = Analyse(solver, replay);
      ExpectThatItAddsUp(replay, analysis);
      for (const std::size_t card : called) {
        EXPECT_TRUE(analysis.cards[card].forced);
        EXPECT_EQ(analysis.cards[card].score_lost, Points(0));
        EXPECT_EQ(analysis.cards[card].points_lost, Points(0));
      }
      for (const JudgedRuling& ruling : analysis.rulings) {
        EXPECT_EQ(ruling.ruling, Ruling::kPenaltyCard);
        ++found;
      }
    }
  }
  EXPECT_TRUE(kSanitized || found > 5) << found;
}

TEST(Analysis, OfADealThatAnAccusationOrAShortHandEndedAddsUpToItsResult) {
  Random random(78);
  Solver solver;
  for (const int cards : {3, 8, 17, 32}) {
    PlayedDeal deal = RandomRecord(random, "kbn", cards, 0);
    deal.tricks.back().accused_by = Seat::kEast;
    const Replay accused = ReplayDeal(deal).value();
    ExpectThatItAddsUp(accused, Analyse(solver, accused));
    EXPECT_EQ(Analyse(solver, accused).written_at_end, accused.result->score);
    deal.tricks.back().accused_by.reset();
    deal.tricks.back().short_hand = Seat::kSouth;
    const Replay short_hand = ReplayDeal(deal).value();
    ExpectThatItAddsUp(short_hand, Analyse(solver, short_hand));
  }
}

// The deal is played again, so that nobody's side loses by it.
TEST(Analysis, OfIndividualPlayCostsNothingForWhatEndedTheDeal) {
  PlayedDeal deal = testing::Individual(testing::Revoked("kbn"));
  Solver solver;
  const Analysis analysis = Analyse(solver, ReplayDeal(deal).value());
  EXPECT_EQ(analysis.cards.back().score_lost, Points(0));
  EXPECT_EQ(analysis.written_at_end, (std::array<Points, 2>{}));
}

// A contract that roem not claimed loses is lost by no card.
TEST(DecisiveCard, IsNoneWhereARulingTurnedTheContract) {
  Analysis analysis;
  analysis.start.score = Points(20);
  analysis.cards.resize(2);
  analysis.cards[0].after.score = Points(20);
  analysis.cards[1].after.score = Points(-162);
  analysis.rulings.resize(1);
  analysis.rulings[0].cards = 1;
  analysis.rulings[0].after.score = Points(-162);
  EXPECT_EQ(DecisiveCard(analysis, Side::kNorthSouth), std::nullopt);
  // After a card that had turned it the other way too.
  analysis.start.score = Points(-162);
  EXPECT_EQ(DecisiveCard(analysis, Side::kNorthSouth), std::nullopt);
  analysis.cards[1].after.score = Points(10);
  EXPECT_EQ(DecisiveCard(analysis, Side::kNorthSouth), 1u);
}

TEST(Analysis, OfADealBrokenOffEndsWithWhatItWouldHaveComeTo) {
  Random random(73);
  Solver solver;
  for (const int cards : {1, 6, 13, 31}) {
    const PlayedDeal deal = RandomRecord(random, "kbn", cards, 0);
    const Replay replay = ReplayDeal(deal).value();
    const Analysis analysis = Analyse(solver, replay);
    ExpectThatItAddsUp(replay, analysis);
    const Position& last = replay.positions.back();
    const SolveRequest score{.objective = Objective::kScore};
    EXPECT_EQ(analysis.cards.back().after.score, solver.Solve(last, score).value().value);
  }
}

TEST(Analysis, TheTotalOfAPlayerIsTheSumOfItsCards) {
  Random random(74);
  Solver solver;
  const Analysis analysis =
      Analyse(solver, ReplayDeal(RandomRecord(random, "kbn", kDeckSize, 0)).value());
  for (const Seat seat : kAllSeats) {
    const PlayerTotal& player = analysis.players[Index(seat)];
    Points points;
    Points score;
    Points most;
    for (const JudgedCard& card : analysis.cards) {
      if (card.seat != seat) continue;
      points += card.points_lost;
      score += card.score_lost;
      most = std::max(most, card.score_lost);
    }
    EXPECT_EQ(player.points_lost, points);
    EXPECT_EQ(player.score_lost, score);
    if (score == Points(0)) continue;
    EXPECT_EQ(analysis.cards[player.worst.value()].score_lost, most);
  }
}

// The others write 262 points whatever the deal was worth.
TEST(Analysis, ARevokeCostsWhatTheResultIsWorse) {
  // North leads a spade; East, who holds SK, throws a diamond.
  PlayedDeal deal = testing::Followed("kbn", Seat::kNorth);
  deal.tricks.resize(1);
  deal.tricks[0].cards = {deal.tricks[0].cards[0]};
  const CardSet east = deal.hands[Index(Seat::kEast)];
  const Card diamond = (east & CardsOf(Suit::kDiamonds)).Highest();
  deal.tricks[0].cards.push_back(diamond);
  const Replay replay = ReplayDeal(deal).value();
  ASSERT_NE(replay.Revoke(), nullptr);
  Solver solver;
  const Analysis analysis = Analyse(solver, replay);
  const JudgedCard& revoke = analysis.cards.back();
  EXPECT_TRUE(revoke.fault);
  EXPECT_EQ(revoke.after.score, Points(262));
  EXPECT_EQ(revoke.score_lost, Points(262) - analysis.cards.front().after.score);
  EXPECT_EQ(revoke.points_lost, Points(0));
  EXPECT_EQ(analysis.players[Index(Seat::kEast)].worst, 1u);
}

// A deal whose worth after each card is this, for North-South.
Analysis WithScores(int start, const std::vector<int>& scores) {
  Analysis analysis;
  analysis.start.score = Points(start);
  for (const int score : scores) analysis.cards.emplace_back().after.score = Points(score);
  return analysis;
}

TEST(DecisiveCard, IsTheLastThatTurnedTheContract) {
  EXPECT_EQ(DecisiveCard(WithScores(20, {20, -162, 30, 30, -162, -182}), Side::kNorthSouth), 4u);
  EXPECT_EQ(DecisiveCard(WithScores(20, {20, -162, 30, 30}), Side::kEastWest), 2u);
}

TEST(DecisiveCard, IsNoneWhereNoCardTurnedTheContract) {
  EXPECT_EQ(DecisiveCard(WithScores(20, {18, 4}), Side::kNorthSouth), std::nullopt);
  EXPECT_EQ(DecisiveCard(WithScores(20, {}), Side::kNorthSouth), std::nullopt);
}

// As many points for both are nat.
TEST(DecisiveCard, IsNotWonWithAsManyPointsAsTheOthers) {
  EXPECT_EQ(DecisiveCard(WithScores(2, {0}), Side::kNorthSouth), 0u);
  EXPECT_EQ(DecisiveCard(WithScores(2, {0}), Side::kEastWest), std::nullopt);
}

TEST(DecisiveCard, IsWonWithAsManyPointsWhereTheRulesSaySo) {
  const Rules made{.tie = Tie::kMade};
  EXPECT_EQ(DecisiveCard(WithScores(2, {0}), Side::kNorthSouth, made), std::nullopt);
  EXPECT_EQ(DecisiveCard(WithScores(-2, {0}), Side::kNorthSouth, made), 0u);
  EXPECT_EQ(DecisiveCard(WithScores(2, {0}), Side::kEastWest, made), 0u);
}

TEST(DecisiveCard, EndsWithWhetherTheContractWasMade) {
  Random random(76);
  Solver solver;
  for (int i = 0; i < (kSanitized ? 1 : 8); ++i) {
    const PlayedDeal deal = RandomRecord(random, "kbn", kDeckSize, 0);
    const Replay replay = ReplayDeal(deal).value();
    const Analysis analysis = Analyse(solver, replay);
    EXPECT_EQ(IsWon(analysis.cards.back().after.score, SideOf(deal.declarer)),
              replay.result->outcome != Outcome::kNat);
  }
}

TEST(Analysis, StoppedHoldsTheFirstCardsOnly) {
  Random random(75);
  Solver solver;
  const Replay replay = ReplayDeal(RandomRecord(random, "kbn", kDeckSize, 0)).value();
  const Analysis analysis = Analyse(solver, replay, {.nodes = 50});
  EXPECT_EQ(analysis.stop, Stop::kNodeLimit);
  EXPECT_TRUE(analysis.cards.empty());
}

}  // namespace
}  // namespace jasnel
