// `jasnel deal`: random deals.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeDealCommand(CLI::App& app);

}  // namespace jasnel
