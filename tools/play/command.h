// `jasnel play`: a person against the engine, in the terminal.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakePlayCommand(CLI::App& app);

}  // namespace jasnel
