// `jasnel analyse`: played deals, card by card.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeAnalyseCommand(CLI::App& app);

}  // namespace jasnel
