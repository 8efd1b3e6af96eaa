// `jasnel sheet`: the score sheet of a game at a table.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeSheetCommand(CLI::App& app);

}  // namespace jasnel
