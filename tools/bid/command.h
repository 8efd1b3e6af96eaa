// `jasnel bid`: the value of each call for a seat that sees only its own hand.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeBidCommand(CLI::App& app);

}  // namespace jasnel
