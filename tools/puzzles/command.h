// `jasnel puzzles`: positions with one card that is best by far.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakePuzzlesCommand(CLI::App& app);

}  // namespace jasnel
