// Bounds of a position's value that need no search.
#pragma once

#include "solver/deal_tables.h"
#include "solver/open_trick.h"
#include "solver/table.h"

namespace jasnel::internal {

/// Nobody wins more than all points that are left and all roem the side can still win.
Bounds TotalBounds(const DealTables& deal, const TrickStart& start);

/// `bounds`, narrowed by the points that one side is sure of: its trumps above all of the others',
/// and what the leader's winners take.
Bounds SureBounds(const DealTables& deal, const TrickStart& start, Bounds bounds);

}  // namespace jasnel::internal
