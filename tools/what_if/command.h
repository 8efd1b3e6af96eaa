// `jasnel what-if`.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

std::unique_ptr<Command> MakeWhatIfCommand(CLI::App& app);

}  // namespace jasnel
