// Hands, bids and deals in play for tests of boerenbridge's players.
#pragma once

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "ai/boerenbridge/players/any_card.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/player.h"

namespace jasnel::boerenbridge::testing {

/// Cards with spaces between them: `SA HT C2`.
inline CardSet Cards(std::string_view text) {
  CardSet cards;
  while (!text.empty()) {
    const auto card = TakeCard(text);
    EXPECT_TRUE(card) << text;
    if (!card) break;
    cards |= *card;
    while (text.starts_with(' ')) text.remove_prefix(1);
  }
  return cards;
}

inline Card C(std::string_view text) { return Cards(text).Lowest(); }

/// The same in the order in which they stand.
inline std::vector<Card> Row(std::string_view text) {
  std::vector<Card> cards;
  for (; !text.empty(); text.remove_prefix(text.size() > 2 ? 3 : 2)) {
    cards.push_back(C(text.substr(0, 2)));
  }
  return cards;
}

/// Bids from seat 0 on, all legal.
inline Bidding After(int players, int cards, const std::vector<int>& bids) {
  Bidding bidding = Bidding::Begin(players, cards).value();
  for (const int bid : bids) EXPECT_FALSE(bidding.Bid(bid)) << bid;
  return bidding;
}

/// Any legal bid, any legal card, for the seat to bid or play.
inline void Step(DealInPlay& game, Random& random) {
  if (!game.InBidding()) {
    EXPECT_FALSE(game.Play(AnyOf(game.position().Legal(), random)));
    return;
  }
  int bid = 0;
  do {
    bid = random.Below(game.bidding().cards() + 1);
  } while (!game.bidding().IsLegal(bid));
  EXPECT_FALSE(game.Bid(bid));
}

/// Any number of players with any number of cards; nobody has bid.
inline DealInPlay RandomGame(Random& random) {
  const int players = kMinPlayers + random.Below(kMaxPlayers - kMinPlayers + 1);
  const int cards = 1 + random.Below(MostCards(players));
  return DealInPlay(players, RandomHands(random, players, cards));
}

/// A game in which it is somebody's turn to play, at any place.
inline DealInPlay RandomMoment(Random& random) {
  DealInPlay game = RandomGame(random);
  const int players = game.bidding().players();
  const int steps = players + random.Below(players * game.bidding().cards());
  for (int i = 0; i < steps; ++i) Step(game, random);
  return game;
}

/// The report that gives a view.
inline std::vector<SeenTrick> TricksOf(const PlayView& view) {
  std::vector<SeenTrick> tricks;
  PlayState table = view.Start();
  for (const Card card : view.played.cards()) {
    if (table.position.size == 0) tricks.push_back({table.position.leader, {}});
    tricks.back().cards.push_back(card);
    table.Play(card);
  }
  return tricks;
}

/// A view in which the seat to bid holds `hand`, with bids from seat 0 on.
inline PlayView ViewOf(const std::vector<int>& bids, int cards,
                       const std::vector<SeenTrick>& tricks, std::string_view hand) {
  const Bidding bidding = After(static_cast<int>(bids.size()), cards, bids);
  const auto view = MakePlayView({bidding, {}, Cards(hand), tricks});
  EXPECT_TRUE(view.ok()) << (view ? "" : view.error().message);
  return view.value();
}

/// Two suits change places.
inline Card Exchanged(Card card, Suit a, Suit b) {
  const Suit suit = SuitOf(card);
  return MakeCard(suit == a ? b : suit == b ? a : suit, RankOf(card));
}

inline CardSet Exchanged(CardSet cards, Suit a, Suit b) {
  CardSet exchanged;
  for (const Card card : cards) exchanged |= Exchanged(card, a, b);
  return exchanged;
}

}  // namespace jasnel::boerenbridge::testing
