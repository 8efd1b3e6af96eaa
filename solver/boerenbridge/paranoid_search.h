// Paranoid search: one seat against all the others.
#pragma once

#include <cstdint>

#include "jasnel/boerenbridge/solver.h"
#include "solver/boerenbridge/card_order.h"
#include "solver/boerenbridge/position_table.h"
#include "solver/boerenbridge/trick_start.h"
#include "solver/search/budget.h"

namespace jasnel::boerenbridge::internal {

/// A range of numbers of tricks, from `least` to `most`. It may exceed the possible numbers.
struct TrickRange {
  int least;
  int most;
};

/// Answers yes-or-no questions: can a seat force a number of tricks, whatever the others do?
class ParanoidSearch {
 public:
  /// All arguments must outlive this. `table` must be empty, or filled by a search for the same
  /// seat with the same switches.
  ParanoidSearch(const Switches& switches, PositionTable& table, jasnel::internal::Budget& budget,
                 int seat)
      : switches_(switches), table_(table), budget_(budget), seat_(seat) {}

  /// Whether the seat can force a number of tricks in `wanted`, counted from the trick in progress
  /// on. Meaningless if the budget stopped the search.
  bool CanForce(const SearchRoot& root, TrickRange wanted);

 private:
  struct Frame {
    TrickStart start;
    Hands hands{};  // as the trick is played
    TrickRange wanted{};
  };

  // What the others try first where they may prevent a number both by taking tricks and by leaving
  // them to the seat.
  enum class Aim { kTake, kLeave };

  bool Halted() const { return budget_.stopped() || paused_; }
  bool Ask(const SearchRoot& root, TrickRange wanted, Aim aim, std::uint64_t nodes);
  bool SearchTrick(Frame& frame);
  bool SearchCard(Frame& frame, const OpenTrick& trick);
  CardList CardsOf(const Frame& frame, const OpenTrick& trick, int seat) const;
  bool AfterCard(Frame& frame, const OpenTrick& trick, int seat, Card card);
  bool NextTrick(const Frame& frame, int winner);

  const Switches switches_;
  PositionTable& table_;
  jasnel::internal::Budget& budget_;
  const int seat_;
  Aim aim_ = Aim::kTake;
  std::uint64_t pause_at_ = 0;  // nodes
  bool paused_ = false;
};

}  // namespace jasnel::boerenbridge::internal
