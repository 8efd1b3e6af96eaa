// What programs of `exec:` are given, as flags of matches of either game.
#pragma once

#include "tools/asked_program.h"
#include "tools/cli_forward.h"

namespace jasnel {

/// Adds `--time-limit` and `--start-limit` to a group of flags.
void AddProgramFlags(CLI::App& app, ProgramTerms& terms, const char* group);

}  // namespace jasnel
