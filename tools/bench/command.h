// `jasnel bench`: what the search costs, what its parts are worth, and whether it is right.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds the subcommand to `app`, which outlives it.
std::unique_ptr<Command> MakeBenchCommand(CLI::App& app);

}  // namespace jasnel
