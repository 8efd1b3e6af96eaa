// The initial guess for the value of a position.
#pragma once

#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// An estimate of the points North-South will win minus those of East-West, from card ownership:
/// see EstimatePoints. A guess never changes a value, only the number of nodes.
int FirstGuess(const SuitLookup& deal, const TrickStart& start, const Rules& rules);

JASNEL_KERNEL_END
