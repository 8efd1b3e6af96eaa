// Runs deals through the solver, from their source to the printed answers.
#pragma once

#include "tools/shared/command.h"
#include "tools/solve/options.h"

namespace jasnel {

/// Solves all deals that `options` name and prints the answers in their order, in bounded memory
/// however many there are.
ExitStatus SolveDeals(const SolveOptions& options);

}  // namespace jasnel
