// Claims in the plainest way: all deals, all plays, and what each seat knows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "jasnel/player.h"
#include "jasnel/position.h"
#include "tests/ai/beliefs/worlds.h"

namespace jasnel::testing {

/// The positions that may be there, as far as everybody knows who has seen the claimant's hand:
/// they differ in the other hands only.
using Positions = std::vector<Position>;

/// Every deal in which the view of the seat to play is what it is.
inline Positions PositionsOf(const PlayView& view) {
  Positions positions;
  for (const Hands& world : WorldsOf(view)) {
    Position position = view.table;
    position.hands = world;
    position.hands[Index(view.seat())] = view.hand;
    positions.push_back(position);
  }
  return positions;
}

/// Looks for the plan of a claim card by card. Stops after `most` groups of positions: `gave_up`.
class ClaimOracle {
 public:
  ClaimOracle(Seat claimant, bool any_card, std::uint64_t most)
      : claimant_(claimant), any_card_(any_card), most_(most) {}

  bool gave_up() const { return groups_ > most_; }

  bool Wins(const Positions& positions) {
    if (IsOver(positions.front())) return true;
    const Seat seat = Turn(positions.front());
    if (seat == claimant_) return ClaimantWins(positions);
    if (SideOf(seat) == SideOf(claimant_) && !any_card_) return PartnerWins(positions);
    std::map<Card, Positions> groups;
    for (const Position& position : positions) {
      for (const Card card : LegalCards(position)) groups[card].push_back(position);
    }
    return std::all_of(groups.begin(), groups.end(),
                       [&](const auto& group) { return WinsAfter(group.second, group.first); });
  }

 private:
  bool WinsAfter(Positions positions, Card card) {
    if (++groups_ > most_) return false;
    for (Position& position : positions) Play(position, card);
    const Position& first = positions.front();
    if (first.trick.empty() && SideOf(first.leader) != SideOf(claimant_)) return false;
    return Wins(positions);
  }

  bool ClaimantWins(const Positions& positions) {
    for (const Card card : LegalCards(positions.front())) {
      if (WinsAfter(positions, card)) return true;
    }
    return false;
  }

  // Every way to name a card for each hand, hand by hand.
  bool PartnerWins(const Positions& positions) {
    std::map<std::uint32_t, Positions> hands;
    for (const Position& position : positions) {
      hands[position.hands[Index(Turn(position))].bits()].push_back(position);
    }
    std::vector<Positions> by_hand;
    for (const auto& hand : hands) by_hand.push_back(hand.second);
    return NamesCards(by_hand, 0, {});
  }

  // `named` are the positions in which the hands before `next` play each card.
  bool NamesCards(const std::vector<Positions>& hands, std::size_t next,
                  const std::map<Card, Positions>& named) {
    if (next == hands.size()) return true;
    for (const Card card : LegalCards(hands[next].front())) {
      std::map<Card, Positions> more = named;
      Positions& group = more[card];
      group.insert(group.end(), hands[next].begin(), hands[next].end());
      if (WinsAfter(group, card) && NamesCards(hands, next + 1, more)) return true;
      if (gave_up()) return false;
    }
    return false;
  }

  const Seat claimant_;
  const bool any_card_;
  const std::uint64_t most_;
  std::uint64_t groups_ = 0;
};

}  // namespace jasnel::testing
