// The initial guess for the value of a position.
#pragma once

#include "solver/search/kernel.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_lookup.h"

JASNEL_KERNEL_BEGIN

/// An estimate of the points North-South will win minus those of East-West, from card ownership:
/// linear, fitted by least squares to the values of 2,400 random deals, with a standard error of 40
/// points (the values themselves have a standard deviation of 103). A guess never changes a value,
/// only the number of nodes.
int FirstGuess(const SuitLookup& deal, const TrickStart& start);

JASNEL_KERNEL_END
