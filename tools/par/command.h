// `jasnel par`: the best auction with open hands.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeParCommand(CLI::App& app);

}  // namespace jasnel
