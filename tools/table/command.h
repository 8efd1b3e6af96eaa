// `jasnel table`: deals with each suit as trump.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeTableCommand(CLI::App& app);

}  // namespace jasnel
