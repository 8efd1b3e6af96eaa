// `jasnel boerenbridge score`: the score sheet of a round, or of several.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel::boerenbridge {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeScoreCommand(CLI::App& app);

}  // namespace jasnel::boerenbridge
