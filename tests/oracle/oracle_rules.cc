// The rules of play: which cards are legal, who wins a trick, and what it is
// worth.

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {
namespace {

using Cards = std::vector<std::string>;

char SuitOf(const std::string& card) { return card[0]; }
char RankOf(const std::string& card) { return card[1]; }

// Higher is stronger.
int PlainStrength(char rank) { return static_cast<int>(std::string("789JQKTA").find(rank)); }

int TrumpStrength(char rank) { return static_cast<int>(std::string("78QKTA9J").find(rank)); }

// The place of a rank in sequences.
int SequencePlace(char rank) { return static_cast<int>(std::string("789TJQKA").find(rank)); }

int CardPoints(const std::string& card, char trump) {
  const bool is_trump = SuitOf(card) == trump;
  switch (RankOf(card)) {
    case 'A':
      return 11;
    case 'T':
      return 10;
    case 'K':
      return 4;
    case 'Q':
      return 3;
    case 'J':
      return is_trump ? 20 : 2;
    case '9':
      return is_trump ? 14 : 0;
    default:
      return 0;
  }
}

bool Contains(const Cards& cards, const std::string& card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}

// Whether `card`, played later, takes the trick from `other`, the card that was
// winning it.
bool Beats(const std::string& card, const std::string& other, char trump) {
  if (SuitOf(card) == trump && SuitOf(other) == trump) {
    return TrumpStrength(RankOf(card)) > TrumpStrength(RankOf(other));
  }
  if (SuitOf(card) == trump) return true;
  if (SuitOf(card) != SuitOf(other)) return false;
  return PlainStrength(RankOf(card)) > PlainStrength(RankOf(other));
}

Cards OfSuit(const Cards& cards, char suit) {
  Cards result;
  for (const std::string& card : cards) {
    if (SuitOf(card) == suit) result.push_back(card);
  }
  return result;
}

Cards Without(const Cards& cards, const Cards& removed) {
  Cards result;
  for (const std::string& card : cards) {
    if (!Contains(removed, card)) result.push_back(card);
  }
  return result;
}

// Those of `trumps` that are higher than every trump in the trick: all of them
// if no trump lies there.
Cards HigherTrumps(const Cards& trumps, const Cards& trick, char trump) {
  Cards result;
  for (const std::string& card : trumps) {
    bool higher = true;
    for (const std::string& played : OfSuit(trick, trump)) {
      if (!Beats(card, played, trump)) higher = false;
    }
    if (higher) result.push_back(card);
  }
  return result;
}

// Sequences of one suit: 20 for three, 50 for four.
int SequenceRoem(const Cards& trick, char suit) {
  bool present[8] = {};
  for (const std::string& card : OfSuit(trick, suit)) {
    present[SequencePlace(RankOf(card))] = true;
  }
  int longest = 0;
  int length = 0;
  for (bool here : present) {
    length = here ? length + 1 : 0;
    longest = std::max(longest, length);
  }
  if (longest == 4) return 50;
  if (longest == 3) return 20;
  return 0;
}

// The roem for four cards of a rank.
int FourRoem(char rank, const Options& options) {
  if (options.fours.find(rank) == std::string::npos) return 0;
  return rank == 'J' ? options.four_jacks : rank == '9' ? options.four_nines : 100;
}

}  // namespace

int SeatToMove(const Game& game) { return (game.leader + static_cast<int>(game.trick.size())) % 4; }

std::vector<std::string> LegalCards(const Game& game) {
  const Cards& hand = game.hands[SeatToMove(game)];
  const Cards& trick = game.trick;
  if (trick.empty()) return hand;

  // A plain suit is led and can be followed.
  const char led = SuitOf(trick[0]);
  const Cards followers = OfSuit(hand, led);
  if (led != game.trump && !followers.empty()) return followers;

  const Cards trumps = OfSuit(hand, game.trump);
  const Cards higher = HigherTrumps(trumps, trick, game.trump);

  // Trump is led: over it if possible, else any trump, else any card.
  if (led == game.trump) {
    if (!higher.empty()) return higher;
    if (!trumps.empty()) return trumps;
    return hand;
  }

  // Void. The partner's card is the one before the last.
  const int winner = TrickWinner(trick, game.trump);
  const bool partner_holds = winner == static_cast<int>(trick.size()) - 2;
  const Options& options = game.options;

  // No duty while the partner holds the trick, but that it may be forbidden to
  // play a lower trump under his ruff. Who holds nothing else need not go over
  // it either, except where that counts as going under it.
  if (partner_holds && !options.ruff_obliged) {
    if (options.undertrump != Options::Undertrump::kForbidden) return hand;
    const bool no_plain_card = Without(hand, trumps).empty();
    if (no_plain_card && !options.only_trumps_higher) return trumps;
    const Cards lower = Without(trumps, higher);
    const Cards allowed = Without(hand, lower);
    return allowed.empty() ? hand : allowed;
  }

  // The duty to ruff, or to overruff.
  if (trumps.empty()) return hand;
  if (!higher.empty()) return higher;

  // Trumps, but all of them lower than a trump that lies.
  switch (options.undertrump) {
    case Options::Undertrump::kForced:
      return trumps;
    case Options::Undertrump::kFree:
      return hand;
    case Options::Undertrump::kForbidden:
      break;
  }
  const Cards plain = Without(hand, trumps);
  return plain.empty() ? trumps : plain;
}

int TrickWinner(const std::vector<std::string>& trick, char trump) {
  int winner = 0;
  for (int place = 1; place < static_cast<int>(trick.size()); ++place) {
    const std::string& card = trick[static_cast<std::size_t>(place)];
    const std::string& best = trick[static_cast<std::size_t>(winner)];
    if (Beats(card, best, trump)) winner = place;
  }
  return winner;
}

int TrickPoints(const std::vector<std::string>& trick, char trump) {
  int points = 0;
  for (const std::string& card : trick) points += CardPoints(card, trump);
  return points;
}

int TrickRoem(const std::vector<std::string>& trick, char trump, const Options& options) {
  if (options.roem != "on" && options.roem != "both") return 0;
  int roem = 0;

  for (char suit : {'S', 'H', 'D', 'C'}) roem += SequenceRoem(trick, suit);

  const std::string suit_of_trump(1, trump);
  if (Contains(trick, suit_of_trump + "K") && Contains(trick, suit_of_trump + "Q")) {
    roem += 20;
  }

  bool four_of_one_rank = trick.size() == 4;
  for (const std::string& card : trick) {
    if (RankOf(card) != RankOf(trick[0])) four_of_one_rank = false;
  }
  if (four_of_one_rank) {
    roem += FourRoem(RankOf(trick[0]), options);
  }
  return roem;
}

void CountHandRoem(const std::vector<std::string> hands[4], char trump, const Options& options,
                   Won* won) {
  if (options.roem != "hand" && options.roem != "both" && options.roem != "belote") return;
  const bool all_kinds = options.roem != "belote";
  const std::string ranks = "789TJQKA";
  const std::string suits = "CDHS";  // The last is the best.
  int sum[2] = {0, 0};
  std::vector<int> best[2] = {{0, 0, 0}, {0, 0, 0}};  // Roem, highest rank, suit.
  for (int seat = 0; seat < 4; ++seat) {
    const Cards& hand = hands[seat];
    const auto count = [&](int roem, int rank, int suit) {
      sum[seat % 2] += roem;
      best[seat % 2] = std::max(best[seat % 2], std::vector<int>{roem, rank, suit});
    };
    for (int suit = 0; suit < 4; ++suit) {
      const auto has = [&](int rank) {
        if (rank < 0 || rank > 7) return false;
        return Contains(hand, std::string() + suits[static_cast<std::size_t>(suit)] +
                                  ranks[static_cast<std::size_t>(rank)]);
      };
      for (int top = 0; top < 8; ++top) {
        if (!all_kinds || !has(top) || has(top + 1)) continue;
        int length = 1;
        while (has(top - length)) ++length;
        if (length == 3) count(20, top, suit);
        if (length == 4) count(50, top, suit);
        if (length >= 5) count(100, top, suit);
      }
    }
    for (int rank = 0; rank < 8; ++rank) {
      const char letter = ranks[static_cast<std::size_t>(rank)];
      bool all = all_kinds;
      for (char suit : suits) all = all && Contains(hand, std::string() + suit + letter);
      const int roem = FourRoem(letter, options);
      if (all && roem > 0) count(roem, rank, 3);
    }
  }
  for (int side : {0, 1}) {
    const bool less =
        options.hand_roem == "best" ? best[side] < best[1 - side] : sum[side] < sum[1 - side];
    if (!less) won->roem[side] += sum[side];
  }
  for (int seat = 0; seat < 4; ++seat) {
    const std::string suit(1, trump);
    if (Contains(hands[seat], suit + "K") && Contains(hands[seat], suit + "Q")) {
      won->roem[seat % 2] += 20;
    }
  }
}

bool IsOver(const Game& game) {
  for (const Cards& hand : game.hands) {
    if (!hand.empty()) return false;
  }
  return true;
}

void PlayCard(Game* game, const std::string& card, Won* won) {
  Cards& hand = game->hands[SeatToMove(*game)];
  hand.erase(std::find(hand.begin(), hand.end(), card));
  game->trick.push_back(card);
  if (game->trick.size() < 4) return;

  const int winner = (game->leader + TrickWinner(game->trick, game->trump)) % 4;
  const int side = winner % 2;
  won->points[side] += TrickPoints(game->trick, game->trump);
  if (IsOver(*game)) won->points[side] += 10;  // The last trick.
  won->roem[side] += TrickRoem(game->trick, game->trump, game->options);
  won->tricks[side] += 1;
  game->leader = winner;
  game->trick.clear();
}

int PlayCard(Game* game, const std::string& card) {
  Won won;
  PlayCard(game, card, &won);
  return won.points[0] + won.roem[0] - won.points[1] - won.roem[1];
}

}  // namespace jasnel::oracle
