// The plainest way to value the last tricks: every deal is played on by itself, in every way, and
// only what a seat has seen keeps deals together.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "ai/beliefs/seen_worlds.h"
#include "ai/models/play_policy.h"
#include "ai/players/play_state.h"
#include "bitboard/play_order.h"
#include "jasnel/contract.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/solver.h"
#include "tests/ai/views.h"

namespace jasnel::testing {

/// A deal that goes on, with open hands.
struct OpenDeal {
  Position position;
  SeenTricks tricks;
  double chance = 0;
};

/// Of a card, for the side of the seat that asks.
struct PlainValue {
  double score = 0;
  double makes = 0;
};

inline OpenDeal WithCard(OpenDeal deal, Card card) {
  deal.tricks.Add(deal.position.leader, card);
  Play(deal.position, card);
  return deal;
}

/// What follows for a seat whose aim is its own side's score, or points; it does not tell deals
/// apart in which everybody has seen the same, and `deals` are such deals.
class PlainLastTricks {
 public:
  PlainLastTricks(const Auction& auction, Seat own, Objective objective, float temperature)
      : auction_(auction), own_(own), objective_(objective), temperature_(temperature) {}

  PlainValue ValueOf(const std::vector<OpenDeal>& deals) const {
    const Position& first = deals.front().position;
    if (IsOver(first)) return AtEnd(deals);
    const Seat seat = Turn(first);
    if (seat != own_) {
      PlainValue sum;
      for (const Card card : kFullDeck) {
        const PlainValue one = ValueOfOthers(deals, seat, card);
        sum.score += one.score;
        sum.makes += one.makes;
      }
      return sum;
    }
    std::vector<PlainValue> values;
    for (const Card card : LegalCards(first)) values.push_back(ValueOfOwn(deals, card));
    return *std::max_element(
        values.begin(), values.end(),
        [](const PlainValue& a, const PlainValue& b) { return a.score < b.score; });
  }

  PlainValue ValueOfOwn(const std::vector<OpenDeal>& deals, Card card) const {
    std::vector<OpenDeal> after;
    for (const OpenDeal& deal : deals) after.push_back(WithCard(deal, card));
    return ValueOf(after);
  }

 private:
  PlainValue ValueOfOthers(const std::vector<OpenDeal>& deals, Seat seat, Card card) const {
    std::vector<OpenDeal> after;
    for (const OpenDeal& deal : deals) {
      const CardSet legal = LegalCards(deal.position);
      if (!deal.position.hands[Index(seat)].Contains(card) || !legal.Contains(card)) continue;
      after.push_back(WithCard(deal, card));
      after.back().chance *= ChanceOf(deal, legal, card);
    }
    return after.empty() ? PlainValue() : ValueOf(after);
  }

  double ChanceOf(const OpenDeal& deal, CardSet legal, Card card) const {
    const PlayView view = ViewOf(auction_, deal.position, deal.tricks);
    const PlayOrder order(view.table.trump);
    const CardChances chances =
        PlayPolicy::Get(temperature_)
            .Chances(PlayStateOf(view), order.ToPlay(legal), view.table.rules);
    return static_cast<double>(chances.Of(order.ToPlay(card)));
  }

  PlainValue AtEnd(const std::vector<OpenDeal>& deals) const {
    PlainValue sum;
    for (const OpenDeal& deal : deals) {
      const Position& end = deal.position;
      const ContractResult result = ScoreContract(SideOf(end.declarer), end.won, end.rules);
      const int own = Index(SideOf(own_));
      const Points score = objective_ == Objective::kScore
                               ? result.score[own] - result.score[1 - own]
                               : end.won[own].total() - end.won[1 - own].total();
      sum.score += deal.chance * score.count();
      if (result.outcome != Outcome::kNat) sum.makes += deal.chance;
    }
    return sum;
  }

  Auction auction_;
  Seat own_;
  Objective objective_;
  float temperature_;
};

/// The deals that a seat thinks possible, with the chances of their worlds.
inline std::vector<OpenDeal> OpenDealsOf(const PlayView& view, const WeightedWorlds& worlds) {
  std::vector<OpenDeal> deals;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    Position position = view.table;
    position.hands = worlds.world(i);
    position.hands[Index(view.seat())] = view.hand;
    deals.push_back({position, view.tricks, worlds.share(i)});
  }
  return deals;
}

}  // namespace jasnel::testing
