// Limits for `exec:` programs, as flags for matches of both games.
#pragma once

#include "tools/shared/cli_forward.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

/// Adds `--time-limit` and `--start-limit` to a group of flags.
void AddProgramFlags(CLI::App& app, ProgramTerms& terms, const char* group);

}  // namespace jasnel
