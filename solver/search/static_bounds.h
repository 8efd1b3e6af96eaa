// Bounds of a position's value without search.
#pragma once

#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"
#include "solver/search/transposition_table.h"

JASNEL_KERNEL_BEGIN

/// Narrows `bounds` by what is left, if that may decide `target`: no side can win more than all
/// remaining points plus all roem it can still win.
inline void NarrowByTotal(const SuitLookup& deal, const TrickStart& start, int target,
                          Bounds& bounds) {
  if (target > start.points) {
    bounds.upper = start.points + deal.MostRoem(start.left, 0);
  } else if (target <= -start.points) {
    bounds.lower = -start.points - deal.MostRoem(start.left, 1);
  }
}

/// Whether the points that one side is certain to win decide `target`: from its trumps above all
/// opposing ones, or from what the leader's side takes with winners. Then `bound` is the bound of
/// the value that decides, and `taken` what it counts for each side.
bool DecidesBySure(const SuitLookup& deal, const TrickStart& start, int target, int& bound,
                   Taken& taken);

JASNEL_KERNEL_END
