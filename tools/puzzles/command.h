// `jasnel puzzles`: positions with one card that is best by far.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds the subcommand to `app`.
std::unique_ptr<Command> MakePuzzlesCommand(CLI::App& app);

}  // namespace jasnel
