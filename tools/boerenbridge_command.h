// `jasnel boerenbridge`: the commands for boerenbridge.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel::boerenbridge {

/// Adds the commands below it to `app`, which outlives it.
std::unique_ptr<Command> MakeBoerenbridgeCommand(CLI::App& app);

}  // namespace jasnel::boerenbridge
