// `jasnel study`: the same question about millions of deals, in pieces that any machine can make.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds the commands below it to `app`, which outlives it.
std::unique_ptr<Command> MakeStudyCommand(CLI::App& app);

}  // namespace jasnel
