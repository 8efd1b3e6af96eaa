// Can a seat force a number of tricks even if the others choose, after each trick that one of them
// takes, who of them leads? If it can, it can all the more where the winner leads: the others have
// one choice less.
//
// With free leads only one thing about a card of the others counts: how many cards of the seat in
// its suit are below it. That decides whether it beats each of them, and which of two others' cards
// wins makes no difference. So many more positions are the same than in the game itself.
#pragma once

#include "solver/boerenbridge/position_table.h"
#include "solver/boerenbridge/question.h"
#include "solver/boerenbridge/search_turn.h"
#include "solver/boerenbridge/trick_start.h"

namespace jasnel::boerenbridge::internal {

class FreeLeadSearch {
 public:
  /// All arguments must outlive this. The table may be that of the paranoid search for the seat.
  FreeLeadSearch(bool sure_tricks, PositionTable& table, SearchTurn& turn, int seat)
      : sure_tricks_(sure_tricks), table_(table), turn_(turn), seat_(seat) {}

  /// Whether the seat can force a number of tricks in `wanted` with free leads, from the start of a
  /// trick on. If it does not lead, any other seat may. Meaningless if the turn has halted.
  bool CanForce(const TrickStart& start, TrickRange wanted);

 private:
  struct Frame {
    TrickStart start;
    Hands hands{};  // as the trick is played
    TrickRange wanted{};
  };

  bool SearchTrick(Frame& frame);
  bool SearchLeads(Frame& frame);
  bool SearchCard(Frame& frame, const OpenTrick& trick);
  bool SearchOwnCard(Frame& frame, const OpenTrick& trick);
  bool SearchCardOfOthers(Frame& frame, const OpenTrick& trick, int seat);
  bool AfterCard(Frame& frame, const OpenTrick& trick, int seat, Card card);
  bool NextTrick(const Frame& frame, int winner);

  const bool sure_tricks_;
  PositionTable& table_;
  SearchTurn& turn_;
  const int seat_;
};

}  // namespace jasnel::boerenbridge::internal
