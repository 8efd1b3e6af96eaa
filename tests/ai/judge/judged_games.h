// Deals that were played, and all deals that a player of one could have been in, for tests of the
// judge.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/match.h"
#include "jasnel/player.h"
#include "jasnel/replay.h"
#include "tests/ai/renamed.h"
#include "tests/ai/views.h"

namespace jasnel::testing {

/// A deal that was played, as the judge sees it.
struct Game {
  Auction auction;
  Replay replay;
};

inline Game Replayed(const DealToPlay& deal, const Contract& contract, const Auction& auction,
                     const SeenTricks& tricks) {
  PlayedDeal played;
  played.hands = deal.hands;
  played.rules = deal.rules;
  played.trump = contract.trump;
  played.declarer = contract.declarer;
  played.leader = Clockwise(deal.dealer);
  for (const SeenTrick& trick : tricks.tricks()) {
    played.tricks.push_back({{trick.cards.begin(), trick.cards.end()}, trick.leader});
  }
  return {auction, ReplayDeal(played).value()};
}

inline Game Played(std::uint64_t number, const std::string& player,
                   const std::string& rules = "kbn") {
  MatchConditions conditions{.seed = 77, .rules = ParseRules(rules).value()};
  const DealToPlay deal = MatchDeal(conditions, number);
  const auto one = MakePlayer(player).value();
  std::array<Player*, kSeats> players;
  players.fill(one.get());
  const DealPlayed played = PlayDeal(deal, players);
  Auction auction = Auction::Begin(deal.dealer, deal.rules, deal.turned).value();
  for (const Call call : played.calls) auction.Speak(call);
  return Replayed(deal, played.contract, auction, played.tricks);
}

/// The same with suits by other names.
inline Game Renamed(const Game& game, const SuitExchange& exchange) {
  const Position& start = game.replay.positions.front();
  DealToPlay deal;
  deal.hands = exchange.Of(start.hands);
  deal.dealer = game.auction.dealer();
  deal.rules = start.rules;
  SeenTricks tricks;
  for (const ReplayedTrick& trick : game.replay.tricks) {
    for (const Card card : trick.cards) tricks.Add(trick.leader, Renamed(card, exchange));
  }
  return Replayed(deal, {start.declarer, exchange.Of(start.trump)},
                  Renamed(game.auction, start.rules, exchange), tricks);
}

/// Whether all cards of `tricks` were legal in a deal in which these hands are left.
inline bool CouldBePlayed(const Replay& replay, const SeenTricks& tricks, const Hands& left) {
  Position position = replay.positions.front();
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    position.hands[seat] = left[seat] | tricks.played()[seat];
  }
  for (const SeenTrick& trick : tricks.tricks()) {
    for (const Card card : trick.cards) {
      if (!LegalCards(position).Contains(card)) return false;
      Play(position, card);
    }
  }
  return true;
}

/// Deals the hidden cards of the seat to play in all ways that agree with `tricks`, card by card.
template <class Use>
class AllDeals {
 public:
  AllDeals(const Replay& replay, const Position& position, const SeenTricks& tricks, const Use& use)
      : replay_(replay), position_(position), tricks_(tricks), use_(use) {
    const CardSet hand = position.hands[Index(Turn(position))];
    DealOn(kFullDeck - hand - tricks.cards());
  }

 private:
  void DealOn(CardSet left) {
    const auto turn = Index(Turn(position_));
    if (left.empty()) {
      Hands hands = world_;
      hands[turn] = position_.hands[turn];
      if (CouldBePlayed(replay_, tricks_, hands)) use_(world_);
      return;
    }
    const Card card = left.Lowest();
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      CardSet& hand = world_[seat];
      if (seat == turn || hand.size() == position_.hands[seat].size()) continue;
      hand |= card;
      DealOn(left - card);
      hand -= card;
    }
  }

  const Replay& replay_;
  const Position& position_;
  const SeenTricks& tricks_;
  const Use& use_;
  Hands world_;
};

/// Shows `use` the hidden hands of each of these deals; that of the seat to play is empty.
template <class Use>
void ForAllDeals(const Replay& replay, const Position& position, const SeenTricks& tricks,
                 const Use& use) {
  AllDeals<Use>(replay, position, tricks, use);
}

}  // namespace jasnel::testing
