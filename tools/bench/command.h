// `jasnel bench`: the cost of the search, the effect of its parts, and its correctness.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeBenchCommand(CLI::App& app);

}  // namespace jasnel
