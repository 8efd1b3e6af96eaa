// `jasnel solve`: exact answers for deals with all hands open.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeSolveCommand(CLI::App& app);

}  // namespace jasnel
