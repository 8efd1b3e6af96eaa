// `jasnel match`: players against each other, on the same deals.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeMatchCommand(CLI::App& app);

}  // namespace jasnel
