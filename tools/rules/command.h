// `jasnel rules`: the rule sets and their options.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeRulesCommand(CLI::App& app);

}  // namespace jasnel
