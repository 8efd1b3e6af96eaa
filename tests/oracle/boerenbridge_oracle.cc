#include "tests/oracle/boerenbridge_oracle.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>

namespace jasnel::oracle::boerenbridge {
namespace {

int RankOf(const std::string& card) {
  return static_cast<int>(std::string("23456789TJQKA").find(card[1]));
}

int Players(const Game& game) { return static_cast<int>(game.hands.size()); }

int Place(int number, int players) { return number % players; }

// Whether `card` takes a trick from `best` that was led with `led`.
bool TakesFrom(const std::string& card, const std::string& best, const std::string& led) {
  if (card[0] == best[0]) return RankOf(card) > RankOf(best);
  if (card[0] == 'S') return true;
  return best[0] != 'S' && best[0] != led[0] && card[0] == led[0];
}

// Where in a trick the card stands that is winning.
int WinnerOf(const std::vector<std::string>& trick) {
  int winner = 0;
  for (int i = 1; i < static_cast<int>(trick.size()); ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (TakesFrom(trick[at], trick[static_cast<std::size_t>(winner)], trick[0])) winner = i;
  }
  return winner;
}

bool IsOver(const Game& game) {
  return game.hands[static_cast<std::size_t>(SeatToMove(game))].empty();
}

// The game as it stood when the trick began.
Game AtStartOfTrick(const Game& game) {
  Game start = game;
  for (int i = 0; i < static_cast<int>(game.trick.size()); ++i) {
    const auto seat = static_cast<std::size_t>(Place(game.leader + i, Players(game)));
    start.hands[seat].push_back(game.trick[static_cast<std::size_t>(i)]);
  }
  start.trick.clear();
  return start;
}

// The seats that hold the cards of a suit, from its highest card down.
std::vector<int> OwnersOf(const Game& game, char suit) {
  std::map<int, int> by_rank;
  for (int seat = 0; seat < Players(game); ++seat) {
    for (const std::string& card : game.hands[static_cast<std::size_t>(seat)]) {
      if (card[0] == suit) by_rank[-RankOf(card)] = seat;
    }
  }
  std::vector<int> owners;
  for (const auto& [rank, seat] : by_rank) owners.push_back(seat);
  return owners;
}

// From the highest trump down, each of the seat's trumps is given one higher trump of others that
// was not given yet, if there is one; those that get none are sure tricks.
int SureTricks(const Game& game, int seat) {
  int higher = 0;
  int sure = 0;
  for (const int owner : OwnersOf(game, 'S')) {
    if (owner != seat) {
      ++higher;
    } else if (higher > 0) {
      --higher;
    } else {
      ++sure;
    }
  }
  return sure;
}

bool Wants(const Game& game, int seat) {
  const Game start = AtStartOfTrick(game);
  int all_sure = 0;
  for (int other = 0; other < Players(game); ++other) all_sure += SureTricks(start, other);
  const auto at = static_cast<std::size_t>(seat);
  const int left = static_cast<int>(start.hands[at].size());
  return game.bids[at] - game.taken[at] > SureTricks(start, seat) && all_sure < left;
}

// How many cards in the other hands are higher in the suit of the card.
int BeatenBy(const Game& game, int seat, const std::string& card) {
  int count = 0;
  for (int other = 0; other < Players(game); ++other) {
    if (other == seat) continue;
    for (const std::string& held : game.hands[static_cast<std::size_t>(other)]) {
      if (held[0] == card[0] && RankOf(held) > RankOf(card)) ++count;
    }
  }
  return count;
}

// What each seat's tricks come to when `choose` says which of the endings after the legal cards
// it plays for.
template <class Result>
Result Search(const Game& game, const std::function<Result(const Game&)>& at_end,
              const std::function<bool(int, const Result&, const Result&)>& better) {
  if (IsOver(game)) return at_end(game);
  const int seat = SeatToMove(game);
  bool any = false;
  Result best{};
  for (const std::string& card : LegalCards(game)) {
    Game after = game;
    PlayCard(&after, card);
    Result result = Search(after, at_end, better);
    if (any && !better(seat, result, best)) continue;
    any = true;
    best = result;
  }
  return best;
}

// `seat` for the most of `worth`, the others for the least, or the other way round.
int Force(const Game& game, int seat, bool most, const std::function<int(int)>& worth) {
  return Search<int>(
      game, [&](const Game& end) { return worth(end.taken[static_cast<std::size_t>(seat)]); },
      [&](int mover, int a, int b) { return (mover == seat) == most ? a > b : a < b; });
}

}  // namespace

int SeatToMove(const Game& game) {
  return Place(game.leader + static_cast<int>(game.trick.size()), Players(game));
}

std::vector<std::string> LegalCards(const Game& game) {
  const auto& hand = game.hands[static_cast<std::size_t>(SeatToMove(game))];
  if (game.trick.empty()) return hand;
  std::vector<std::string> following;
  for (const std::string& card : hand) {
    if (card[0] == game.trick[0][0]) following.push_back(card);
  }
  return following.empty() ? hand : following;
}

void PlayCard(Game* game, const std::string& card) {
  auto& hand = game->hands[static_cast<std::size_t>(SeatToMove(*game))];
  hand.erase(std::find(hand.begin(), hand.end(), card));
  game->trick.push_back(card);
  if (static_cast<int>(game->trick.size()) < Players(*game)) return;
  game->leader = Place(game->leader + WinnerOf(game->trick), Players(*game));
  ++game->taken[static_cast<std::size_t>(game->leader)];
  game->trick.clear();
}

int Score(int bid, int taken) { return bid == taken ? 10 + 2 * taken : -2 * std::abs(taken - bid); }

std::vector<std::string> OrderedCards(const Game& game) {
  const int seat = SeatToMove(game);
  const bool wants = Wants(game, seat);
  const bool last = static_cast<int>(game.trick.size()) == Players(game) - 1;
  const Game start = AtStartOfTrick(game);

  // Smaller lists come first.
  const auto key = [&](const std::string& card) {
    const int beaten = BeatenBy(game, seat, card);
    const int trump = card[0] == 'S' ? 1 : 0;
    std::vector<int> list;
    if (game.trick.empty()) {
      list = wants ? std::vector<int>{beaten} : std::vector<int>{trump, -beaten};
    } else {
      const auto winner = static_cast<std::size_t>(WinnerOf(game.trick));
      const bool takes = TakesFrom(card, game.trick[winner], game.trick[0]);
      if (wants) {
        list = takes ? std::vector<int>{0, last ? -beaten : beaten} : std::vector<int>{1, -beaten};
      } else {
        list = {takes ? 1 : 0, beaten};
      }
    }
    const std::vector<int> owners = OwnersOf(start, card[0]);
    list.push_back(trump);
    list.push_back(static_cast<int>(owners.size()));
    list.insert(list.end(), owners.begin(), owners.end());
    return list;
  };

  std::vector<std::string> cards = LegalCards(game);
  std::sort(cards.begin(), cards.end(), [&](const std::string& a, const std::string& b) {
    if (key(a) != key(b)) return key(a) < key(b);
    if (a[0] != b[0]) return a[0] < b[0];
    return RankOf(a) > RankOf(b);
  });
  return cards;
}

Ending MaxN(const Game& game) {
  if (IsOver(game)) return {game.taken, {}};
  const auto seat = static_cast<std::size_t>(SeatToMove(game));
  Ending best;
  for (const std::string& card : OrderedCards(game)) {
    Game after = game;
    PlayCard(&after, card);
    Ending ending = MaxN(after);
    ending.line.insert(ending.line.begin(), card);
    if (best.tricks.empty() ||
        Score(game.bids[seat], ending.tricks[seat]) > Score(game.bids[seat], best.tricks[seat])) {
      best = ending;
    }
  }
  return best;
}

int ForcedScore(const Game& game, int seat, int bid) {
  return Force(game, seat, true, [&](int tricks) { return Score(bid, tricks); });
}

int MostTricks(const Game& game, int seat) {
  return Force(game, seat, true, [](int tricks) { return tricks; });
}

int FewestTricks(const Game& game, int seat) {
  return Force(game, seat, false, [](int tricks) { return tricks; });
}

bool CanTake(const Game& game, int seat, int tricks) {
  return Force(game, seat, true, [&](int taken) { return taken == tricks ? 1 : 0; }) == 1;
}

}  // namespace jasnel::oracle::boerenbridge
