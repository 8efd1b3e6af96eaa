// Bounds of a position's value without search.
#pragma once

#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"
#include "solver/search/transposition_table.h"

JASNEL_KERNEL_BEGIN

/// Narrows `bounds` by what is left, if that may decide `target`: no side can win more than all
/// remaining points plus all roem it can still win.
void NarrowByTotal(const SuitLookup& deal, const TrickStart& start, int target, Bounds& bounds);

/// Narrows `bounds` by the points that one side is certain to win, if that decides `target`: from
/// its trumps above all opposing ones, or from what the leader's side takes with winners. `taken`
/// becomes what the bound counts for each side.
void NarrowBySure(const SuitLookup& deal, const TrickStart& start, int target, Bounds& bounds,
                  Taken& taken);

JASNEL_KERNEL_END
