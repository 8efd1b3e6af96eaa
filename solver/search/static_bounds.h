// Bounds of a position's value that need no search.
#pragma once

#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"
#include "solver/search/transposition_table.h"

JASNEL_KERNEL_BEGIN

/// Narrows `bounds` by what is left, where that may decide `target`: nobody wins more than all
/// points and all roem the side can still win.
void NarrowByTotal(const SuitLookup& deal, const TrickStart& start, int target, Bounds& bounds);

/// Narrows `bounds` by the points that one side is sure of, where that decides `target`: by its
/// trumps above all of the others', or by what the leader's side takes with winners.
void NarrowBySure(const SuitLookup& deal, const TrickStart& start, int target, Bounds& bounds);

JASNEL_KERNEL_END
