// `jasnel book`: what a hand is worth in each suit and place, from the book of hands.
#pragma once

#include <memory>

#include "tools/shared/command.h"

namespace jasnel {

/// Adds its flags to `app`, which outlives it.
std::unique_ptr<Command> MakeBookCommand(CLI::App& app);

}  // namespace jasnel
