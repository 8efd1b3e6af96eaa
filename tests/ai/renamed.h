// Deals with suits by other names: nothing that is worth anything may depend on these.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "ai/beliefs/suit_exchange.h"
#include "jasnel/auction.h"
#include "jasnel/dealing.h"
#include "jasnel/player.h"

namespace jasnel::testing {

/// Any exchange of all suits.
inline SuitExchange AnyExchange(Random& random) {
  std::array<Suit, kSuits> suits = kAllSuits;
  Shuffle(suits, kSuits, random);
  return SuitExchange(suits);
}

/// Every exchange of plain suits but the one that leaves all as they are.
inline std::vector<SuitExchange> ExchangesOfPlainSuits(Suit trump) {
  std::array<int, kSuits> to = {0, 1, 2, 3};
  std::vector<SuitExchange> exchanges;
  while (std::ranges::next_permutation(to).found) {
    std::array<Suit, kSuits> suits{};
    for (std::size_t i = 0; i < suits.size(); ++i) suits[i] = kAllSuits[to[i]];
    const SuitExchange exchange(suits);
    if (exchange.Of(trump) == trump) exchanges.push_back(exchange);
  }
  return exchanges;
}

inline Card Renamed(Card card, const SuitExchange& exchange) {
  return exchange.Of(CardSet(card)).Lowest();
}

inline Auction Renamed(const Auction& auction, const Rules& rules, const SuitExchange& exchange) {
  TurnedCards turned;
  for (const Suit suit : auction.turned_cards().suits()) turned.Add(exchange.Of(suit));
  if (auction.turned_cards().joker()) turned.Add(std::nullopt);
  Auction renamed = Auction::Begin(auction.dealer(), rules, turned).value();
  for (Call call : auction.calls()) {
    if (call.suit) call.suit = exchange.Of(*call.suit);
    renamed.Speak(call);
  }
  return renamed;
}

inline SeenTricks Renamed(const SeenTricks& tricks, const SuitExchange& exchange) {
  SeenTricks renamed;
  for (const SeenTrick& trick : tricks.tricks()) {
    for (const Card card : trick.cards) renamed.Add(trick.leader, Renamed(card, exchange));
  }
  return renamed;
}

inline PlayView Renamed(const PlayView& view, const SuitExchange& exchange) {
  PlayView renamed{Renamed(view.auction, view.table.rules, exchange), exchange.Of(view.hand),
                   view.table, Renamed(view.tricks, exchange)};
  renamed.table.trump = exchange.Of(view.table.trump);
  renamed.table.trick.Clear();
  for (const Card card : view.table.trick) renamed.table.trick.Add(Renamed(card, exchange));
  return renamed;
}

}  // namespace jasnel::testing
