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
  /// For a deal of these cards.
  void Clear(PlaySet cards) { history_.Clear(cards); }

  /// Adds `cards` of the seat at `place` to `moves`. A leader's `first` comes first, unless it is
  /// TableEntry::kNoMove.
  void Add(const OpenTrick& trick, int place, PlaySet cards, PlayCard first, const SuitLookup& deal,
           const Rules& rules, MoveList& moves) const {
    if (place == 0) {
      Lead(trick, cards, first, deal, moves);
    } else if (place + 1 < kSeats) {
      place == 1 ? Follow<1>(trick, cards, deal, moves) : Follow<2>(trick, cards, deal, moves);
    } else {
      Last(trick, cards, rules, moves);
    }
  }

  /// Learns that `moves[decided]` caused a cutoff at `place`. Nothing is learned from the first
  /// move.
  void Learn(const OpenTrick& trick, int place, const MoveList& moves, int decided) {
    if (decided > 0) history_.Learn(trick, place, moves, decided);
  }

 private:
  void Lead(const OpenTrick& trick, PlaySet cards, PlayCard first, const SuitLookup& deal,
            MoveList& moves) const;

  template <int kPlace>
  void Follow(const OpenTrick& trick, PlaySet cards, const SuitLookup& deal, MoveList& moves) const;
  void Last(const OpenTrick& trick, PlaySet cards, const Rules& rules, MoveList& moves) const;

  History history_;
};

JASNEL_KERNEL_END
