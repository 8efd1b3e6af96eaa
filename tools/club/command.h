// The commands of a club, where they are not in one file.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "tools/shared/cli_forward.h"
#include "tools/shared/command.h"

namespace jasnel::club {

/// Adds the flag `flag`, a number from 1.
void AddNumberFlag(CLI::App& app, const std::string& flag, const std::string& help,
                   std::optional<int>& number);

std::unique_ptr<Command> MakePrintCommand(CLI::App& app);
std::unique_ptr<Command> MakeKnockoutCommand(CLI::App& app);
std::unique_ptr<Command> MakeMovementCommand(CLI::App& app);

}  // namespace jasnel::club
