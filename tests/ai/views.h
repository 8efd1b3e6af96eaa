// What seats see in random deals, for tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/dealing.h"
#include "jasnel/player.h"

namespace jasnel::testing {

/// One of `cards`, which are not none, all equally likely.
inline Card AnyOf(Random& random, CardSet cards) {
  int left = random.Below(cards.size());
  for (const Card card : cards) {
    if (left-- == 0) return card;
  }
  return cards.Lowest();
}

inline Call AnyCall(Random& random, const LegalCalls& legal) {
  std::vector<Call> calls;
  legal.ForEach([&](Call call) { calls.push_back(call); });
  // The suits first.
  std::rotate(calls.begin(), calls.begin() + (legal.pass ? 1 : 0), calls.end());
  return calls[static_cast<std::size_t>(random.Below(legal.size()))];
}

/// The view of the seat to play, made with knowledge of all hands.
inline PlayView ViewOf(const Auction& auction, const Position& position, const SeenTricks& tricks) {
  Position table = position;
  table.hands = {};
  return {auction, position.hands[Index(Turn(position))], table, tricks};
}

/// Plays a random deal to its end with random legal calls and cards, or a drawn contract with no
/// calls, and shows `on_call` and `on_card` what each seat to call or play sees.
template <class OnCall, class OnCard>
void PlayAtRandom(Random& random, const Rules& rules, bool drawn, OnCall on_call, OnCard on_card) {
  const Seat dealer = static_cast<Seat>(random.Below(kSeats));
  const auto suit = static_cast<Suit>(random.Below(kSuits));
  const bool turns = rules.bidding == Bidding::kTurned;
  Auction auction =
      Auction::Begin(dealer, rules, turns ? std::optional(suit) : std::nullopt).value();
  Position position;
  position.hands = RandomHands(random);
  position.rules = rules;
  position.leader = Clockwise(dealer);
  position.trump = suit;
  position.declarer = static_cast<Seat>(random.Below(kSeats));
  while (!drawn && !auction.IsOver()) {
    on_call(CallView{auction, position.hands[Index(auction.Turn())], rules});
    ASSERT_FALSE(auction.Speak(AnyCall(random, auction.Legal())));
    if (!auction.IsOver()) continue;
    position.trump = auction.contract().trump;
    position.declarer = auction.contract().declarer;
  }
  SeenTricks tricks;
  while (!IsOver(position)) {
    on_card(ViewOf(auction, position, tricks));
    const Card card = AnyOf(random, LegalCards(position));
    tricks.Add(position.leader, card);
    Play(position, card);
  }
}

inline bool Same(const Auction& a, const Auction& b) {
  return a.dealer() == b.dealer() && a.turned_cards() == b.turned_cards() &&
         FormatCalls(a.calls()) == FormatCalls(b.calls());
}

inline bool Same(const SeenTricks& a, const SeenTricks& b) {
  if (a.tricks().size() != b.tricks().size()) return false;
  for (std::size_t i = 0; i < a.tricks().size(); ++i) {
    if (a.tricks()[i].leader != b.tricks()[i].leader) return false;
    if (!(a.tricks()[i].cards == b.tricks()[i].cards)) return false;
  }
  return a.played() == b.played();
}

inline bool Same(const CallView& a, const CallView& b) {
  return Same(a.auction, b.auction) && a.hand == b.hand && a.rules == b.rules;
}

inline bool Same(const PlayView& a, const PlayView& b) {
  const Position& x = a.table;
  const Position& y = b.table;
  return Same(a.auction, b.auction) && a.hand == b.hand && Same(a.tricks, b.tricks) &&
         x.hands == y.hands && x.trump == y.trump && x.rules == y.rules && x.leader == y.leader &&
         x.declarer == y.declarer && x.trick == y.trick && x.won == y.won;
}

/// The report of a deal in play that gives `view`.
inline PlayReport ReportOf(const PlayView& view) {
  return {view.auction,     Contract{view.table.declarer, view.table.trump},
          view.table.rules, view.seat(),
          view.hand,        view.tricks.tricks()};
}

}  // namespace jasnel::testing
