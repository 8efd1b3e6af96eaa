// Max^n: everybody plays for its own score.
#pragma once

#include <cstdint>

#include "jasnel/boerenbridge/solver.h"
#include "solver/boerenbridge/card_order.h"
#include "solver/boerenbridge/position_table.h"
#include "solver/boerenbridge/trick_start.h"
#include "solver/search/budget.h"

namespace jasnel::boerenbridge::internal {

/// Tricks of each seat, four bits for each: seat 0 has the lowest.
using PackedTricks = std::uint32_t;

constexpr PackedTricks OneTrickOf(int seat) { return PackedTricks{1} << (4 * seat); }
constexpr int TricksOf(PackedTricks tricks, int seat) {
  return static_cast<int>(tricks >> (4 * seat) & 15);
}

/// Finds what each seat takes when the seat in turn always plays the first card, in the order of
/// card_order.h, that brings it the score that is best for it.
///
/// What a seat scores falls with the distance between the tricks it takes and those it bid, and is
/// highest at none. So a seat plays for the least distance between what it takes from now on and
/// its *need*, bid less taken. A need below 0 makes it want the fewest tricks, as 0 does, and one
/// above the tricks that are left the most, as that number does: needs are brought to that range,
/// and the choices stay the same.
class MaxNSearch {
 public:
  /// All outlive it. `table` is empty, or holds what a search with the same switches stored.
  MaxNSearch(const Switches& switches, PositionTable& table, jasnel::internal::Budget& budget)
      : switches_(switches), table_(table), budget_(budget) {}

  struct Choice {
    Card card;                ///< of the search, see SearchRoot::cards
    PackedTricks tricks = 0;  ///< from the trick in progress on
  };

  /// The card of the seat in turn and what comes of it. `needs` are bids less tricks taken before.
  /// Where the budget has stopped the search they mean nothing.
  Choice Choose(const SearchRoot& root, const Tricks& needs);

 private:
  // The start of the trick that is searched, and what is wanted from then on.
  struct Frame {
    TrickStart start;
    Hands hands{};  // as the trick is played
    Tricks needs{};
  };

  void SetNeeds(const Tricks& needs, Frame& frame) const;
  PositionKey KeyOf(const Frame& frame) const;
  PackedTricks SearchTrick(Frame& frame);
  PackedTricks SearchCard(Frame& frame, const OpenTrick& trick) {
    return ChooseCard(frame, trick).tricks;
  }
  Choice ChooseCard(Frame& frame, const OpenTrick& trick);
  PackedTricks AfterCard(Frame& frame, const OpenTrick& trick, int seat, Card card);
  PackedTricks NextTrick(const Frame& frame, int winner);

  const Switches switches_;
  PositionTable& table_;
  jasnel::internal::Budget& budget_;
};

}  // namespace jasnel::boerenbridge::internal
