// Move ordering. It never changes a value, only the number of nodes.
#pragma once

#include "solver/search/history.h"
#include "solver/search/kernel.h"
#include "solver/search/move_list.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// Orders cards by features of the trick, and by what the search has learned in this deal.
class MoveOrder {
 public:
  void Clear() { history_.Clear(); }

  /// Adds `cards` of the leader to `moves`. `first` comes first, unless it is TableEntry::kNoMove.
  void Lead(const OpenTrick& trick, PlaySet cards, PlayCard first, const SuitLookup& deal,
            MoveList& moves) const;

  /// Adds `cards` of the seat at `place` 1 or 2.
  void Follow(const OpenTrick& trick, int place, PlaySet cards, const SuitLookup& deal,
              MoveList& moves) const;

  /// Adds `cards` of the last seat.
  void Last(const OpenTrick& trick, PlaySet cards, const Rules& rules, MoveList& moves) const;

  /// Learns that `moves[decided]` caused a cutoff at `place`. Nothing is learned from the first
  /// move.
  void Learn(const OpenTrick& trick, int place, const MoveList& moves, int decided) {
    if (decided > 0) history_.Learn(trick, place, moves, decided);
  }

 private:
  History history_;
};

JASNEL_KERNEL_END
