#include "jasnel/analysis.h"

#include <algorithm>
#include <utility>

#include "jasnel/position.h"
#include "solver/search_core.h"

namespace jasnel {
namespace {

// The cards in order of play, a revoke included, and the roem that was not claimed.
internal::GamePlayed PlayedIn(const Replay& replay) {
  internal::GamePlayed game;
  for (const ReplayedTrick& trick : replay.tricks) {
    game.cards.insert(game.cards.end(), trick.cards.begin(), trick.cards.end());
    if (trick.roem_lost > Points(0)) {
      game.roem_lost.push_back({game.cards.size(), SideOf(*trick.winner), trick.roem_lost});
    }
  }
  game.ends_with_revoke = replay.Revoke() != nullptr;
  return game;
}

// What the rulings changed, as far as the search came.
void AddRulings(const Replay& replay, const internal::GameAnswer& game, Analysis& analysis) {
  std::size_t cards = 0;
  std::size_t lost = 0;
  for (std::size_t i = 0; i < replay.tricks.size(); ++i) {
    const ReplayedTrick& trick = replay.tricks[i];
    cards += static_cast<std::size_t>(trick.cards.size());
    if (trick.roem_lost == Points(0)) continue;
    if (lost == game.after_roem_lost.size()) return;
    JudgedRuling ruling;
    ruling.cards = cards;
    ruling.trick = static_cast<int>(i) + 1;
    ruling.seat = *trick.winner;
    ruling.roem = trick.roem_lost;
    ruling.before = game.cards[cards - 1].after;
    ruling.after = game.after_roem_lost[lost++];
    analysis.rulings.push_back(ruling);
  }
}

Ruling RulingOn(Ending::Cause cause) {
  switch (cause) {
    case Ending::Cause::kShortHand:
      return Ruling::kShortHand;
    case Ending::Cause::kLongHand:
      return Ruling::kLongHand;
    case Ending::Cause::kWrongDeal:
      return Ruling::kWrongDeal;
    default:
      return Ruling::kWrongAccusation;
  }
}

// What a wrong accusation or a wrong number of cards made of a deal judged to its last card.
void AddEnding(const Replay& replay, Analysis& analysis) {
  const Ending& ending = *replay.ending;
  JudgedRuling ruling;
  ruling.ruling = RulingOn(ending.cause);
  ruling.cards = analysis.cards.size();
  ruling.trick = ending.trick;
  ruling.seat = ending.seat;
  ruling.before = ruling.after = ValueBefore(analysis, analysis.cards.size());
  if (replay.result) ruling.after.score = replay.result->score[0] - replay.result->score[1];
  analysis.rulings.push_back(ruling);
}

// The best cards of those that penalty cards allow. If there is none, what the card lost is not its
// player's doing: it is in the ruling, and the card is as good as any.
CardSet BestOf(CardSet best, CardSet allowed, Card card) {
  if (!allowed.Contains(card)) return best;
  const CardSet left = best & allowed;
  return left.empty() ? CardSet(card) : left;
}

// What a decision on a penalty card of the seat to play changed, if it left no best card: its
// player is charged with nothing of that, as only the card that was played is known.
std::optional<JudgedRuling> PenaltyRuling(const Replay& replay, std::size_t card,
                                          const DealValue& before,
                                          const internal::GameAnswer::Card& answer, Card played) {
  const Position& position = replay.positions[card];
  const CardSet allowed = replay.allowed[card];
  if (allowed == LegalCards(position) || !allowed.Contains(played)) return std::nullopt;
  JudgedRuling ruling;
  ruling.ruling = Ruling::kPenaltyCard;
  ruling.cards = card;
  ruling.trick = TricksPlayed(position) + 1;
  ruling.seat = Turn(position);
  ruling.before = ruling.after = before;
  if ((answer.best_points & allowed).empty()) ruling.after.points = answer.after.points;
  if ((answer.best_score & allowed).empty()) ruling.after.score = answer.after.score;
  if (ruling.after == ruling.before) return std::nullopt;
  return ruling;
}

JudgedCard Judge(const Position& position, CardSet legal, Card card, const DealValue& before,
                 const internal::GameAnswer::Card& answer) {
  JudgedCard judged;
  judged.trick = TricksPlayed(position) + 1;
  judged.place = position.trick.size() + 1;
  judged.seat = Turn(position);
  judged.card = card;
  judged.fault = !legal.Contains(card);
  judged.forced = legal.size() == 1 && !judged.fault;
  judged.after = answer.after;
  judged.best_points = BestOf(answer.best_points, legal, card);
  judged.best_score = BestOf(answer.best_score, legal, card);
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

bool IsWon(Points score, Side declarers, const Rules& rules) {
  const Points ahead = declarers == Side::kNorthSouth ? score : -score;
  return ahead.count() >= LeastToMake(rules);
}

DealValue ValueBefore(const Analysis& analysis, std::size_t card) {
  DealValue value = card == 0 ? analysis.start : analysis.cards[card - 1].after;
  for (const JudgedRuling& ruling : analysis.rulings) {
    if (ruling.cards == card) value = ruling.after;
  }
  return value;
}

std::optional<std::size_t> DecisiveCard(const Analysis& analysis, Side declarers,
                                        const Rules& rules) {
  std::optional<std::size_t> decisive;
  bool won = IsWon(analysis.start.score, declarers, rules);
  for (std::size_t i = 0; i <= analysis.cards.size(); ++i) {
    const bool ruled = IsWon(ValueBefore(analysis, i).score, declarers, rules);
    if (ruled != won) decisive.reset();
    if (i == analysis.cards.size()) break;
    won = IsWon(analysis.cards[i].after.score, declarers, rules);
    if (won != ruled) decisive = i;
  }
  return decisive;
}

Analysis Analyse(Solver& solver, const Replay& replay, const Limits& limits) {
  const internal::GamePlayed played = PlayedIn(replay);
  internal::GameAnswer game =
      internal::SolverAccess::CoreOf(solver).JudgeGame(replay.positions.front(), played, limits);
  Analysis analysis;
  analysis.start = game.start;
  analysis.written_from_start = game.written_from_start;
  analysis.written_at_end = game.written_from_end;
  analysis.stop = game.stop;
  analysis.nodes = game.nodes;
  analysis.time = game.time;
  const bool judged = game.stop == Stop::kSolved;
  if (judged && replay.played_again) analysis.written_at_end = {};
  if (judged && replay.ending && replay.result) {
    analysis.written_at_end = replay.result->score;
    if (played.ends_with_revoke) {
      game.cards.back().after.score = replay.result->score[0] - replay.result->score[1];
    }
  }
  AddRulings(replay, game, analysis);
  for (std::size_t i = 0; i < game.cards.size(); ++i) {
    const Card card = played.cards[i];
    const auto ruling = PenaltyRuling(replay, i, ValueBefore(analysis, i), game.cards[i], card);
    if (ruling) analysis.rulings.push_back(*ruling);
    analysis.cards.push_back(Judge(replay.positions[i], replay.allowed[i], card,
                                   ValueBefore(analysis, i), game.cards[i]));
  }
  std::stable_sort(analysis.rulings.begin(), analysis.rulings.end(),
                   [](const JudgedRuling& a, const JudgedRuling& b) { return a.cards < b.cards; });
  if (judged && replay.ending && !played.ends_with_revoke) AddEnding(replay, analysis);
  AddTotals(analysis);
  return analysis;
}

}  // namespace jasnel
