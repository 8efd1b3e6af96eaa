// `jasnel engine`: calls, bids and cards for other programs, one request a line.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeEngineCommand(CLI::App& app);

}  // namespace jasnel
