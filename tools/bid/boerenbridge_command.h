// `jasnel boerenbridge bid`: how many tricks to bid.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel::boerenbridge {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeBidCommand(CLI::App& app);

}  // namespace jasnel::boerenbridge
