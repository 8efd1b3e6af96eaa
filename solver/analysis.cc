#include "solver/analysis.h"

#include <algorithm>
#include <utility>

#include "bitboard/position.h"
#include "solver/engine.h"

namespace jasnel {
namespace {

// The cards in order of play, a revoke included.
std::vector<Card> CardsOf(const Replay& replay) {
  std::vector<Card> cards;
  for (const ReplayedTrick& trick : replay.tricks) {
    cards.insert(cards.end(), trick.cards.begin(), trick.cards.end());
  }
  return cards;
}

JudgedCard Judge(const Position& position, Card card, const Worth& before,
                 const internal::GameAnswer::Card& answer) {
  const CardSet legal = LegalCards(position);
  JudgedCard judged;
  judged.trick = TricksPlayed(position) + 1;
  judged.place = position.trick.size() + 1;
  judged.seat = Turn(position);
  judged.card = card;
  judged.fault = !legal.Contains(card);
  judged.forced = legal.size() == 1 && !judged.fault;
  judged.after = answer.after;
  judged.best_points = answer.best_points;
  judged.best_score = answer.best_score;
  const bool north_south = SideOf(judged.seat) == Side::kNorthSouth;
  const Points points = before.points - judged.after.points;
  const Points score = before.score - judged.after.score;
  judged.points_lost = north_south ? points : -points;
  judged.score_lost = north_south ? score : -score;
  return judged;
}

void AddTotals(Analysis& analysis) {
  const auto cost = [&](std::size_t i) {
    return std::pair(analysis.cards[i].score_lost, analysis.cards[i].points_lost);
  };
  for (std::size_t i = 0; i < analysis.cards.size(); ++i) {
    PlayerTotal& player = analysis.players[Index(analysis.cards[i].seat)];
    player.points_lost += analysis.cards[i].points_lost;
    player.score_lost += analysis.cards[i].score_lost;
    const bool cost_any = cost(i) > std::pair(Points(0), Points(0));
    if (cost_any && (!player.worst || cost(i) > cost(*player.worst))) player.worst = i;
  }
}

}  // namespace

bool IsWon(Points score, Side declarers) {
  return declarers == Side::kNorthSouth ? score > Points(0) : score < Points(0);
}

std::optional<std::size_t> DecisiveCard(const Analysis& analysis, Side declarers) {
  std::optional<std::size_t> decisive;
  bool won = IsWon(analysis.start.score, declarers);
  for (std::size_t i = 0; i < analysis.cards.size(); ++i) {
    const bool still = IsWon(analysis.cards[i].after.score, declarers);
    if (still != won) decisive = i;
    won = still;
  }
  return decisive;
}

Analysis Analyse(Solver& solver, const Replay& replay, const Limits& limits) {
  const std::vector<Card> cards = CardsOf(replay);
  const bool revoked = replay.Revoke() != nullptr;
  internal::GameAnswer game =
      solver.engine().JudgeGame(replay.positions.front(), cards, revoked, limits);
  Analysis analysis;
  analysis.start = game.start;
  analysis.written_from_start = game.written_from_start;
  analysis.written_at_end = game.written_from_end;
  analysis.stop = game.stop;
  analysis.nodes = game.nodes;
  analysis.time = game.time;
  if (revoked && game.cards.size() == cards.size()) {
    analysis.written_at_end = replay.result->score;
    game.cards.back().after.score = replay.result->score[0] - replay.result->score[1];
  }
  Worth before = game.start;
  for (std::size_t i = 0; i < game.cards.size(); ++i) {
    analysis.cards.push_back(Judge(replay.positions[i], cards[i], before, game.cards[i]));
    before = game.cards[i].after;
  }
  AddTotals(analysis);
  return analysis;
}

}  // namespace jasnel
