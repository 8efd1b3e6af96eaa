// The commands of `jasnel endings`.
#pragma once

#include <memory>

#include "tools/shared/cli_forward.h"
#include "tools/shared/command.h"

namespace jasnel::endings {

std::unique_ptr<Command> MakeMakeCommand(CLI::App& app);
std::unique_ptr<Command> MakeScoreCommand(CLI::App& app);

}  // namespace jasnel::endings
