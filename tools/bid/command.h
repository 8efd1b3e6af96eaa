// `jasnel bid`: what each call is worth to a seat that sees one hand.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds the subcommand to `app`.
std::unique_ptr<Command> MakeBidCommand(CLI::App& app);

}  // namespace jasnel
