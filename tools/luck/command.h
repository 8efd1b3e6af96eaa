// `jasnel luck`: what made the results of played deals.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeLuckCommand(CLI::App& app);

}  // namespace jasnel
