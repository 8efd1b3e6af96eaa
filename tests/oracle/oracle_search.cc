// The searches: plain minimax over all legal cards.

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {
namespace {

// Answers for positions at the start of a trick. One memo serves one question,
// so that trump and options are the same for all its positions.
using Memo = std::unordered_map<std::string, int>;

// Spells out a position at the start of a trick: the hands and the leader.
std::string Spell(const Game& game) {
  std::string text;
  for (const std::vector<std::string>& hand : game.hands) {
    for (const std::string& card : hand) text += card;
    text += ' ';
  }
  return text + "NESW"[game.leader];
}

bool AtStartOfTrick(const Game& game) { return game.trick.empty(); }

int SideToMove(const Game& game) { return SeatToMove(game) % 2; }

// What is still won, North-South less East-West: North-South play for the most,
// East-West for the least.
int Points(const Game& game, Memo* memo) {
  if (IsOver(game)) return 0;
  std::string key;
  if (AtStartOfTrick(game)) {
    key = Spell(game);
    const auto known = memo->find(key);
    if (known != memo->end()) return known->second;
  }

  std::vector<int> values;
  for (const std::string& card : LegalCards(game)) {
    Game next = game;
    const int won = PlayCard(&next, card);
    values.push_back(won + Points(next, memo));
  }
  const int best = SideToMove(game) == 0 ? *std::max_element(values.begin(), values.end())
                                         : *std::min_element(values.begin(), values.end());

  if (AtStartOfTrick(game)) (*memo)[key] = best;
  return best;
}

// Whether `side` wins every trick from here on. Play ends with the first trick that it loses.
bool Pit(const Game& game, int side, Memo* memo) {
  if (IsOver(game)) return true;
  std::string key;
  if (AtStartOfTrick(game)) {
    key = Spell(game);
    const auto known = memo->find(key);
    if (known != memo->end()) return known->second != 0;
  }

  int wins = 0;
  int losses = 0;
  for (const std::string& card : LegalCards(game)) {
    Game next = game;
    PlayCard(&next, card);
    const bool trick_lost = AtStartOfTrick(next) && next.leader % 2 != side;
    const bool win = !trick_lost && Pit(next, side, memo);
    if (win) {
      ++wins;
    } else {
      ++losses;
    }
  }
  const bool result = SideToMove(game) == side ? wins > 0 : losses == 0;

  if (AtStartOfTrick(game)) (*memo)[key] = result ? 1 : 0;
  return result;
}

// Whether `side` ends with more than the other side, when North-South less
// East-West stands at `balance` now. Decided at the end of play only.
bool Make(const Game& game, int side, int balance, Memo* memo) {
  if (IsOver(game)) return side == 0 ? balance > 0 : balance < 0;
  std::string key;
  if (AtStartOfTrick(game)) {
    key = Spell(game) + std::to_string(balance);
    const auto known = memo->find(key);
    if (known != memo->end()) return known->second != 0;
  }

  int wins = 0;
  int losses = 0;
  for (const std::string& card : LegalCards(game)) {
    Game next = game;
    const int won = PlayCard(&next, card);
    if (Make(next, side, balance + won, memo)) {
      ++wins;
    } else {
      ++losses;
    }
  }
  const bool result = SideToMove(game) == side ? wins > 0 : losses == 0;

  if (AtStartOfTrick(game)) (*memo)[key] = result ? 1 : 0;
  return result;
}

// Everything won so far.
std::string SpellWon(const Won& won) {
  std::string text;
  for (int side : {0, 1}) {
    text += ' ' + std::to_string(won.points[side]);
    text += ' ' + std::to_string(won.roem[side]);
    text += ' ' + std::to_string(won.tricks[side]);
  }
  return text;
}

// What is written down at the end, North-South less East-West. Decided at the end
// of play only.
int Score(const Game& game, int declarer_side, const Won& won, Memo* memo) {
  if (IsOver(game))
    return WrittenScore(won, declarer_side, game.options, game.trump, game.doublings);
  std::string key;
  if (AtStartOfTrick(game)) {
    key = Spell(game) + SpellWon(won);
    const auto known = memo->find(key);
    if (known != memo->end()) return known->second;
  }

  std::vector<int> values;
  for (const std::string& card : LegalCards(game)) {
    Game next = game;
    Won next_won = won;
    PlayCard(&next, card, &next_won);
    values.push_back(Score(next, declarer_side, next_won, memo));
  }
  const int best = SideToMove(game) == 0 ? *std::max_element(values.begin(), values.end())
                                         : *std::min_element(values.begin(), values.end());

  if (AtStartOfTrick(game)) (*memo)[key] = best;
  return best;
}

}  // namespace

int SolvePoints(const Game& game) {
  Memo memo;
  return Points(game, &memo);
}

std::vector<std::pair<std::string, int>> CardValues(const Game& game) {
  Memo memo;
  std::vector<std::pair<std::string, int>> values;
  for (const std::string& card : LegalCards(game)) {
    Game next = game;
    const int won = PlayCard(&next, card);
    values.emplace_back(card, won + Points(next, &memo));
  }
  return values;
}

bool SolvePit(const Game& game, int declarer_side) {
  Memo memo;
  return Pit(game, declarer_side, &memo);
}

bool SolveMake(const Game& game, int declarer_side, int already_ns_minus_ew) {
  Memo memo;
  return Make(game, declarer_side, already_ns_minus_ew, &memo);
}

int SolveScore(const Game& game, int declarer_side, const Won& won) {
  Memo memo;
  return Score(game, declarer_side, won, &memo);
}

std::vector<std::pair<std::string, int>> ScoreCardValues(const Game& game, int declarer_side,
                                                         const Won& won) {
  Memo memo;
  std::vector<std::pair<std::string, int>> values;
  for (const std::string& card : LegalCards(game)) {
    Game next = game;
    Won next_won = won;
    PlayCard(&next, card, &next_won);
    values.emplace_back(card, Score(next, declarer_side, next_won, &memo));
  }
  return values;
}

std::uint64_t Perft(const Game& game, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  for (const std::string& card : LegalCards(game)) {
    Game next = game;
    PlayCard(&next, card);
    count += Perft(next, plies - 1);
  }
  return count;
}

}  // namespace jasnel::oracle
