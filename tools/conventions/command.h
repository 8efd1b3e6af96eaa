// `jasnel conventions`: shows cards of conventions.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeConventionsCommand(CLI::App& app);

}  // namespace jasnel
