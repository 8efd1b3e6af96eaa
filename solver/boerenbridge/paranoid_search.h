// Paranoid search: one seat against all the others.
#pragma once

#include <cstdint>

#include "jasnel/boerenbridge/solver.h"
#include "solver/boerenbridge/card_order.h"
#include "solver/boerenbridge/free_lead_search.h"
#include "solver/boerenbridge/position_table.h"
#include "solver/boerenbridge/question.h"
#include "solver/boerenbridge/search_turn.h"
#include "solver/boerenbridge/trick_start.h"
#include "solver/search/budget.h"

namespace jasnel::boerenbridge::internal {

/// Answers yes-or-no questions: can a seat force a number of tricks, whatever the others do?
class ParanoidSearch {
 public:
  /// All arguments must outlive this. `table` must be empty, or filled by a search for the same
  /// seat with the same switches.
  ParanoidSearch(const Switches& switches, PositionTable& table, jasnel::internal::Budget& budget,
                 int seat)
      : switches_(switches),
        table_(table),
        turn_(budget),
        free_leads_(switches.sure_tricks, table, turn_, seat),
        seat_(seat) {}

  /// Whether the seat can force a number of tricks in `wanted`, counted from the trick in progress
  /// on. Meaningless if the budget stopped the search.
  bool CanForce(const SearchRoot& root, TrickRange wanted);

  ParanoidSearch(const ParanoidSearch&) = delete;
  ParanoidSearch& operator=(const ParanoidSearch&) = delete;

 private:
  struct Frame {
    TrickStart start;
    Hands hands{};  // as the trick is played
    TrickRange wanted{};
  };

  // What the others try first where they may prevent a number both by keeping tricks from the seat
  // and by leaving it too many.
  // Where only leaving helps, the one
  // aim leads in the second way.
  enum class Aim { kKeep, kLeave };

  bool Ask(const SearchRoot& root, TrickRange wanted, Aim aim, std::uint64_t nodes);
  bool SearchTrick(Frame& frame);
  bool SucceedsWithFreeLeads(const Frame& frame);
  bool SearchCard(Frame& frame, const OpenTrick& trick);
  CardList CardsOf(const Frame& frame, const OpenTrick& trick, int seat) const;
  bool AfterCard(Frame& frame, const OpenTrick& trick, int seat, Card card);
  bool NextTrick(const Frame& frame, int winner);

  const Switches switches_;
  PositionTable& table_;
  SearchTurn turn_;
  FreeLeadSearch free_leads_;
  const int seat_;
  Aim aim_ = Aim::kKeep;
  bool long_turn_ = false;
};

}  // namespace jasnel::boerenbridge::internal
