// `jasnel compare`: results of the same boards from several tables.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeCompareCommand(CLI::App& app);

}  // namespace jasnel
