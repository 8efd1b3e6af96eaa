// Max^n search: every seat plays for its own score.
#pragma once

#include <cstdint>

#include "jasnel/boerenbridge/solver.h"
#include "solver/boerenbridge/card_order.h"
#include "solver/boerenbridge/position_table.h"
#include "solver/boerenbridge/trick_start.h"
#include "solver/search/budget.h"

namespace jasnel::boerenbridge::internal {

/// The tricks of all seats, with four bits for each: seat 0 has the lowest.
using PackedTricks = std::uint32_t;

constexpr PackedTricks OneTrickOf(int seat) { return PackedTricks{1} << (4 * seat); }
constexpr int TricksOf(PackedTricks tricks, int seat) {
  return static_cast<int>(tricks >> (4 * seat) & 15);
}

/// Finds what each seat takes if the seat to play always plays the first card, in the order of
/// card_order.h, that gives it its best score.
///
/// A seat's score falls with the distance between the tricks it takes and its bid, and is highest
/// at distance 0. So a seat minimises the distance between the tricks it takes from now on and its
/// *need*, bid minus tricks taken. A need below 0 makes it want the fewest tricks, as 0 does; a
/// need above the number of tricks left makes it want the most, as that number does. Needs are
/// therefore clamped to that range, which does not change the choices.
class MaxNSearch {
 public:
  /// All arguments must outlive this. `table` must be empty, or filled by a search with the same
  /// switches.
  MaxNSearch(const Switches& switches, PositionTable& table, jasnel::internal::Budget& budget)
      : switches_(switches), table_(table), budget_(budget) {}

  struct Choice {
    Card card;                ///< as a card of the search: see SearchRoot::cards
    PackedTricks tricks = 0;  ///< from the trick in progress on
  };

  /// The card chosen by the seat to play, and its result. `needs` are bids minus tricks taken
  /// before. Meaningless if the budget stopped the search.
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
