// Endings of one deal, by structure.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "solver/search/suit_lookup.h"
#include "tests/support/random_deals.h"

namespace jasnel::internal::portable {

/// No difference between endings is as large.
inline constexpr int kNoLimit = 1 << 20;

/// Endings of one deal: each seat keeps some of its cards.
struct Endings {
  Endings(testing::Random& random, const DealLine& deal, int cards)
      : trump(*deal.trump), order(trump), rules(*deal.rules) {
    for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order.ToPlay(deal.hands[seat]);
    tables.Init(hands, rules);
    for (int i = 0; i < 150; ++i) {
      PlaySet left;
      for (const PlaySet hand : hands) left |= Some(random, hand, cards);
      by_structure[tables.Structure(left).bits()].push_back(left);
    }
  }

  static PlaySet Some(testing::Random& random, PlaySet hand, int cards) {
    while (hand.size() > cards) {
      int drop = random.Below(hand.size());
      for (const PlayCard card : hand) {
        if (drop-- == 0) hand -= card;
      }
    }
    return hand;
  }

  Position PositionOf(PlaySet left, Seat leader) const {
    Position position;
    for (int seat = 0; seat < kSeats; ++seat) {
      position.hands[seat] = order.ToNatural(hands[seat] & left);
    }
    position.trump = trump;
    position.leader = leader;
    position.rules = rules;
    position.won[0].tricks = TricksPlayed(position);
    return position;
  }

  /// Calls `visit(from, to)` for endings of the same structure, one after the other.
  template <class Visit>
  void ForEachPairAlike(Visit visit) const {
    for (const auto& [structure, all] : by_structure) {
      for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[i - 1] != all[i]) visit(all[i - 1], all[i]);
      }
    }
  }

  /// The value for North-South of an ending that `leader` leads to.
  int Value(Solver& solver, PlaySet left, Seat leader) const {
    return solver.Solve(PositionOf(left, leader)).value().value.count();
  }

  Suit trump;
  PlayOrder order;
  Rules rules;
  std::array<PlaySet, kSeats> hands;
  SuitLookup tables;
  std::map<std::uint32_t, std::vector<PlaySet>> by_structure;
};

}  // namespace jasnel::internal::portable
