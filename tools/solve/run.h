// Runs deals through the solver, from their source to the printed answers.
#pragma once

#include "tools/shared/command.h"
#include "tools/solve/options.h"

namespace jasnel {

/// Solves all deals in `options` and prints the answers in order, in bounded memory for any number
/// of deals.
ExitStatus SolveDeals(const SolveOptions& options);

}  // namespace jasnel
