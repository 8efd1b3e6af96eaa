// `jasnel boerenbridge solve`: exact answers for deals with open hands.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel::boerenbridge {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeSolveCommand(CLI::App& app);

}  // namespace jasnel::boerenbridge
