// Random positions of boerenbridge, and the same for the oracle.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/dealing.h"
#include "tests/oracle/boerenbridge_oracle.h"

namespace jasnel::boerenbridge::testing {

/// What to draw.
struct Shape {
  int players = 5;
  int cards = 3;   ///< in each hand at the start of the trick
  int suits = 4;   ///< of which hands are made, spades among them
  int played = 0;  ///< to the trick, at random, fewer than `players`
};

/// Any bids, any tricks taken before, any leader.
inline Position RandomPosition(Random& random, const Shape& shape) {
  std::vector<Card> deck;
  for (int suit = 0; suit < shape.suits; ++suit) {
    for (int rank = 0; rank < kRanks; ++rank) {
      deck.push_back(MakeCard(kAllSuits[suit], static_cast<Rank>(rank)));
    }
  }
  Position position;
  position.players = shape.players;
  position.leader = random.Below(shape.players);
  for (int i = 0; i < shape.players * shape.cards; ++i) {
    const int left = static_cast<int>(deck.size()) - i;
    std::swap(deck[i], deck[i + random.Below(left)]);
    position.hands[i % shape.players] |= deck[i];
  }
  int all = shape.cards;
  const int most = MostCards(shape.players);
  for (int before = random.Below(3); before > 0 && all < most; --before, ++all) {
    ++position.taken[random.Below(shape.players)];
  }
  for (int seat = 0; seat < shape.players; ++seat) position.bids[seat] = random.Below(all + 1);
  for (int i = 0; i < shape.played; ++i) {
    const CardSet legal = position.Legal();
    int skip = random.Below(legal.size());
    for (const Card card : legal) {
      if (skip-- > 0) continue;
      position.Play(card);
      break;
    }
  }
  return position;
}

/// Small enough for the oracle: from three to seven players, with few cards, half of them within a
/// trick.
inline Position SmallPosition(Random& random) {
  Shape shape;
  shape.players = kMinPlayers + random.Below(kMaxPlayers - kMinPlayers + 1);
  const int most = shape.players == 3 ? 4 : shape.players <= 5 ? 3 : 2;
  shape.cards = 1 + random.Below(most);
  shape.suits = 2 + random.Below(3);
  if (random.Below(2) == 0) shape.played = random.Below(shape.players);
  return RandomPosition(random, shape);
}

inline std::string LineOf(const Position& position) {
  return FormatDealLine({.position = position, .has_bids = true});
}

inline oracle::boerenbridge::Game OracleGame(const Position& position) {
  oracle::boerenbridge::Game game;
  for (int seat = 0; seat < position.players; ++seat) {
    auto& hand = game.hands.emplace_back();
    for (const Card card : position.hands[seat]) hand.push_back(FormatCard(card));
    game.bids.push_back(position.bids[seat]);
    game.taken.push_back(position.taken[seat]);
  }
  game.leader = position.leader;
  for (int i = 0; i < position.size; ++i) game.trick.push_back(FormatCard(position.trick[i]));
  return game;
}

/// The first places of a list by seat.
inline std::vector<int> ByPlayer(const Tricks& tricks, int players) {
  return {tricks.begin(), tricks.begin() + players};
}

inline std::vector<std::string> TextOf(const std::vector<Card>& cards) {
  std::vector<std::string> texts;
  std::ranges::transform(cards, std::back_inserter(texts),
                         [](Card card) { return FormatCard(card); });
  return texts;
}

}  // namespace jasnel::boerenbridge::testing
