// `jasnel analyse`: played deals, card by card.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds the subcommand to `app`.
std::unique_ptr<Command> MakeAnalyseCommand(CLI::App& app);

}  // namespace jasnel
